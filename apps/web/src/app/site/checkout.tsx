import { useBrand } from '../../shared/app-data.tsx';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/checkout.ts';
import { NotOpenYet } from './parts/not-open-yet.tsx';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Checkout', description: 'Payment of a plan.' });

export default function Checkout() {
  const { name } = useBrand();
  return (
    <NotOpenYet title="Checkout" lead="Payments are not open yet, and nothing has been charged.">
      Until they are, every new account at {name} has the trial: fourteen days, no card, nothing to cancel.
    </NotOpenYet>
  );
}
