import { getProductNames } from '@foothold/brand';
import { getSitePage } from '@foothold/site-map';
import { Link, useSearchParams } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { AsidePart, FormPage } from './form-page.tsx';
import type { joinWaitlist } from './inquiry.server.ts';
import { getPostedFailure, getPostedResult } from './posted.ts';
import { parsePlan } from './waitlist.ts';
import { WaitlistWizard } from './waitlist-wizard.tsx';

export interface OnboardingPageProps {
  actionData: RouteData<typeof joinWaitlist> | undefined;
}

/** The page at /onboarding. */
export function OnboardingPage({ actionData }: OnboardingPageProps) {
  const brand = useBrand();
  const [search] = useSearchParams();
  const { title, description } = getSitePage('/onboarding', brand);
  const plan = parsePlan(search, getProductNames(brand));
  const sent = getPostedResult(actionData);
  return (
    <FormPage
      title={title}
      lead={description}
      aside={
        <>
          <AsidePart title="What you get now">
            <ul className="flex flex-col border-t border-line text-small">
              <li className="border-b border-line py-3">An email when more of {plan} opens.</li>
              <li className="border-b border-line py-3">
                In the meantime,{' '}
                <Link to="/score" className="link">
                  score your résumé
                </Link>{' '}
                without an account and{' '}
                <Link to="/jobs" className="link">
                  search jobs
                </Link>
                .
              </li>
              <li className="border-b border-line py-3">
                You don’t have to wait to buy a plan. See{' '}
                <Link to="/pricing" className="link">
                  pricing
                </Link>
                .
              </li>
            </ul>
          </AsidePart>
          <AsidePart title="How we use your answers">
            <p className="text-small text-soft">
              Your answers stay in this window until you finish. We only use them to get you started with {plan}. See
              our{' '}
              <Link to="/privacy-policy" className="link">
                privacy policy
              </Link>
              .
            </p>
          </AsidePart>
        </>
      }
    >
      {sent ? (
        <Callout tone="hold" live title="You’re on the waitlist">
          <p>
            We’ll email you. Your reference is {sent.reference}.{' '}
            <Link to="/" className="link">
              Go to home page
            </Link>
          </p>
        </Callout>
      ) : (
        <WaitlistWizard plan={plan} failure={getPostedFailure(actionData)} />
      )}
    </FormPage>
  );
}
