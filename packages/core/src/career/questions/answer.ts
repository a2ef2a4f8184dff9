import { getScope } from './clauses.ts';
import { compareOccupations } from './occupation-pairs.ts';
import { compareAlternatives, findAlternatives } from './options.ts';
import { PERSON_KINDS } from './person.ts';
import { TRAINING_KINDS } from './training.ts';
import type { Asked, QuestionKind } from './types.ts';
import { JOB_KINDS, LICENSE_KINDS } from './work.ts';

/** What only a lawyer, a doctor, an exam office, or the person’s own employer knows. */
const NOT_OURS = new RegExp(
  [
    String.raw`\b(?:visas?|h-?[124]b?|l-?[12]|f-?1|j-?1|green ?card|work (?:permit|authorization)|daca|asylum|sponsor(?:s|ship)?)\b`,
    String.raw`\b(?:sue|lawsuit|non-?compete|(?:pay|owe|my) tax(?:es)?|deduct\w*|llc)\b`,
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
const isNotOurs = ({ clause, request }: Asked): boolean =>
  NOT_OURS.test(clause.whole) ||
  (RETAKE.test(clause.text) && !LAPSED.test(getScope(clause))) ||
  OPTIONAL_TRAINING.test(clause.text) ||
  (BY_STATUS.test(clause.text) && STATUS.test(`${request.goals} ${request.current.title}`));

const KINDS: readonly QuestionKind[] = [...PERSON_KINDS, ...LICENSE_KINDS, ...TRAINING_KINDS, ...JOB_KINDS];
const RETAKE = /\b(?:retake|re-?test)\b/i;
const LAPSED = /\b(?:lapsed|expired|inactive)\b/i;
const WHICH = /\b(?:which|first|faster|better)\b/i;
/** Words that ask for the shorter of two ways. */
export const SPEED = /\b(?:fast(?:est|er)?|quick(?:est|er)?|sooner|shorter)\b/i;

/** The answer from our tables. Null if they don’t hold one for certain; empty if the description of the work has it. */
export function answerQuestion(asked: Asked): readonly string[] | null {
  if (isNotOurs(asked)) return null;
  const { clause, scope } = asked;
  const pair =
    findAlternatives(clause.text) ??
    findAlternatives(clause.sentence) ??
    (WHICH.test(clause.text) ? findAlternatives(asked.request.target.title) : null);
  if (pair) return compareAlternatives(pair, SPEED.test(clause.sentence));
  const compared = compareOccupations(clause.text);
  if (compared.length > 0) return compared;
  const found = findAnswer(asked, (kind) => (kind.readsScope === 'always' ? scope : clause.text));
  return found ?? findAnswer(asked, (kind) => (kind.readsScope === 'later' ? scope : null));
}

/** The first kind that fits and has an answer here. @param getText what a kind reads; null leaves it out */
function findAnswer(asked: Asked, getText: (kind: QuestionKind) => string | null): readonly string[] | null {
  for (const kind of KINDS) {
    const text = getText(kind);
    if (text === null || !kind.pattern.test(text) || kind.except?.test(text)) continue;
    const found = kind.answer(asked);
    if (found !== null) return found;
  }
  return null;
}
