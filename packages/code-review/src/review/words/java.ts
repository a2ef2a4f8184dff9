import type { WordTable } from '../types.ts';

export const JAVA_WORDS: WordTable = {};
