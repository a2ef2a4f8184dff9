import type { BulkRefusal, BulkResult } from '@foothold/contracts/support/shapes';
import type { FormFailure } from '../../../../shared/ui/form-state.tsx';

export const BULK_KINDS = ['assign', 'close', 'reopen', 'answer'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** The result of changing several inquiries. */
export interface BulkOutcome {
  kind: BulkKind;
  /** "3 inquiries closed". Null if the request was refused as a whole. */
  title: string | null;
  /** The inquiries that were changed. */
  done: string[];
  /** Why others weren't, one sentence for each reason. */
  failed: string[];
  failure: FormFailure | null;
}

/** The result if no answer arrived, except for its failure. */
export const FAILED_BULK: Omit<BulkOutcome, 'failure'> = { kind: 'close', title: null, done: [], failed: [] };

const DONE: Record<BulkKind, string> = {
  assign: 'assigned',
  close: 'closed',
  reopen: 'reopened',
  answer: 'answered',
};

const REASONS: Record<BulkRefusal, string> = {
  'not-found': 'deleted in the meantime',
  'not-open': 'already answered or closed, so not answered again',
  'already-closed': 'already closed',
  'already-open': 'already open',
  'already-assigned': 'already assigned this way',
};

const countInquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

/** Says how many inquiries were changed, and why others weren't. */
export function toBulkOutcome(kind: BulkKind, { done, failed }: BulkResult): BulkOutcome {
  const reasons = new Map<BulkRefusal, (string | null)[]>();
  for (const { reason, reference } of failed) reasons.set(reason, [...(reasons.get(reason) ?? []), reference]);
  return {
    kind,
    title: `${countInquiries(done.length)} ${DONE[kind]}`,
    done,
    failed: [...reasons].map(([reason, references]) => {
      const known = references.filter((reference) => reference !== null);
      return `${known.length > 0 ? known.join(', ') : countInquiries(references.length)}: ${REASONS[reason]}`;
    }),
    failure: null,
  };
}
