import type { StudyModule } from '@foothold/contracts/learning';
import { inPortal, modulePage, pathPage } from '@foothold/contracts/learning/files';
import { Link } from 'react-router';
import { browserProgress } from '../../../features/learning/study/browser-progress.ts';
import { accountMarks, browserMarks } from '../../../features/learning/study/marks.ts';
import { ModuleNav } from '../../../features/learning/study/module-nav.tsx';
import { ModuleStudy } from '../../../features/learning/study/module-study.tsx';
import { useBrowserProgress } from '../../../features/learning/study/use-browser-progress.ts';
import { useStudy } from '../../../features/learning/study/use-study.ts';
import { load } from '../../../shared/api/load.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { appDataOf, pageMeta } from '../../../shared/meta/page-meta.ts';
import { breadcrumbs } from '../../../shared/meta/structured-data.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/module.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = appDataOf(matches);
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

export async function loader({ context, params: { path, module } }: Route.LoaderArgs) {
  const { api, viewer } = context.get(requestContext);
  const [studied, { paths }, saved, progress] = await Promise.all([
    load(api.learning.module({ path, module })),
    load(api.learning.paths()),
    viewer ? load(api.learning.moduleProgress({ path, module })) : null,
    viewer ? load(api.learning.progress()) : null,
  ]);
  return { module: studied, path: paths.find(({ slug }) => slug === path), saved, progress };
}

export default function LearningModule({ loaderData: { module, path, saved, progress } }: Route.ComponentProps) {
  const studying = useStudy(module, saved);
  const ofBrowser = useBrowserProgress();
  const marks = progress ? accountMarks(progress, module.path.slug) : browserMarks(ofBrowser, module.path.slug);
  const folder = pathPage(module.path.slug);
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs
        steps={[
          { label: 'Learning', to: '/learning' },
          { label: module.path.title, to: `/learning/${module.path.slug}` },
          { label: module.title },
        ]}
      />
      <ModuleStudy
        module={module}
        studying={studying}
        folder={folder}
        navigation={path && <ModuleNav path={path} folder={folder} current={module.slug} marks={marks} />}
      >
        <StorageLocation module={module} started={studying.progress.exercises.length > 0} />
      </ModuleStudy>
    </div>
  );
}

function StorageLocation({ module, started }: { module: StudyModule; started: boolean }) {
  const { viewer, portalUrl } = useAppData();
  if (viewer)
    return (
      <Callout title="Your answers are saved to your account.">
        <Link to={inPortal(modulePage(module.path.slug, module.slug))} reloadDocument className="link">
          Open this module in the portal
        </Link>{' '}
        to mark it as read or start it over.
      </Callout>
    );
  return (
    <Callout title="Your progress is saved in this browser.">
      Only you can see it.{' '}
      <a href={`${portalUrl}/signup`} className="link">
        {' '}
        Create an account
      </a>{' '}
      to sync it to your other devices. We’ll ask you first.
      {started && (
        <div className="pt-3">
          <AlertDialog
            trigger={<Button size="small">Start over</Button>}
            title="Start this module over?"
            description="We’ll delete your answers from this browser and mark the module as not started. You can’t undo this."
            confirmLabel="Start over"
            cancelLabel="Keep my answers"
            variant="danger"
            onConfirm={() => browserProgress.forgetModule(`${module.path.slug}/${module.slug}`)}
          />
        </div>
      )}
    </Callout>
  );
}
