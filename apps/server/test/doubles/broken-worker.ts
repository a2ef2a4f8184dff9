/** Simulates a script that can't be loaded. */
process.exit(1);
