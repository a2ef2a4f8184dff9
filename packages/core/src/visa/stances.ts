import { STATUS, settled, TOPIC } from './senses.ts';
import type { Statement } from './statements.ts';
import { has, TAG } from './tags.ts';
import type { Sponsorship } from './types.ts';

/** What one statement says about sponsoring, before it is combined with the others. */
export interface Stance {
  value: Sponsorship;
  /** Whether it names a visa, a petition, or sponsoring at all. */
  hasTopic: boolean;
  /** Whether its topic still needs a position: it takes none, or is a fragment. */
  isOpen: boolean;
  /** Whether it refuses only new petitions, or offers only transfers. */
  isNew: boolean;
  isTransfer: boolean;
}

/** The context of a statement. */
export interface Surroundings {
  /** Resolved tags of the whole sentence. */
  sentence: number;
  isQuestion: boolean;
  /** An earlier statement named a topic without a position on it. */
  pending: boolean;
  /** An earlier statement named a topic. */
  earlier: boolean;
}

const POSITIVE = TAG.act | TAG.welcome;
/** Statements with at most this many words are list items, which require what they name. */
const SHORT = 9;

/** The position of a statement; `unknown` if it takes none. */
export function stanceOf(statement: Statement, around: Surroundings): Stance {
  const tags = settled(statement, around.sentence);
  const hasTopic = has(tags, TOPIC);
  const value = saidBy(statement, tags, around);
  const isLabel = has(tags, TAG.form | TAG.duty);
  return {
    value,
    hasTopic,
    isOpen: hasTopic && !isLabel && (value === 'unknown' || (value === 'sponsors' && !has(tags, POSITIVE))),
    isNew: has(tags, TAG.initial),
    isTransfer: has(tags, TAG.transfer),
  };
}

function saidBy(statement: Statement, tags: number, around: Surroundings): Sponsorship {
  if (has(tags, TAG.equality) || around.isQuestion) return 'unknown';
  if (asksForCitizens(statement, tags) || asksForClearance(statement, tags)) return 'citizens-or-clearance';
  if (has(tags, TAG.negation)) return refuses(statement, tags, around) ? 'does-not-sponsor' : 'unknown';
  if (has(tags, TAG.permanentRight)) return 'does-not-sponsor';
  return offers(statement, tags, around) ? 'sponsors' : 'unknown';
}

function asksForCitizens(statement: Statement, tags: number): boolean {
  if (has(tags, TAG.form | TAG.prefer) || opensWithDuty(statement)) return false;
  if (has(tags, TAG.foreign) && has(tags, TAG.negation) && !has(tags, TOPIC)) return true;
  if (!has(tags, STATUS) || isOrAuthorized(statement)) return false;
  if (has(tags, TOPIC) && !has(tags, TAG.negation)) return isOnlyStatus(statement, tags);
  if (has(tags, TAG.citizen))
    return (
      has(tags, TAG.must | TAG.need) ||
      (!has(tags, TAG.welcome) && (has(tags, TAG.hold | TAG.greenCard) || isShort(statement)))
    );
  return has(tags, TAG.must) && !has(tags, TOPIC | TAG.welcome);
}

/** "Visa type: USC, GC" names only statuses that need no visa. */
function isOnlyStatus({ terms }: Statement, tags: number): boolean {
  return (
    has(tags, TAG.must) &&
    has(tags, TAG.citizen) &&
    !terms.some((term) => has(term.tags, TAG.visa | TAG.code | TAG.filing | TAG.sponsor))
  );
}

/** "A citizen or otherwise authorized to work" excludes nobody who may work. */
function isOrAuthorized({ terms }: Statement): boolean {
  const at = terms.findIndex(({ tags }) => has(tags, TAG.authorization));
  if (at < 0) return false;
  const status = terms.findIndex(({ tags }) => has(tags, STATUS | TAG.bareCitizen));
  return at === status + 1 || terms.slice(Math.min(at, status), at).some(({ tags }) => has(tags, TAG.joiner));
}

