"""Which applications get answers: a small analysis with the standard library."""
