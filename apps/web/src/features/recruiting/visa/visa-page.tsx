import type { ClockStatus, VisaFacts } from '@foothold/core/visa';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { ProfileTabs } from '../profile/profile-tabs.tsx';
import { ClockView } from './clock-view.tsx';
import { ConfirmNote } from './confirm-note.tsx';
import { FactsForm } from './facts-form.tsx';
import { STATUS_LABELS } from './labels.ts';
import { StatusForm } from './status-form.tsx';
import type { changeVisa, loadVisa } from './visa.server.ts';

export interface VisaPageProps {
  loaderData: RouteData<typeof loadVisa>;
  actionData: RouteData<typeof changeVisa> | undefined;
}

/** The page at /portal/profile/visa. */
export function VisaPage({ loaderData, actionData }: VisaPageProps) {
  const { record, clock, differs, registration, tasksWaiting } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>The dates that follow from your visa status, and which jobs fit it.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-9 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <ConfirmNote />
        {record && differs && (
          <Callout tone="caution" title="Your registration says another status">
            <p>
              Your registration says {registration?.visaStatus}, and you told the visa clock{' '}
              {STATUS_LABELS[record.status]}. Save your current status below, and both will say the same.
            </p>
          </Callout>
        )}
        {clock && <ClockView clock={clock} />}
        {clock ? (
          <details className="group border-t border-line pt-5" open={loaderData.isChanging}>
            <summary className="min-h-11 cursor-pointer font-display text-title font-medium">
              Change your status or dates
            </summary>
            <div className="flex flex-col gap-8 pt-5">
              <Questions {...loaderData} actionData={actionData} />
            </div>
          </details>
        ) : (
          <Part title="Your status and dates">
            <Questions {...loaderData} actionData={actionData} />
          </Part>
        )}
        {record && <EraseForm actionData={actionData} />}
      </div>
    </>
  );
}

function Questions({
  record,
  status,
  shared,
  actionData,
}: Pick<VisaPageProps['loaderData'], 'record' | 'status' | 'shared'> & Pick<VisaPageProps, 'actionData'>) {
  return (
    <div className="flex w-full max-w-3xl flex-col gap-8">
      {!record && (
        <p className="max-w-prose">
          Tell us your status and its dates. We count the days and list the deadlines, each with its rule. It never
          changes your matches or scores.
        </p>
      )}
      <StatusForm status={status} />
      {status && (
        <FactsForm
          status={status}
          facts={listKnownFacts(record, status)}
          isStored={record !== null}
          shared={shared}
          actionData={actionData}
        />
      )}
    </div>
  );
}

/** The answers that mean the same for the chosen status: the recommendation of a DSO is for another application. */
const listKnownFacts = (record: VisaPageProps['loaderData']['record'], status: ClockStatus): VisaFacts =>
  record?.status === status ? record.facts : { ...record?.facts, dsoRecommended: null };

function EraseForm({ actionData }: Pick<VisaPageProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('erase', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="border-t border-line pt-6">
      <input type="hidden" name="intent" value="erase" />
      <ConfirmButton
        title="Delete your visa status and dates?"
        description="We’ll delete them right away, also from your registration, and record that you withdrew your consent. This can’t be undone."
        confirmLabel="Delete visa status"
        cancelLabel="Cancel"
        busyLabel="Deleting…"
      >
        Delete visa status
      </ConfirmButton>
    </Form>
  );
}
