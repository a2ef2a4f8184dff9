import { modulePage, pathPage } from '@foothold/contracts/learning/files';
import { loadLearningModule } from '../../../features/learning/study/module.server.ts';
import { LearningModulePage } from '../../../features/learning/study/module-page.tsx';
import { findAppData, pageMeta } from '../../../shared/meta/page-meta.ts';
import { breadcrumbs } from '../../../shared/meta/structured-data.ts';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/module.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = findAppData(matches);
  if (!loaderData || !app) return pageMeta(matches, { title: 'Not found', description: 'We couldn’t find this page.' });
  const { title, summary, path, slug } = loaderData.module;
  const address = modulePage(path.slug, slug);
  return pageMeta(matches, {
    title,
    description: summary,
    path: address,
    type: 'article',
    structuredData: [
      breadcrumbs(app.publicUrl, [
        { name: 'Learning', path: '/learning' },
        { name: path.title, path: pathPage(path.slug) },
        { name: title, path: address },
      ]),
    ],
  });
};

export const loader = (args: Route.LoaderArgs) => loadLearningModule(args);

export default function LearningModule({ loaderData }: Route.ComponentProps) {
  return <LearningModulePage loaderData={loaderData} />;
}
