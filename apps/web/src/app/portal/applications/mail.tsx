import { changeMail, loadMail } from '../../../features/applications/mail/mail.server.ts';
import { MailPage } from '../../../features/applications/mail/mail-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/mail.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Emails about applications', description: 'What employers’ emails say, to check.' });

export const loader = (args: Route.LoaderArgs) => loadMail(args);

export const action = (args: Route.ActionArgs) => changeMail(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ApplicationsMail({ loaderData, actionData }: Route.ComponentProps) {
  return <MailPage loaderData={loaderData} failure={actionData?.failure ?? null} />;
}
