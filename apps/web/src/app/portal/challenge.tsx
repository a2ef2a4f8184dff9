import { ChallengePage } from '../../features/challenges/member/challenge-page.tsx';
import { loadChallenge } from '../../features/challenges/member/challenges.server.ts';
import { submitChallenge } from '../../features/challenges/member/submit-challenge.server.ts';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/challenge.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.challenge.title ?? 'Challenge not found',
    description: loaderData?.challenge.summary ?? 'We couldn’t find this challenge.',
  });

export const loader = (args: Route.LoaderArgs) => loadChallenge(args, args.params.slug);

export const action = (args: Route.ActionArgs) => submitChallenge(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function ChallengeRoute({ loaderData }: Route.ComponentProps) {
  return <ChallengePage loaderData={loaderData} />;
}
