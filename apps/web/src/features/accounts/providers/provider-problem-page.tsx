import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { EntryPage } from '../entry-page.tsx';
import { withNext } from '../next-path.ts';
import type { ProviderProblem } from './providers.server.ts';

/** Says why signing in with a service didn't work, and how to go on. */
export function ProviderProblemPage({ problem: { service, message, back, next } }: { problem: ProviderProblem }) {
  return (
    <EntryPage title={`Sign in with ${service}`}>
      <Callout tone="caution" title={message} live />
      <div className="flex flex-wrap gap-3">
        {back === 'settings' ? (
          <ButtonLink to="/portal/settings/sign-in" variant="primary">
            Back to sign-in settings
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={withNext('/portal/login', next)} variant="primary">
              Back to sign-in
            </ButtonLink>
            <ButtonLink to={withNext('/portal/signup', next)}>Create an account with email</ButtonLink>
          </>
        )}
      </div>
    </EntryPage>
  );
}
