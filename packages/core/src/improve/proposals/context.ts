import type { Facts } from '../../ats/facts/index.ts';
import type { JobRequirements } from '../../jobs/types.ts';
import type { Resume } from '../../resume/model.ts';
import type { Proposal } from '../types.ts';

/** The input of the proposal makers. */
export interface ProposalContext {
  resume: Resume;
  facts: Facts;
  job?: JobRequirements;
}

/** A proposal before it is checked and priced. */
export type Draft = Omit<Proposal, 'id' | 'points' | 'rules'>;

export type ProposalMaker = (context: ProposalContext) => Draft[];

/** The next id of the form `{prefix}{number}` that isn't in a list yet. */
export function freshId(prefix: string, taken: Iterable<string>): string {
  const known = new Set(taken);
  for (let i = 1; ; i++) if (!known.has(`${prefix}${i}`)) return `${prefix}${i}`;
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
