import { Undo2 } from 'lucide-react';
import { EightyExplanation } from '../../../shared/score/meaning-of-eighty.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ScoreDial } from '../../../shared/ui/pictures/score-dial.tsx';
import type { Draft } from '../model/draft.ts';
import { GOAL_SCORE } from '../score/goal.ts';
import { formatVerdict, scoreLabel } from '../score/verdict.ts';
import { ChangedSheet } from './changed-sheet.tsx';
import type { ImproveTabProps } from './improve-props.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface ImproveAsideProps extends ImproveTabProps {
  draft: Draft;
  actions: PlanActions;
}

/** The current score and the page, which change with every accepted suggestion, and next steps. */
export function ImproveAside(props: ImproveAsideProps) {
  const { id, plan, target, draft } = props;
  const hasJob = target.kind !== 'none';
  const label = scoreLabel(hasJob ? 'job' : 'format', target.title);
  const hasReachedGoal = plan.from >= GOAL_SCORE;
  return (
    <aside
      aria-label="Score"
      className="flex flex-col items-center gap-4 text-center @min-[54rem]:sticky @min-[54rem]:top-6 @max-[54rem]:order-1"
    >
      <ScoreDial score={plan.from} label={label} />
      <h2 className="font-display text-lead font-medium">{formatVerdict(plan.from)}</h2>
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
      </div>
      <UndoButtons {...props} />
      <div className="w-full @max-[54rem]:hidden">
        <ChangedSheet draft={draft} />
      </div>
      <details className="w-full text-left @min-[54rem]:hidden">
        <summary className="min-h-6 cursor-pointer font-medium">Show the page with your changes</summary>
        <div className="pt-3">
          <ChangedSheet draft={draft} />
        </div>
      </details>
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
    </aside>
  );
}

/** The buttons also work before hydration, as a form. */
function UndoButtons({ canUndo, steps, currentVersion, actions }: ImproveAsideProps) {
  if (!canUndo) return null;
  return (
    <form
      method="post"
      className="flex flex-wrap justify-center gap-x-2"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        actions.undo(submitter?.getAttribute('value') === 'undo-all');
      }}
    >
      <input type="hidden" name="baseVersion" value={currentVersion} />
      <Button type="submit" name="intent" value="undo" size="small" variant="quiet">
        <Undo2 aria-hidden="true" size={16} />
        Undo last change
      </Button>
      {steps.length > 1 && (
        <Button type="submit" name="intent" value="undo-all" size="small" variant="quiet">
          Undo all {steps.length}
        </Button>
      )}
    </form>
  );
}
