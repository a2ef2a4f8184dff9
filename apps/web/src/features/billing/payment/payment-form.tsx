import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { PaymentFormProps } from './adapter.ts';

/** Each service's fields are a separate chunk, so users load only the one they need. */
const FORM_LOADERS: Record<'stripe' | 'sandbox', () => Promise<ComponentType<PaymentFormProps>>> = {
  stripe: async () => (await import('./stripe-form.tsx')).StripeForm,
  sandbox: async () => (await import('./sandbox-form.tsx')).SandboxForm,
};

/** The card fields of the configured payment service. The surrounding form works the same for each. */
export function PaymentForm(props: PaymentFormProps) {
  const [Fields, setFields] = useState<ComponentType<PaymentFormProps> | null>(null);
  const { service } = props.payment.service;
  const { onUnavailable } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per service
  useEffect(() => {
    let isCanceled = false;
    FORM_LOADERS[service]().then(
      (form) => !isCanceled && setFields(() => form),
      () => !isCanceled && onUnavailable(),
    );
    return () => {
      isCanceled = true;
    };
  }, [service]);
  if (!Fields) return <Skeleton label="Loading the payment form" lines={['w-1/3 h-4', 'w-full h-11', 'w-full h-11']} />;
  return <Fields {...props} />;
}
