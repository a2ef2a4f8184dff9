import { compareOccupations } from './occupation-pairs.ts';
import { compareAlternatives, findAlternatives } from './options.ts';
import { PERSON_KINDS } from './person.ts';
import { TRAINING_KINDS } from './training.ts';
import type { Asked, QuestionKind } from './types.ts';
import { WORK_KINDS } from './work.ts';

/** What only a lawyer, a doctor, an exam office, or the person’s own employer knows. */
const NOT_OURS = new RegExp(
  [
    String.raw`\b(?:visas?|h-?1b|green ?card|work (?:permit|authorization)|daca|asylum|sponsor(?:s|ship)?)\b`,
    String.raw`\b(?:retake|re-?test)\b`,
    String.raw`\b(?:sue|lawsuit|lawyer up|non-?compete|tax(?:es)? (?:on|for)|deduct\w*|llc)\b`,
    String.raw`\b(?:insulin|diabet\w+|epilep\w+|seizures?|medication|pregnan\w+|color ?blind\w*|hearing (?:aids?|loss)|ptsd|surgery)\b`,
    String.raw`\b(?:will|would|does|do|can|could)\b.{0,40}\b(?:district|hospital|employer|company|job|work|boss|firm|they)\b.{0,20}\b(?:pay for|reimburse|cover|help)\b`,
    String.raw`\bboss\b|\bleave mid|\bbreak(?:ing)? my (?:contract|lease)|\bmy contract\b`,
  ].join('|'),
  'i',
);
const OPTIONAL_TRAINING = /\b(?:OPT|CPT|EAD)\b/;
/** A legal status that also decides questions which don’t name it. */
const STATUS = /\b(?:on|have|with|my) (?:an? |my )?(?:h-?1b|f-?1|j-?1|o-?1|tn|daca|opt|cpt|visa|ead)\b|\bh-?1b\b/i;
const BY_STATUS =
  /\bhow (?:much|long)\b.{0,12}\b(?:time|do i have|can i stay)\b|\bfreelanc\w*|\bside (?:job|gig)|\bstay\b|\btravel\b/i;

/** Whether a question needs somebody who knows the case. */
export const isNotOurs = ({ clause, request }: Asked): boolean =>
  NOT_OURS.test(clause.text) ||
  OPTIONAL_TRAINING.test(clause.text) ||
  (BY_STATUS.test(clause.text) && STATUS.test(`${request.goals} ${request.current.title}`));

const KINDS: readonly QuestionKind[] = [...PERSON_KINDS, ...TRAINING_KINDS, ...WORK_KINDS];
const SPEED = /\b(?:fast(?:est|er)?|quick(?:est|er)?|sooner|shorter)\b/i;

/** The answer from our tables. Null if they don’t hold one for certain; empty if the description of the work has it. */
export function answerQuestion(asked: Asked): readonly string[] | null {
  if (isNotOurs(asked)) return null;
  const { clause, scope } = asked;
  const pair = findAlternatives(clause.text) ?? findAlternatives(clause.sentence);
  if (pair) return compareAlternatives(pair, SPEED.test(clause.sentence));
  const compared = compareOccupations(clause.text);
  if (compared.length > 0) return compared;
  for (const { pattern, except, readsScope, answer } of KINDS) {
    const text = readsScope ? scope : clause.text;
    if (!pattern.test(text) || except?.test(text)) continue;
    const found = answer(asked);
    if (found !== null) return found;
  }
  return null;
}
