import { getProductNames } from '@foothold/brand';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { Link } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import type { signUp } from './entry.server.ts';
import { SignUpForm } from './entry-forms.tsx';
import { EntryPage } from './entry-page.tsx';
import { withNext } from './next-path.ts';
import { OrDivider } from './or-divider.tsx';
import { ProviderLinks } from './providers/provider-links.tsx';
import type { loadSignUp } from './sign-up.server.ts';

export interface SignUpPageProps {
  loaderData: RouteData<typeof loadSignUp>;
  actionData: RouteData<typeof signUp> | undefined;
}

/** The page at /portal/signup. */
export function SignUpPage({
  loaderData: { next, providers, region, passwordLength, plan },
  actionData,
}: SignUpPageProps) {
  const { prime } = getProductNames(useBrand());
  return (
    <EntryPage
      title="Create an account"
      lead={
        <p>
          Try everything that’s open{plan === 'prime' && ` in ${prime}`}, except a recruiter’s time, free for{' '}
          {TRIAL_DAYS} days after you confirm your email. No card needed.
        </p>
      }
      footer={
        <p>
          Already have an account?{' '}
          <Link to={withNext('/portal/login', next)} className="link">
            Sign in
          </Link>
        </p>
      }
    >
      {providers.length > 0 && (
        <>
          <ProviderLinks providers={providers} next={next} />
          <OrDivider />
        </>
      )}
      <SignUpForm failure={actionData?.failure} next={next} region={region} passwordLength={passwordLength} />
    </EntryPage>
  );
}
