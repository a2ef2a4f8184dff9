import type { Env } from '../platform/env.ts';
import type { Logger } from '../platform/logger.ts';
import type { PaymentService } from '../platform/payments/payments.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/payments/sandbox.ts';

/** Uses Stripe if its keys are set and the sandbox otherwise. Production requires the keys. */
export async function openPayments(
  env: Env,
  logger: Logger,
  options: Omit<SandboxOptions, 'address' | 'host'>,
): Promise<{ service: PaymentService; sandbox: Sandbox | null }> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = env;
  if (secretKey && publishableKey && webhookSecret) {
    const { now } = options;
    const { createStripeService } = await import('../platform/payments/stripe/stripe.ts');
    return {
      service: createStripeService({
        secretKey,
        publishableKey,
        webhookSecret,
        logger,
        now,
        ...(apiUrl && { apiUrl }),
      }),
      sandbox: null,
    };
  }
  // A worker has no port of its own, so events go to the public URL.
  const sandbox = createSandbox({
    ...options,
    address: env.PROCESS === 'worker' ? env.publicUrl : null,
    host: new URL(env.publicUrl).host,
  });
  return { service: sandbox.service, sandbox };
}
