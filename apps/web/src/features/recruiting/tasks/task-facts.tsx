import type { Task } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { TASK_STATES } from '../labels.ts';

export interface TaskFactsProps {
  task: Task;
  /** The state's label as worded for this reader. */
  stateLabel?: string;
}

/** What will be done, for which listing, and its state. */
export function TaskFacts({ task, stateLabel }: TaskFactsProps) {
  const { what, listing, state, needsMailbox, note } = task;
  const { label, tone } = TASK_STATES[state];
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="max-w-prose font-medium wrap-anywhere whitespace-pre-line">{what}</p>
      {listing && (
        <p className="wrap-anywhere">
          For{' '}
          <Link className="link" to={`/jobs/${listing.id}`}>
            {listing.title}, {listing.company}
          </Link>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
        <Badge tone={tone}>{stateLabel ?? label}</Badge>
        <span>
          <Dates task={task} />
        </span>
      </p>
      <p className="text-note text-soft">
        {needsMailbox ? 'Requires the mailbox password.' : 'Doesn’t require the mailbox.'}
      </p>
      {note !== null && note !== '' && (
        <p className="max-w-prose border-l-2 border-line pl-3 text-note wrap-anywhere whitespace-pre-line">{note}</p>
      )}
    </div>
  );
}

function Dates({ task: { state, proposedAt, decidedAt, approvedUntil, finishedAt } }: { task: Task }) {
  return (
    <>
      Proposed <DateTime value={proposedAt} />
      {state === 'approved' && approvedUntil !== null && (
        <>
          , approved until <DateTime value={approvedUntil} time /> UTC
        </>
      )}
      {state === 'expired' && approvedUntil !== null && (
        <>
          , approval expired <DateTime value={approvedUntil} />
        </>
      )}
      {state === 'declined' && decidedAt !== null && (
        <>
          , declined <DateTime value={decidedAt} />
        </>
      )}
      {(state === 'done' || state === 'withdrawn') && finishedAt !== null && (
        <>
          , {state} <DateTime value={finishedAt} />
        </>
      )}
    </>
  );
}
