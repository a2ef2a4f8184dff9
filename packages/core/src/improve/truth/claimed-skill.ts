import { getSkillById } from '../../skills/index.ts';
import type { SkillMention } from '../../skills/types.ts';
import { isPlainTitle } from '../titles.ts';
import type { Claim, Item, Slot } from './claims/claim.ts';
import { type ParsedText, parseClaims } from './claims/parse.ts';
import { namesWorker } from './claims/words/people.ts';
import { isPartOfName } from './longer-names.ts';

/** Verbs of somebody who worked with a thing, or with people who have the skill, without using or having it. */
const TRADING_VERBS = new Set(
  `sell buy order procure market promote advertise rent lease ship deliver recruit hire interview screen place staff find meet greet attend join visit study learn read
  watch observe shadow see hear receive need want plan like love support assist help aid serve advise report-to answer-to work-for apply-for research compare consider
  replace remove retire avoid leave fund sponsor mention discuss evaluate assess review explore introduce present participate contribute excel coordinate collaborate
  adopt protect refer teach tutor contact view keep feature publish look look-at look-into recommend propose suggest request approve authorize
  quit clean wash paint print`.split(/\s+/),
);

/** Verbs that say what changed. What was changed isn't what the person used: "reduced API latency by caching". */
const EFFECT_VERBS = new Set(
  `improve enhance accelerate speed increase reduce decrease cut boost lower raise grow streamline enable facilitate simplify ease promote achieve exceed gain earn win
  maximize minimize save ensure result lead-to drive guide influence`.split(/\s+/),
);

/** Roles of a tool, whatever else was done. */
const TOOL_ROLE_PATTERN = /^(?:using|via|through|by)$/;
/** Roles in which a skill is a tool or a field used in the work. */
const SKILL_ROLE_PATTERN = /^(?:object|object2|with|using|in|via|through|on|by)$/;

/** Lessons that the person took: "completed a course in Python" says what was taught, not what was done. */
const LEARNING_VERBS = new Set('take complete finish pass do start begin'.split(' '));
const LESSONS = new Set(
  'course class lesson training workshop seminar bootcamp exam test tutorial certification program'.split(' '),
);

/** Verbs of work that is done in a product: "presented findings in Tableau", although "presented Tableau" isn't using it. */
const DONE_IN_VERBS = new Set('present publish keep compare coordinate ship deliver'.split(' '));
/** Verbs of putting something into a product: "entered orders into SAP". */
const ENTRY_VERBS = new Set('enter import load input key log record upload type transcribe post'.split(' '));
/** What a person drives; anything else that is driven is an effect: "drove sales". */
const VEHICLES = new Set(
  'forklift truck lift loader tractor bus van trailer bulldozer excavator backhoe crane car vehicle'.split(' '),
);

/** Verbs with a start and an end that the person both worked in: "migrated to AWS". */
const MIGRATION_VERBS = new Set(
  'migrate move port deploy connect convert switch translate integrate export import'.split(' '),
);

/**
 * Things that are made of the skill that describes them, or consist of using it: "Kubernetes clusters", "SQL queries". Any other thing that a skill describes may
 * be somebody else's, a measure, or a name: "Python developers", "API latency", "finance training".
 */
const WORK_NOUNS = new Set(
  `api app application program software system service server site website page platform tool script code codebase module library framework component plugin package
  function query database schema table model pipeline cluster container environment infrastructure layer cache job task workflow test suite dashboard report chart
  spreadsheet macro formula template project bot chatbot prototype rewrite integration extension firmware driver circuit board prototype experience development design
  implementation deployment administration configuration installation maintenance operation programming work microservice backend frontend interface image file
  document drawing algorithm instance network stack register terminal truck machine store campaign ceremony sprint sheet workbook`.split(
    /\s+/,
  ),
);

/** Things that a method or a field of knowledge only describes: someone who updates a payroll system may not know payroll. */
const OTHERS_TOOLS = new Set('app application program software system site website platform tool store'.split(' '));

type PlacedSkill = Pick<SkillMention, 'skill' | 'start' | 'end'>;

/** Words that limit what was done. Anything else before a verb means that the person didn't do it, or hasn't yet. */
const HARMLESS_VERBS = new Set(['duty', 'share', 'continue', 'begin']);

/**
 * Whether a line says that the person did or used what it names at this position: not someone else, not "no experience with", not "learning", and not the skill
 * of people they hired, the goods they sold, the purpose of something they made, or a part of a longer name. False if the line can't be parsed.
 */
export function isClaimedSkill(text: string, mention: PlacedSkill): boolean {
  const { skill, start, end } = mention;
  if (isPartOfName(text, mention)) return false;
  const isProduct = getSkillById(skill)?.kind === 'technology';
  const parsed = parseClaims(text);
  const terms = parsed.terms.flatMap((term, at) => (term.start < end && term.end > start ? [at] : []));
  const [first] = terms;
  if (first === undefined) return false;
  const claim = parsed.claims.findLast(({ from, to }) => from <= first && first < to);
  return claim !== undefined && isOwn(claim, parsed) && isUsed(claim, parsed, terms, isProduct);
}

