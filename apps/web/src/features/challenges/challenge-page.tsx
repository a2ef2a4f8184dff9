import { getPortalChallengePath } from '@foothold/contracts/challenges/choices';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ChallengeFacts } from './challenge-facts.tsx';
import type { loadChallenge } from './challenge-page.server.ts';
import { VisitorChallenge } from './visitor-challenge.tsx';

export interface ChallengePageProps {
  loaderData: RouteData<typeof loadChallenge>;
}

/** The page at /learning/challenges/:slug. */
export function ChallengePage({ loaderData: challenge }: ChallengePageProps) {
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
              to={viewer ? getPortalChallengePath(challenge.slug) : `${portalUrl}/signup`}
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
