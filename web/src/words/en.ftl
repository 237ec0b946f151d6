# What the frame of every table says, in English.
