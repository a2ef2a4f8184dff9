import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireOffice } from '../guards.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/demos.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOffice];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Demonstrations', description: 'Demonstrations.' });

export const loader = () => null;

export default function Demos() {
  return <PageHeader title="Demonstrations" />;
}
