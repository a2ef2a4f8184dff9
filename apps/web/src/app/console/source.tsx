import { SOURCES, SourcePage } from '../../features/listings/sources/source-page.tsx';
import { changeSource, loadSource } from '../../features/listings/sources/sources.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/source.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, { title: loaderData?.source.name ?? 'Source', description: 'One source with its syncs.' });

export const loader = (args: Route.LoaderArgs) => loadSource(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeSource(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function SourceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SourcePage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={SOURCES} />;
}
