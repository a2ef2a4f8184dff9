import { pathPage } from '@foothold/contracts/learning/files';
import { data } from 'react-router';
import { nextModule } from '../../../features/learning/paths/next-module.ts';
import { PathModules } from '../../../features/learning/paths/path-modules.tsx';
import { accountMarks, browserMarks } from '../../../features/learning/study/marks.ts';
import { useBrowserProgress } from '../../../features/learning/study/use-browser-progress.ts';
import { ReadingHeader } from '../../../pages/site/parts/reading-header.tsx';
import { load } from '../../../shared/api/load.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { appDataOf, pageMeta } from '../../../shared/meta/page-meta.ts';
import { breadcrumbs } from '../../../shared/meta/structured-data.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/path.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = appDataOf(matches);
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

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, viewer } = context.get(requestContext);
  const [{ paths }, progress] = await Promise.all([
    load(api.learning.paths()),
    viewer ? load(api.learning.progress()) : null,
  ]);
  const path = paths.find(({ slug }) => slug === params.path);
  if (!path) throw data(null, { status: 404 });
  return { path, progress };
}

export default function LearningPathPage({ loaderData: { path, progress } }: Route.ComponentProps) {
  const { title, description, level, minutes, modules, skills, slug } = path;
  const { percent } = useFormat();
  const ofBrowser = useBrowserProgress();
  const marks = progress ? accountMarks(progress, slug) : browserMarks(ofBrowser, slug);
  const next = nextModule(path, marks);
  const done = modules.filter((module) => marks.get(module.slug) === 'done').length;
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs steps={[{ label: 'Learning', to: '/learning' }, { label: title }]} />
      <ReadingHeader title={title} lead={description}>
        <p className="text-small text-soft">
          {level}, {modules.length} modules, about {Math.round(minutes / 60)} hours. Skills you’ll learn:{' '}
          {skills.map(({ name }) => name).join(', ')}.
        </p>
      </ReadingHeader>
      <div className="flex max-w-prose flex-col gap-8">
        {next && (
          <ButtonLink to={`${pathPage(slug)}/${next.slug}`} variant="primary" className="self-start">
            {marks.size === 0 ? 'Start' : 'Continue'} with “{next.title}”
          </ButtonLink>
        )}
        <Progress
          label="Your progress"
          value={done}
          max={modules.length}
          note={`${done} of ${modules.length} modules, ${percent(done / modules.length)}`}
        />
        <PathModules path={path} folder={pathPage(slug)} marks={marks} />
      </div>
    </div>
  );
}
