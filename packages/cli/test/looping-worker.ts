/** Simulates a parser in an endless loop. */
for (;;);
