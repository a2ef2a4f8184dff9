import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { ClientResumesPage } from '../../features/recruiting/workspace/resumes-page.tsx';
import { loadResumes } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-resumes.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Résumés of ${loaderData?.overview.member.name ?? 'a member'}`,
    description: 'A member’s résumés with their scores.',
  });

export const loader = (args: Route.LoaderArgs) => loadResumes(args, args.params.id);

export default function ClientResumes({ loaderData }: Route.ComponentProps) {
  return <ClientResumesPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
