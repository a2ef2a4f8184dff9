import { loadImports } from '../../../features/applications/import/import.server.ts';
import { ImportPage } from '../../../features/applications/import/import-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/import.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Import applications',
    description: 'Bring your applications from a spreadsheet or another tracker.',
  });

export const loader = (args: Route.LoaderArgs) => loadImports(args);

export default function Import({ loaderData }: Route.ComponentProps) {
  return <ImportPage loaderData={loaderData} />;
}
