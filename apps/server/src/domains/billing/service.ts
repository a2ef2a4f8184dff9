import { createOffice } from './admin/office.ts';
import { createCharging } from './checkout/charging.ts';
import { createCheckout } from './checkout/checkout.ts';
import { createBrowserPayments } from './checkout/payment-by-browser.ts';
import { createSettling } from './checkout/settle.ts';
import { createSweeping } from './checkout/sweeping.ts';
import type { BillingDeps } from './deps.ts';
import { createPapers } from './invoices/papers.ts';
import { createBooks } from './ledger/books.ts';
import { createReconciling } from './ledger/reconciling.ts';
import { createRefunding } from './ledger/refunding.ts';
import { createBillingData } from './personal-data.ts';
import { createChanges } from './subscriptions/changes.ts';
import { createFailedRenewals } from './subscriptions/failed-renewals.ts';
import { createMember } from './subscriptions/member.ts';
import { createOverview } from './subscriptions/overview.ts';
import { createRenewals } from './subscriptions/renewals.ts';

/** Paying for a plan and everything that follows: one part a use case. */
export function createBilling(deps: BillingDeps) {
  const books = createBooks(deps);
  const refunding = createRefunding(deps, books);
  const settling = createSettling(deps, { books, refunding, failed: createFailedRenewals(deps, books) });
  const charging = createCharging(deps, settling);
  const renewals = createRenewals(deps, { books, settling, charging });
  const overview = createOverview(deps);
  const papers = createPapers(deps);
  return {
    settling,
    refunding,
    renewals,
    checkout: createCheckout(deps, settling),
    member: createMember(deps, { books, overview }),
    changes: createChanges(deps, { books, settling, charging, overview }),
    browser: createBrowserPayments(deps, { books, settling, renewals, overview }),
    papers,
    personalData: createBillingData(deps, { books, papers }),
    office: createOffice(deps, { books, refunding }),
    sweeping: createSweeping(deps, { settling, refunding }),
    reconciling: createReconciling(deps, settling),
  };
}

export type Billing = ReturnType<typeof createBilling>;