/** Whether it states something the person did. */
function isOwn(claim: Claim, parsed: ParsedText): boolean {
  if (claim.subject !== 'self' && claim.subject !== 'team') return false;
  if (!claim.standing.every((mark) => HARMLESS_VERBS.has(mark))) return false;
  if (/^(?:relative|purpose)$/.test(claim.link) || (claim.link.startsWith('sub ') && claim.link !== 'sub and'))
    return false;
  const words = parsed.terms.slice(claim.from, claim.to).map(({ text }) => text);
  if (words.some((word) => /^(?:no|not|never|without|lack|lacking|none|unfamiliar)$/.test(word))) return false;
  return claim.parent === undefined || claim.link === 'and' || claim.link === 'sub and' || isOwn(claim.parent, parsed);
}

function isUsed(claim: Claim, { terms }: ParsedText, at: readonly number[], isProduct: boolean): boolean {
  if (claim.verb === '' && !claim.standing.includes('duty')) return false;
  const words = new Set(at.flatMap((i) => [terms[i]?.noun ?? '', ...(terms[i]?.verbs ?? []).map(({ base }) => base)]));
  const place = claim.slots
    .flatMap((slot) => slot.items.map((item) => ({ slot, item })))
    .find(({ item }) => mentionsAny(item, words));
  // "Managed a business unit" isn't managing a business.
  if (words.has(claim.verb)) return !place || words.has(place.item.head);
  if (place === undefined || takesLessons(claim)) return false;
  return isThingUsed(place.item, words, isProduct) && isInUse(place, claim.verb, isProduct);
}

const takesLessons = ({ verb, slots }: Claim): boolean =>
  LEARNING_VERBS.has(verb) &&
  slots.some(({ role, items }) => role === 'object' && items.some(({ head }) => LESSONS.has(head)));

function isInUse({ slot: { role }, item }: { slot: Slot; item: Item }, verb: string, isProduct: boolean): boolean {
  if (TOOL_ROLE_PATTERN.test(role)) return true;
  if (isProduct && role === 'in' && DONE_IN_VERBS.has(verb)) return true;
  if (isProduct && role === 'into' && ENTRY_VERBS.has(verb)) return true;
  if (isProduct && role === 'with' && verb === 'replace') return true;
  if (verb === 'drive' && role === 'object' && VEHICLES.has(item.head)) return true;
  if (TRADING_VERBS.has(verb)) return false;
  if (EFFECT_VERBS.has(verb)) return role === 'with';
  return SKILL_ROLE_PATTERN.test(role) || (MIGRATION_VERBS.has(verb) && /^(?:to|from)$/.test(role));
}

const mentionsAny = (item: Item, words: ReadonlySet<string>): boolean =>
  words.has(item.head) ||
  item.modifiers.some((word) => words.has(word)) ||
  item.of.some((one) => mentionsAny(one, words));

/** Whether the skill is the thing itself, or the thing is made of it. */
function isThingUsed(item: Item, words: ReadonlySet<string>, isProduct: boolean): boolean {
  if (words.has(item.head)) return true;
  if (!WORK_NOUNS.has(item.head) || (!isProduct && OTHERS_TOOLS.has(item.head))) return false;
  return item.modifiers.some((word) => words.has(word)) || item.of.some((one) => isThingUsed(one, words, isProduct));
}

/**
 * Whether a title states the person's own occupation: "Python Developer", but not "Assistant to the CPA". The skill stands at the end of the title or in front of the
 * word for the person: "Python Developer", "Software Engineering Intern", "Nurse, Wound Care".
 */
export function isClaimedInTitle(title: string, { start, end }: Pick<SkillMention, 'start' | 'end'>): boolean {
  return (
    isPlainTitle(title) &&
    !/\b(?:assistant|aide|secretary|recruiter|trainee|student|intern)\b|\b(?:to|for)\b/i.test(title.slice(0, start)) &&
    !/\brecruiter\b/i.test(title) &&
    namesDoer(title.slice(end))
  );
}

/** Things that a project is named after: "Python app". */
const MADE_THINGS = new Set(['project', 'engine', 'system', 'app', 'application', 'tool', 'library']);
/** Words for somebody who learns what the title names, or for those who are served. */
const LEARNERS_PATTERN = /\b(?:student|trainee|learner|customer|client|visitor|recruit)s?\b/i;

/** Whether the skill ends its part of the title, or is followed by a word for the person within two words: "Python Developer", but not "Java Student". */
function namesDoer(after: string): boolean {
  if (/^\s*(?:$|[,(/&|–-])/u.test(after)) return true;
  const words = /^\s*(\p{L}+)(?:[\s-]+(\p{L}+))?/u.exec(after)?.slice(1, 3) ?? [];
  const at = words.findIndex(
    (word) => word && (namesWorker(word.toLowerCase()) || MADE_THINGS.has(word.toLowerCase())),
  );
  return at >= 0 && !LEARNERS_PATTERN.test(words.slice(0, at + 1).join(' '));
}
