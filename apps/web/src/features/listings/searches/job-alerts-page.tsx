import type { ReactNode } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

export interface JobAlertsPageProps {
  /** The search of the link; null without a working link. */
  search: { name: string; on: boolean } | null;
  /** The result of the click; null before it. */
  outcome: { done: 'one' | 'all' | null } | null;
}

/** Turns off one saved search's alerts, or all, without JavaScript or signing in. */
export function JobAlertsPage({ search, outcome }: JobAlertsPageProps) {
  const { portalUrl, brand } = useAppData();
  const searches = (
    <ButtonLink to={`${portalUrl}/saved-searches`} reloadDocument>
      See your saved searches
    </ButtonLink>
  );
  if (outcome?.done === 'all')
    return (
      <Frame title="All job alerts are off">
        <p role="status">You won’t get any more job alerts from {brand.name}. Your saved searches are still there.</p>
        {searches}
      </Frame>
    );
  if (search === null || outcome?.done === null)
    return (
      <Frame title={outcome ? 'This link doesn’t work' : 'Open the link in your email'}>
        <p role={outcome ? 'alert' : undefined}>
          Use the link at the bottom of any job alert. You can also change or delete your saved searches in the portal,
          or email us at {brand.email}.
        </p>
        {searches}
      </Frame>
    );
  if (!search.on)
    return (
      <Frame title="Alerts are off">
        <p role="status">“{search.name}” no longer sends alerts. Other saved searches aren’t affected.</p>
        <TurnOffForm all label="Turn off all job alerts" />
        {searches}
      </Frame>
    );
  return (
    <Frame title="Turn off job alerts?">
      <p>You’ll stop getting emails about new jobs for your saved search “{search.name}”. The search stays saved.</p>
      <div className="flex flex-wrap gap-3">
        <TurnOffForm label="Turn off these alerts" />
        <TurnOffForm all label="Turn off all job alerts" />
      </div>
    </Frame>
  );
}

function TurnOffForm({ all = false, label }: { all?: boolean; label: string }) {
  return (
    <Form>
      {all && <input type="hidden" name="all" value="yes" />}
      <SubmitButton variant={all ? 'secondary' : 'primary'} size="large" busyLabel="Turning off…">
        {label}
      </SubmitButton>
    </Form>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page flex max-w-prose flex-col items-start gap-5 py-14 md:py-24">
      <h1 className="text-heading">{title}</h1>
      {children}
    </div>
  );
}
