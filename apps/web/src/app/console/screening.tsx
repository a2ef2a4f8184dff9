import { ScreeningPage } from '../../features/recruiting/workspace/screening-page.tsx';
import { loadScreening } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/screening.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Screening',
    description: 'The requirements of a listing against the résumés of your members.',
  });

export const loader = (args: Route.LoaderArgs) => loadScreening(args);

export default function Screening({ loaderData }: Route.ComponentProps) {
  return <ScreeningPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={{ label: 'Screening', to: '/console/screening' }} />;
}
