import { changeClient, loadClient } from '../../features/recruiting/staff/clients.server.ts';
import { CLIENTS, ConsoleClientPage } from '../../features/recruiting/staff/console-client-page.tsx';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.client.member.name ?? 'Member',
    description: 'A member’s tasks, mailbox, and profile.',
  });

export const loader = (args: Route.LoaderArgs) => loadClient(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeClient(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the member may have decided in the meantime. */
export const shouldRevalidate = shouldReload;

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsoleClientPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
