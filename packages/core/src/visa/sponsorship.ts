import { MAX_JOB_LENGTH } from '../text/limits.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { resolveTags } from './senses.ts';
import { findStance, type Stance, startsWithDuty } from './stances.ts';
import { type Statement, splitStatements } from './statements.ts';
import { has, TAG } from './tags.ts';
import type { Sponsorship } from './types.ts';

export interface SponsorshipReading {
  value: Sponsorship;
  /** The sentence it was read from; absent only if the value is `unknown`. */
  quote?: string;
}

/** The content of a sentence, and the topic that a question leaves for its answer. */
interface SentenceReading {
  value: Sponsorship;
  isNew: boolean;
  isTransfer: boolean;
  open: boolean;
  hasTopic: boolean;
  /** Tags of a visa, a transfer or a right to work that it names, for a next sentence that refers to them. */
  topic: number;
}

/** What a sentence follows. */
interface Context {
  /** The sentence before asked a question about the topic, or is its label. */
  answers: boolean;
  /** Whether the previous sentence continues in this one, or this one refers to it. */
  goesOn: boolean;
  /** The `topic` of the sentence that this one refers to, or 0. */
  topic: number;
}

const REFERABLE_TAGS = TAG.visa | TAG.filing | TAG.sponsor | TAG.transfer | TAG.authorization;

/** A cheap check, so that most sentences skip the detailed one. */
const MAY_SAY_PATTERN =
  /spons|sponor|citizen|poly\b|\bcit\b|clear|secret|ts\/sci|\bts\b|public trust|\b[hlefj]-?[1-4]-?[ab]?s?\b|\bo-?1|\b(?:u\.?s\.?|states|american) (?:persons?|nationals?)|permanent|resident|green-?\s?card|\b(?:GC|USC|OPT|CPT|TN|PERM|EAD|EB-?\d|FSP|NACI)\b|h-?1-?b|visa|petition|labor cert|lottery|immigra|foreign|abroad|authoriz|eligible to work|right to work|dependent on|yankee white|investigation|polygraph|suitab|unrestricted|indefinite|work permit|classified|overseas|international|i-?983|waiver/i;
/** An answer is short, or is in its first words. */
const MAX_ANSWER_WORDS = 12;
/** Sentences longer than this, in characters, are understood on their own. */
const REPLY_LENGTH = 90;

/**
 * What a listing says about sponsoring a work visa, with its quote. `citizens-or-clearance` if it accepts only citizens, people
 * whom export law treats like citizens, or holders of a security clearance; `sponsors` even if it only says that it may. Asking whether
 * someone may work in the country says nothing about sponsorship and stays `unknown`; so do silence, a mere preference and a
 * question to the candidate. If a text says two things, the more restrictive one is returned, except for an employer that takes
 * over visas and files no new ones. Never throws; a text longer than `MAX_JOB_LENGTH` is truncated.
 * @param sentences of the text, if the caller has them
 */
export function readSponsorship(
  text: string,
  sentences: readonly Sentence[] = splitSentences(text.slice(0, MAX_JOB_LENGTH)),
): SponsorshipReading {
  const said: { reading: SentenceReading; quote: string }[] = [];
  let asked: Sentence | undefined;
  let goesOn = false;
  let before: { sentence: Sentence; topic: number } | undefined;
  for (const sentence of sentences) {
    const isReply = before !== undefined && isBackReference(sentence.text);
    if (!asked && !goesOn && !isReply && !MAY_SAY_PATTERN.test(sentence.text)) {
      before = undefined;
      continue;
    }
    if (asked && isYesToNeed(asked.text, sentence.text)) continue;
    const reading = readSentence(sentence.text, {
      answers: asked !== undefined,
      goesOn: goesOn || isReply,
      topic: isReply ? (before?.topic ?? 0) : 0,
    });
    const first = asked ?? (isReply && !reading.hasTopic ? before?.sentence : undefined) ?? sentence;
    if (reading.value !== 'unknown') said.push({ reading, quote: text.slice(first.start, sentence.end) });
    before = reading.topic !== 0 ? { sentence: first, topic: reading.topic } : isReply ? before : undefined;
    asked = reading.open ? sentence : undefined;
    goesOn = reading.hasTopic && sentence.text.endsWith(';');
  }
  return findStrictest(said);
}

