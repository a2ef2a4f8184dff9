import { WeekCards } from '../../../features/challenges/member/challenge-list.tsx';
import { ContinueLink } from '../../../features/learning/go-on.tsx';
import type { changeStep } from '../../../features/learning/learning.server.ts';
import { LibraryTeaser } from '../../../features/learning/library/library-teaser.tsx';
import { Materials } from '../../../features/learning/materials.tsx';
import { PersonalPath } from '../../../features/learning/own-path/own-path.tsx';
import { PathCard } from '../../../features/learning/paths/path-card.tsx';
import { toAccountMarks } from '../../../features/learning/study/marks.ts';
import { ImportProgress } from '../../../features/learning/take-over.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import type { loadLearningHomePage } from './home.server.ts';
import { LearningTabs } from './learning-tabs.tsx';

export interface LearningHomePageProps {
  loaderData: RouteData<typeof loadLearningHomePage>;
  actionData: RouteData<typeof changeStep> | undefined;
}

/** The page at /portal/learning. */
export function LearningHomePage({ loaderData, actionData }: LearningHomePageProps) {
  useFreshData('learning', 'application', 'resume', 'challenge');
  const { paths, progress, own, counts, files, week, best } = loaderData;
  return (
    <>
      <PageHeader title="Learning">
        <p>Learn the skills your saved jobs ask for, at your own pace.</p>
      </PageHeader>
      <LearningTabs />
      <div className="flex flex-col gap-12 pt-7">
        <ImportProgress />
        <ContinueLink progress={progress} paths={paths} />
        <Part title="Your path">
          <PersonalPath path={own} actionData={actionData} />
        </Part>
        <Part title="All paths">
          <ul className="border-b border-line">
            {paths.map((path) => (
              <li key={path.slug} className="border-t border-line">
                <PathCard
                  path={path}
                  folder={`/portal/learning/paths/${path.slug}`}
                  marks={toAccountMarks(progress, path.slug)}
                />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="This week’s challenges">
          <WeekCards week={week} best={best} />
        </Part>
        <Part title="Guides, materials and code">
          <Materials files={files} />
        </Part>
        <Part title="Library">
          <LibraryTeaser counts={counts} />
        </Part>
      </div>
    </>
  );
}
