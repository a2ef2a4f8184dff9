import { resolveTags, STATUS_TAGS, TOPIC_TAGS } from './senses.ts';
import type { Statement } from './statements.ts';
import { has, TAG } from './tags.ts';
import type { Sponsorship } from './types.ts';

/** What one statement says about sponsorship, before it is combined with the others. */
export interface Stance {
  value: Sponsorship;
  /** Whether it names a visa, a petition, or sponsoring at all. */
  hasTopic: boolean;
  /** Whether its topic still needs a position: it takes none or is a fragment. */
  isOpen: boolean;
  /** Whether it refuses only new petitions, or offers only transfers. */
  isNew: boolean;
  isTransfer: boolean;
}

/** The context of a statement. */
export interface StatementContext {
  /** Resolved tags of the whole sentence. */
  sentence: number;
  isQuestion: boolean;
  /** An earlier statement of the sentence is about the work of the job. */
  isDuty: boolean;
  /** An earlier statement named a topic without a position on it. */
  pending: boolean;
  /** An earlier statement named a topic. */
  earlier: boolean;
  /** An earlier statement of the sentence asks for a right to work. */
  authorized: boolean;
}

const POSITIVE_TAGS = TAG.act | TAG.welcome;
/** Statements with at most this many words are list items, which require what they name. */
const MAX_LIST_ITEM_WORDS = 9;

/** The position of a statement; `unknown` if it takes none. */
export function findStance(statement: Statement, around: StatementContext): Stance {
  const own = resolveTags(statement, around.sentence);
  const tags = around.isDuty && !has(own, TAG.employer) ? own | TAG.duty : own;
  const hasTopic = has(tags, TOPIC_TAGS);
  const value = readStance(statement, tags, around);
  const isLabel = has(tags, TAG.form | TAG.duty);
  return {
    value,
    hasTopic,
    isOpen: hasTopic && !isLabel && (value === 'unknown' || (value === 'sponsors' && !has(tags, POSITIVE_TAGS))),
    isNew: has(tags, TAG.initial),
    isTransfer: has(tags, TAG.transfer),
  };
}

function readStance(statement: Statement, tags: number, around: StatementContext): Sponsorship {
  if (has(tags, TAG.equality) || around.isQuestion) return 'unknown';
  if (requiresCitizens(statement, tags) || requiresClearance(statement, tags)) return 'citizens-or-clearance';
  if (has(tags, TAG.negation)) return isRefusal(statement, tags, around) ? 'does-not-sponsor' : 'unknown';
  if (has(tags, TAG.permanentRight) || isOnlyAuthorized(statement, tags)) return 'does-not-sponsor';
  return isOffer(statement, tags, around) ? 'sponsors' : 'unknown';
}

function requiresCitizens(statement: Statement, tags: number): boolean {
  if (has(tags, TAG.form | TAG.prefer) || startsWithDuty(statement) || isNotAsked(statement)) return false;
  if (FOR_CITIZENS_PATTERN.test(joinTerms(statement))) return true;
  if (has(tags, TAG.foreign) && has(tags, TAG.negation) && !has(tags, TOPIC_TAGS)) return true;
  if (has(tags, TAG.foreign) && !has(tags, TAG.negation | TAG.must)) return false;
  if (!has(tags, STATUS_TAGS) || isOrAuthorized(statement)) return false;
  if (has(tags, TOPIC_TAGS) && !has(tags, TAG.negation)) return isOnlyStatus(statement, tags);
  if (has(tags, TAG.citizen))
    return (
      has(tags, TAG.must | TAG.need) ||
      (!has(tags, TAG.welcome) && (has(tags, TAG.hold | TAG.greenCard) || isShort(statement)))
    );
  return has(tags, TAG.must) && !has(tags, TOPIC_TAGS | TAG.welcome);
}

const FOR_CITIZENS_PATTERN =
  /\b(?:position|job|role|opportunity|opening|internship|fellowship|program|posting|vacancy)s? (?:is |are )?(?:open |restricted |reserved )?(?:for|to) (?:all )?usa citizens$|^open (?:only )?to usa citizens$/;

/** "Is not required", "required : no": a requirement that is denied. */
function isNotAsked(statement: Statement): boolean {
  return NOT_ASKED_PATTERN.test(joinTerms(statement));
}

