import { ACTOR_LABELS, STATE_LABELS } from '@foothold/contracts/applications/choices';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NoteField } from '../../../features/applications/note-field.tsx';
import { Contacts } from '../../../features/applications/plan/contacts.tsx';
import type { loadApplication } from '../../../features/applications/plan/detail.server.ts';
import { Files } from '../../../features/applications/plan/files.tsx';
import { FollowUp } from '../../../features/applications/plan/follow-up.tsx';
import { History } from '../../../features/applications/plan/history.tsx';
import { Interviews } from '../../../features/applications/plan/interviews.tsx';
import { NextStep } from '../../../features/applications/plan/next-step.tsx';
import { Offer } from '../../../features/applications/plan/offer.tsx';
import { describePeriod } from '../../../features/applications/plan/offer-words.ts';
import { Questions } from '../../../features/applications/plan/questions.tsx';
import { Reminders } from '../../../features/applications/plan/reminders.tsx';
import { SentForms } from '../../../features/applications/plan/sent-forms.tsx';
import { MoveForm, ResumeForm, TagsForm } from '../../../features/applications/plan/side.tsx';
import { Description } from '../../../features/listings/description.tsx';
import type { findPacketOfApplication } from '../../../features/recruiting/packets/packets.server.ts';
import { PreparedLine } from '../../../features/recruiting/packets/prepared-line.tsx';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';

export interface ApplicationPageProps {
  loaderData: RouteData<typeof loadApplication> & {
    packet: Awaited<ReturnType<typeof findPacketOfApplication>>;
  };
  actionData: ChangeOutcome | undefined;
}

/** The employer has the application and hasn’t decided. */
const FOLLOWED_UP_STATES: ReadonlySet<string> = new Set(['submitted', 'in-review', 'interview']);

/** The page at /portal/applications/:id. */
export function ApplicationPage({ loaderData, actionData }: ApplicationPageProps) {
  useFreshData('application', 'resume', 'packet');
  const { application, plan, sentForms, stages, draft, examples, moves, resumes, noteLength, packet } = loaderData;
  const { id, job, nextStep, nextStepDate } = application;
  // Before an interview, there is nothing to ask for or to thank for.
  const isWaiting = FOLLOWED_UP_STATES.has(application.state) && nextStep?.kind !== 'interview';
  return (
    <>
      <Header application={application} stages={stages} />
      <PreparedLine packet={packet} />
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label="State and résumé" className="flex min-w-0 flex-col gap-6 lg:order-last">
          <Part title="State" aside>
            <p className="text-small">
              {STATE_LABELS[application.state]}
              <span className="text-soft"> · set by: {ACTOR_LABELS[application.setBy]}</span>
            </p>
            <MoveForm
              moves={moves}
              lastEventId={application.lastEventId}
              state={application.state}
              actionData={actionData}
            />
          </Part>
          <Part title="Résumé" aside>
            <ResumeForm resumes={resumes} application={application} actionData={actionData} />
          </Part>
          <Part title="Tags" aside>
            <TagsForm tags={application.tags} actionData={actionData} />
          </Part>
        </aside>
        <div className="flex min-w-0 flex-col gap-8">
          <Suggestion application={application} plan={plan} />
          <Part title="Interviews" anchor="interviews">
            <Interviews applicationId={id} interviews={plan.interviews} actionData={actionData} />
          </Part>
          {examples && examples.questions.length > 0 && (
            <Part title="Questions to prepare">
              <Questions application={application} examples={examples} />
            </Part>
          )}
          <Part title="Reminders">
            <Reminders reminders={plan.reminders} sendsReminders={plan.sendsReminders} actionData={actionData} />
          </Part>
          {isWaiting && (
            <Part title="Follow up">
              <FollowUp
                draft={draft}
                suggestedOn={nextStep?.kind === 'follow-up' ? nextStepDate : null}
                actionData={actionData}
              />
            </Part>
          )}
          <Part title="Offer" anchor="offer">
            <Offer offer={plan.offer} actionData={actionData} />
          </Part>
          <Part title="Notes">
            <NoteField application={application} title={job.title} maxLength={noteLength} />
          </Part>
          <Part title="Contacts">
            <Contacts contacts={plan.contacts} actionData={actionData} />
          </Part>
          <Part title="Files">
            <Files applicationId={id} files={plan.files} actionData={actionData} />
          </Part>
          {sentForms.length > 0 && (
            <Part title="What you sent">
              <SentForms forms={sentForms} actionData={actionData} />
            </Part>
          )}
          {application.description !== '' && (
            <Folded title="Job description">
              <p className="max-w-prose pb-4 text-small text-soft">
                As it was when you added the job. It stays here after the listing is closed.
              </p>
              <Description text={application.description} />
            </Folded>
          )}
          <Folded title="History">
            <History
              events={application.events}
              stages={stages}
              lastEventId={application.lastEventId}
              actionData={actionData}
            />
          </Folded>
        </div>
      </div>
    </>
  );
}

function Header({ application, stages }: Pick<ApplicationPageProps['loaderData'], 'application' | 'stages'>) {
  const { listingId, job, state, stageId } = application;
  const stage = stages.find(({ id }) => id === stageId)?.name;
  const format = useFormat();
  const pay = job.pay && format.formatMoneyRange(job.pay.min, job.pay.max, job.pay.currency);
  return (
    <PageHeader
      title={job.title}
      above={<Breadcrumbs steps={[{ label: 'Applications', to: '/portal/applications' }, { label: job.title }]} />}
    >
      <p>{[job.company, job.place].filter((text) => text !== '').join(' · ')}</p>
      {pay && job.pay && (
        <p className="text-small">
          {pay} {describePeriod(job.pay.period)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
        <Badge tone="accent">{stage === undefined ? STATE_LABELS[state] : `${STATE_LABELS[state]}: ${stage}`}</Badge>
        {job.closed && <Badge tone="caution">Listing closed</Badge>}
        <SampleBadge of={job} />
        {listingId !== null && !job.closed && (
          <Link to={`/portal/jobs/${listingId}`} className="link text-small">
            See the listing
          </Link>
        )}
        {job.url !== null && (
          <a href={job.url} target="_blank" rel="noreferrer" className="link text-small">
            Open the job’s page
          </a>
        )}
      </div>
      <NextStep application={application} />
    </PageHeader>
  );
}

/** What to add after the state has changed. */
function Suggestion({
  application: { state },
  plan,
}: Pick<ApplicationPageProps['loaderData'], 'application' | 'plan'>) {
  if (state === 'interview' && plan.interviews.every(({ canceled }) => canceled))
    return (
      <Callout title="When is the interview?">
        <a href="#interviews" className="link">
          Add its time
        </a>{' '}
        to see it in your calendar and get questions to prepare.
      </Callout>
    );
  if (state === 'offer' && plan.offer === null)
    return (
      <Callout title="You have an offer">
        <a href="#offer" className="link">
          Add what it says
        </a>{' '}
        to compare it with others and see its deadline in your calendar.
      </Callout>
    );
  return null;
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="inline text-lead">{title}</h2>
        <Plus
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="shrink-0 transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
