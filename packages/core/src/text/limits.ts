/** Longest description that is read, in UTF-16 units; what comes after is left out. */
export const MAX_JOB_LENGTH = 100_000;
