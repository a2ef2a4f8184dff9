import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { ClientResumePage } from '../../features/recruiting/workspace/resumes-page.tsx';
import { loadResume } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-resume.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Résumé of ${loaderData?.overview.member.name ?? 'a member'}`,
    description: 'A résumé of a member as text, with its versions.',
  });

export const loader = (args: Route.LoaderArgs) => loadResume(args, args.params.id, args.params.resumeId);

export default function ClientResume({ loaderData }: Route.ComponentProps) {
  return <ClientResumePage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
