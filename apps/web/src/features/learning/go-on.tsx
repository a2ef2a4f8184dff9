import type { LearningPath, LearningProgress } from '@foothold/contracts/learning';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';

export interface GoOnProps {
  resume: LearningProgress['resume'];
  paths: readonly LearningPath[];
}

/** Where the member stopped, with the way back into it. */
export function GoOn({ resume, paths }: GoOnProps) {
  if (resume)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-soft">
            {resume.begun ? 'Where you stopped' : 'Next'}, in {resume.pathTitle}
          </p>
          <h2 className="text-title">{resume.title}</h2>
        </div>
        <ButtonLink to={`/portal/learning/paths/${resume.path}/${resume.module}`} variant="primary">
          Go on
        </ButtonLink>
      </Card>
    );
  const [first] = paths;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-prose">
        <h2 className="text-title">No path begun yet</h2>
        <p className="text-soft">You stop when you like; this page remembers where.</p>
      </div>
      {first && (
        <ButtonLink to={`/portal/learning/paths/${first.slug}`} variant="primary">
          Look at a path
        </ButtonLink>
      )}
    </Card>
  );
}
