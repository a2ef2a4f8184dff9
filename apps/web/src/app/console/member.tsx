import { loadMember } from '../../features/staff/staff.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { MEMBERS, MemberPage } from '../../pages/console/member-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/member.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.member.name ?? 'Member',
    description: 'One member’s plan, registration, and inquiries.',
  });

export const loader = (args: Route.LoaderArgs) => loadMember(args, args.params.id);

export default function Member({ loaderData }: Route.ComponentProps) {
  return <MemberPage detail={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={MEMBERS} />;
}
