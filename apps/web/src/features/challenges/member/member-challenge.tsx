import type { Challenge, OwnChallenge, SubmissionDetail } from '@foothold/contracts/challenges';
import { getPortalChallengePath } from '@foothold/contracts/challenges/choices';
import { useNavigate, useRevalidator } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { Solution } from '../solution.tsx';
import { useSolution } from '../use-solution.ts';
import { Workspace } from '../workspace/workspace.tsx';
import { DraftNote } from './draft-note.tsx';
import { SubmissionList } from './submission-list.tsx';
import { SubmissionView } from './submission-view.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useDrafts } from './use-drafts.ts';

export interface MemberChallengeProps {
  challenge: Challenge;
  own: OwnChallenge;
  /** The selected submission. */
  selectedSubmission: SubmissionDetail | null;
}

/** A challenge in the portal, with the editor, the submissions, and the solution. */
export function MemberChallenge({ challenge, own, selectedSubmission }: MemberChallengeProps) {
  const drafts = useDrafts(challenge, own.drafts);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className="flex flex-col gap-14">
      <Workspace
        challenge={challenge}
        language={drafts.language}
        onLanguageChange={drafts.setLanguage}
        code={drafts.code}
        onCodeChange={drafts.change}
        note={<DraftNote {...drafts} />}
        actions={({ run, running }) => (
          <SubmitButton
            slug={challenge.slug}
            language={drafts.language}
            code={drafts.code}
            run={run}
            running={running}
            onSubmitted={({ id }) =>
              void navigate(`${getPortalChallengePath(challenge.slug)}?submission=${id}`, { preventScrollReset: true })
            }
          />
        )}
      />
      {selectedSubmission && (
        <SubmissionView key={selectedSubmission.id} submission={selectedSubmission} onReviewed={reload} />
      )}
      <Part title="Your submissions">
        <SubmissionList submissions={own.submissions} openedId={selectedSubmission?.id ?? null} />
      </Part>
      <Part title="Solution">
        <MemberSolution slug={challenge.slug} own={own} onShown={reload} />
      </Part>
    </div>
  );
}

function MemberSolution({ slug, own, onShown }: { slug: string; own: OwnChallenge; onShown: () => void }) {
  const { solution, busy, reveal } = useSolution(slug, onShown);
  if (solution) return <Solution solution={solution} />;
  const { solutionShownAt, submissions } = own;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-soft">
        {solutionShownAt !== null ? (
          <>
            You viewed it on <DateTime value={solutionShownAt} />.
          </>
        ) : submissions.length > 0 ? (
          'You’ve submitted, so you can compare now. Later submissions will show that you viewed the solution.'
        ) : (
          'You haven’t submitted yet. If you view the solution first, your later submissions will show that.'
        )}
      </p>
      <Button busy={busy} onClick={() => void reveal()}>
        Show solution
      </Button>
    </div>
  );
}
