import { loadPath } from '../../../features/learning/learning.server.ts';
import { PortalPathPage } from '../../../features/learning/path-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/path.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.path.title ?? 'Not found',
    description: loaderData?.path.description ?? 'We couldn’t find this page.',
  });

export const loader = (args: Route.LoaderArgs) => loadPath(args, args.params.path);

export default function PortalPath({ loaderData }: Route.ComponentProps) {
  return <PortalPathPage loaderData={loaderData} />;
}
