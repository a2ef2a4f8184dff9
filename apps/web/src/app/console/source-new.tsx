import { AddSourcePage } from '../../features/listings/sources/add-source-page.tsx';
import { addSource } from '../../features/listings/sources/sources.server.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/source-new.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Add a source', description: 'Add a job board by its address.' });

/** Makes the middleware run. */
export const loader = () => null;

export const action = (args: Route.ActionArgs) => addSource(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function NewSource({ actionData }: Route.ComponentProps) {
  return <AddSourcePage actionData={actionData} />;
}
