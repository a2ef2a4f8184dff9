import { AppError } from '../errors.ts';
import type { Api } from '../http/api.ts';
import { type PaymentEvent, type PaymentService, PaymentServiceError } from './payments.ts';

/** The payment service's webhook. It passes verified events to their handlers. */
export function createPaymentsRoutes(
  { payments: os }: Api,
  service: PaymentService,
  take: (event: PaymentEvent) => Promise<void>,
) {
  return {
    receiveEvent: os.receiveEvent.handler(async ({ context }) => {
      await take(await verifyEvent(service, context.rawBody ?? Buffer.alloc(0), context.headers));
      return { received: true as const };
    }),
  };
}

async function verifyEvent(service: PaymentService, body: Buffer, headers: Headers): Promise<PaymentEvent> {
  try {
    return await service.readEvent(body, headers);
  } catch (cause) {
    if (cause instanceof PaymentServiceError && cause.reason === 'signature')
      throw new AppError('billing.webhook', { cause });
    throw cause;
  }
}
