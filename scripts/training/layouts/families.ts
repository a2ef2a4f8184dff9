/** All families of layouts. */
import type { Family } from './layout.ts';
import { CLASSIC_WORD } from './layouts/classic-word.ts';
import { HINT_COLUMN } from './layouts/hint-column.ts';
import { MODERN_WORD } from './layouts/modern-word.ts';
import { PLAIN_ATS } from './layouts/plain-ats.ts';
import { SIDEBAR_LEFT } from './layouts/sidebar-left.ts';
import { TYPESET_ARTICLE } from './layouts/typeset-article.ts';

export const FAMILIES: readonly Family[] = [
  CLASSIC_WORD,
  MODERN_WORD,
  TYPESET_ARTICLE,
  HINT_COLUMN,
  SIDEBAR_LEFT,
  PLAIN_ATS,
];
