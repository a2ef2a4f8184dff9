import { useBrand } from '../../shared/app-data.tsx';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/payment-success.ts';
import { NotOpenYet } from './parts/not-open-yet.tsx';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Payment', description: 'What comes after a payment.' });

export default function PaymentSuccess() {
  const { email } = useBrand();
  return (
    <NotOpenYet title="No payment is known here" lead="Payments are not open yet, so there is nothing to set up.">
      If you believe that you have paid, please write to {email}; we answer within 24 hours.
    </NotOpenYet>
  );
}
