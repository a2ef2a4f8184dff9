import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { LEVELS } from '../../../features/practice/labels.ts';
import { placeOf } from '../../../features/practice/session/place.ts';
import { changeSession, loadSession } from '../../../features/practice/session/session.server.ts';
import { SessionPage } from '../../../features/practice/session/session-page.tsx';
import { cachePage, unlessUnreached } from '../../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Route } from './+types/session.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Practice: ${loaderData.title}` : 'Interview practice',
    description: 'A practice session.',
  });

export const loader = (args: Route.LoaderArgs) => loadSession(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeSession(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

/** Another question of the same session is here already. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  unlessUnreached(args) && (args.formMethod !== undefined || args.currentUrl.search === args.nextUrl.search);

export default function PracticeSession({ loaderData: session, actionData }: Route.ComponentProps) {
  useFreshData('practice');
  const [query] = useSearchParams();
  const { id, title, level, startedAt, endedAt, questions } = session;
  return (
    <>
      <PageHeader
        title={title}
        above={<Breadcrumbs steps={[{ label: 'Interview practice', to: '/portal/practice' }, { label: title }]} />}
      >
        <p>
          {level === null ? 'Several levels' : `${LEVELS[level]} level`}, started <DateTime value={startedAt} />
          {endedAt !== null && ', ended'}
        </p>
      </PageHeader>
      <SessionPage
        key={id}
        session={session}
        place={placeOf(query.get('q'), questions.length, endedAt !== null)}
        actionData={actionData}
      />
    </>
  );
}
