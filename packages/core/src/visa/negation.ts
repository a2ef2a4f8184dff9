import { has, TAG } from './tags.ts';

interface Word {
  text: string;
  tags: number;
  isMark: boolean;
}

/** Negators that deny only what follows them: "no sponsorship", "without a visa". */
const FORWARD_NEGATION_PATTERN =
  /^(?:no|without|zero|except|excluding|minus|against|free of|w o|lack(?:s|ed|ing)?|non)$/;
/** What a refusal can be about. */
const TARGET_TAGS =
  TAG.visa |
  TAG.code |
  TAG.filing |
  TAG.sponsor |
  TAG.act |
  TAG.anaphor |
  TAG.need |
  TAG.foreign |
  TAG.greenCard |
  TAG.citizen |
  TAG.bareCitizen |
  TAG.clearance |
  TAG.bareClearance |
  TAG.authorization |
  TAG.permanentRight |
  TAG.transfer |
  TAG.initial;
/** How far a negator reaches, in words. */
const NEGATION_REACH = 6;

/** Circumstances of an application that nobody asks for: "no filing fees", "the cap doesn't apply". */
const FILING_TERM_PATTERN =
  /^(?:(?:visa |h1b |filing |immigration )?(?:fees?|costs?|charges?|expenses?)|cap|caps|quota|quotas|lottery|h1b lottery|deadline|wait|delay|delays|limit|paperwork)$/;

/** Words that open a condition: "if you do not have a visa". */
const CONDITION_PATTERN = /^(?:if|unless|when|whenever|because|since)$/;
/** Words that end a condition, since the main clause begins. */
const MAIN_CLAUSE_PATTERN = /^(?:,|we|we'll|we're|we've|we'd|this|then|please)$/;

/**
 * The words of a statement without the negations that deny neither a visa nor its sponsoring: those of a condition ("if you don't have one, we
 * file it"), those of a circumstance ("no filing fees", "the annual cap doesn't apply"), and those with nothing after them to deny ("no calls").
 */
export function removeVoidNegations<T extends Word>(words: readonly T[]): T[] {
  let isCondition = false;
  return words.map((word, at) => {
    if (startsCondition(words, at) && !isOnlyIf(words, at)) isCondition = true;
    else if (MAIN_CLAUSE_PATTERN.test(word.text)) isCondition = false;
    if (!has(word.tags, TAG.negation) || has(word.tags, TARGET_TAGS & ~TAG.act)) return word;
    const isVoidNegation =
      (isCondition && hasSubject(words, at)) || isOfCircumstance(words, at) || hasNothingToDeny(words, at);
    return isVoidNegation ? { ...word, tags: word.tags & ~TAG.negation } : word;
  });
}

function startsCondition(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  return CONDITION_PATTERN.test(text) || (text === 'should' && /^(?:you|your)$/.test(words[at + 1]?.text ?? ''));
}

/** "Apply only if you don't need a visa" refuses by its condition. */
function isOnlyIf(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).some(({ tags }) => has(tags, TAG.must | TAG.negation));
}

/** "You don't have a visa" as a statement, not as an instruction: "if you need a visa, don't apply". */
function hasSubject(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before || before.isMark) return false;
  if (has(before.tags, TAG.applicant)) return true;
  if (/^(?:am|are|is|be|have|has|can|will|were|was|may|would|could)$/.test(before.text)) return true;
  if (/^(?:do|does|did)$/.test(before.text)) return has(words[at - 2]?.tags ?? 0, TAG.applicant);
  return !/^(?:don't|dont|no|not|never|refrain|skip|avoid)$/.test(words[at]?.text ?? '');
}

function isOfCircumstance(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  if (before.some(({ text, isMark }) => !isMark && FILING_TERM_PATTERN.test(text))) return true;
  if (!FORWARD_NEGATION_PATTERN.test(words[at]?.text ?? '')) return false;
  const after = getNextWords(words, at);
  const noun = after.findIndex(({ text }) => FILING_TERM_PATTERN.test(text));
  return noun >= 0 && noun <= 3;
}

/** A forward negator with nothing to deny; at the end of a statement it answers the words before it. */
function hasNothingToDeny(words: readonly Word[], at: number): boolean {
  if (!FORWARD_NEGATION_PATTERN.test(words[at]?.text ?? '')) return false;
  const after = getNextWords(words, at);
  if (after.length === 0) return false;
  return !after.some(({ tags }) => has(tags, TARGET_TAGS));
}

function getNextWords(words: readonly Word[], at: number): Word[] {
  const rest = words.slice(at + 1, at + 1 + NEGATION_REACH);
  const end = rest.findIndex(({ isMark, text }) => isMark && text === ',');
  return end < 0 ? rest : rest.slice(0, Math.max(end, 0));
}
