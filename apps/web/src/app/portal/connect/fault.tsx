import { useSearchParams } from 'react-router';
import { FaultPage, parseFault } from '../../../features/accounts/apps/fault-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/fault.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Connect an app', description: 'Why an app can’t be connected.' });

export default function Fault() {
  const [search] = useSearchParams();
  return <FaultPage fault={parseFault(search.get('fault'))} />;
}
