import { getPathPath } from '@foothold/contracts/learning/files';
import { findNextModule } from '../../../features/learning/paths/next-module.ts';
import { PathModules } from '../../../features/learning/paths/path-modules.tsx';
import { toAccountMarks, toBrowserMarks } from '../../../features/learning/study/marks.ts';
import { useBrowserProgress } from '../../../features/learning/study/use-browser-progress.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { ReadingHeader } from '../parts/reading-header.tsx';
import type { loadLearningPath } from './path.server.ts';

export interface LearningPathPageProps {
  loaderData: RouteData<typeof loadLearningPath>;
}

/** The page at /learning/:path. */
export function LearningPathPage({ loaderData: { path, progress } }: LearningPathPageProps) {
  const { title, description, level, minutes, modules, skills, slug } = path;
  const { percent } = useFormat();
  const browserProgress = useBrowserProgress();
  const marks = progress ? toAccountMarks(progress, slug) : toBrowserMarks(browserProgress, slug);
  const next = findNextModule(path, marks);
  const done = modules.filter((module) => marks.get(module.slug) === 'done').length;
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs steps={[{ label: 'Learning', to: '/learning' }, { label: title }]} />
      <ReadingHeader title={title} lead={description}>
        <p className="text-small text-soft">
          {level}, {modules.length} modules, about {Math.round(minutes / 60)} hours. Skills you’ll learn:{' '}
          {skills.map(({ name }) => name).join(', ')}.
        </p>
      </ReadingHeader>
      <div className="flex max-w-prose flex-col gap-8">
        {next && (
          <ButtonLink to={`${getPathPath(slug)}/${next.slug}`} variant="primary" className="self-start">
            {marks.size === 0 ? 'Start' : 'Continue'} with “{next.title}”
          </ButtonLink>
        )}
        <Progress
          label="Your progress"
          value={done}
          max={modules.length}
          note={`${done} of ${modules.length} modules, ${percent(done / modules.length)}`}
        />
        <PathModules path={path} folder={getPathPath(slug)} marks={marks} />
      </div>
    </div>
  );
}
