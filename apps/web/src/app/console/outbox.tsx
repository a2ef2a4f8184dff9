import { loadOutbox } from '../../features/support/outbox.server.ts';
import { OutboxPage } from '../../features/support/outbox-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/outbox.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Emails', description: 'All outgoing emails.' });

export const loader = (args: Route.LoaderArgs) => loadOutbox(args);

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage loaderData={loaderData} />;
}
