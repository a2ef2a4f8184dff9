import type { PacketSummary } from '@foothold/contracts/recruiting/packets';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { type Selection, useSelection } from '../../../shared/hooks/use-selection.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { RowCheckbox } from '../../../shared/ui/row-checkbox.tsx';
import { ClockLine } from './clock-line.tsx';
import { STATE_LABELS } from './messages.ts';
import { BATCH_PATH, getPacketPath } from './paths.ts';

const BATCH_FORM = 'batch';

const isReady = ({ state, openQuestions }: PacketSummary) => state === 'proposed' && openQuestions === 0;

/** A page of the member's packets. Those that wait can be selected, and reviewed below each other. */
export function PacketList({ label, packets }: { label: string; packets: readonly PacketSummary[] }) {
  const ready = packets.filter(isReady);
  const selection = useSelection(ready.map(({ id }) => id));
  const canSelect = ready.length > 1;
  return (
    <div className="flex flex-col gap-4">
      {canSelect && <BatchForm selected={selection.selected.size} />}
      <ul aria-label={label} className="border-t border-line">
        {packets.map((packet) => (
          <li key={packet.id} className="relative flex gap-3 border-b border-line py-4 hover:bg-sunken">
            {canSelect && (
              <span className="w-5 shrink-0 pt-0.5">
                {isReady(packet) && <PacketCheckbox packet={packet} selection={selection} />}
              </span>
            )}
            <PacketFacts packet={packet} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const PacketCheckbox = ({ packet: { id, job }, selection }: { packet: PacketSummary; selection: Selection }) => (
  <RowCheckbox id={id} name={`${job.title}, ${job.company}`} form={BATCH_FORM} selection={selection} />
);

function BatchForm({ selected }: { selected: number }) {
  const hydrated = useHydrated();
  return (
    <Form method="get" action={BATCH_PATH} id={BATCH_FORM} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton variant="secondary" size="small" disabled={hydrated && selected === 0}>
        {selected > 0 ? `Review ${selected} together` : 'Review together'}
      </SubmitButton>
      <p className="text-note text-soft">Select several to read them below each other, and approve them at once.</p>
    </Form>
  );
}

function PacketFacts({ packet }: { packet: PacketSummary }) {
  const { id, job, state, score, openQuestions, recruiter, proposedAt } = packet;
  const { label, tone } = STATE_LABELS[state];
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <p className="wrap-anywhere">
        <Link
          to={getPacketPath(id)}
          className="font-strong text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {job.title}
        </Link>
      </p>
      <p className="wrap-anywhere text-soft">{[job.company, job.place].filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
        <Badge tone={tone}>{label}</Badge>
        {packet.clock && (
          <span className="font-medium text-ink">
            <ClockLine packet={packet} />
          </span>
        )}
        {openQuestions > 0 && state === 'proposed' && (
          <span>{openQuestions === 1 ? 'One question for you' : `${openQuestions} questions for you`}</span>
        )}
        <span>
          Score <span className="figures">{score}</span>
        </span>
        <span>
          Prepared by {recruiter}, <DateTime value={proposedAt} />
        </span>
      </p>
    </div>
  );
}
