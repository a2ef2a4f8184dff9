import { MailPage, OUTBOX } from '../../features/support/mail-page.tsx';
import { loadMail } from '../../features/support/outbox.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/mail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, { title: loaderData?.mail.subject ?? 'Email', description: 'The record of one email.' });

export const loader = async (args: Route.LoaderArgs) => ({ mail: await loadMail(args, args.params.id) });

export default function Mail({ loaderData: { mail } }: Route.ComponentProps) {
  return <MailPage mail={mail} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={OUTBOX} />;
}
