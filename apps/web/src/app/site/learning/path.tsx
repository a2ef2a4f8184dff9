import { getPathPath } from '@foothold/contracts/learning/files';
import { loadLearningPath } from '../../../pages/site/learning/path.server.ts';
import { LearningPathPage } from '../../../pages/site/learning/path-page.tsx';
import { buildPageMeta, findAppData } from '../../../shared/meta/page-meta.ts';
import { describeBreadcrumbs } from '../../../shared/meta/structured-data.ts';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/path.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = findAppData(matches);
  if (!loaderData || !app)
    return buildPageMeta(matches, { title: 'Not found', description: 'We couldn’t find this page.' });
  const { title, description, slug } = loaderData.path;
  return buildPageMeta(matches, {
    title,
    description,
    path: getPathPath(slug),
    structuredData: [
      describeBreadcrumbs(app.publicUrl, [
        { name: 'Learning', path: '/learning' },
        { name: title, path: getPathPath(slug) },
      ]),
    ],
  });
};

export const loader = (args: Route.LoaderArgs) => loadLearningPath(args);

export default function LearningPathRoute({ loaderData }: Route.ComponentProps) {
  return <LearningPathPage loaderData={loaderData} />;
}
