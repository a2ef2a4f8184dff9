import type { PlainSentence } from '../sentence-context.ts';
import type { Certainty, MailKind } from '../types.ts';
import type { Evidence } from './evidence.ts';

export interface Decision {
  kind: MailKind;
  certainty: Certainty;
  sentence: PlainSentence | null;
  /** Set if something else than the words of a decision settles it: the message is about something else, or by someone else. */
  isSettled?: boolean;
}

type TellingKind = Exclude<MailKind, 'none'>;

/** A kind that comes first is told beside those that come after it: a rejection thanks for the application. */
const PRECEDENCE: readonly TellingKind[] = ['rejected', 'offer', 'interview', 'action', 'received'];
/** How probable it has to be that a sentence says something. */
const CLEAR = 0.9;
/** Enough if nothing else is said nearly as clearly. */
const LEAST = 0.65;
const MUCH_LESS = 0.35;
/** What a rule says needs at least this much to change an application without asking. */
const SUPPORT = 0.5;
/** From where on a decision may be told, so that the message waits for its member. */
const PLAUSIBLE = 0.6;

/** “We’re excited to get you to the next round”, which may be a test, and interviews without a person. */
const NO_MEETING =
  /^(?!.*\b(?:interview\w*|calls?|chat|meet\w*|talk\w*|speak\w*|visit|zoom|conversation|panel|on-?site|phone)\b)(?=.*\b(?:next|second|final|following) (?:round|stage|step|phase)\b)|\b(?:one-way|on-demand|on demand|recorded|record|hirevue|spark hire|asynchronous)\b/;

/**
 * Compares what the rules decide with what the words of each sentence make probable. Both have to agree, or one of them has to be certain
 * while nothing speaks against it.
 */
export function weigh(decision: Decision, evidence: Evidence, sentences: readonly PlainSentence[]): Decision {
  if (decision.isSettled || sentences.length === 0) return decision;
  const probable = decideByEvidence(evidence);
  const isAnswer = decision.certainty !== 'unsure' && decision.kind !== 'none';
  if (!isAnswer) return probable ?? decision;
  if (probable === null || probable.kind === decision.kind) {
    const support = evidence.best(decision.kind as TellingKind).share;
    if (support >= SUPPORT || probable !== null) return decision;
    return {
      ...decision,
      certainty:
        decision.certainty === 'sure' && support >= 0.1 ? 'likely' : support < 0.1 ? 'unsure' : decision.certainty,
    };
  }
  const isTask = probable.kind === 'action' && NO_MEETING.test(decision.sentence?.plain ?? '');
  return isTask ? probable : { ...decision, certainty: 'unsure' };
}

/** What the sentences of a message say, if it is clear. */
function decideByEvidence({ best }: Evidence): Decision | null {
  const found = PRECEDENCE.map((kind) => ({ kind, ...best(kind) }));
  const as = (kind: TellingKind): Decision => ({ kind, certainty: 'likely', sentence: best(kind).sentence });
  const clear = found.filter(({ share }) => share >= CLEAR).map(({ kind }) => kind);
  const [first, ...rest] = clear;
  const isPlausible = (kind: TellingKind) => best(kind).share >= PLAUSIBLE;
  if (first === undefined) {
    const [top, next] = found.sort((a, b) => b.share - a.share);
    const isDecision = top?.kind === 'rejected' || top?.kind === 'offer';
    return top && next && !isDecision && top.share >= LEAST && next.share <= MUCH_LESS ? as(top.kind) : null;
  }
  if (first === 'rejected') return rest.some((kind) => kind !== 'received') || isPlausible('offer') ? null : as(first);
  if (isPlausible('rejected')) return null;
  if (first === 'offer') return as(first);
  if (isPlausible('offer')) return null;
  const isTask = first === 'interview' && rest.includes('action') && NO_MEETING.test(best(first).sentence?.plain ?? '');
  return as(isTask ? 'action' : first);
}
