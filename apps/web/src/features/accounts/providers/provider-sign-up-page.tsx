import { TERMS } from '@foothold/contracts/accounts/terms';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { LinkedTerms } from '../../../shared/ui/linked-terms.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { formClass } from '../entry-forms.tsx';
import { EntryPage } from '../entry-page.tsx';
import type { loadProviderSignUp, signUpWithProvider } from './providers.server.ts';

export interface ProviderSignUpPageProps {
  loaderData: RouteData<typeof loadProviderSignUp>;
  actionData: RouteData<typeof signUpWithProvider> | undefined;
}

/** The page at /portal/signup/service: what a service doesn't know. */
export function ProviderSignUpPage({
  loaderData: { service, email, name, region },
  actionData,
}: ProviderSignUpPageProps) {
  return (
    <EntryPage
      title="Create your account"
      lead={
        <p>
          {service} confirmed that <span className="wrap-anywhere">{email}</span> is yours. If you’re new here, a{' '}
          {TRIAL_DAYS}-day free trial starts right away. No card needed.
        </p>
      }
      footer={
        <p>
          Have an account with another email address?{' '}
          <Link to="/portal/login" className="link">
            Sign in
          </Link>
        </p>
      }
    >
      <Form failure={actionData?.failure} className={formClass}>
        <input type="hidden" name="region" value={region} />
        <TextField name="name" label="Name" autoComplete="name" hint="What should we call you?" defaultValue={name} />
        <SubmitButton size="large" busyLabel="Creating your account…">
          Create account
        </SubmitButton>
        <p className="text-note text-soft">
          <LinkedTerms sentence={TERMS.signUp} /> See our{' '}
          <Link to="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </Form>
    </EntryPage>
  );
}
