"""Everything on the table, in a handful of parts; each copies, writes and reads itself."""
