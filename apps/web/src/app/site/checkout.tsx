import { useSearchParams } from 'react-router';
import { CheckoutPage } from '../../features/billing/checkout/checkout-page.tsx';
import { parseChosenPlan } from '../../features/billing/checkout/chosen-plan.ts';
import { requireOwnDocument } from '../../features/billing/portal/own-document.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/checkout.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

/** The router renders a page with a client loader only after hydration unless this is set. */
export const loader = () => null;
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  requireOwnDocument(request);
  return null;
};

/** Never cached, because it is about one person's payment. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Checkout', description: 'Pay for your plan.' });

export default function Checkout() {
  const [search] = useSearchParams();
  return <CheckoutPage chosen={parseChosenPlan(search, useBrand())} />;
}
