import type { PriceReading } from '@foothold/core/pricing';
import { defineModule } from '../../platform/module.ts';
import { createPaymentsRoutes } from '../../platform/payments/routes.ts';
import { deleteOldLedgerEntries, reconcileLedger, refundPayment, renewSubscriptions, sweepPayments } from './jobs.ts';
import { createBillingRoutes } from './routes.ts';
import { type Billing, createBilling } from './service.ts';
import { billingSettings } from './settings.ts';

declare module '../../platform/module.ts' {
  interface Services {
    billing: Billing;
    /** Which set of prices from the specification is shown and charged. */
    priceReading: PriceReading;
  }
  interface Announcements {
    /** A member's purchased plan ended without a replacement. */
    'billing.plan-ended': { userId: string };
  }
}

export const billingModule = defineModule({
  name: 'billing',
  needs: ['accounts', 'notifications'],
  settings: billingSettings,
  create: ({ announce, payments, ...platform }, { accounts, notifications }, settings) =>
    createBilling({
      ...platform,
      service: payments,
      notifications,
      accounts: {
        ...accounts,
        async setPlan(trx, userId, plan) {
          await accounts.setPlan(trx, userId, plan);
          if (plan === null) await announce('billing.plan-ended', trx, { userId });
        },
      },
      reading: settings.PRICE_READING,
    }),
  provides: (billing, _, settings) => ({ billing, priceReading: settings.PRICE_READING }),
  routes: (api, billing, { payments }) => ({
    billing: createBillingRoutes(api, billing),
    payments: createPaymentsRoutes(api, payments, billing.settlement.handleEvent),
  }),
  jobs: (handle) => [
    handle(renewSubscriptions, (billing) => billing.renewals.run()),
    handle(sweepPayments, (billing) => billing.paymentSweep.run()),
    handle(refundPayment, (billing, { refundId }) => billing.refundService.perform(refundId)),
    handle(reconcileLedger, (billing) => billing.reconciliation.run()),
    handle(deleteOldLedgerEntries, (billing) => billing.personalData.forget()),
  ],
  listens: { 'accounts.claimed': (billing, trx, { userId }) => billing.member.handleAccountClaimed(trx, userId) },
  addSamples: (billing, context) => billing.samples.add(context),
  personalData: (billing) => [billing.personalData],
});
