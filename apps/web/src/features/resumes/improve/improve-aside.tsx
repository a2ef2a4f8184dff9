import { Undo2 } from 'lucide-react';
import { Form as RouterForm } from 'react-router';
import { EightyExplanation } from '../../../shared/score/meaning-of-eighty.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ScoreDial } from '../../../shared/ui/pictures/score-dial.tsx';
import { GOAL_SCORE } from '../score/goal.ts';
import { formatVerdict, scoreLabel } from '../score/score-verdict.tsx';
import type { ImproveTabProps } from './improve-props.ts';

/** The current score, which updates with every accepted change, and next steps. */
export function ImproveAside({ id, plan, target, canUndo, currentVersion }: ImproveTabProps) {
  const hasJob = target.kind !== 'none';
  const label = scoreLabel(hasJob ? 'job' : 'format', target.title);
  const hasReachedGoal = plan.from >= GOAL_SCORE;
  return (
    <aside
      aria-label="Score"
      className="flex flex-col items-center gap-4 text-center @min-[54rem]:sticky @min-[54rem]:top-6 @max-[54rem]:order-1"
    >
      <ScoreDial score={plan.from} label={label} />
      <p role="status" className="font-display text-lead font-medium">
        {formatVerdict(plan.from)}
      </p>
      <div className="flex w-full max-w-72 flex-col gap-2">
        {hasReachedGoal && !hasJob && (
          <ButtonLink variant="primary" to={`/portal/resumes/${id}/job`}>
            Score against a job
          </ButtonLink>
        )}
        {hasReachedGoal && (
          <ButtonLink variant={hasJob ? 'primary' : 'secondary'} to={`/portal/resumes/${id}/download`}>
            Download résumé
          </ButtonLink>
        )}
        {hasReachedGoal && <ButtonLink to={`/portal/matches?resume=${id}`}>Find matching jobs</ButtonLink>}
        {canUndo && (
          <RouterForm method="post" action={`/portal/resumes/${id}/versions`} preventScrollReset>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="baseVersion" value={currentVersion} />
            <input type="hidden" name="back" value="improve" />
            <Button type="submit" size="small" variant="quiet" className="w-full">
              <Undo2 aria-hidden="true" size={16} />
              Undo last change
            </Button>
          </RouterForm>
        )}
        <Dialog
          wide
          trigger={
            <Button size="small" variant="quiet">
              What 80+ means
            </Button>
          }
          title="What 80+ means"
        >
          <EightyExplanation />
        </Dialog>
      </div>
    </aside>
  );
}
