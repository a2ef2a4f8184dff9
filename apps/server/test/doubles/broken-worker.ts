/** Simulates a script that cannot be loaded. */
process.exit(1);
