import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Billing } from './service.ts';

export function createBillingRoutes(api: Api, billing: Billing) {
  return {
    ...createCheckoutRoutes(api, billing),
    ...createMemberRoutes(api, billing),
    ...createAdminRoutes(api, billing),
  };
}

function createCheckoutRoutes({ billing: os }: Api, { checkout }: Billing) {
  return {
    createPaymentIntent: os.createPaymentIntent.handler(({ input, context }) =>
      checkout.open(context.actor, input, {
        address: context.address,
        key: context.headers.get('idempotency-key'),
      }),
    ),
    paymentSuccess: os.paymentSuccess.handler(({ input }) => checkout.finish(input)),
  };
}

function createMemberRoutes({ billing: os }: Api, { member, changes, browser, billingDocuments }: Billing) {
  return {
    get: os.get.handler(({ context }) => member.overview(requireUser(context.actor))),
    cancel: os.cancel.handler(({ context }) => member.cancel(requireUser(context.actor))),
    resume: os.resume.handler(({ context }) => member.resume(requireUser(context.actor))),
    previewChange: os.previewChange.handler(({ input, context }) =>
      changes.preview(requireUser(context.actor), input.plan),
    ),
    change: os.change.handler(({ input, context }) => changes.change(requireUser(context.actor), input)),
    startMethod: os.startMethod.handler(({ context }) => browser.startMethod(requireUser(context.actor))),
    finishMethod: os.finishMethod.handler(({ input, context }) =>
      browser.finishMethod(requireUser(context.actor), input.intent),
    ),
    payInvoice: os.payInvoice.handler(({ input, context }) => browser.payInvoice(requireUser(context.actor), input.id)),
    finishInvoice: os.finishInvoice.handler(({ input, context }) =>
      browser.finishInvoice(requireUser(context.actor), input.id, input.intent),
    ),
    invoicePdf: os.invoicePdf.handler(({ input, context }) =>
      billingDocuments.invoice(requireUser(context.actor), input.id),
    ),
    receiptPdf: os.receiptPdf.handler(({ input, context }) =>
      billingDocuments.receipt(requireUser(context.actor), input.id),
    ),
  };
}

function createAdminRoutes({ billing: os }: Api, { admin }: Billing) {
  return {
    subscriptions: os.subscriptions.handler(({ input }) => admin.subscriptions(input)),
    subscription: os.subscription.handler(({ input, context }) =>
      admin.subscription(requireUser(context.actor), input.id),
    ),
    refund: os.refund.handler(({ input, context }) => admin.refund(requireUser(context.actor), input)),
    credit: os.credit.handler(({ input, context }) => admin.credit(requireUser(context.actor), input)),
  };
}
