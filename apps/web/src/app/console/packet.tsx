import { ConsolePacketPage, PACKETS } from '../../features/recruiting/packet-work/packet-page.tsx';
import { changePacket, loadPacket } from '../../features/recruiting/packet-work/packets.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/packet.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${loaderData.packet.job.title}, ${loaderData.packet.member.name}` : 'Application',
    description: 'Everything an application sends, and its state.',
  });

export const loader = (args: Route.LoaderArgs) => loadPacket(args, args.params.id);

export const action = (args: Route.ActionArgs) => changePacket(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the member may have decided in the meantime. */
export const shouldRevalidate = shouldReload;

export default function Packet({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsolePacketPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={PACKETS} />;
}
