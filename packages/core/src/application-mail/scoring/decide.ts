import type { Decision } from '../decision.ts';
import type { MessageFacts } from '../facts.ts';
import { MAIL_KINDS, type MailKind } from '../types.ts';
import { NO_MEETING } from './evidence.ts';
import { listMessageFeatures } from './message-features.ts';
import { type Scores, score, type Weights } from './model.ts';

type StatedKind = Exclude<MailKind, 'none'>;

/** How probable a kind has to be for an answer. A wrong offer or rejection does more harm than a missed one. */
const LEAST: Readonly<Record<MailKind, number>> = {
  received: 0.7,
  rejected: 0.85,
  interview: 0.75,
  offer: 0.9,
  action: 0.75,
  none: 0.5,
};
/** How probable it has to be to change an application without asking, where the rules say the same without doubt. */
const SURE = 0.9;

/** Decides what a message says by everything that is known of it. What isn’t probable enough is left to its member. */
export function decide(facts: MessageFacts, weights: Weights): Decision {
  const shares = score(listMessageFeatures(facts), weights);
  const kind = findTop(shares);
  const { ruled } = facts;
  const isProbable = shares[kind] >= LEAST[kind];
  if (kind === 'none') {
    const certainty = isProbable ? (ruled.kind === 'none' ? ruled.certainty : 'likely') : 'unsure';
    return { kind, certainty, sentence: null };
  }
  const sentence = ruled.kind === kind ? ruled.sentence : facts.evidence.best(kind).sentence;
  if (!isProbable || isDoubtful(facts, kind)) return { kind, certainty: 'unsure', sentence };
  const isSure = shares[kind] >= SURE && ruled.kind === kind && ruled.certainty === 'sure';
  return { kind, certainty: isSure ? 'sure' : 'likely', sentence };
}

const findTop = (shares: Scores): MailKind =>
  MAIL_KINDS.reduce((top, kind) => (shares[kind] > shares[top] ? kind : top), 'none');

/** What no probability outweighs: the message is about something else, or about a recording, which some call an interview. */
function isDoubtful({ ruled, sentences, isAboutJob }: MessageFacts, kind: StatedKind): boolean {
  const isRecording =
    (kind === 'interview' || kind === 'action') && sentences.some(({ plain }) => NO_MEETING.test(plain));
  return (ruled.isSettled ?? false) || !isAboutJob || isRecording;
}
