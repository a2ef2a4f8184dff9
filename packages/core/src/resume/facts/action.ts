import { listVerbReadings } from '../../text/verbs.ts';
import { titleScore } from '../lexicon/titles.ts';

/** A bare verb form can be a noun too ("Design lead"), so the line must continue for this many words. */
const MIN_WORDS = 4;
/** "Licensed practical nurse" starts like a sentence but names a job. */
const MAX_TITLE_WORDS = 5;

/**
 * Whether a text starts with something a person did, as descriptions do and names don't: "Planned and taught math". The word after the verb is in lowercase or
 * a number, unlike in "United Airlines" and "Managed Care Group".
 */
export function opensWithAction(text: string): boolean {
  if (DUTY_PATTERN.test(text)) return true;
  const [first = '', second = '', ...rest] = text.replace(/^[^\p{L}\p{N}]+/u, '').split(/\s+/);
  const readings = listVerbReadings(first.replace(/[^\p{L}-]+$/u, ''));
  if (readings.length === 0 || !/^(?:[\p{Ll}\d$#(]|&$)/u.test(second)) return false;
  const words = rest.length + 2;
  if (titleScore(text) >= 2 && words <= MAX_TITLE_WORDS) return false;
  if (readings.some(({ form }) => form === 'past')) return true;
  // "Master of Science", "Bachelor of Arts": a noun.
  return (
    second !== 'of' && readings.some(({ form }) => form === 'base') && words >= MIN_WORDS && titleScore(text) === 0
  );
}

/** "Responsible for the opening of the store". */
const DUTY_PATTERN = /^(?:solely |jointly |also )?responsible for \p{Ll}/iu;
