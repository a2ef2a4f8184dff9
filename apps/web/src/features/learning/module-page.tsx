import { useEffect } from 'react';
import { call, endpoint } from '../../shared/api/endpoint.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import type { changeModule, loadModule } from './learning.server.ts';
import { toAccountMarks } from './study/marks.ts';
import { ModuleNav } from './study/module-nav.tsx';
import { ModuleSaveState } from './study/module-save-state.tsx';
import { ModuleStudy } from './study/module-study.tsx';
import { useStudy } from './study/use-study.ts';

export interface PortalModulePageProps {
  loaderData: RouteData<typeof loadModule>;
  actionData: RouteData<typeof changeModule> | undefined;
}

/** The page at /portal/learning/paths/:path/:module. */
export function PortalModulePage({ loaderData, actionData }: PortalModulePageProps) {
  useFreshData('learning');
  const { module, path, saved, progress } = loaderData;
  const [pathSlug, moduleSlug] = [module.path.slug, module.slug];
  // Remembers where the member left off. If that fails, the earlier position stays.
  useEffect(() => {
    call(endpoint('POST /api/learning/paths/{path}/modules/{module}/visit'), {
      path: pathSlug,
      module: moduleSlug,
    }).catch(() => undefined);
  }, [pathSlug, moduleSlug]);
  // Resets the answers when the module changes.
  return <StudyModuleView key={module.slug} {...{ module, path, saved, progress, actionData }} />;
}

type StudiedProps = PortalModulePageProps['loaderData'] & Pick<PortalModulePageProps, 'actionData'>;

function StudyModuleView({ module, path, saved, progress, actionData }: StudiedProps) {
  const studying = useStudy(module, saved);
  const folder = `/portal/learning/paths/${module.path.slug}`;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        steps={[
          { label: 'Learning', to: '/portal/learning' },
          { label: module.path.title, to: folder },
          { label: module.title },
        ]}
      />
      <ModuleStudy
        module={module}
        studying={studying}
        folder={folder}
        navigation={
          path && (
            <ModuleNav
              path={path}
              folder={folder}
              current={module.slug}
              marks={toAccountMarks(progress, module.path.slug)}
            />
          )
        }
      >
        <ModuleSaveState progress={studying.progress} actionData={actionData} />
      </ModuleStudy>
    </div>
  );
}
