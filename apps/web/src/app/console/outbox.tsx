import { loadSavedFilters } from '../../features/staff/saved-filters.server.ts';
import { SavedFilters } from '../../features/staff/saved-filters.tsx';
import { loadOutbox } from '../../features/support/outbox.server.ts';
import { OutboxPage } from '../../features/support/outbox-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/outbox.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Emails', description: 'All outgoing emails.' });

export async function loader(args: Route.LoaderArgs) {
  const [page, filters] = await Promise.all([loadOutbox(args), loadSavedFilters(args, 'emails')]);
  return { page, filters };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage loaderData={loaderData.page} savedFilters={<SavedFilters {...loaderData.filters} />} />;
}
