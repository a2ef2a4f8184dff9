import { score, type Weights } from '../../text/linear-model.ts';
import { MAIL_KINDS, type MailKind } from '../types.ts';

export type Scores = Readonly<Record<MailKind, number>>;

/** How probable it is that a sentence says something, by its features. */
export function scoreSentence(features: readonly string[], weights: Weights): Scores {
  const shares = score(features, weights, MAIL_KINDS.length);
  return Object.fromEntries(MAIL_KINDS.map((kind, at) => [kind, shares[at] ?? 0])) as Record<MailKind, number>;
}
