import { MAX_JOB_LENGTH } from '../text/limits.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { settled } from './senses.ts';
import { type Stance, stanceOf } from './stances.ts';
import { type Statement, statementsOf } from './statements.ts';
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
}

/** A cheap check, so that most sentences skip the detailed one. */
const MAY_SAY =
  /sponsor|citizen|\bcit\b|clear|secret|ts\/sci|\bts\b|public trust|\b[hlefj]-?[1-4]-?[ab]?\b|\bo-?1|\b(?:u\.?s\.?|states|american) (?:persons?|nationals?)|permanent|resident|green-?\s?card|\b(?:GC|USC|OPT|CPT|TN|PERM|EAD|EB-?\d|FSP|NACI)\b|h-?1-?b|visa|petition|labor cert|lottery|immigra|foreign|abroad|authoriz|unrestricted|indefinite|work permit|classified|overseas|international|i-?983|waiver/i;
/** An answer is short, or is in its first words. */
const ANSWER_WORDS = 12;

/**
 * What a listing says about sponsoring a work visa, with its quote. `citizens-or-clearance` if it accepts only citizens, people
 * whom export law treats like citizens, or holders of a security clearance; `sponsors` even if it only says that it may. Asking whether
 * someone may work in the country says nothing about sponsorship and stays `unknown`; so do silence, a mere preference and a
 * question to the candidate. If a text says two things, the more restrictive one is returned, except for an employer that takes
 * over visas and files no new ones. Never throws; a text longer than `MAX_JOB_LENGTH` is truncated.
 */
export function sponsorshipOf(text: string): SponsorshipReading {
  const bounded = text.slice(0, MAX_JOB_LENGTH);
  const said: { reading: SentenceReading; quote: string }[] = [];
  let asked: Sentence | undefined;
  let goesOn = false;
  for (const sentence of sentencesOf(bounded)) {
    if (!asked && !goesOn && !MAY_SAY.test(sentence.text)) continue;
    const reading = readSentence(sentence.text, asked !== undefined, goesOn);
    if (reading.value !== 'unknown')
      said.push({ reading, quote: asked ? bounded.slice(asked.start, sentence.end) : sentence.text });
    asked = reading.open ? sentence : undefined;
    goesOn = reading.hasTopic && sentence.text.endsWith(';');
  }
  return strictest(said);
}

const ORDER: readonly Sponsorship[] = ['citizens-or-clearance', 'does-not-sponsor', 'sponsors'];

function strictest(said: readonly { reading: SentenceReading; quote: string }[]): SponsorshipReading {
  const takesTransfers = said.some(({ reading }) => reading.value === 'sponsors' && reading.isTransfer);
  const counted = said.filter(
    ({ reading }) => !(takesTransfers && reading.value === 'does-not-sponsor' && reading.isNew),
  );
  for (const value of ORDER) {
    const first = counted.find(({ reading }) => reading.value === value);
    if (first) return { value, quote: first.quote };
  }
  return { value: 'unknown' };
}

/** A question, direct or indirect. */
const QUESTION = /\?["”)]?\s*$|\b(?:asked|ask|wonder|wondering) (?:us )?(?:if|whether) we\b/i;

function readSentence(text: string, answers: boolean, goesOn: boolean): SentenceReading {
  const statements = statementsOf(text);
  const isQuestion = QUESTION.test(text);
  const sentence = statements.reduce((tags, statement) => tags | settled(statement, wholeOf(statements)), 0);
  const pendingAtStart = answers && (statements.length <= 2 || isAnswer(statements[0]));
  const stances: Stance[] = [];
  let pending = pendingAtStart;
  let earlier = answers || goesOn;
  for (const statement of statements) {
    const stance = stanceOf(statement, { sentence, isQuestion, pending, earlier });
    stances.push(stance);
    if (stance.hasTopic) {
      pending = stance.isOpen;
      earlier = true;
    } else if (stance.value !== 'unknown') pending = false;
  }
  return combine(stances, isQuestion);
}

function wholeOf(statements: readonly Statement[]): number {
  return statements.reduce((tags, statement) => tags | statement.tags, 0);
}

function isAnswer(statement: Statement | undefined): boolean {
  if (!statement || statement.terms.length > ANSWER_WORDS) return false;
  return statement.terms.slice(0, 4).some(({ tags }) => has(tags, TAG.negation | TAG.welcome | TAG.act));
}

function combine(stances: readonly Stance[], isQuestion: boolean): SentenceReading {
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
