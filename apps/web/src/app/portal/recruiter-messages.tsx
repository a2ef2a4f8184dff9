import { changeOwnThread, loadOwnThread } from '../../features/recruiting/messages/messages.server.ts';
import { OwnMessagesPage } from '../../features/recruiting/messages/own-messages-page.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/recruiter-messages.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Messages', description: 'Messages between you and your recruiter.' });

export const loader = (args: Route.LoaderArgs) => loadOwnThread(args);

export const action = (args: Route.ActionArgs) => changeOwnThread(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function RecruiterMessages({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnMessagesPage loaderData={loaderData} actionData={actionData} />;
}
