import { OutboxNote } from '../../features/accounts/outbox-note.tsx';
import { SuccessPage } from '../../features/billing/success/success-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/payment-success.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

/** The URL contains personal data, so the page is never cached and sends no referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Payment', description: 'Finish setting up your account.' });

export default function PaymentSuccess() {
  return <SuccessPage mailNote={<OutboxNote />} />;
}
