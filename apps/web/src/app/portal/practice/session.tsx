import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PracticeSessionPage } from '../../../features/practice/session/portal-session-page.tsx';
import { changeSession, loadSession } from '../../../features/practice/session/session.server.ts';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/session.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `Practice: ${loaderData.title}` : 'Interview practice',
    description: 'A practice session.',
  });

export const loader = (args: Route.LoaderArgs) => loadSession(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeSession(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Switching questions needs no reload, because the whole session is already loaded. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  shouldReload(args) && (args.formMethod !== undefined || args.currentUrl.search === args.nextUrl.search);

export default function PracticeSession({ loaderData, actionData }: Route.ComponentProps) {
  return <PracticeSessionPage loaderData={loaderData} actionData={actionData} />;
}
