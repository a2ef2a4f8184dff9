import { findSkills } from '../skills/index.ts';
import { findNamedOccupations } from './occupation.ts';

/** A line that starts with two to four capitalized words and a comma, as "Jane Q. Doe, MBA" does. */
const LINE_PATTERN = /^\W*((?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}'’-]*),\s*$/u;
/** The same inside a sentence: "by Jane Miller, CPA,". */
const INSIDE_PATTERN = /(?<!\p{L})(\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+),\s*$/u;
/** Capitalized words that start an item of a list of requirements, and no person's name. */
const NO_NAME_PATTERN =
  /\b(?:licen[sc]\w*|certif\w*|regist\w*|degrees?|diploma|experienced?|skills?|knowledge|abilit(?:y|ies)|valid|active|current|proven|strong|excellent|good|must|required?|preferred|minimum|education|training|computers?|software|systems?|tools?|to|of|and|in|with|for|[a-z]+(?:tion|ness))\b/i;
const MAX_SIGNATURE = 80;

/**
 * Whether the text before a credential is the name of the person who has it, as in a signature: "Jane Q. Doe, MBA". A list of
 * capitalized names isn't ("Adobe Photoshop, Illustrator", "Registered Nurse, BLS").
 *
 * @param text a sentence
 * @param start where the credential starts
 */
export function isSignedName(text: string, start: number): boolean {
  const before = text.slice(0, start);
  const name = text.length <= MAX_SIGNATURE ? LINE_PATTERN.exec(before)?.[1] : undefined;
  return name !== undefined && isPossibleName(name);
}

/** Whether the words directly before a position, up to a comma, can be a person's name. */
export function followsPersonName(text: string, start: number): boolean {
  const name = INSIDE_PATTERN.exec(text.slice(Math.max(0, start - 60), start))?.[1];
  return name !== undefined && isPossibleName(name);
}

function isPossibleName(words: string): boolean {
  return !NO_NAME_PATTERN.test(words) && findSkills(words).length === 0 && findNamedOccupations(words).length === 0;
}
