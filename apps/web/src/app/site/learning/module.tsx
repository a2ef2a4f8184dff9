import { getModulePath, getPathPath } from '@foothold/contracts/learning/files';
import { loadLearningModule } from '../../../features/learning/study/module.server.ts';
import { LearningModulePage } from '../../../features/learning/study/module-page.tsx';
import { buildPageMeta, findAppData } from '../../../shared/meta/page-meta.ts';
import { describeBreadcrumbs } from '../../../shared/meta/structured-data.ts';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/module.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = findAppData(matches);
  if (!loaderData || !app)
    return buildPageMeta(matches, { title: 'Not found', description: 'We couldn’t find this page.' });
  const { title, summary, path, slug } = loaderData.module;
  const address = getModulePath(path.slug, slug);
  return buildPageMeta(matches, {
    title,
    description: summary,
    path: address,
    type: 'article',
    structuredData: [
      describeBreadcrumbs(app.publicUrl, [
        { name: 'Learning', path: '/learning' },
        { name: path.title, path: getPathPath(path.slug) },
        { name: title, path: address },
      ]),
    ],
  });
};

export const loader = (args: Route.LoaderArgs) => loadLearningModule(args);

export default function LearningModule({ loaderData }: Route.ComponentProps) {
  return <LearningModulePage loaderData={loaderData} />;
}