const NOT_ASKED_PATTERN =
  /\b(?:may|might|could) (?:also |later )?(?:require|need)\b|(?:\bnot|n't|\bnever) (?:be )?(?:strictly |always |currently |generally |a )?(?:required|needed|necessary|mandatory|requirement|must|essential|prerequisite)\b|\b(?:required|needed|necessary|clearances?|requirements?) (?:is )?(?:no|none|n a|not applicable|false)$/;

function joinTerms({ terms }: Statement): string {
  return terms
    .filter(({ isMark }) => !isMark)
    .map(({ text }) => text)
    .join(' ');
}

/** "Visa type: USC, GC" names only statuses that need no visa. */
function isOnlyStatus({ terms }: Statement, tags: number): boolean {
  return (
    has(tags, TAG.must) &&
    has(tags, TAG.citizen) &&
    !terms.some((term) => has(term.tags, TAG.visa | TAG.code | TAG.filing | TAG.sponsor))
  );
}

/** "A citizen or otherwise authorized to work" excludes nobody with work authorization. */
function isOrAuthorized({ terms }: Statement): boolean {
  const at = terms.findIndex(({ tags }) => has(tags, TAG.authorization));
  if (at < 0) return false;
  const status = terms.findIndex(({ tags }) => has(tags, STATUS_TAGS | TAG.bareCitizen));
  return at === status + 1 || terms.slice(Math.min(at, status), at).some(({ tags }) => has(tags, TAG.joiner));
}

/** "Citizens, GC holders and EAD only": permits that need no petition, and no others. */
function isOnlyAuthorized({ terms }: Statement, tags: number): boolean {
  if (!has(tags, TAG.must) || !has(tags, STATUS_TAGS | TAG.bareCitizen)) return false;
  const visas = terms.filter((term) => has(term.tags, TAG.visa | TAG.code));
  return visas.length > 0 && visas.every(({ text }) => /\bead\b|^h4$/.test(text)) && terms.some(isOnly);
}

function isOnly({ text }: Statement['terms'][number]): boolean {
  return text === 'only';
}

function requiresClearance(statement: Statement, tags: number): boolean {
  if (!has(tags, TAG.clearance) || has(tags, TAG.form | TAG.prefer) || isNotAsked(statement)) return false;
  if (startsWithDuty(statement) || (has(tags, TAG.duty) && !has(tags, TAG.must))) return false;
  if (!has(tags, TAG.must) && CLEARANCE_WORK_PATTERN.test(joinTerms(statement))) return false;
  return has(tags, TAG.must | TAG.hold | TAG.need | STATUS_TAGS) || isShort(statement);
}

/** Work with other people's clearances: "security clearance paperwork". */
const CLEARANCE_WORK_PATTERN =
  /\bclearances? (?:documents?|documentation|paperwork|requests?|forms?|records?|applications?|processing|packages?|tracking|software)\b/;

function isRefusal(statement: Statement, tags: number, around: StatementContext): boolean {
  if (has(tags, TAG.form) && !(has(tags, TAG.filing) && statement.terms.every(isNoForm))) return false;
  if (has(tags, TAG.duty | TAG.product) && !has(tags, TAG.employer)) return false;
  if (has(tags, TOPIC_TAGS | TAG.permanentRight)) return true;
  if (
    around.authorized &&
    has(tags, TAG.employer) &&
    /\b(?:assist|help|support|apply|file)\b/.test(joinTerms(statement))
  )
    return isShort(statement);
  return around.pending || (around.earlier && (has(tags, TAG.anaphor) || isEcho(statement)));
}

/** "Your immigration status" is a field of a form only where nothing is said about it. */
function isNoForm({ text, tags }: Statement['terms'][number]): boolean {
  return !has(tags, TAG.form) || /^your (?:visa|immigration) status$/.test(text);
}

/** "No longer do", "we can't": a verb alone refers to an earlier statement. */
function isEcho({ terms }: Statement): boolean {
  return (
    terms.length <= 4 &&
    /^(?:do|does|can|will|not|can't|won't|don't|doesn't|cannot|isn't|aren't)$/.test(terms.at(-1)?.text ?? '')
  );
}

function isOffer(statement: Statement, tags: number, around: StatementContext): boolean {
  if (has(tags, TAG.form | TAG.duty) || startsWithDuty(statement)) return false;
  const words = joinTerms(statement);
  if (has(tags, TAG.employer) && VISA_VERB_PATTERN.test(words)) return true;
  if (has(tags, TAG.product) && !has(tags, TAG.employer)) return false;
  const welcomes =
    has(tags, TAG.welcome) || (has(tags, TAG.act) && isEmployersAct(statement, tags)) || TAKEN_IN_PATTERN.test(words);
  if (!has(tags, TOPIC_TAGS)) {
    if (has(tags, TAG.foreign) && has(tags, TAG.welcome)) return true;
    if (has(tags, TAG.employer) && has(tags, TAG.act) && statement.terms.some(isGreenCard)) return true;
    return around.pending && welcomes;
  }
  if (has(tags, TAG.must) && has(tags, TAG.need) && !has(tags, TAG.employer | TAG.welcome)) return false;
  if (welcomes || (has(tags, TAG.transfer) && has(tags, TAG.employer))) return true;
  if (has(tags, STATUS_TAGS) && has(tags, TAG.visa) && !has(tags, TAG.need)) return true;
  return (
    statement.terms.some((term) => /^(?:sponsors?|sponsoring|sponsored|do sponsor)$/.test(term.text)) ||
    isFragment(statement, tags)
  );
}

/** A green card in words: "GC" can be part of a company's name. */
function isGreenCard({ text, tags }: Statement['terms'][number]): boolean {
  return has(tags, TAG.greenCard) && !/^gcs?$/.test(text);
}

/** What an employer does about work authorization: "we'll obtain your work authorization". */
const VISA_VERB_PATTERN =
  /\b(?:obtain|secure|get|handle|arrange|process|apply for|take care of|sort out|sort) your (?:usa )?(?:work |employment )?(?:authorization|work authorization|work permits?|visas?|papers)\b/;
/** "TN holders can be moved to our payroll" accepts them. */
const TAKEN_IN_PATTERN =
  /\b(?:will|can|do|also|gladly) transfer (?:your |an? |existing |current )?(?:h1b|h1|visa)|\b(?:can|may|will|could|would) (?:also |still )?be (?:hired|filled|staffed|employed|placed|moved|taken|onboarded|brought|appointed|transferred|engaged|interviewed)\b/;

/** A verb counts if the employer is its subject, or if it is next to its topic: "visa support provided". */
function isEmployersAct({ terms }: Statement, tags: number): boolean {
  if (has(tags, TAG.employer)) return true;
  const words = terms.filter(({ isMark }) => !isMark);
  const act = words.findIndex((term) => has(term.tags, TAG.act));
  if (act <= 2) return true;
  return words.slice(act - 2, act + 3).some((term) => has(term.tags, TOPIC_TAGS | TAG.code | TAG.greenCard));
}

/** "H-1B sponsorship for qualified analysts": sponsorship named together with its recipients, not just a label. */
function isFragment({ terms }: Statement, tags: number): boolean {
  const isHelp = has(tags, TAG.filing) || (has(tags, TAG.sponsor) && has(tags, TAG.visa));
  const isAboutPerson = has(tags, TAG.prefer) || terms.some(({ text }) => /experience$/.test(text));
  return isHelp && !isAboutPerson && !has(tags, TAG.need) && terms.filter(({ isMark }) => !isMark).length > 3;
}

const DUTY_VERBS_PATTERN =
  /^(?:teach|train|tutor|translate|consult|attend|schedule|compile|verify|inspect|examine|greet|operate|arrange|procure|book|work|collect|deliver|drive|supervise|provide guidance|assist|advise|prepare|process|manage|handle|coordinate|help|support|sell|build|track|write|draft|file|review|maintain|ensure|conduct|serve|lead|develop|oversee|answer|guide|research|recruit|monitor|represent|respond|interview|market|explain|educate|counsel|liaise|act|perform|create|administer|advocate|secure|design|facilitate|participate|communicate|collaborate|identify|plan)(?:s|es)?(?: with| on| in)?$/;

/** Whether the sentence describes the candidate's duties: "Assist guests with…", "You will prepare…". */
export function startsWithDuty({ terms, tags, opens }: Statement): boolean {
  const words = terms.filter(({ isMark }) => !isMark).map(({ text }) => text);
  const [first = '', second = ''] = words;
  if (opens && DUTY_VERBS_PATTERN.test(first) && !AFTER_NOUN_PATTERN.test(second)) return true;
  return !has(tags, TAG.employer | TAG.negation) && YOU_WILL_PATTERN.test(words.join(' '));
}

/** Words that show that the word before them is a noun: "Support for visas is available". */
const AFTER_NOUN_PATTERN = /^(?:for|of|is|are|available|provided|offered|under)\b/;
const YOU_WILL_PATTERN = /\byou(?:'ll| will) (?!need|have|be\b|hold|require|must)/;

function isShort({ terms }: Statement): boolean {
  return terms.filter(({ isMark }) => !isMark).length <= MAX_LIST_ITEM_WORDS;
}
