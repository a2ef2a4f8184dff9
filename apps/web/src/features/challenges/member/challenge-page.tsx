import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { ChallengeFacts } from '../challenge-facts.tsx';
import type { loadChallenge } from './challenges.server.ts';
import { MemberChallenge } from './member-challenge.tsx';

export interface ChallengePageProps {
  loaderData: RouteData<typeof loadChallenge>;
}

/** The page at /portal/challenges/:slug. */
export function ChallengePage({ loaderData: { challenge, own, opened } }: ChallengePageProps) {
  useFreshData('challenge');
  return (
    <>
      <PageHeader
        title={challenge.title}
        above={<Breadcrumbs steps={[{ label: 'Challenges', to: '/portal/challenges' }, { label: challenge.title }]} />}
      >
        <ChallengeFacts challenge={challenge} />
      </PageHeader>
      <MemberChallenge key={challenge.slug} challenge={challenge} own={own} selectedSubmission={opened} />
    </>
  );
}
