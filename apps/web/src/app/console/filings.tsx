import { loadFilings, unloadFilings } from '../../features/listings/filings/filings.server.ts';
import { FilingsPage } from '../../features/listings/filings/filings-page.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/filings.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Employers’ filings', description: 'Loaded government files about employers.' });

export const loader = (args: Route.LoaderArgs) => loadFilings(args);

export const action = (args: Route.ActionArgs) => unloadFilings(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function Filings({ loaderData, actionData }: Route.ComponentProps) {
  return <FilingsPage loaderData={loaderData} actionData={actionData} />;
}
