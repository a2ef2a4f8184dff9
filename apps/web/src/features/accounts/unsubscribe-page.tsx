import type { ReactNode } from 'react';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';

export interface UnsubscribePageProps {
  hasLink: boolean;
  /** What came of the press; null before it. */
  outcome: { done: boolean } | null;
}

/** One press ends news by mail. Works without a script, and without being signed in. */
export function UnsubscribePage({ hasLink, outcome }: UnsubscribePageProps) {
  const { portalUrl, brand } = useAppData();
  const settings = (
    <ButtonLink to={`${portalUrl}/settings/privacy`} reloadDocument>
      Mail settings
    </ButtonLink>
  );
  if (outcome?.done)
    return (
      <Frame title="No more news by mail">
        <p role="status">Done. You get no more news from {brand.name}.</p>
        <StillComes />
        {settings}
      </Frame>
    );
  if (outcome || !hasLink)
    return (
      <Frame title={outcome ? 'This link does not work' : 'Open the link from your mail'}>
        <p role={outcome ? 'alert' : undefined}>
          Ending news here takes the link that stands at the foot of each of them. You can also end them in your
          settings, or by a word to {brand.email}.
        </p>
        {settings}
      </Frame>
    );
  return (
    <Frame title="No more news by mail?">
      <p>One press ends news from {brand.name} to the address that this link came to.</p>
      <StillComes />
      <Form>
        <SubmitButton size="large" busyLabel="Ending…">
          End news by mail
        </SubmitButton>
      </Form>
    </Frame>
  );
}

function StillComes() {
  return (
    <p className="text-soft">
      What your account needs still comes: links to confirm an address or to set a password, notices about its security,
      receipts and payments that failed, and answers to what you asked us.
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
