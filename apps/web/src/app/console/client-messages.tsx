import { MemberMessagesPage } from '../../features/recruiting/messages/member-messages-page.tsx';
import { changeMemberThread, loadMemberThread } from '../../features/recruiting/messages/messages.server.ts';
import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-messages.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `Messages with ${loaderData.thread.member.name}` : 'Messages',
    description: 'Messages between you and one of your members.',
  });

export const loader = (args: Route.LoaderArgs) => loadMemberThread(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeMemberThread(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function ClientMessages({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberMessagesPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