function asksForClearance(statement: Statement, tags: number): boolean {
  if (!has(tags, TAG.clearance) || has(tags, TAG.form | TAG.prefer)) return false;
  if (opensWithDuty(statement) || (has(tags, TAG.duty) && !has(tags, TAG.must))) return false;
  return has(tags, TAG.must | TAG.hold | TAG.need | STATUS) || isShort(statement);
}

function refuses(statement: Statement, tags: number, around: Surroundings): boolean {
  if (has(tags, TAG.form)) return false;
  if (has(tags, TAG.duty | TAG.product) && !has(tags, TAG.employer)) return false;
  if (has(tags, TOPIC | TAG.permanentRight)) return true;
  return around.pending || (around.earlier && (has(tags, TAG.anaphor) || isEcho(statement)));
}

/** "No longer do", "we can't": a verb alone refers to an earlier statement. */
function isEcho({ terms }: Statement): boolean {
  return (
    terms.length <= 4 &&
    /^(?:do|does|can|will|not|can't|won't|don't|doesn't|cannot|isn't|aren't)$/.test(terms.at(-1)?.text ?? '')
  );
}

function offers(statement: Statement, tags: number, around: Surroundings): boolean {
  if (has(tags, TAG.form | TAG.duty) || opensWithDuty(statement)) return false;
  if (has(tags, TAG.product) && !has(tags, TAG.employer)) return false;
  const welcomes = has(tags, POSITIVE);
  if (!has(tags, TOPIC)) {
    if (has(tags, TAG.foreign) && has(tags, TAG.welcome)) return true;
    return around.pending && welcomes;
  }
  if (has(tags, TAG.must) && has(tags, TAG.need) && !has(tags, TAG.employer | TAG.welcome)) return false;
  if (welcomes || (has(tags, TAG.transfer) && has(tags, TAG.employer))) return true;
  if (has(tags, STATUS) && has(tags, TAG.visa) && !has(tags, TAG.need)) return true;
  return (
    statement.terms.some((term) => /^(?:sponsors?|sponsoring|sponsored|do sponsor)$/.test(term.text)) ||
    isFragment(statement, tags)
  );
}

/** "H-1B sponsorship for qualified analysts": sponsorship named together with its recipients, not just a label. */
function isFragment({ terms }: Statement, tags: number): boolean {
  const isHelp = has(tags, TAG.filing) || (has(tags, TAG.sponsor) && has(tags, TAG.visa));
  return isHelp && !has(tags, TAG.need) && terms.filter(({ isMark }) => !isMark).length > 3;
}

const DUTY_VERBS =
  /^(?:assist|advise|prepare|process|manage|handle|coordinate|help|support|sell|build|track|write|draft|file|review|maintain|ensure|conduct|serve|lead|develop|oversee|answer|guide|research|recruit|monitor|represent|respond|interview|market|explain|educate|counsel|liaise|act|perform|create|administer|advocate|secure|design|facilitate|participate|communicate|collaborate|identify|plan)(?:s|es)?\b/;

/** Whether the sentence describes the candidate's work: "Assist guests with…", "You will prepare…". */
function opensWithDuty({ terms, tags, opens }: Statement): boolean {
  const words = terms.filter(({ isMark }) => !isMark).map(({ text }) => text);
  const [first = '', second = ''] = words;
  if (opens && DUTY_VERBS.test(first) && !AFTER_NOUN.test(second)) return true;
  return !has(tags, TAG.employer | TAG.negation) && YOU_WILL.test(words.join(' '));
}

/** Words that show that the word before them is a noun: "Support for visas is available". */
const AFTER_NOUN = /^(?:for|of|is|are|available|provided|offered|under)\b/;
const YOU_WILL = /\byou(?:'ll| will) (?!need|have|be\b|hold|require|must)/;

function isShort({ terms }: Statement): boolean {
  return terms.filter(({ isMark }) => !isMark).length <= SHORT;
}
