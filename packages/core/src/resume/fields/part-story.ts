import { countWords } from '../../text/count-words.ts';
import { titleScore } from '../lexicon/titles.ts';
import { fragmentOf } from './fragment.ts';
import { type Head, type Part, partOf } from './part-cuts.ts';

/** The end of a sentence inside a line: not an initial or an abbreviation. */
const STOP_PATTERN =
  /(?<!(?:^|[^\p{L}])(?:\p{L}|Inc|Co|Corp|Ltd|Bros|Jr|Sr|St|Dr|Mr|Ms|Mrs|No|vs|Dept|Univ|Prof|Sp))\. (?=[\p{Lu}\d])/u;

const STOPS_PATTERN = new RegExp(STOP_PATTERN, 'gu');

/** A sentence that starts within a line and continues for this many words, or past its end, describes the entry. */
const MIN_RUNNING_WORDS = 7;

/** A sentence has more words than this, unless it is the third or later piece between periods. */
const MAX_NAME_WORDS = 6;

/**
 * The names before the sentence that describes an entry: "Analyst, Ridgeline Foods, Utrecht. Built the", "Ocean Beauty (Kodiak,
 * AK). Cannery Worker. Graded and packed salmon."
 */
export function removeStory(part: Part, result: Head): Part[] {
  if (result.story) return [part];
  const open = AFTER_DATE_PATTERN.exec(part.text);
  if (open) {
    result.story = fragmentOf(part.line, part.from + open[0].length, part.to);
    return [];
  }
  const stops = [...part.text.matchAll(STOPS_PATTERN)].map(({ index }) => index);
  if (stops.length === 0) return [part];
  const story = findStoryStop(part, stops);
  if (story === undefined) return [part];
  const names = stops.slice(0, story + 1).flatMap((to, i) => {
    const from = i === 0 ? 0 : (stops[i - 1] ?? 0) + 2;
    return partOf(part.line, part.from + from, part.from + to) ?? [];
  });
  if (names.length === 0) return [part];
  const last = part.from + (stops[story] ?? 0) + 2;
  const rest = part.line.text.slice(last, part.to);
  if (isShortTitle(rest)) return [...names, partOf(part.line, last, part.to - (rest.endsWith('.') ? 1 : 0)) ?? part];
  result.story = fragmentOf(part.line, last, part.to);
  return names;
}

/** ". Built the" */
const AFTER_DATE_PATTERN = /^[.;:]\s+(?=\p{Lu}(?:\S*\s){2})/u;

/** Index of the stop that the description follows; undefined if there is none. */
function findStoryStop({ text, to, line }: Part, stops: readonly number[]): number | undefined {
  const [first = 0] = stops;
  const after = text.slice(first + 2);
  const goesOn = to >= line.text.length && !/[.!?]$/.test(after) && line.x1 > 0.85 * line.right;
  if (goesOn || countWords(after) >= MIN_RUNNING_WORDS) {
    const short = stops.findIndex((stop, i) => !isShortTitle(text.slice(stop + 2, stops[i + 1] ?? text.length)));
    return short < 0 ? stops.length - 1 : short;
  }
  const isListed = /\.$/.test(text) && countWords(text.slice(0, first)) <= MAX_NAME_WORDS;
  return isListed ? stops.length - 1 : undefined;
}

/** "Cannery Worker": a title between periods. */
function isShortTitle(text: string): boolean {
  const words = countWords(text);
  return (words <= 2 && !text.endsWith('.')) || (words <= 4 && titleScore(text.replace(/\.$/, '')) >= 2);
}

/** The start of a sentence after a date and its closing bracket, in characters; the length of the text if there is none. */
export function storyAfter(text: string, from: number): number {
  const rest = text.slice(from);
  const bare = /^\)?\.\s+(?=\p{Lu})/u.exec(rest);
  if (bare) return from + bare[0].length;
  const stop = STOP_PATTERN.exec(rest);
  return stop && countWords(rest.slice(stop.index)) >= MIN_RUNNING_WORDS ? from + stop.index : text.length;
}
