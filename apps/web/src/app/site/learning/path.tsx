import { pathPage } from '@foothold/contracts/learning/files';
import { loadLearningPath } from '../../../pages/site/learning/path.server.ts';
import { LearningPathPage } from '../../../pages/site/learning/path-page.tsx';
import { findAppData, pageMeta } from '../../../shared/meta/page-meta.ts';
import { breadcrumbs } from '../../../shared/meta/structured-data.ts';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/path.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = findAppData(matches);
  if (!loaderData || !app) return pageMeta(matches, { title: 'Not found', description: 'We couldn’t find this page.' });
  const { title, description, slug } = loaderData.path;
  return pageMeta(matches, {
    title,
    description,
    path: pathPage(slug),
    structuredData: [
      breadcrumbs(app.publicUrl, [
        { name: 'Learning', path: '/learning' },
        { name: title, path: pathPage(slug) },
      ]),
    ],
  });
};

export const loader = (args: Route.LoaderArgs) => loadLearningPath(args);

export default function LearningPathRoute({ loaderData }: Route.ComponentProps) {
  return <LearningPathPage loaderData={loaderData} />;
}
