import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { EntryPage } from '../entry-page.tsx';
import type { ProviderProblem } from './providers.server.ts';

/** Says why signing in with a service didn't work, and how to go on. */
export function ProviderProblemPage({ problem: { service, message } }: { problem: ProviderProblem }) {
  return (
    <EntryPage title={`Sign in with ${service}`}>
      <Callout tone="caution" title={message} live />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/portal/login" variant="primary">
          Back to sign-in
        </ButtonLink>
        <ButtonLink to="/portal/signup">Create an account with email</ButtonLink>
      </div>
    </EntryPage>
  );
}
