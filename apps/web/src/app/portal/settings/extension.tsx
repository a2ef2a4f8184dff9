import { loadExtension } from '../../../features/extension/extension.server.ts';
import { ExtensionPage } from '../../../pages/portal/settings/extension-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/extension.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Browser extension',
    description: 'Install the extension that fills in application forms.',
  });

export const loader = (args: Route.LoaderArgs) => loadExtension(args);

export default function Extension({ loaderData }: Route.ComponentProps) {
  return <ExtensionPage loaderData={loaderData} />;
}
