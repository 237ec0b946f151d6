"""The SlamBall Card Game: its rules, scenarios, cards and coaches."""
