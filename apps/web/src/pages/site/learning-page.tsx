import { getSitePage } from '@foothold/site-map';
import { toAccountMarks, toBrowserMarks } from '../../features/learning/study/marks.ts';
import { useBrowserProgress } from '../../features/learning/study/use-browser-progress.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { Challenges } from './learning/challenges.tsx';
import { Guides } from './learning/guides.tsx';
import { Library } from './learning/library.tsx';
import { Paths } from './learning/paths.tsx';
import { Tools } from './learning/tools.tsx';
import { ResourceCounts } from './learning/what-is-here.tsx';
import type { loadLearning } from './learning.server.ts';
import { PageHero } from './parts/opening.tsx';

export interface LearningPageProps {
  loaderData: RouteData<typeof loadLearning>;
}

/** The page at /learning. */
export function LearningPage({ loaderData }: LearningPageProps) {
  const { files, paths, counts, week, model, progress } = loaderData;
  const browserProgress = useBrowserProgress();
  const getMarks = (path: string) =>
    progress ? toAccountMarks(progress, path) : toBrowserMarks(browserProgress, path);
  const { title } = getSitePage('/learning', useBrand());
  return (
    <>
      <PageHero
        title={title}
        lead="Paths with exercises we check, weekly challenges, interview guides, and code with tests included. Free, no account needed."
        backdrop={<ContourField seed={23} className="absolute inset-0 size-full" />}
        picture={<ResourceCounts counts={counts} />}
        actions={
          <>
            <ButtonLink to="#paths" variant="primary" size="large">
              Choose a path
            </ButtonLink>
            <ButtonLink to="#materials" size="large">
              Browse materials
            </ButtonLink>
          </>
        }
      />
      <Paths paths={paths} files={files} marksOf={getMarks} />
      <Challenges week={week} />
      <Guides files={files} />
      <Library files={files} />
      <Tools model={model} isMember={progress !== null} />
    </>
  );
}
