import { loadPackets } from '../../features/recruiting/packet-work/packets.server.ts';
import { ConsolePacketsPage } from '../../features/recruiting/packet-work/packets-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/packets.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Applications', description: 'Applications of your members, those due first.' });

export const loader = (args: Route.LoaderArgs) => loadPackets(args);

export default function Packets({ loaderData }: Route.ComponentProps) {
  return <ConsolePacketsPage loaderData={loaderData} />;
}
