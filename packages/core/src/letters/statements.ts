import { splitSentences } from '../text/sentences.ts';

/** One statement of a sentence: what can be true or false by itself. */
export interface Statement {
  /** Without the word that joins it to the one before. */
  text: string;
  start: number;
  end: number;
}

/** What may precede the subject: "At Lakeview Hospital, ", "Also as a volunteer at the shelter, ". */
const FRONT = String.raw`(?:(?:(?:also|earlier|later|then|currently|previously) |before that, |there, )?(?:at|in|as|with|during|for|from|while|since|over|throughout|through|on)\b[^;]{1,90}?|also|there|then|earlier|later|before that|today|overall|in addition),\s+`;
const FRONT_PATTERN = new RegExp(`^(${FRONT})(?=(?:I|my|we)\\b)`, 'i');

/** A statement without what precedes its subject, which is returned separately and is empty if there is nothing. */
export function splitFront(text: string): { front: string; core: string } {
  const front = FRONT_PATTERN.exec(text)?.[1] ?? '';
  return { front: front.replace(/,\s+$/, ''), core: text.slice(front.length) };
}

const JOINT = String.raw`(?:,?\s+(?:and|but|or|so|because|since|as|when|where|while|although|though|that|which|whereas|after|before)\s+|,\s+|\s+[–—-]\s+)`;
/** A subject with its verb; "as my own" has none. */
const SUBJECT = String.raw`(?:I\b|my (?:[\p{L}’-]+ ){1,4}(?:is|are|was|were|has|have|had|includes?|included|taught|gave|helped|shows?|showed)\b)`;
/** Where another statement with its own subject follows: "…, and at Lakeview I cared for…". A front alone isn't a statement. */
const SUBJECT_JOINT_PATTERN = new RegExp(`${JOINT}(?=(?:${FRONT})?${SUBJECT})`, 'giu');
const SUBJECT_OPENING_PATTERN = new RegExp(`^(?:${FRONT})?${SUBJECT}`, 'iu');
/** A wish that shares its subject: "I led a team and would love to…". */
const WISH_JOINT_PATTERN =
  /,?\s+and\s+(?=(?:(?:also|now|really|still) )?(?:would|am|look|hope|want|believe|feel|can|will|enjoy|love|like)\b)/gi;
/** What somebody got out of it: "…, which taught me patience". */
const LESSON_PATTERN =
  /,\s+(?:which|something that|and (?:it|this|that))\s+(?:has |have )?(?:taught|gave|given|helped|made|showed|shown|prepared|is something)\b[^.\d]*(?=[.!]?$)/i;

const SELF_PATTERN = /\b(?:I|me|my|mine|myself|we|our|us)\b/;

/** Splits a text into sentences, and those into statements; the offsets are UTF-16 units of the text. */
export function listStatements(text: string): Statement[][] {
  return splitSentences(text).map(({ text: sentence, start }) => splitStatements(sentence, start));
}

function splitStatements(sentence: string, offset: number): Statement[] {
  const cut = LESSON_PATTERN.exec(sentence);
  const body = cut ? sentence.slice(0, cut.index) : sentence;
  const joints = [...body.matchAll(SUBJECT_JOINT_PATTERN), ...body.matchAll(WISH_JOINT_PATTERN)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .filter(({ from }) => SELF_PATTERN.test(body.slice(0, from)))
    .sort((a, b) => a.from - b.from);
  const statements: Statement[] = [];
  let start = 0;
  for (const { from, to } of [...joints, { from: body.length, to: body.length }]) {
    if (from < start) continue;
    const part = body.slice(start, from);
    const isShared = start > 0 && !SUBJECT_OPENING_PATTERN.test(part);
    if (part.trim() !== '')
      statements.push({ text: isShared ? `I ${part}` : part, start: offset + start, end: offset + from });
    start = to;
  }
  return statements;
}

/** Whether a statement is about the person who writes: in the first person, or starting with a verb as on a résumé. */
export const isFirstPerson = (text: string): boolean => SELF_PATTERN.test(text);
