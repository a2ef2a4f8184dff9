import type {
  BillingEventKind,
  LedgerKind,
  PaymentKind,
  PaymentState,
  SubscriptionState,
} from '@foothold/contracts/billing-shapes';
import type { Tone } from '../../../shared/ui/badge.tsx';

export type ShownState = SubscriptionState | 'all';

export const SUBSCRIPTION_LABELS: Record<SubscriptionState, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'hold' },
  past_due: { label: 'Past due', tone: 'danger' },
  ended: { label: 'Ended', tone: 'neutral' },
};

export const PAYMENT_KIND_LABELS: Record<PaymentKind, string> = {
  checkout: 'Checkout',
  renewal: 'Renewal',
  change: 'Change of plan',
  invoice: 'Paid by hand',
  setup: 'Card kept',
};

export const PAYMENT_STATE_LABELS: Record<PaymentState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'caution' },
  succeeded: { label: 'Succeeded', tone: 'hold' },
  failed: { label: 'Failed', tone: 'danger' },
  canceled: { label: 'Given up', tone: 'neutral' },
};

export const LEDGER_LABELS: Record<LedgerKind, string> = {
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Taken by a bank',
  'dispute-won': 'Returned by a bank',
  credit: 'Credit given',
  'credit-used': 'Credit used',
};

/** What moves money; credit moves none. */
export const MONEY_KINDS: readonly LedgerKind[] = ['charge', 'refund', 'dispute', 'dispute-won'];

export const EVENT_LABELS: Record<BillingEventKind, string> = {
  started: 'Started',
  renewed: 'Renewed',
  failed: 'Payment failed',
  recovered: 'Paid after all',
  changed: 'Plan changed',
  'card-changed': 'Card changed',
  cancelled: 'Cancelled',
  resumed: 'Cancellation taken back',
  ended: 'Ended',
  refunded: 'Refunded',
  credited: 'Credit given',
};
