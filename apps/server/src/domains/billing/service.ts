import { createAdmin } from './admin/admin.ts';
import { createBrowserPayments } from './checkout/browser-payments.ts';
import { createCharges } from './checkout/charges.ts';
import { createCheckout } from './checkout/checkout.ts';
import { createPaymentSweep } from './checkout/payment-sweep.ts';
import { createSettlement } from './checkout/settlement.ts';
import type { BillingDeps } from './deps.ts';
import { createBillingDocuments } from './invoices/documents.ts';
import { createBookkeeping } from './ledger/ledger.ts';
import { createReconciliation } from './ledger/reconciliation.ts';
import { createRefunds } from './ledger/refunds.ts';
import { createServiceCredits } from './ledger/service-credits.ts';
import { createBillingData } from './personal-data.ts';
import { createSamplePurchases } from './samples.ts';
import { createChanges } from './subscriptions/changes.ts';
import { createFailedRenewals } from './subscriptions/failed-renewals.ts';
import { createMember } from './subscriptions/member.ts';
import { createOverview } from './subscriptions/overview.ts';
import { createRenewals } from './subscriptions/renewals.ts';

/** Paying for a plan and everything that follows, with one part per use case. */
export function createBilling(deps: BillingDeps) {
  const bookkeeping = createBookkeeping(deps);
  const refundService = createRefunds(deps, bookkeeping);
  const settlement = createSettlement(deps, {
    bookkeeping,
    refundService,
    failed: createFailedRenewals(deps, bookkeeping),
  });
  const charges = createCharges(deps, settlement);
  const renewals = createRenewals(deps, { bookkeeping, settlement: settlement, charges });
  const overview = createOverview(deps);
  const checkout = createCheckout(deps, settlement);
  const member = createMember(deps, { bookkeeping, overview });
  const billingDocuments = createBillingDocuments(deps);
  return {
    settlement: settlement,
    refundService,
    serviceCredits: createServiceCredits(deps),
    renewals,
    checkout,
    member,
    samples: createSamplePurchases(deps, { checkout, renewals, member }),
    changes: createChanges(deps, { bookkeeping, settlement: settlement, charges, overview }),
    browser: createBrowserPayments(deps, { bookkeeping, settlement: settlement, renewals, overview }),
    billingDocuments,
    personalData: createBillingData(deps, { bookkeeping, billingDocuments }),
    admin: createAdmin(deps, { bookkeeping, refundService }),
    paymentSweep: createPaymentSweep(deps, { settlement: settlement, refundService }),
    reconciliation: createReconciliation(deps, settlement),
  };
}

export type Billing = ReturnType<typeof createBilling>;