/** A short sentence that says something of the one before: "We will not apply for one.", "Transfers are fine." */
const BACK_REFERENCE_PATTERN =
  /\b(?:we|our|they|company|employer)\b.*\b(?:it|one|ones|that|this|them|those|so)\b|^transfers?\b/i;

function isBackReference(text: string): boolean {
  return text.length < REPLY_LENGTH && BACK_REFERENCE_PATTERN.test(text);
}

/** "Do I need a visa? Yes." is about the candidate, not the employer. */
function isYesToNeed(question: string, answer: string): boolean {
  return /^\W*(?:yes|y)\W*$/i.test(answer) && /\b(?:need|require|have to|must)\b/i.test(question);
}

const ORDER: readonly Sponsorship[] = ['citizens-or-clearance', 'does-not-sponsor', 'sponsors'];

function findStrictest(said: readonly { reading: SentenceReading; quote: string }[]): SponsorshipReading {
  const acceptsTransfers = said.some(({ reading }) => reading.value === 'sponsors' && reading.isTransfer);
  const counted = said.filter(
    ({ reading }) => !(acceptsTransfers && reading.value === 'does-not-sponsor' && reading.isNew),
  );
  for (const value of ORDER) {
    const first = counted.find(({ reading }) => reading.value === value);
    if (first) return { value, quote: first.quote };
  }
  return { value: 'unknown' };
}

/** A question, direct or indirect. */
const QUESTION_PATTERN = /\?["”)]?\s*$|\b(?:asked|ask|wonder|wondering) (?:us )?(?:if|whether) we\b/i;

function readSentence(text: string, { answers, goesOn, topic }: Context): SentenceReading {
  const statements = splitStatements(text);
  const isQuestion = QUESTION_PATTERN.test(text) || isLabel(text, combineStances(statements));
  const whole = combineStances(statements) | (topic & TAG.visa);
  const sentence = statements.reduce((tags, statement) => tags | resolveTags(statement, whole), topic & TAG.visa);
  const pendingAtStart = answers && (statements.length <= 2 || isAnswer(statements[0]));
  const stances: Stance[] = [];
  let pending = pendingAtStart;
  let earlier = answers || goesOn;
  let isDuty = false;
  let authorized = false;
  for (const statement of statements) {
    const stance = findStance(statement, { sentence, isQuestion, isDuty, authorized, pending, earlier });
    authorized ||= has(statement.tags, TAG.authorization);
    isDuty ||= startsWithDuty(statement);
    stances.push(stance);
    if (stance.hasTopic) {
      pending = stance.isOpen;
      earlier = true;
    } else if (stance.value !== 'unknown') pending = false;
  }
  return { ...combine(stances, isQuestion), topic: sentence & REFERABLE_TAGS };
}

/** "Visa sponsorship:", "Visa/GC/Citizen: ____": a label that says nothing, but whose answer may follow. */
function isLabel(text: string, tags: number): boolean {
  if (!/:[\s_]*$/.test(text) || NAMED_LEVEL_PATTERN.test(text) || text.split(/\s+/).length > MAX_LABEL_WORDS)
    return false;
  return !has(tags, TAG.negation | TAG.act | TAG.welcome | TAG.must | TAG.employer);
}

const MAX_LABEL_WORDS = 6;
/** A line with a clearance, followed by the next line's label. */
const NAMED_LEVEL_PATTERN = /\b(?:secret|ts|sci|poly|public trust)\b/i;

function combineStances(statements: readonly Statement[]): number {
  return statements.reduce((tags, statement) => tags | statement.tags, 0);
}

function isAnswer(statement: Statement | undefined): boolean {
  if (!statement || statement.terms.length > MAX_ANSWER_WORDS) return false;
  return statement.terms.slice(0, 4).some(({ tags }) => has(tags, TAG.negation | TAG.welcome | TAG.act));
}

function combine(stances: readonly Stance[], isQuestion: boolean): Omit<SentenceReading, 'topic'> {
  const transfer = stances.some(({ value, isTransfer }) => value === 'sponsors' && isTransfer);
  const counted = stances.filter(({ value, isNew }) => !(transfer && value === 'does-not-sponsor' && isNew));
  const value = ORDER.find((candidate) => counted.some((stance) => stance.value === candidate)) ?? 'unknown';
  return {
    value,
    isNew: stances.some((stance) => stance.value === value && stance.isNew),
    isTransfer: transfer,
    open: isQuestion && stances.some(({ hasTopic }) => hasTopic),
    hasTopic: stances.some(({ hasTopic }) => hasTopic),
  };
}
