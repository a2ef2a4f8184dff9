import { loadSources } from '../../features/listings/sources/sources.server.ts';
import { SourcesPage } from '../../features/listings/sources/sources-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/sources.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Sources', description: 'Job boards and feeds that listings come from.' });

export const loader = (args: Route.LoaderArgs) => loadSources(args);

export default function Sources({ loaderData }: Route.ComponentProps) {
  return <SourcesPage loaderData={loaderData} />;
}
