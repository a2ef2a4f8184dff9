/** Stands for a parser that a file keeps busy for ever. */
for (;;);
