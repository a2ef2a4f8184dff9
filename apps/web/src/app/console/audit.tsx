import { loadAudit } from '../../features/staff/audit/audit.server.ts';
import { AuditPage } from '../../features/staff/audit/audit-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/audit.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Audit log', description: 'The head of the audit log and its signatures.' });

export const loader = (args: Route.LoaderArgs) => loadAudit(args);

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage status={loaderData} />;
}
