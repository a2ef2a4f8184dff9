import { decideDevice, loadDevice } from '../../features/accounts/apps/device.server.ts';
import { DevicePage } from '../../features/accounts/apps/device-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireViewer } from '../guards.ts';
import type { Route } from './+types/device.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Connect a device', description: 'Enter the code that an app shows.' });

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

export const loader = (args: Route.LoaderArgs) => loadDevice(args);
export const action = (args: Route.ActionArgs) => decideDevice(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { code: '', device: null, decided: null });

export default function Device({ loaderData, actionData }: Route.ComponentProps) {
  return <DevicePage loaderData={loaderData} actionData={actionData} />;
}
