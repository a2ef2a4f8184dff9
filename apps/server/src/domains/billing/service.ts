import { createBooks } from './books.ts';
import { createChanges } from './changes.ts';
import { createCharging } from './charging.ts';
import { createCheckout } from './checkout.ts';
import type { BillingDeps } from './deps.ts';
import { createFailedRenewals } from './failed-renewals.ts';
import { createMember } from './member.ts';
import { createOffice } from './office.ts';
import { createOverview } from './overview.ts';
import { createPapers } from './papers.ts';
import { createBrowserPayments } from './payment-by-browser.ts';
import { createBillingData } from './personal-data.ts';
import { createReconciling } from './reconciling.ts';
import { createRefunding } from './refunding.ts';
import { createRenewals } from './renewals.ts';
import { createSettling } from './settle.ts';
import { createSweeping } from './sweeping.ts';

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
