import { changeMailbox, loadMailbox } from '../../features/recruiting/mailbox/mailbox.server.ts';
import { ProfileMailboxPage } from '../../features/recruiting/mailbox/profile-mailbox-page.tsx';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile-mailbox.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Mailbox', description: 'Your résumé mailbox password and who has viewed it.' });

export const loader = (args: Route.LoaderArgs) => loadMailbox(args);

export const action = (args: Route.ActionArgs) => changeMailbox(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

export const shouldRevalidate = unlessUnreached;

export default function ProfileMailbox({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfileMailboxPage loaderData={loaderData} actionData={actionData} />;
}
