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

/** How probable it has to be that a sentence says something, where no rule says it. */
const LEAST = { offer: 0.9, rejected: 0.85, interview: 0.85, action: 0.85, received: 0.75 } as const;
/** From where on something else may be said as well. */
const PLAUSIBLE = 0.5;

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
    const support = evidence.best(decision.kind as Exclude<MailKind, 'none'>).share;
    if (support >= PLAUSIBLE || probable !== null) return decision;
    return {
      ...decision,
      certainty:
        decision.certainty === 'sure' && support >= 0.1 ? 'likely' : support < 0.1 ? 'unsure' : decision.certainty,
    };
  }
  const isTask = probable.kind === 'action' && NO_MEETING.test(decision.sentence?.plain ?? '');
  return isTask ? probable : { ...decision, certainty: 'unsure' };
}

function decideByEvidence({ best }: Evidence): Decision | null {
  const [rejected, offer, interview, action, received] = (
    ['rejected', 'offer', 'interview', 'action', 'received'] as const
  ).map(best);
  if (!rejected || !offer || !interview || !action || !received) return null;
  const as = (kind: MailKind, sentence: PlainSentence | null): Decision => ({ kind, certainty: 'likely', sentence });
  if (rejected.share >= LEAST.rejected) return offer.share >= PLAUSIBLE ? null : as('rejected', rejected.sentence);
  if (offer.share >= LEAST.offer) return rejected.share >= PLAUSIBLE ? null : as('offer', offer.sentence);
  if (rejected.share >= PLAUSIBLE || offer.share >= PLAUSIBLE) return null;
  const isTask = action.share >= LEAST.action && NO_MEETING.test(interview.sentence?.plain ?? '');
  if (interview.share >= LEAST.interview && !isTask) return as('interview', interview.sentence);
  if (action.share >= LEAST.action) return as('action', action.sentence);
  if (interview.share >= PLAUSIBLE || action.share >= PLAUSIBLE) return null;
  if (received.share >= LEAST.received) return as('received', received.sentence);
  return null;
}
