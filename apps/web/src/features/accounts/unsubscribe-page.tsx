import type { ReactNode } from 'react';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';

export interface UnsubscribePageProps {
  hasLink: boolean;
  /** The result of the click; null before it. */
  outcome: { done: boolean } | null;
}

/** Unsubscribes with one click, without JavaScript or signing in. */
export function UnsubscribePage({ hasLink, outcome }: UnsubscribePageProps) {
  const { portalUrl, brand } = useAppData();
  const settings = (
    <ButtonLink to={`${portalUrl}/settings/privacy`} reloadDocument>
      Email settings
    </ButtonLink>
  );
  if (outcome?.done)
    return (
      <Frame title="You’re unsubscribed">
        <p role="status">You won’t get any more news emails from {brand.name}.</p>
        <RemainingEmails />
        {settings}
      </Frame>
    );
  if (outcome || !hasLink)
    return (
      <Frame title={outcome ? 'This link doesn’t work' : 'Open the link in your email'}>
        <p role={outcome ? 'alert' : undefined}>
          Use the unsubscribe link at the bottom of any news email. You can also unsubscribe in your settings, or email
          us at {brand.email}.
        </p>
        {settings}
      </Frame>
    );
  return (
    <Frame title="Unsubscribe from news emails?">
      <p>You’ll stop getting news from {brand.name} at the email address this link was sent to.</p>
      <RemainingEmails />
      <Form>
        <SubmitButton size="large" busyLabel="Unsubscribing…">
          Unsubscribe
        </SubmitButton>
      </Form>
    </Frame>
  );
}

function RemainingEmails() {
  return (
    <p className="text-soft">
      We’ll still send emails your account needs: links to confirm your email or set a password, security alerts,
      receipts, failed payments, messages about your registration and your recruiter, and replies to your messages. Job
      alerts that you turned on and weekly reports continue too. Each has its own link that turns it off.
    </p>
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
