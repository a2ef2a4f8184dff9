import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireOffice } from '../guards.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/enquiries.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOffice];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Enquiries', description: 'Enquiries.' });

export const loader = () => null;

export default function Enquiries() {
  return <PageHeader title="Enquiries" />;
}
