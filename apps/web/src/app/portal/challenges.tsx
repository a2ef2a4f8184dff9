import { Archive, WeekCards } from '../../features/challenges/member/challenge-list.tsx';
import { loadChallenges } from '../../features/challenges/member/challenges.server.ts';
import { LearningTabs } from '../../pages/portal/learning/learning-tabs.tsx';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Part } from '../../shared/ui/part.tsx';
import type { Route } from './+types/challenges.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Challenges', description: 'Three coding tasks a week, checked by tests.' });

export const loader = (args: Route.LoaderArgs) => loadChallenges(args);

export default function Challenges({ loaderData: { week, weeks, history } }: Route.ComponentProps) {
  useFreshData('challenge');
  const format = useFormat();
  return (
    <>
      <PageHeader title="Learning">
        <p>Three new tasks every week. Tests in your browser check your answer.</p>
      </PageHeader>
      <LearningTabs />
      <div className="flex flex-col gap-12 pt-7">
        <Part title={`This week: ${format.monthDay(week.from)} to ${format.monthDay(week.to)}`}>
          {history.weeksInARow > 0 && (
            <p className="text-soft figures">
              You’ve submitted {history.weeksInARow} {history.weeksInARow === 1 ? 'week' : 'weeks'} in a row.
            </p>
          )}
          <WeekCards week={week} best={history.best} />
        </Part>
        <Part title="Earlier weeks">
          <Archive weeks={weeks} best={history.best} />
        </Part>
      </div>
    </>
  );
}
