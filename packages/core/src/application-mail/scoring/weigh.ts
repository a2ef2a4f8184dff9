import type { PlainSentence } from '../sentence-context.ts';
import type { Certainty, MailKind } from '../types.ts';
import { type Evidence, NO_MEETING } from './evidence.ts';

export interface Decision {
  kind: MailKind;
  certainty: Certainty;
  sentence: PlainSentence | null;
  /** Set if something else than the words of a decision settles it: the message is about something else, or by someone else. */
  isSettled?: boolean;
}

type StatedKind = Exclude<MailKind, 'none'>;

/** A kind that comes first is told beside those that come after it: a rejection thanks for the application. */
const PRECEDENCE: readonly StatedKind[] = ['rejected', 'offer', 'interview', 'action', 'received'];
const isDecision = (kind: StatedKind): boolean => kind === 'rejected' || kind === 'offer';
const OTHERS = PRECEDENCE.filter((kind) => kind !== 'received');
/** How probable it has to be that a sentence says something. */
const CLEAR = 0.9;
const CLEAR_DECISION = 0.95;
/** Where a rule says something else. */
const CERTAIN = 0.97;
/** Enough if nothing else is said nearly as clearly. */
const LEAST = 0.65;
const MUCH_LESS = 0.35;
/** What a rule says needs at least this much to change an application without asking. */
const SUPPORT = 0.25;
const LITTLE = 0.1;
/** From where on a decision may be told, so that the message waits for its member. */
const PLAUSIBLE = 0.6;

const THANKS = /\b(?:thank you|thanks)\b.{0,60}\b(?:applying|application|resume|cv)\b/;

/** Who is told where to come has the job. */
const STARTS_WORK =
  /\b(?:first (?:day|shift|week)|orientation|onboarding|your start date|start date is|new hires?|welcome (?:aboard|to the team))\b/;
/**
 * Compares what the rules decide with what the words of each sentence make probable. Both have to agree, or one of them has to be certain
 * while nothing speaks against it.
 */
export function weigh(decision: Decision, evidence: Evidence, sentences: readonly PlainSentence[]): Decision {
  if (decision.isSettled || sentences.length === 0) return decision;
  const probable = decideByEvidence(evidence, sentences);
  if (decision.certainty === 'unsure' || decision.kind === 'none') return probable ?? decision;
  if (decision.kind === 'interview' && NO_MEETING.test(decision.sentence?.plain ?? ''))
    return probable ?? { ...decision, certainty: 'unsure' };
  const support = evidence.best(decision.kind).share;
  if (probable?.kind === decision.kind) return decision;
  if (probable === null) {
    // Thanks for an application are in every message, and tell where nothing else is told.
    const isThanks =
      THANKS.test(decision.sentence?.plain ?? '') &&
      decision.kind === 'received' &&
      OTHERS.every((kind) => evidence.best(kind).share <= MUCH_LESS);
    if (support >= SUPPORT || isThanks) return decision;
    return { ...decision, certainty: decision.certainty === 'sure' && support >= LITTLE ? 'likely' : 'unsure' };
  }
  // The thanks for an application that a rule found may be all that a message says.
  if (probable.kind === 'rejected' && evidence.best('rejected').share < CERTAIN)
    return { ...decision, certainty: 'unsure' };
  if (isBeside(decision.kind, probable.kind)) return probable;
  if (isBeside(probable.kind, decision.kind) && support >= SUPPORT) return decision;
  return { ...decision, certainty: 'unsure' };
}

/** Whether a message that mainly says `main` may say `other` as well: an offer asks for a signature, a rejection gives thanks. */
const isBeside = (other: MailKind, main: MailKind): boolean =>
  other === 'received' ||
  (other === 'action' && (main === 'offer' || main === 'interview')) ||
  (other === 'interview' && main === 'interview');

/** What the sentences of a message say, if it is clear. */
function decideByEvidence({ best }: Evidence, sentences: readonly PlainSentence[]): Decision | null {
  const found = PRECEDENCE.map((kind) => ({ kind, ...best(kind) }));
  const as = (kind: StatedKind): Decision => ({ kind, certainty: 'likely', sentence: best(kind).sentence });
  const clear = found
    .filter(({ kind, share }) => share >= (isDecision(kind) ? CLEAR_DECISION : CLEAR))
    .map(({ kind }) => kind);
  const [first, ...rest] = clear;
  const isPlausible = (kind: StatedKind) => best(kind).share >= PLAUSIBLE;
  if (first === undefined) {
    const [top, next] = found.sort((a, b) => b.share - a.share);
    return top && next && !isDecision(top.kind) && top.share >= LEAST && next.share <= MUCH_LESS ? as(top.kind) : null;
  }
  if (first === 'rejected') return rest.some((kind) => kind !== 'received') || isPlausible('offer') ? null : as(first);
  if (isPlausible('rejected')) return null;
  if (first === 'offer') return as(first);
  if (isPlausible('offer')) return null;
  const startsWork = first === 'interview' && sentences.some(({ plain }) => STARTS_WORK.test(plain));
  if (startsWork && !/\binterview/.test(best(first).sentence?.plain ?? '')) return null;
  return as(first);
}
