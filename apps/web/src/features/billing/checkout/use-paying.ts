import { useRef, useState } from 'react';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Confirm } from '../payment/adapter.ts';
import { PAYMENT_FAILED, REDIRECT_DELAY_MS } from '../texts.ts';
import { formatFullName, type Payer } from './payer.ts';

/** Shown if a failed payment has no message of its own. */
const DEFAULT_FAILURE = 'Your payment didn’t go through, and you haven’t been charged. Try again or use another card.';

export interface CheckoutPayment {
  state: 'idle' | 'processing' | 'paid';
  /** Why the last attempt failed; cleared by the next one. */
  failure: string | null;
  pay: (payer: Payer) => Promise<void>;
}

/**
 * Submits the payment once, however often the button is clicked, and shows the result. After a success, opens the next
 * page a second later.
 */
export function useCheckoutPayment(
  confirm: Confirm | null,
  returnPath: (payer: Payer) => string,
  onPaid: (intent: string, payer: Payer) => void,
): CheckoutPayment {
  const toast = useToast();
  const [state, setState] = useState<CheckoutPayment['state']>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const timer = useRef<number>(undefined);
  return {
    state,
    failure,
    async pay(payer) {
      if (isRunning.current || !confirm) return;
      isRunning.current = true;
      setState('processing');
      setFailure(null);
      if (timer.current !== undefined) toast.dismiss(timer.current);
      const outcome = await confirm({ name: formatFullName(payer), email: payer.email }, returnPath(payer));
      if (outcome.state === 'failed') {
        isRunning.current = false;
        setState('idle');
        const description = outcome.message ?? DEFAULT_FAILURE;
        setFailure(description);
        timer.current = toast.show({ title: PAYMENT_FAILED, description, variant: 'destructive' });
        return;
      }
      setState('paid');
      toast.show(
        outcome.state === 'done'
          ? { title: 'Payment successful', description: 'We’re setting up your account.' }
          : {
              title: 'Payment processing',
              description: 'Your bank is still processing it. We’re setting up your account.',
            },
      );
      setTimeout(() => onPaid(outcome.intent, payer), REDIRECT_DELAY_MS);
    },
  };
}
