import { loadSavedFilters } from '../../features/staff/saved-filters.server.ts';
import { SavedFilters } from '../../features/staff/saved-filters.tsx';
import { loadInquiries } from '../../features/support/admin/admin.server.ts';
import { changeInquiries } from '../../features/support/admin/bulk/bulk.server.ts';
import { FAILED_BULK } from '../../features/support/admin/bulk/outcome.ts';
import { InquiriesPage } from '../../features/support/admin/inquiries-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/inquiries.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Inquiries', description: 'Messages and requests from visitors.' });

export async function loader(args: Route.LoaderArgs) {
  const [page, filters] = await Promise.all([loadInquiries(args), loadSavedFilters(args, 'inquiries')]);
  return { page, filters };
}

export const action = (args: Route.ActionArgs) => changeInquiries(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), FAILED_BULK);

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <InquiriesPage
      actionData={actionData}
      loaderData={loaderData.page}
      savedFilters={<SavedFilters {...loaderData.filters} />}
    />
  );
}
