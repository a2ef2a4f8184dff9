import type { Statement } from './statements.ts';
import { has, TAG } from './tags.ts';

/** Tags that determine the meaning of a nearby word. */
const VISA_TAGS = TAG.visa | TAG.filing;
export const TOPIC_TAGS = VISA_TAGS | TAG.sponsor;
export const STATUS_TAGS = TAG.citizen | TAG.greenCard;
const POSITIVE_TAGS = TAG.act | TAG.welcome;

/** The tags of a statement after nearby words have resolved its ambiguous words. */
export function resolveTags({ terms, tags }: Statement, sentence: number): number {
  let result = tags;
  if (has(tags, TAG.code) && isVisaCode(terms, tags, sentence)) result |= TAG.visa;
  if (has(tags, TAG.transfer) && has(sentence, VISA_TAGS)) result |= TAG.visa;
  if (has(tags, TAG.sponsor) && !has(tags, VISA_TAGS) && !isVisaSponsor(terms, sentence)) result &= ~TAG.sponsor;
  if (has(tags, TAG.bareClearance) && !has(tags, TAG.otherClearance) && isGovernments(terms, tags))
    result |= TAG.clearance;
  if (
    has(tags, TAG.bareCitizen) &&
    (has(tags, TAG.must | TAG.need | TAG.greenCard | TAG.clearance | TAG.bareClearance) || isDoubleNegation(terms))
  )
    result |= TAG.citizen;
  return result;
}

/** "We can't employ anyone who isn't a citizen." */
function isDoubleNegation(terms: Statement['terms']): boolean {
  return terms.filter(({ tags }) => has(tags, TAG.negation)).length > 1;
}

/** "TN" is also a state and "L2" a level of support; codes are visas near other visas, beside other codes, or where they describe a person. */
function isVisaCode(terms: Statement['terms'], tags: number, sentence: number): boolean {
  const codes = terms.filter((term) => has(term.tags, TAG.code));
  if (has(sentence, VISA_TAGS | TAG.sponsor | TAG.transfer)) return true;
  const families = new Set(codes.filter(({ text }) => !WORDS_PATTERN.test(text)).map(({ text }) => text.charAt(0)));
  if (families.size > 1 || (families.size > 0 && codes.some(({ text }) => /^petition/.test(text)))) return true;
  if (codes.some(({ text }) => WORDS_PATTERN.test(text)))
    return has(sentence, TAG.greenCard) || (has(tags, TAG.employer | TAG.negation) && !has(tags, TAG.product));
  return terms.some((term, at) => has(term.tags, TAG.code) && isHeld(terms, at));
}

/** Codes that are also plain words. They name a visa only in an employer's statement about itself, or next to a green card. */
const WORDS_PATTERN = /^(?:perm|lottery|immigration|cos|petition(?:s|ed|ing)?)$/;
const HELD_AFTER_PATTERN =
  /^(?:status|candidates?|holders?|students?|scholars?|teachers?|interns?|physicians?|workers?|employees?|nurses?|paperwork|petitions?|extensions?|waivers?|graduates?|grads?|visas?|okay|ok|accepted|welcome)$/;
const HELD_BEFORE_PATTERN = /^(?:on|under|through|via|hold|holds|holding|currently on|already on)$/;

function isHeld(terms: Statement['terms'], at: number): boolean {
  const before = terms[at - 1];
  if (HELD_AFTER_PATTERN.test(terms[at + 1]?.text ?? '')) return true;
  const isSubject = terms[at]?.text !== 'tn' && terms.some(({ tags }) => has(tags, TAG.applicant));
  return isSubject && (HELD_BEFORE_PATTERN.test(before?.text ?? '') || !/^l/.test(terms[at]?.text ?? ''));
}

/** Wording for an unnamed government clearance. */
const HELD_CLEARANCE_PATTERN =
  /\b(?:active|current|obtain|obtaining|maintain|hold|holds|holding|possess|eligible for|valid|interim|granted|award of|must have|must be|is|be|usc|citizens?|dod|government|federal) (?:(?:an?|the|your|their) )?(?:clearances?|secret|ts|cleared|poly|sci)\b|\bthe ts level\b|\bts (?:clearances?|cleared|level|eligib|poly|required|needed|with)|\bclearances? (?:is |are |must be )?(?:required|requirements?|needed|mandatory|level|active|secret|type)|\bsecret\b|\bclearance$/;

function isGovernments(terms: Statement['terms'], tags: number): boolean {
  const text = terms.map((term) => term.text).join(' ');
  if (/\biso\b/.test(text)) return false;
  if (
    isOtherClearance(terms) ||
    !HELD_CLEARANCE_PATTERN.test(text) ||
    /\bclearances? (?:from|to|for|of|before)\b/.test(text)
  )
    return false;
  return has(tags, TAG.must | TAG.hold | TAG.need | STATUS_TAGS | TAG.bareCitizen);
}

