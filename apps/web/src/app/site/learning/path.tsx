import { pathPage } from '@foothold/contracts/learning-files';
import { data } from 'react-router';
import { PathModules } from '../../../features/learning/paths/path-modules.tsx';
import { browserMarks } from '../../../features/learning/study/marks.ts';
import { useBrowserProgress } from '../../../features/learning/study/use-browser-progress.ts';
import { load } from '../../../shared/api/load.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { requestContext } from '../../context.ts';
import type { PageHandle } from '../../hydration.ts';
import { appDataOf, pageMeta } from '../../page-meta.ts';
import { ReadingHeader } from '../parts/reading-header.tsx';
import { breadcrumbs } from '../structured-data.ts';
import type { Route } from './+types/path.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = appDataOf(matches);
  if (!loaderData || !app) return pageMeta(matches, { title: 'Not found', description: 'There is nothing here.' });
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

export async function loader({ context, params }: Route.LoaderArgs) {
  const { paths } = await load(context.get(requestContext).api.learning.paths());
  const path = paths.find(({ slug }) => slug === params.path);
  if (!path) throw data(null, { status: 404 });
  return { path };
}

export default function LearningPathPage({ loaderData: { path } }: Route.ComponentProps) {
  const { title, description, level, minutes, modules, skills, slug } = path;
  const marks = browserMarks(useBrowserProgress(), slug);
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs steps={[{ label: 'Learning', to: '/learning' }, { label: title }]} />
      <ReadingHeader title={title} lead={description}>
        <p className="text-small text-soft">
          {level}, {modules.length} modules, about {Math.round(minutes / 60)} hours. You gain:{' '}
          {skills.map(({ name }) => name).join(', ')}.
        </p>
      </ReadingHeader>
      <div className="max-w-prose">
        <PathModules path={path} folder={pathPage(slug)} marks={marks} />
      </div>
    </div>
  );
}
