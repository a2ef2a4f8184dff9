import type { WordTable } from '../types.ts';

export const CPP_WORDS: WordTable = {};
