import { loadInquiries } from '../../features/support/admin/admin.server.ts';
import { InquiriesPage } from '../../features/support/admin/inquiries-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/inquiries.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Inquiries', description: 'Messages and requests from visitors.' });

export const loader = (args: Route.LoaderArgs) => loadInquiries(args);

export default function Inquiries({ loaderData }: Route.ComponentProps) {
  return <InquiriesPage loaderData={loaderData} />;
}
