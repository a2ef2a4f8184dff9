import { MailView } from '../../features/support/mail-view.tsx';
import { loadMail } from '../../features/support/outbox.server.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/mail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.mail.subject ?? 'Email', description: 'The record of one email.' });

export const loader = async (args: Route.LoaderArgs) => ({ mail: await loadMail(args, args.params.id) });

export default function Mail({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={mail.subject}
        above={<Breadcrumbs steps={[{ label: 'Emails', to: '/console/outbox' }, { label: 'Email' }]} />}
      />
      <MailView mail={mail} />
    </>
  );
}
