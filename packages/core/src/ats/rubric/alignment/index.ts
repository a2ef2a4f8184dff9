import type { Rule } from '../rule.ts';
import { DEGREE } from './degree.ts';
import { RECENCY } from './recency.ts';
import { TITLE } from './title.ts';
import { YEARS } from './years.ts';

export const ALIGNMENT: readonly Rule[] = [TITLE, YEARS, DEGREE, RECENCY];
