import { useState } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { SAMPLES, type SampleApplication, STAGES } from './samples.ts';

const TONES: Record<SampleApplication['status'], Tone> = {
  'Interview Scheduled': 'accent',
  'Under Review': 'neutral',
  'Offer Received': 'hold',
};

/** The three samples, as routes or as a detailed list. */
export function SampleBoard() {
  const [all, setAll] = useState(false);
  return (
    <>
      <div className="flex justify-end pb-4">
        <Button aria-controls="samples" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? 'Show Recent' : 'View All Applications'}
        </Button>
      </div>
      <div id="samples">{all ? <SampleTable /> : <SampleRoutes />}</div>
    </>
  );
}

function SampleRoutes() {
  return (
    <ul className="border-b border-line">
      {SAMPLES.map((application) => (
        <li key={application.company} className="border-t border-line py-8">
          <SampleRoute application={application} />
        </li>
      ))}
    </ul>
  );
}

function SampleRoute({ application }: { application: SampleApplication }) {
  const { company, position, status, appliedDate, nextStep, nextStepDate, atsScore, responseRate, stage, totalStages } =
    application;
  const { percent } = useFormat();
  return (
    <article
      aria-label={`${position}, ${company}`}
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col items-start gap-3">
        <Badge tone={TONES[status]}>{status}</Badge>
        <div>
          <h3 className="text-title">{position}</h3>
          <p className="text-small text-soft">{company}</p>
        </div>
        <div className="flex items-center gap-4">
          <ScoreMark score={atsScore} label="ATS score" size="small" />
          <dl className="flex gap-6 text-note">
            <div>
              <dt className="text-soft">ATS score</dt>
              <dd className="figures">{atsScore} of 100</dd>
            </div>
            <div>
              <dt className="text-soft">Response rate</dt>
              <dd className="figures">{percent(responseRate / 100)}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <RouteLine label={`${position} stages`} steps={createSteps(application)} />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <p className="text-small">
            <span className="block text-note text-soft">
              Applied <DateTime value={appliedDate} />, stage {stage} of {totalStages}
            </span>
            <span className="font-strong">Next: </span>
            {nextStep}, <DateTime value={nextStepDate} />
          </p>
          <SampleButtons application={application} />
        </div>
      </div>
    </article>
  );
}

function createSteps({ stage, appliedDate, nextStepDate }: SampleApplication): RouteStep[] {
  return STAGES.map((label, index) => ({
    id: label,
    label,
    state: index + 1 < stage ? 'done' : index + 1 === stage ? 'current' : 'ahead',
    ...(index === 0 && { note: <DateTime value={appliedDate} /> }),
    ...(index + 1 === stage && index > 0 && { note: <DateTime value={nextStepDate} /> }),
  }));
}

/** Buttons that explain that a sample has no real data, and link to the real pages. */
function SampleButtons({ application: { company, position } }: { application: SampleApplication }) {
  const { portalUrl, viewer } = useAppData();
  const { show } = useToast();
  const action = {
    label: viewer ? 'Open your portal' : 'Create an account',
    hint: `Your applications are in the portal, at ${portalUrl}`,
    onSelect: () => window.location.assign(viewer ? `${portalUrl}/applications` : `${portalUrl}/signup`),
  };
  return (
    <div className="flex gap-3">
      <Button
        size="small"
        aria-label={`View Details: ${position}, ${company}`}
        onClick={() =>
          show({
            title: 'This application is a sample',
            description: `Nobody applied to ${company}, so there are no more details. Your own applications are in your portal.`,
            action,
          })
        }
      >
        View Details
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Set Reminder: ${position}, ${company}`}
        onClick={() =>
          show({
            title: 'No reminder was set',
            description: `“${position}” is a sample, so nothing is due. In your portal, you can set reminders for your own applications.`,
            action,
          })
        }
      >
        Set Reminder
      </Button>
    </div>
  );
}

function SampleTable() {
  const { percent } = useFormat();
  return (
    <Table
      caption="All sample applications"
      captionHidden
      rows={SAMPLES}
      rowKey={({ company }) => company}
      columns={[
        { id: 'position', header: 'Position', heading: true, cell: ({ position }) => position },
        { id: 'company', header: 'Company', cell: ({ company }) => company },
        { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone={TONES[status]}>{status}</Badge> },
        { id: 'applied', header: 'Applied', cell: ({ appliedDate }) => <DateTime value={appliedDate} /> },
        { id: 'next', header: 'Next step', cell: ({ nextStep }) => nextStep },
        { id: 'due', header: 'Date', cell: ({ nextStepDate }) => <DateTime value={nextStepDate} /> },
        { id: 'stage', header: 'Stage', align: 'end', cell: ({ stage, totalStages }) => `${stage} of ${totalStages}` },
        { id: 'score', header: 'ATS score', align: 'end', cell: ({ atsScore }) => atsScore },
        { id: 'rate', header: 'Response rate', align: 'end', cell: ({ responseRate }) => percent(responseRate / 100) },
      ]}
    />
  );
}
