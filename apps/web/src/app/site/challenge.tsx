import { getChallengePath } from '@foothold/contracts/challenges/choices';
import { loadChallenge } from '../../features/challenges/challenge-page.server.ts';
import { ChallengePage } from '../../features/challenges/challenge-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/challenge.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(
    matches,
    loaderData
      ? {
          title: `${loaderData.title}: challenge`,
          description: loaderData.summary,
          path: getChallengePath(loaderData.slug),
        }
      : { title: 'Challenge not found', description: 'We couldn’t find this challenge.' },
  );

export const loader = (args: Route.LoaderArgs) => loadChallenge(args);

export default function ChallengeRoute({ loaderData }: Route.ComponentProps) {
  return <ChallengePage loaderData={loaderData} />;
}
