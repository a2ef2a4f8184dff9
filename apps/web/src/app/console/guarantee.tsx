import { loadCases } from '../../features/recruiting/guarantee/cases.server.ts';
import { CasesPage } from '../../features/recruiting/guarantee/cases-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireCaseWorker } from '../guards.ts';
import type { Route } from './+types/guarantee.ts';

export const middleware: Route.MiddlewareFunction[] = [requireCaseWorker];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Guarantee cases', description: 'Cases under the 80+ guarantee and their clocks.' });

export const loader = (args: Route.LoaderArgs) => loadCases(args);

export default function Guarantee({ loaderData }: Route.ComponentProps) {
  return <CasesPage loaderData={loaderData} />;
}
