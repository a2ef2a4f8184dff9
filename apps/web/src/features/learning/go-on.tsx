import type { LearningPath, LearningProgress } from '@foothold/contracts/learning';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';

export interface NextModuleProps {
  progress: LearningProgress;
  paths: readonly LearningPath[];
}

const isDone = (progress: LearningProgress, path: string, module: string): boolean =>
  progress.modules.some((one) => one.path === path && one.module === module && one.done);

/** A link to where the member left off. */
export function ContinueLink({ progress, paths }: NextModuleProps) {
  const { resume } = progress;
  if (resume)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-soft">
            {resume.started ? 'Where you left off' : 'Up next'} in {resume.pathTitle}
          </p>
          <h2 className="text-title">{resume.title}</h2>
        </div>
        <ButtonLink to={`/portal/learning/paths/${resume.path}/${resume.module}`} variant="primary">
          Continue
        </ButtonLink>
      </Card>
    );
  const [first] = paths.filter((path) => !path.modules.every(({ slug }) => isDone(progress, path.slug, slug)));
  const started = progress.modules.some(({ done }) => done);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-prose">
        <h2 className="text-title">{started ? 'You’ve finished every path you started' : 'No path started yet'}</h2>
        <p className="text-soft">
          {started ? 'You can go back to finished paths at any time.' : 'Stop at any time. We’ll save your place.'}
        </p>
      </div>
      {first && (
        <ButtonLink to={`/portal/learning/paths/${first.slug}`} variant="primary">
          {started ? 'Start another path' : 'Start a path'}
        </ButtonLink>
      )}
    </Card>
  );
}
