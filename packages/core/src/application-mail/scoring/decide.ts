import type { Weights } from '../../text/linear-model.ts';
import type { Decision } from '../decision.ts';
import { getOwnLabel } from '../domain-label.ts';
import type { MessageFacts } from '../facts.ts';
import type { PlainSentence } from '../sentence-context.ts';
import { MAIL_KINDS, type Mailbox, type MailKind } from '../types.ts';
import { NO_MEETING, QUOTED } from './evidence.ts';
import { listMessageFeatures } from './message-features.ts';
import { type Scores, score } from './model.ts';

type StatedKind = Exclude<MailKind, 'none'>;

/** How probable a kind has to be for an answer. A wrong offer or rejection does more harm than a missed one. */
const LEAST: Readonly<Record<MailKind, number>> = {
  received: 0.85,
  rejected: 0.9,
  interview: 0.8,
  offer: 0.9,
  action: 0.9,
  none: 0.5,
};
/** Where the rules say the same without doubt. */
const LEAST_RULED: Readonly<Record<MailKind, number>> = {
  ...LEAST,
  received: 0.5,
  rejected: 0.8,
  interview: 0.7,
  offer: 0.9,
  action: 0.7,
};
/** How probable it has to be to change an application without asking, where the rules say the same without doubt. */
const SURE = 0.9;

/** Decides what a message says by everything that is known of it. What isn’t probable enough is left to its member. */
export function decide(facts: MessageFacts, weights: Weights): Decision {
  const { ruled, evidence } = facts;
  const shares = score(listMessageFeatures(facts), weights);
  const isAgreed = isAgreement(facts, shares);
  const kind = isAgreed ? ruled.kind : findTop(shares);
  const isRuled = ruled.kind === kind && ruled.certainty === 'sure';
  const isProbable = isAgreed || shares[kind] >= (isRuled ? LEAST_RULED : LEAST)[kind];
  if (kind === 'none') {
    const certainty = isProbable ? (ruled.kind === 'none' ? ruled.certainty : 'likely') : 'unsure';
    return { kind, certainty, sentence: null };
  }
  const sentence = ruled.kind === kind ? ruled.sentence : evidence.best(kind).sentence;
  if (!isProbable || isDoubtful(facts, kind) || (!isAgreed && isUnsaid(sentence)))
    return { kind, certainty: 'unsure', sentence };
  const isSure = isAgreed || (shares[kind] >= SURE && isRuled);
  return { kind, certainty: isSure ? 'sure' : 'likely', sentence };
}

/** What a sentence has to be worth for a rule to decide with it, and every other sentence at most. */
const CLEAR = 0.6;
const MUCH_LESS = 0.35;
const PLAUSIBLE = 0.5;
/** Every answer gives thanks for an application, so that little else in a message says that it only arrived. */
const PLAUSIBLE_ARRIVAL = 0.02;

/** Whether a rule and the words of a sentence say the same clearly, nothing else is said, and the rest of the message allows it. */
function isAgreement({ ruled, evidence }: MessageFacts, shares: Scores): boolean {
  const { kind } = ruled;
  const least = kind === 'received' ? PLAUSIBLE_ARRIVAL : PLAUSIBLE;
  if (kind === 'none' || ruled.certainty !== 'sure' || shares[kind] < least) return false;
  const others = MAIL_KINDS.filter((other) => other !== 'none' && other !== 'received' && other !== kind);
  return (
    evidence.best(kind).share >= CLEAR && others.every((other) => evidence.best(other as StatedKind).share <= MUCH_LESS)
  );
}

const findTop = (shares: Scores): MailKind =>
  MAIL_KINDS.reduce((top, kind) => (shares[kind] > shares[top] ? kind : top), 'none');

/**
 * What no probability outweighs: the message names neither an employer nor a job and no rule applies, is about something else, contradicts itself, or is about
 * a recording, which some call an interview.
 */
function isDoubtful(facts: MessageFacts, kind: StatedKind): boolean {
  const { message, sentences, isAboutJob, isOtherApplication, parties, ruled } = facts;
  if (isOtherApplication || contradicts(facts, kind)) return true;
  const isNamed = parties.title !== null || parties.employer !== null || namesItself(message.from);
  if (kind === 'rejected' || kind === 'offer') return !isAboutJob || !isNamed;
  const isRuled = ruled.kind === kind && ruled.certainty !== 'unsure';
  if (!isNamed && !(isAboutJob && isRuled)) return true;
  if (kind === 'received') return false;
  const recorded = sentences.filter(({ plain }) => NO_MEETING.test(plain));
  return kind === 'interview' ? recorded.length > 0 : recorded.some(({ plain }) => plain.includes('interview'));
}

/** Whether a sender’s own domain is their name: “Larkholt <jobs@larkholt.example>”. */
function namesItself({ name, address }: Mailbox): boolean {
  const label = getOwnLabel(address);
  return (
    label !== null &&
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .startsWith(label)
  );
}

const EXCLUSIVE: readonly MailKind[] = ['rejected', 'offer', 'interview'];

/** Whether a rule without doubt says another thing that can’t be true at once: “We’d like to meet you about another role.” */
const contradicts = ({ signals }: MessageFacts, kind: StatedKind): boolean =>
  EXCLUSIVE.includes(kind) &&
  signals.some(
    (signal) =>
      signal.strength === 'strong' &&
      signal.certainty === 'sure' &&
      signal.kind !== kind &&
      EXCLUSIVE.includes(signal.kind),
  );

/** Whether a sentence quotes another message. */
const isUnsaid = (sentence: PlainSentence | null): boolean => sentence !== null && QUOTED.test(sentence.text);
