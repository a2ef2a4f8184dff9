import { challengePage, portalChallenge } from '@foothold/contracts/challenges/choices';
import { ChallengeFacts } from '../../features/challenges/challenge-facts.tsx';
import { VisitorChallenge } from '../../features/challenges/visitor-challenge.tsx';
import { load } from '../../shared/api/load.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/challenge.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData
      ? {
          title: `${loaderData.title}: challenge`,
          description: loaderData.summary,
          path: challengePage(loaderData.slug),
        }
      : { title: 'Challenge not found', description: 'We couldn’t find this challenge.' },
  );

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  load(context.get(requestContext).api.challenges.one({ slug }));

export default function ChallengePage({ loaderData: challenge }: Route.ComponentProps) {
  const { viewer, portalUrl } = useAppData();
  return (
    <div className="page flex flex-col gap-8 py-8 md:py-10">
      <Breadcrumbs
        steps={[
          { label: 'Learning', to: '/learning' },
          { label: 'Challenges', to: '/learning#challenges' },
          { label: challenge.title },
        ]}
      />
      <header className="flex flex-col gap-3">
        <h1 className="text-heading">{challenge.title}</h1>
        <ChallengeFacts challenge={challenge} />
      </header>
      <VisitorChallenge
        challenge={challenge}
        invitation={
          <div className="flex max-w-prose flex-col items-start gap-3 border-l-4 border-edge pl-5">
            <p>
              {viewer
                ? 'In your portal, your code is saved to your account, and you can submit it for review.'
                : 'With an account, your code is saved on every device, and you can submit it for review in five languages.'}
            </p>
            <ButtonLink
              to={viewer ? portalChallenge(challenge.slug) : `${portalUrl}/signup`}
              reloadDocument
              variant="secondary"
            >
              {viewer ? 'Open in portal' : 'Create an account'}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
