import { changeMailbox, loadMailbox } from '../../features/recruiting/mailbox/mailbox.server.ts';
import { ProfileMailboxPage } from '../../features/recruiting/mailbox/profile-mailbox-page.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile-mailbox.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Mailbox', description: 'Your résumé mailbox password and who has viewed it.' });

export const loader = (args: Route.LoaderArgs) => loadMailbox(args);

export const action = (args: Route.ActionArgs) => changeMailbox(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function ProfileMailbox({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfileMailboxPage loaderData={loaderData} actionData={actionData} />;
}
