import { changeCase, loadCase } from '../../features/recruiting/guarantee/cases.server.ts';
import { CASES, ConsoleCasePage } from '../../features/recruiting/guarantee/console-case-page.tsx';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireCaseWorker } from '../guards.ts';
import type { Route } from './+types/guarantee-case.ts';

export const middleware: Route.MiddlewareFunction[] = [requireCaseWorker];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `Guarantee case of ${loaderData.one.member.name}` : 'Guarantee case',
    description: 'A case under the 80+ guarantee.',
  });

export const loader = (args: Route.LoaderArgs) => loadCase(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeCase(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the case may have been closed in the meantime. */
export const shouldRevalidate = shouldReload;

export default function GuaranteeCase({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsoleCasePage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CASES} />;
}
