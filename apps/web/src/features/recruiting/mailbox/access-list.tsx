import type { Access } from '@foothold/contracts/recruiting';
import { ruleSentences } from '@foothold/contracts/recruiting/choices';
import { DateTime } from '../../../shared/format/use-format.tsx';

function formatOutcome({ outcome, refusedFor }: Access): string {
  switch (outcome) {
    case 'opened':
      return 'Viewed';
    case 'asked':
      return 'Requested, pending';
    case 'failed':
      return 'Not viewed: something went wrong on our end';
    case 'refused':
      return refusedFor === null ? 'Denied' : `Denied: ${ruleSentences[refusedFor].missing}`;
  }
}

export interface AccessListProps {
  accesses: readonly Access[];
  /** Shown if there were no accesses. */
  emptyText: string;
  /** Whether to show who it was; set for the member. */
  showsNames?: boolean;
}

/** Lists every access to a mailbox password and every attempt: who, when, why, and for which application. */
export function AccessList({ accesses, emptyText, showsNames = false }: AccessListProps) {
  if (accesses.length === 0) return <p className="text-soft">{emptyText}</p>;
  return (
    <ol className="flex w-full flex-col border-t border-line">
      {accesses.map((access) => (
        <li key={access.id} className="flex flex-col gap-1 border-b border-line py-3">
          <p className="flex flex-wrap gap-x-3">
            {showsNames && <span className="font-medium">{access.recruiter}</span>}
            <span className={access.outcome === 'opened' ? 'font-medium' : 'text-soft'}>{formatOutcome(access)}</span>
          </p>
          <p className="text-note text-soft">
            <DateTime value={access.askedAt} time /> UTC
          </p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">“{access.reason}”</p>
          {access.task !== null && <p className="text-note wrap-anywhere text-soft">For: {access.task}</p>}
        </li>
      ))}
    </ol>
  );
}
