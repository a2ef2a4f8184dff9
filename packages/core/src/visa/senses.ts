import type { Statement } from './statements.ts';
import { has, TAG } from './tags.ts';

/** Tags that decide which sense of a nearby word applies. */
const VISA = TAG.visa | TAG.filing;
export const TOPIC = VISA | TAG.sponsor;
export const STATUS = TAG.citizen | TAG.greenCard;
const POSITIVE = TAG.act | TAG.welcome;

/** The tags of a statement after nearby words have resolved its ambiguous words. */
export function settled({ terms, tags }: Statement, sentence: number): number {
  let result = tags;
  if (has(tags, TAG.code) && isVisaCode(terms, tags, sentence)) result |= TAG.visa;
  if (has(tags, TAG.transfer) && has(sentence, VISA)) result |= TAG.visa;
  if (has(tags, TAG.sponsor) && !has(tags, VISA) && !isVisaSponsor(terms, sentence)) result &= ~TAG.sponsor;
  if (has(tags, TAG.bareClearance) && !has(tags, TAG.otherClearance) && isGovernments(terms, tags))
    result |= TAG.clearance;
  if (has(tags, TAG.bareCitizen) && has(tags, TAG.must | TAG.need | TAG.greenCard | TAG.clearance | TAG.bareClearance))
    result |= TAG.citizen;
  return result;
}

/** "TN" is also a state and "CPT" a billing code; they count as visas near other visas or when they describe a person. */
function isVisaCode(terms: Statement['terms'], tags: number, sentence: number): boolean {
  const codes = terms.filter((term) => has(term.tags, TAG.code));
  if (codes.length > 1 || has(sentence, VISA | TAG.sponsor | TAG.transfer)) return true;
  return has(tags, TAG.applicant) && codes.some(({ text }) => text !== 'tn');
}

/** Wording that asks for an unnamed clearance of the government kind. */
const HELD =
  /\b(?:active|current|obtain|obtaining|maintain|hold|holds|holding|possess|eligible for|valid|interim|granted|award of|must have|must be|is|be|usc|citizens?|dod|government|federal) (?:(?:an?|the|your|their) )?(?:clearances?|secret|cleared|poly|sci)\b|\bclearances? (?:is |are |must be )?(?:required|requirements?|needed|mandatory|level|active|secret|type)|\bsecret\b|\bclearance$/;

function isGovernments(terms: Statement['terms'], tags: number): boolean {
  const text = terms.map((term) => term.text).join(' ');
  if (!HELD.test(text) || /\bclearances? (?:from|to|for|of|before)\b/.test(text)) return false;
  return has(tags, TAG.must | TAG.hold | TAG.need | STATUS | TAG.bareCitizen);
}

/** Whether "sponsor" refers to a person, if the statement names no visa. */
function isVisaSponsor(terms: Statement['terms'], sentence: number): boolean {
  if (has(sentence, TAG.otherSponsor)) return false;
  if (terms.length <= 2) return true;
  return terms.some((term, at) => {
    if (!has(term.tags, TAG.sponsor)) return false;
    const before = terms[at - 1];
    const after = terms[at + 1];
    if (/^(?:sponsorship|sponsership|sponsorshiop|sponorship)/.test(term.text))
      return has(sentence, VISA | TAG.authorization | TAG.negation | TAG.need | POSITIVE | TAG.applicant);
    if (term.text === 'sponsored') return /^(?:are|is|be|been|being|get|were|was|not|never)$/.test(before?.text ?? '');
    if (/^(?:the|a|our|project|with|and|of|from)$/.test(before?.text ?? '') && term.text !== 'sponsoring') return false;
    return (
      !after ||
      after.isMark ||
      has(after.tags, TAG.applicant | TAG.foreign | TAG.greenCard | TAG.employer) ||
      AFTER_SPONSOR.test(after.text) ||
      (/^(?:the|an?)$/.test(after.text) &&
        terms.slice(at + 2, at + 5).some(({ tags }) => has(tags, TAG.applicant | TAG.visa)))
    );
  });
}

const AFTER_SPONSOR =
  /^(?:at|now|for|in|on|right|this|any|or|and|but|if|when|work|employment|new|qualified|exceptional|strong|great|top|international|foreign|overseas)$/;
