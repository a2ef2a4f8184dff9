import { useEffect } from 'react';
import { changeModule, loadModule } from '../../../features/learning/learning.server.ts';
import { accountMarks } from '../../../features/learning/study/marks.ts';
import { ModuleNav } from '../../../features/learning/study/module-nav.tsx';
import { ModuleSaveState } from '../../../features/learning/study/module-save-state.tsx';
import { ModuleStudy } from '../../../features/learning/study/module-study.tsx';
import { useStudy } from '../../../features/learning/study/use-study.ts';
import { cachePage, unlessUnreached } from '../../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../../shared/api/change-outcome.ts';
import { postJson } from '../../../shared/api/post-json.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import type { Route } from './+types/module.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.module.title ?? 'Not found',
    description: loaderData?.module.summary ?? "We couldn't find this page.",
  });

export const loader = (args: Route.LoaderArgs) => loadModule(args, args.params);

export const action = (args: Route.ActionArgs) => changeModule(args, args.params);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);
export const shouldRevalidate = unlessUnreached;

export default function PortalModule({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('learning');
  const { module, path, saved, progress } = loaderData;
  const place = `/api/learning/paths/${module.path.slug}/modules/${module.slug}`;
  // Where the member goes on next time. Failing leaves them where they went on last time.
  useEffect(() => {
    postJson(`${place}/visit`, {}).catch(() => undefined);
  }, [place]);
  // Another module, other answers.
  return <Studied key={module.slug} {...{ module, path, saved, progress, actionData }} />;
}

type StudiedProps = Route.ComponentProps['loaderData'] & Pick<Route.ComponentProps, 'actionData'>;

function Studied({ module, path, saved, progress, actionData }: StudiedProps) {
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
              marks={accountMarks(progress, module.path.slug)}
            />
          )
        }
      >
        <ModuleSaveState progress={studying.progress} actionData={actionData} />
      </ModuleStudy>
    </div>
  );
}
