import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { Funnel, Sparkline } from '../../../shared/ui/pictures/charts.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { createTiles, QUEUE, type QueuedMember, STAGES, WEEKS } from './samples.ts';

const TONES: Record<QueuedMember['step'], Tone> = {
  'Ready to send': 'hold',
  'Changes requested': 'caution',
  'Waiting for approval': 'neutral',
  'To prepare': 'neutral',
};

/** A static picture of the dashboard. Its controls do nothing, because there is no data behind it. */
export function DemoBoard() {
  return (
    <figure className="overflow-hidden rounded-panel border border-edge bg-raised shadow-float">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-sunken px-5 py-3 md:px-7">
        <span className="text-small font-strong">A recruiter’s week</span>
        <SampleNote>Demo with sample figures and people</SampleNote>
      </figcaption>
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {createTiles(QUEUE, STAGES).map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-b border-line px-5 py-4 odd:border-r md:px-7 lg:not-last:border-r"
          >
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-display text-heading figures">
              <FormattedNumber value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-b border-line px-5 py-6 md:px-7">
        <h3 className="pb-2 font-text text-small font-strong tracking-normal">Who needs to act</h3>
        <Table
          caption="Members in the queue"
          captionHidden
          dense
          rows={QUEUE}
          rowKey={({ member }) => member}
          columns={[
            { id: 'member', header: 'Member', heading: true, cell: ({ member }) => member },
            { id: 'targetRole', header: 'Looking for', cell: ({ targetRole }) => targetRole },
            { id: 'step', header: 'Step', cell: ({ step }) => <Badge tone={TONES[step]}>{step}</Badge> },
            { id: 'nextActor', header: 'Next up', cell: ({ nextActor }) => nextActor },
            { id: 'due', header: 'Due', align: 'end', cell: ({ due }) => due },
          ]}
        />
      </div>
      <div className="grid items-end gap-x-14 gap-y-8 px-5 py-6 md:px-7 lg:grid-cols-[1.6fr_1fr]">
        <Funnel caption="Applications, last eight weeks" stages={STAGES} />
        <Sparkline caption="sent in the latest week" rows={WEEKS} />
      </div>
    </figure>
  );
}
