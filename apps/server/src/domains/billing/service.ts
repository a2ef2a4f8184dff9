import { createAdmin } from './admin/admin.ts';
import { createCharging } from './checkout/charging.ts';
import { createCheckout } from './checkout/checkout.ts';
import { createBrowserPayments } from './checkout/payment-by-browser.ts';
import { createSettling } from './checkout/settle.ts';
import { createSweeping } from './checkout/sweeping.ts';
import type { BillingDeps } from './deps.ts';
import { createBillingDocuments } from './invoices/documents.ts';
import { createBookkeeping } from './ledger/ledger.ts';
import { createReconciling } from './ledger/reconciling.ts';
import { createRefunding } from './ledger/refunding.ts';
import { createBillingData } from './personal-data.ts';
import { createChanges } from './subscriptions/changes.ts';
import { createFailedRenewals } from './subscriptions/failed-renewals.ts';
import { createMember } from './subscriptions/member.ts';
import { createOverview } from './subscriptions/overview.ts';
import { createRenewals } from './subscriptions/renewals.ts';

/** Paying for a plan and everything that follows: one part per use case. */
export function createBilling(deps: BillingDeps) {
  const bookkeeping = createBookkeeping(deps);
  const refunding = createRefunding(deps, bookkeeping);
  const settling = createSettling(deps, { bookkeeping, refunding, failed: createFailedRenewals(deps, bookkeeping) });
  const charging = createCharging(deps, settling);
  const renewals = createRenewals(deps, { bookkeeping, settling, charging });
  const overview = createOverview(deps);
  const billingDocuments = createBillingDocuments(deps);
  return {
    settling,
    refunding,
    renewals,
    checkout: createCheckout(deps, settling),
    member: createMember(deps, { bookkeeping, overview }),
    changes: createChanges(deps, { bookkeeping, settling, charging, overview }),
    browser: createBrowserPayments(deps, { bookkeeping, settling, renewals, overview }),
    billingDocuments,
    personalData: createBillingData(deps, { bookkeeping, billingDocuments }),
    admin: createAdmin(deps, { bookkeeping, refunding }),
    sweeping: createSweeping(deps, { settling, refunding }),
    reconciling: createReconciling(deps, settling),
  };
}

export type Billing = ReturnType<typeof createBilling>;
