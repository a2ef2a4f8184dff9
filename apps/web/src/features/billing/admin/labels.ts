import type {
  BillingEventKind,
  LedgerKind,
  PaymentKind,
  PaymentState,
  SubscriptionState,
} from '@foothold/contracts/billing/shapes';
import type { Tone } from '../../../shared/ui/badge.tsx';

export type StateFilter = SubscriptionState | 'all';

export const SUBSCRIPTION_LABELS: Record<SubscriptionState, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'hold' },
  past_due: { label: 'Past due', tone: 'danger' },
  ended: { label: 'Ended', tone: 'neutral' },
};

export const PAYMENT_KIND_LABELS: Record<PaymentKind, string> = {
  checkout: 'Checkout',
  renewal: 'Renewal',
  change: 'Plan change',
  invoice: 'Manual payment',
  setup: 'Card saved',
};

export const PAYMENT_STATE_LABELS: Record<PaymentState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'caution' },
  succeeded: { label: 'Succeeded', tone: 'hold' },
  failed: { label: 'Failed', tone: 'danger' },
  canceled: { label: 'Abandoned', tone: 'neutral' },
};

export const LEDGER_LABELS: Record<LedgerKind, string> = {
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Chargeback',
  'dispute-won': 'Chargeback reversed',
  credit: 'Credit added',
  'credit-used': 'Credit used',
};

/** The entries that move money, which credits don't. */
export const MONEY_KINDS: readonly LedgerKind[] = ['charge', 'refund', 'dispute', 'dispute-won'];

export const EVENT_LABELS: Record<BillingEventKind, string> = {
  started: 'Started',
  renewed: 'Renewed',
  failed: 'Payment failed',
  recovered: 'Payment recovered',
  changed: 'Plan changed',
  'card-changed': 'Card changed',
  canceled: 'Canceled',
  resumed: 'Cancellation undone',
  ended: 'Ended',
  refunded: 'Refunded',
  credited: 'Credit added',
};
