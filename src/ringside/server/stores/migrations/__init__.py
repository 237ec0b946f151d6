"""The history of the schema. Each step is a file in versions/, named by its number."""
