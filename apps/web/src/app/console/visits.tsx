import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireOffice } from '../guards.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/visits.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOffice];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Visits', description: 'Visits.' });

export const loader = () => null;

export default function Visits() {
  return <PageHeader title="Visits" />;
}
