/** Maximum length of a description, in UTF-16 units; anything beyond is left out. */
export const MAX_JOB_LENGTH = 100_000;
