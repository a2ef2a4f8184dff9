import type { Facts } from '../facts/index.ts';
import type { Cap, CapId } from '../report.ts';

export type CapFinding = Omit<Cap, 'id' | 'limit'>;

/** A limit on the total, as the public rubric describes it. */
export interface CapRule {
  id: CapId;
  name: string;
  /** 0 to 100. */
  limit: number;
  explains: string;
  find: (facts: Facts) => CapFinding | undefined;
}
