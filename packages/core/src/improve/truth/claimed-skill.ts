import type { SkillMention } from '../../skills/types.ts';
import type { Claim, Item, Slot } from './claims/claim.ts';
import { type ParsedText, parseClaims } from './claims/parse.ts';
import { PEOPLE } from './claims/words/weights.ts';

/** Verbs whose object isn't something the person used or could do. They worked with it, or with people who have the skill. */
const TRADING_VERBS = new Set(
  `sell buy order procure market promote advertise rent lease ship deliver recruit hire interview screen place staff find meet greet attend join visit study learn read
  watch observe shadow see hear receive need want plan like love support assist help serve advise report-to answer-to work-for apply-for research compare consider
  replace remove retire avoid leave fund sponsor mention discuss`.split(/\s+/),
);

/** Roles in which a skill is a tool or a field used in the work. */
const SKILL_ROLE_PATTERN = /^(?:object|object2|with|using|in|via|through|on|by|into|including|as|like)$/;

/** Verbs with a start and an end that the person both worked in: "migrated to AWS". */
const MIGRATION_VERBS = new Set(
  'migrate move port deploy connect convert switch translate integrate export import'.split(' '),
);

/** Things that a preceding skill merely describes. */
const OTHER_PARTY_NOUNS = new Set(
  'client customer department company firm vendor conference event revenue license subscription market industry community course class degree candidate position job opening role student user book audience'.split(
    ' ',
  ),
);

/** Words that limit what was done. Anything else before a verb means that the person didn't do it, or hasn't yet. */
const HARMLESS_VERBS = new Set(['duty', 'share', 'continue', 'begin']);

/**
 * Whether a line says that the person did or used what it names at this position: not someone else, not "no experience with", not "learning", and not the skill
 * of people they hired, the goods they sold, or the purpose of something they made. False if the line can't be parsed.
 */
export function isClaimedSkill(text: string, { start, end }: Pick<SkillMention, 'start' | 'end'>): boolean {
  const parsed = parseClaims(text);
  const terms = parsed.terms.flatMap((term, at) => (term.start < end && term.end > start ? [at] : []));
  const [first] = terms;
  if (first === undefined) return false;
  const claim = parsed.claims.findLast(({ from, to }) => from <= first && first < to);
  return claim !== undefined && isOwn(claim, parsed) && isUsed(claim, parsed, terms);
}

/** Whether it states something the person did. */
function isOwn(claim: Claim, parsed: ParsedText): boolean {
  if (claim.subject !== 'self' && claim.subject !== 'team') return false;
  if (!claim.standing.every((mark) => HARMLESS_VERBS.has(mark))) return false;
  if (claim.link === 'relative' || (claim.link.startsWith('sub ') && claim.link !== 'sub and')) return false;
  const words = parsed.terms.slice(claim.from, claim.to).map(({ text }) => text);
  if (words.some((word) => /^(?:no|not|never|without|lack|lacking|none|unfamiliar)$/.test(word))) return false;
  return claim.parent === undefined || claim.link === 'and' || claim.link === 'sub and' || isOwn(claim.parent, parsed);
}

function isUsed(claim: Claim, { terms }: ParsedText, at: readonly number[]): boolean {
  if (claim.verb === '' && !claim.standing.includes('duty')) return false;
  const words = new Set(at.flatMap((i) => [terms[i]?.noun ?? '', ...(terms[i]?.verbs ?? []).map(({ base }) => base)]));
  if (words.has(claim.verb)) return true;
  const place = claim.slots
    .flatMap((slot) => slot.items.map((item) => ({ slot, item })))
    .find(({ item }) => mentionsAny(item, words));
  if (!place || isOfOthers(place.item, words)) return false;
  return isInUse(place.slot, claim.verb);
}

function isInUse({ role }: Slot, verb: string): boolean {
  if (role === 'object' || role === 'object2') return !TRADING_VERBS.has(verb);
  return SKILL_ROLE_PATTERN.test(role) || (MIGRATION_VERBS.has(verb) && /^(?:to|from)$/.test(role));
}

const mentionsAny = (item: Item, words: ReadonlySet<string>): boolean =>
  words.has(item.head) ||
  item.modifiers.some((word) => words.has(word)) ||
  item.of.some((one) => mentionsAny(one, words));

/** In "Python developers", "the CPA", "GAAP revenue", and "Salesforce licenses", the skill belongs to the people or things it describes. */
function isOfOthers(item: Item, words: ReadonlySet<string>): boolean {
  const isOther = PEOPLE.has(item.head) || OTHER_PARTY_NOUNS.has(item.head);
  return (isOther && !words.has(item.head)) || item.of.some((one) => mentionsAny(one, words) && isOfOthers(one, words));
}

/** Whether a title states the person's own occupation: "Python Developer", but not "Assistant to the CPA". */
export function isClaimedInTitle(title: string, { start }: Pick<SkillMention, 'start'>): boolean {
  return (
    !/\b(?:assistant|aide|secretary|recruiter|trainee|student|intern)\b|\b(?:to|for)\b/i.test(title.slice(0, start)) &&
    !/\brecruiter\b/i.test(title)
  );
}
