import type { Token } from '../../tagging/tokens.ts';
import { MONTHS, PRESENT_PHRASES, SEASONS } from '../dates/words.ts';

const UNITS = new Set(
  'year years yr yrs month months mo mos mth mths week weeks summer summers winter season seasons'.split(' '),
);

/** What a token looks like: "Aa" for a word with a capital, "year", "month", or the sign itself. */
export function shapeOf({ text, word }: Token): string {
  if (/^\p{N}/u.test(text)) {
    if (text.length === 4) return /^(?:19|20)/.test(text) ? 'year' : '4 digits';
    return text.length > 4 ? 'long number' : `${text.length} digits`;
  }
  if (!/^\p{L}/u.test(text)) return text;
  if (MONTHS.has(word)) return 'month';
  if (SEASONS.has(word)) return 'season';
  if (PRESENT_PHRASES.has(word)) return 'now';
  if (UNITS.has(word)) return 'unit';
  if (text.length > 1 && text === text.toUpperCase()) return 'AA';
  return /^\p{Lu}/u.test(text) ? 'Aa' : 'aa';
}
