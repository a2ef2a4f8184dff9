import { productNames } from '@foothold/brand';
import { limits, REGIONS } from '@foothold/contracts/accounts';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { Link } from 'react-router';
import { signUp, wishOfVisitor } from '../../features/accounts/entry.server.ts';
import { SignUpForm } from '../../features/accounts/entry-forms.tsx';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { withNext } from '../../features/accounts/next-path.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/sign-up.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Create an account',
    description: `Try everything free for ${TRIAL_DAYS} days after you confirm your email. No card needed.`,
    path: '/portal/signup',
  });

export function loader(args: Route.LoaderArgs) {
  const { next } = wishOfVisitor(args);
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get('region');
  const region = REGIONS.find((known) => known === asked) ?? args.context.get(requestContext).region;
  return { next, region, passwordLength: limits.password, plan: searchParams.get('plan') };
}

export const action = (args: Route.ActionArgs) => signUp(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function SignUp({
  loaderData: { next, region, passwordLength, plan },
  actionData,
}: Route.ComponentProps) {
  const { prime } = productNames(useBrand());
  return (
    <EntryPage
      title="Create an account"
      lead={
        <p>
          Try {plan === 'prime' ? `everything in ${prime} except a recruiter’s time` : 'everything'} free for{' '}
          {TRIAL_DAYS} days after you confirm your email. No card needed.
        </p>
      }
      foot={
        <p>
          Already have an account?{' '}
          <Link to={withNext('/portal/login', next)} className="link">
            Sign in
          </Link>
        </p>
      }
    >
      <SignUpForm failure={actionData?.failure} next={next} region={region} passwordLength={passwordLength} />
    </EntryPage>
  );
}
