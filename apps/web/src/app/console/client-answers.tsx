import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { ClientAnswersPage } from '../../features/recruiting/workspace/records-pages.tsx';
import { loadAnswers } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-answers.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Answers of ${loaderData?.overview.member.name ?? 'a member'}`,
    description: 'A member’s answers to common questions.',
  });

export const loader = (args: Route.LoaderArgs) => loadAnswers(args, args.params.id);

export default function ClientAnswers({ loaderData }: Route.ComponentProps) {
  return <ClientAnswersPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
