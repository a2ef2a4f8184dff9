import { AppList } from '../../../features/accounts/settings/app-list.tsx';
import { KeyPanel } from '../../../features/accounts/settings/key-panel.tsx';
import { changeKeys, loadKeys } from '../../../features/accounts/settings/keys.server.ts';
import { ProgramList } from '../../../features/accounts/settings/program-list.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/keys.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'API keys', description: 'Keys for your own programs, and what they may do.' });

export const loader = (args: Route.LoaderArgs) => loadKeys(args);
export const action = (args: Route.ActionArgs) => changeKeys(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <KeyPanel {...loaderData} actionData={actionData} />
      <AppList apps={loaderData.apps} now={loaderData.now} actionData={actionData} />
      <ProgramList signIns={loaderData.signIns} now={loaderData.now} />
    </>
  );
}
