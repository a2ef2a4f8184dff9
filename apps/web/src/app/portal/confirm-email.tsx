import type { ReactNode } from 'react';
import { confirmEmail } from '../../features/accounts/entry.server.ts';
import { ConfirmEmailForm, ResendForm } from '../../features/accounts/entry-forms.tsx';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { tokenFromLink } from '../../features/accounts/link-token.server.ts';
import { OutboxNote } from '../../features/accounts/outbox-note.tsx';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Confirm your e-mail address', description: 'With the link from your mail.' });

export const loader = async (args: Route.LoaderArgs) => ({
  hasLink: (await tokenFromLink('confirm-email', args)) !== null,
});

export const action = (args: Route.ActionArgs) => confirmEmail(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(() => serverAction());

export default function ConfirmEmail({ loaderData: { hasLink }, actionData }: Route.ComponentProps) {
  const { viewer } = useAppData();
  const failure = actionData && 'failure' in actionData ? actionData.failure : null;
  if (actionData && 'confirmed' in actionData)
    return (
      <Onwards title="Your address is confirmed">
        <Address>{actionData.confirmed}</Address> is yours. We can reach you there, and let you back in.
      </Onwards>
    );
  if (actionData && 'sentTo' in actionData) return <Sent to={actionData.sentTo} />;
  if (hasLink && !(actionData && 'expired' in actionData))
    return (
      <EntryPage
        title="Confirm your e-mail address"
        lead={<p>One press, and we know that the address is yours. Opening this page has not done it yet.</p>}
      >
        <ConfirmEmailForm failure={failure} />
      </EntryPage>
    );
  if (viewer?.emailConfirmed)
    return (
      <Onwards title="Nothing left to confirm">
        <Address>{viewer.email}</Address> is confirmed.
      </Onwards>
    );
  return <LinkNeeded expired={actionData !== undefined && 'expired' in actionData} failure={failure} />;
}

function Address({ children }: { children: ReactNode }) {
  return <strong className="font-strong break-all text-ink">{children}</strong>;
}

function Onwards({ title, children }: { title: string; children: ReactNode }) {
  const { viewer } = useAppData();
  return (
    <EntryPage title={title} lead={<p role="status">{children}</p>}>
      <ButtonLink to={viewer ? '/portal' : '/portal/login'} variant="primary" size="large" className="self-start">
        {viewer ? 'Go to your portal' : 'Log in'}
      </ButtonLink>
    </EntryPage>
  );
}

function Sent({ to }: { to: string }) {
  return (
    <EntryPage
      title="Look at your mail"
      lead={
        <>
          <p role="status">
            A message with a new link is on its way to <Address>{to}</Address>. The link works once and for three days;
            earlier ones no longer do.
          </p>
          <OutboxNote />
        </>
      }
    >
      <ButtonLink to="/portal" className="self-start">
        Back to your portal
      </ButtonLink>
    </EntryPage>
  );
}

function LinkNeeded({ expired, failure }: { expired: boolean; failure: FormFailure | null | undefined }) {
  const { viewer } = useAppData();
  return (
    <EntryPage
      title={expired ? 'This link has expired' : 'Open the link from your mail'}
      lead={
        <p>
          {expired
            ? 'A link works once and for three days, and only the newest one. If you used it before, your address is confirmed and there is nothing left to do.'
            : 'Confirming an address takes the link that we sent to it.'}
        </p>
      }
    >
      {viewer ? (
        <ResendForm failure={failure} variant="primary" />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-small">Log in, and you can have a new one sent.</p>
          <ButtonLink to="/portal/login" variant="primary">
            Log in
          </ButtonLink>
        </div>
      )}
    </EntryPage>
  );
}
