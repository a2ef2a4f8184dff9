import type { StudyModule } from '@foothold/contracts/learning';
import { getModulePath, getPathPath, toPortalPath } from '@foothold/contracts/learning/files';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import { browserProgress } from './browser-progress.ts';
import { toAccountMarks, toBrowserMarks } from './marks.ts';
import type { loadLearningModule } from './module.server.ts';
import { ModuleNav } from './module-nav.tsx';
import { ModuleStudy } from './module-study.tsx';
import { useBrowserProgress } from './use-browser-progress.ts';
import { useStudy } from './use-study.ts';

export interface LearningModulePageProps {
  loaderData: RouteData<typeof loadLearningModule>;
}

/** The page at /learning/:path/:module. */
export function LearningModulePage({ loaderData: { module, path, saved, progress } }: LearningModulePageProps) {
  const studying = useStudy(module, saved);
  const storedProgress = useBrowserProgress();
  const marks = progress
    ? toAccountMarks(progress, module.path.slug)
    : toBrowserMarks(storedProgress, module.path.slug);
  const folder = getPathPath(module.path.slug);
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
        <Link to={toPortalPath(getModulePath(module.path.slug, module.slug))} reloadDocument className="link">
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
