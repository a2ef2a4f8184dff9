import { changeModule, loadModule } from '../../../features/learning/learning.server.ts';
import { PortalModulePage } from '../../../features/learning/module-page.tsx';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/module.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.module.title ?? 'Not found',
    description: loaderData?.module.summary ?? 'We couldn’t find this page.',
  });

export const loader = (args: Route.LoaderArgs) => loadModule(args, args.params);

export const action = (args: Route.ActionArgs) => changeModule(args, args.params);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function PortalModule({ loaderData, actionData }: Route.ComponentProps) {
  return <PortalModulePage loaderData={loaderData} actionData={actionData} />;
}
