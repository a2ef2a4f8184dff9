import { changeNewPacket, loadNewPacket } from '../../features/recruiting/packet-work/new.server.ts';
import { NewPacketPage } from '../../features/recruiting/packet-work/new-page.tsx';
import { sendNewPacket, shouldReloadChecks } from '../../features/recruiting/packet-work/send-new-packet.ts';
import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/packet-new.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Prepare application for ${loaderData?.member.name ?? 'a member'}`,
    description: 'Choose a job, and prepare everything that the application sends.',
  });

export const loader = (args: Route.LoaderArgs) => loadNewPacket(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeNewPacket(args, args.params.id);

export const clientAction = ({ serverAction, request, params }: Route.ClientActionArgs) =>
  sendNewPacket(() => serverAction(), params.id, request.url);

export const shouldRevalidate = shouldReloadChecks;

export default function PacketNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPacketPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
