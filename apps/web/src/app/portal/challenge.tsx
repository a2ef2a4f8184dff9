import { portalChallenge } from '@foothold/contracts/challenges/choices';
import { redirect } from 'react-router';
import { ChallengeFacts } from '../../features/challenges/challenge-facts.tsx';
import { forgetSubmission, loadChallenge } from '../../features/challenges/member/challenges.server.ts';
import { MemberChallenge } from '../../features/challenges/member/member-challenge.tsx';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { Route } from './+types/challenge.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.challenge.title ?? 'Challenge not found',
    description: loaderData?.challenge.summary ?? "We couldn't find this challenge.",
  });

export const loader = (args: Route.LoaderArgs) => loadChallenge(args, args.params.slug);

export async function action(args: Route.ActionArgs) {
  const outcome = await forgetSubmission(args);
  // The address names what is gone.
  if (outcome.data.done) throw redirect(portalChallenge(args.params.slug));
  return outcome;
}
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);
export const shouldRevalidate = unlessUnreached;

export default function ChallengePage({ loaderData: { challenge, own, opened } }: Route.ComponentProps) {
  useFreshData('challenge');
  return (
    <>
      <PageHeader
        title={challenge.title}
        above={<Breadcrumbs steps={[{ label: 'Challenges', to: '/portal/challenges' }, { label: challenge.title }]} />}
      >
        <ChallengeFacts challenge={challenge} />
      </PageHeader>
      <MemberChallenge key={challenge.slug} challenge={challenge} own={own} opened={opened} />
    </>
  );
}
