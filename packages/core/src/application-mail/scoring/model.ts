import { scoreKinds, type Weights } from '../../text/linear-model.ts';
import { MAIL_KINDS, type MailKind } from '../types.ts';

export type Scores = Readonly<Record<MailKind, number>>;

/** How probable it is that a sentence or a message says something, by its features and their values. The weights are in the order of `MAIL_KINDS`. */
export function score(features: ReadonlyMap<string, number>, weights: Weights): Scores {
  const shares = scoreKinds(features, weights, MAIL_KINDS.length);
  return Object.fromEntries(MAIL_KINDS.map((kind, at) => [kind, shares[at] ?? 0])) as Record<MailKind, number>;
}
