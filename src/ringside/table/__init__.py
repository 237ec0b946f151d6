"""People around one game: seats, turns, clocks, chat, versions. No sockets, no database."""
