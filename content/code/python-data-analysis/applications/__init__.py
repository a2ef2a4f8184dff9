"""Which applications get answers? A small analysis with the standard library."""
