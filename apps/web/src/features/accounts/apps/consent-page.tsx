import { useEffect } from 'react';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { EntryPage } from '../entry-page.tsx';
import { NeverNote, ScopeList, VerifiedBadge } from './app-facts.tsx';
import type { decideConsent, loadConsent } from './consent.server.ts';
import { FaultPage } from './fault-page.tsx';

export interface ConsentPageProps {
  loaderData: RouteData<typeof loadConsent>;
  actionData: RouteData<typeof decideConsent> | undefined;
}

/** The person’s own device, with the port where a program waits. */
const LOCAL_HOST_PATTERN = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The page where a member allows an app to act for them, or declines. */
export function ConsentPage({ loaderData: { request, email }, actionData }: ConsentPageProps) {
  if (actionData?.next) return <Returning next={actionData.next} allowed={actionData.allowed} />;
  if (!request) return <FaultPage fault="ended" />;
  const { app, scopes } = request;
  const isLocal = LOCAL_HOST_PATTERN.test(app.redirectHost ?? '');
  return (
    <EntryPage
      title={`Connect ${app.name}?`}
      lead={
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <VerifiedBadge verified={app.verified} />
            {app.redirectHost !== null && (
              <span className="wrap-anywhere">
                Returns you to <strong className="text-ink">{app.redirectHost}</strong>
                {isLocal && ', a program on this device'}
              </span>
            )}
          </p>
          <p className="wrap-anywhere">You’re signed in as {email}.</p>
        </>
      }
    >
      {!app.verified && (
        <Callout tone="caution" title="We haven’t checked this app">
          <p>
            Anyone can choose this name. Continue only if you started this and trust{' '}
            {isLocal ? 'the program that opened this page' : app.redirectHost}.
          </p>
        </Callout>
      )}
      <section aria-labelledby="scopes" className="flex flex-col gap-3">
        <h2 id="scopes" className="text-lead">
          It will be able to
        </h2>
        <ScopeList scopes={scopes} />
        <NeverNote />
      </section>
      <Form failure={actionData?.failure} className="flex flex-wrap gap-3">
        <SubmitButton name="decision" value="allow" size="large" busyLabel="Connecting…">
          Allow
        </SubmitButton>
        <SubmitButton name="decision" value="decline" size="large" variant="secondary" busyLabel="Declining…">
          Decline
        </SubmitButton>
      </Form>
      <p className="text-small text-soft">
        You can disconnect it at any time under{' '}
        <Link to="/portal/settings/keys" className="link">
          Settings → API keys
        </Link>
        .
      </p>
    </EntryPage>
  );
}

function Returning({ next, allowed }: { next: string; allowed: boolean }) {
  useEffect(() => window.location.replace(next), [next]);
  return (
    <EntryPage title={allowed ? 'App connected' : 'Request declined'}>
      <p>
        <a href={next} className="link">
          Go back to the app
        </a>
      </p>
    </EntryPage>
  );
}