/** "Flight clearance", "cleared for duty", "cleared to drive": an unnamed clearance of another kind. */
function isOtherClearance(terms: Statement['terms']): boolean {
  return terms.some(({ text }, at) => {
    const before = terms[at - 1];
    const after = terms[at + 1]?.text ?? '';
    if (text === 'cleared') return /^(?:for|by|from|to|of|through|before)$/.test(after);
    if (!/^clearances?$/.test(text) || !before || before.isMark) return false;
    return before.tags === 0 && !PLAIN_BEFORE_PATTERN.test(before.text);
  });
}

const PLAIN_BEFORE_PATTERN =
  /^(?:an?|the|this|that|your|their|his|her|any|no|such|and|or|of|for|to|usa|dod|doe|dhs|government|federal|level|appropriate|applicable|current|active|final|full|new|same|high|higher|highest|existing|pass|personnel|agency)$/;

/** Whether "sponsor" refers to a person, if the statement names no visa. */
function isVisaSponsor(terms: Statement['terms'], sentence: number): boolean {
  if (
    terms.some(
      (term, at) => has(term.tags, TAG.sponsor) && hasObjectBefore(terms, at, TAG.foreign | TAG.visa | TAG.greenCard),
    )
  )
    return true;
  if (has(sentence, TAG.otherSponsor)) return false;
  if (terms.some((_, at) => isEmployerSponsoring(terms, at))) return true;
  if (terms.length <= 2) return true;
  return terms.some((term, at) => {
    if (!has(term.tags, TAG.sponsor)) return false;
    const before = terms[at - 1];
    const after = terms[at + 1];
    if (term.text === 'sponsors' && !hasPersonalObject(terms, at) && !terms.slice(0, at).some(isEmployer)) return false;
    if (/^(?:sponsorship|sponsership|sponsorshiop|sponorship)/.test(term.text))
      return has(sentence, VISA_TAGS | TAG.authorization | TAG.negation | TAG.need | POSITIVE_TAGS | TAG.applicant);
    if (term.text === 'sponsored' && after?.text === 'by') return false;
    if (term.text === 'sponsored') return /^(?:are|is|be|been|being|get|were|was|not|never)$/.test(before?.text ?? '');
    if (/^(?:the|a|our|project|with|and|of|from)$/.test(before?.text ?? '') && term.text !== 'sponsoring') return false;
    return (
      !after ||
      after.isMark ||
      has(after.tags, TAG.applicant | TAG.foreign | TAG.greenCard | TAG.employer) ||
      AFTER_SPONSOR_PATTERN.test(after.text) ||
      (/^(?:the|an?)$/.test(after.text) &&
        terms.slice(at + 2, at + 5).some(({ tags }) => has(tags, TAG.applicant | TAG.visa)))
    );
  });
}

function isEmployer({ tags }: Statement['terms'][number]): boolean {
  return has(tags, TAG.employer);
}

function hasPersonalObject(terms: Statement['terms'], at: number): boolean {
  return hasObjectBefore(terms, at, TAG.foreign | TAG.visa | TAG.greenCard | TAG.applicant);
}

/** Whether one of the next words is what is sponsored, before a word of another kind of sponsor. */
function hasObjectBefore(terms: Statement['terms'], at: number, object: number): boolean {
  const next = terms.slice(at + 1, at + 5);
  const found = next.findIndex(({ tags, text }) => has(tags, object) || /^(?:overseas|abroad)$/.test(text));
  return found >= 0 && !next.slice(0, found).some(({ tags, isMark }) => isMark || has(tags, TAG.otherSponsor));
}

/** "We would sponsor a skilled welder": the employer's own verb, and a person as its object. */
function isEmployerSponsoring(terms: Statement['terms'], at: number): boolean {
  if (!/^(?:sponsor|sponsors|sponsoring)$/.test(terms[at]?.text ?? '')) return false;
  if (!terms.slice(0, at).some(isEmployer)) return false;
  return terms.slice(at + 1, at + 5).some(({ tags, text }) => has(tags, TAG.applicant) || PERSON_PATTERN.test(text));
}

/** Names of occupations by their endings: "welder", "machinist", "technician". */
const PERSON_PATTERN = /^[a-z]{3,}(?:[bdgklnprtv]er|[cs]tor|ist|ian|eer)s?$/;

const AFTER_SPONSOR_PATTERN =
  /^(?:at|now|for|in|on|right|this|any|or|and|but|if|when|work|employment|new|qualified|skilled|exceptional|strong|great|top|international|foreign|overseas)$/;
