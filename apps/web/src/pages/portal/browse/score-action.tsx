import { Link, Form as RouterForm, useNavigation } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '../../../shared/ui/button.tsx';
import type { loadJobPane } from './job-pane.server.ts';

export interface ScoreActionProps {
  listingId: string;
  resume: RouteData<typeof loadJobPane>['resume'];
}

/** Scores the résumé that is already chosen against this job, in one click. */
export function ScoreAction({ listingId, resume }: ScoreActionProps) {
  const chooseHref = `/portal/resumes?listing=${listingId}`;
  if (!resume)
    return (
      <div>
        <ButtonLink to={chooseHref} variant="primary">
          Add a résumé to score
        </ButtonLink>
      </div>
    );
  const { id, title, isOnly, scored, pastedJob } = resume;
  const action = `/portal/resumes/${id}/job`;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {scored !== null ? (
          <ButtonLink to={`/portal/resumes/${id}`} variant="primary">
            See your score: {scored}
          </ButtonLink>
        ) : (
          <ScoreForm listingId={listingId} action={action} variant="primary" label="Score my résumé for this job" />
        )}
        <p className="text-soft">
          With “{title}”.{' '}
          {!isOnly && (
            <Link to={chooseHref} className="link">
              Change
            </Link>
          )}
        </p>
      </div>
      {pastedJob && (
        <>
          <p className="text-soft">
            This replaces the résumé’s current job description{pastedJob.title !== null && `, “${pastedJob.title}”`}. To
            keep both, score a copy.
          </p>
          <ScoreForm
            listingId={listingId}
            action={`${action}?copy=1`}
            variant="secondary"
            size="small"
            label="Score a copy instead"
          />
        </>
      )}
    </div>
  );
}

interface ScoreFormProps {
  listingId: string;
  /** The page that chooses the job of the résumé, or of a copy. */
  action: string;
  variant: ButtonVariant;
  size?: ButtonSize;
  label: string;
}

function ScoreForm({ listingId, action, variant, size = 'medium', label }: ScoreFormProps) {
  const navigation = useNavigation();
  return (
    <RouterForm method="post" action={action}>
      <input type="hidden" name="kind" value="listing" />
      <input type="hidden" name="listingId" value={listingId} />
      <Button type="submit" variant={variant} size={size} busy={navigation.formAction === action} busyLabel="Scoring…">
        {label}
      </Button>
    </RouterForm>
  );
}
