import { findCredentials } from '../../jobs/licenses.ts';
import type { SkillId } from '../../skills/types.ts';

const BREAK = /[;:•|]|[.!?](?=\s|$)/g;
/** What precedes the name of the next license. */
const OPENING_OF_NEXT = /(?:[,/&(]|\b(?:and|or|plus|with)\b)[^,/&]*$/i;
/** A license of another name: "and a Georgia conditioned air license". */
const OTHER_LICENSE =
  /(?:,|\band\b|\bplus\b)\s+(?:an?|current|active|valid|the)\s+(?:[A-Z]\w+ )?(?:(?!state\b|professional\b|practice\b)[a-z][\w-]*\s+){1,4}(?:licen[sc]e|certificate|certification|permit|card|registration)\b.*$/;
/** What comes only after the hire: ", Kentucky LD within 60 days". */
const LATER = /,[^,]*\bwithin (?:\w+ ){1,3}(?:days|months|weeks|year)\b.*$/i;
/** What connects a license with the one before it. */
const OPENS_NEXT = /^(?:\s*(?:[,/&+]|and|or|plus|with|as well as|along with|in addition to))+\s+/i;

/**
 * The words of a sentence that are about the wanted licenses: from the one that the sentence names before to the one that it names after, within the clause. In
 * "Ohio RN license, BLS, and ACLS", the state is the first one's.
 */
export function findAskedPhrase(quote: string, wanted: readonly SkillId[]): string {
  const named = findCredentials(quote, 'list');
  const own = named.filter(({ skill }) => wanted.includes(skill));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return quote;
  const before = named.filter(({ end, skill }) => end <= first.start && !wanted.includes(skill)).at(-1);
  const after = named.find(({ start, skill }) => start >= last.end && !wanted.includes(skill));
  const marks = [...quote.matchAll(BREAK)];
  const opening = marks.findLast(({ index }) => index < first.start);
  // "Massage: licensed in Nebraska" goes on after the colon.
  const closing = marks.find(({ 0: mark, index }) => index >= last.end && mark !== ':');
  const from = Math.max(before?.end ?? 0, opening ? opening.index + 1 : 0);
  const to = Math.min(after?.start ?? quote.length, closing?.index ?? quote.length);
  const rest = quote.slice(last.end, to).replace(OTHER_LICENSE, '').replace(LATER, '');
  const phrase = `${quote.slice(from, last.end)}${after?.start === to ? rest.replace(OPENING_OF_NEXT, '') : rest}`;
  return before && before.end === from ? phrase.replace(OPENS_NEXT, '') : phrase;
}
