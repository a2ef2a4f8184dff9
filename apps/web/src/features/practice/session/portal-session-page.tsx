import { useSearchParams } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { LEVELS } from '../labels.ts';
import { parsePlace } from './place.ts';
import type { changeSession, loadSession } from './session.server.ts';
import { SessionPage } from './session-page.tsx';

export interface PracticeSessionPageProps {
  loaderData: RouteData<typeof loadSession>;
  actionData: RouteData<typeof changeSession> | undefined;
}

/** The page at /portal/practice/:id. */
export function PracticeSessionPage({ loaderData: session, actionData }: PracticeSessionPageProps) {
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
        place={parsePlace(query.get('q'), questions.length, endedAt !== null)}
        actionData={actionData}
      />
    </>
  );
}
