import type {
  Billing as BillingView,
  OpenPayment,
  PlanChange,
  Renewal,
  SubscriptionDetail,
  SubscriptionRow,
} from '@foothold/contracts/billing';
import { AppError } from '../../platform/errors.ts';

// biome-ignore lint/suspicious/noExplicitAny: thin first version
const later = async (..._all: any[]): Promise<never> => {
  throw new AppError('server.failed');
};
type Later<T> = (...all: unknown[]) => Promise<T>;

export function createBilling() {
  return {
    checkout: {
      open: later as Later<OpenPayment & { plan: 'one' | 'prime'; planName: string; renewal: Renewal }>,
      finish: later as Later<{ plan: string; email: string }>,
    },
    member: {
      overview: later as Later<BillingView>,
      cancel: later as Later<BillingView>,
      resume: later as Later<BillingView>,
    },
    changes: { preview: later as Later<PlanChange>, change: later as Later<BillingView> },
    methods: { start: later as Later<OpenPayment>, finish: later as Later<BillingView> },
    invoices: { pay: later as Later<OpenPayment & { amount: number }>, finish: later as Later<BillingView> },
    papers: { invoice: later as Later<File>, receipt: later as Later<File> },
    office: {
      subscriptions: later as Later<{
        subscriptions: SubscriptionRow[];
        total: number;
        pageSize: number;
        counts: Record<'active' | 'past_due' | 'ended', number>;
        monthly: number;
      }>,
      subscription: later as Later<SubscriptionDetail>,
      refund: later as Later<SubscriptionDetail>,
      credit: later as Later<SubscriptionDetail>,
    },
  };
}
export type Billing = ReturnType<typeof createBilling>;
