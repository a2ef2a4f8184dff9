import { staffingLimits } from '@foothold/contracts/recruiting/staffing-choices';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { NO_COVER } from './messages.ts';
import type { loadNewAbsence } from './staffing.server.ts';

export interface NewAbsencePageProps {
  loaderData: RouteData<typeof loadNewAbsence>;
  actionData: { failure: FormFailure } | undefined;
}

/** The page at /console/recruiters/absences/new. */
export function NewAbsencePage({ loaderData: { recruiters }, actionData }: NewAbsencePageProps) {
  const options = recruiters.map(({ id, name, members, capacity }) => ({
    value: id,
    label: `${name}, ${members} of ${capacity}`,
  }));
  return (
    <>
      <PageHeader
        title="Plan absence"
        above={<Breadcrumbs steps={[{ label: 'Recruiters', to: '/console/recruiters' }, { label: 'Plan absence' }]} />}
      >
        <p>On the first day, members move to the cover and are told. After the last day, they return.</p>
      </PageHeader>
      {recruiters.length === 0 ? (
        <EmptyState title="No recruiters yet" motif="route">
          Give someone the role under Members.
        </EmptyState>
      ) : (
        <Form failure={actionData?.failure} className="flex max-w-prose flex-col items-start gap-4">
          <Select name="recruiterId" label="Who is away" className="w-full" options={options} />
          <TextField name="startsOn" type="date" label="First day" />
          <TextField name="endsOn" type="date" label="Last day" />
          <Select
            name="coverId"
            label="Cover"
            hint="For everyone. On the next page, you can choose another cover for single members."
            required={false}
            className="w-full"
            options={[{ value: '', label: NO_COVER }, ...options]}
          />
          <TextArea
            name="note"
            label="Handover note"
            hint="For the covering recruiter. Members don’t see it, but get it with their data export if it’s about them alone."
            rows={5}
            maxLength={staffingLimits.note}
            className="w-full"
          />
          <SubmitButton busyLabel="Planning…">Plan absence</SubmitButton>
        </Form>
      )}
    </>
  );
}
