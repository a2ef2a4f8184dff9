import type { ReactNode } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

export interface ReportEmailsPageProps {
  /** What the link leads to; null without a working link. */
  link: { on: boolean } | null;
  /** The result of the click; null before it. */
  outcome: { done: boolean } | null;
}

/** The page at /weekly-report-emails. Turns the emails off, without JavaScript or signing in. */
export function ReportEmailsPage({ link, outcome }: ReportEmailsPageProps) {
  const { portalUrl, brand } = useAppData();
  const reports = (
    <ButtonLink to={`${portalUrl}/recruiter/reports`} reloadDocument>
      See your weekly reports
    </ButtonLink>
  );
  if (outcome?.done || link?.on === false)
    return (
      <Frame title="Weekly emails are off">
        <p role="status">
          You won’t get any more weekly reports by email. New ones still appear in the portal, where you can turn the
          emails on again.
        </p>
        {reports}
      </Frame>
    );
  if (outcome || link === null)
    return (
      <Frame title={outcome ? 'This link doesn’t work' : 'Open the link in your email'}>
        <p role={outcome ? 'alert' : undefined}>
          Use the link at the bottom of any weekly report. You can also turn these emails off in the portal, or email us
          at {brand.email}.
        </p>
        {reports}
      </Frame>
    );
  return (
    <Frame title="Turn off weekly reports by email?">
      <p>You’ll stop getting an email each week about what your recruiter did. The reports stay in the portal.</p>
      <Form>
        <SubmitButton size="large" busyLabel="Turning off…">
          Turn off weekly emails
        </SubmitButton>
      </Form>
    </Frame>
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
