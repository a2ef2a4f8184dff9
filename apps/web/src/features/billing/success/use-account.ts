import { useEffect, useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { createRandomKey, RefusedError } from '../../../shared/api/send-json.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { ACCOUNT_ERROR, ACCOUNT_FAILED, ACCOUNT_UNREACHABLE, CONNECTION_ERROR } from '../texts.ts';
import type { PaymentReturn } from './arrival.ts';

interface CreatedAccount {
  /** Name of the plan. */
  plan: string;
  email: string;
}

export type AccountState =
  | { state: 'creating' }
  | ({ state: 'created' } & CreatedAccount)
  /** `unpaid`: the service hasn't received the money yet. */
  | { state: 'error'; message: string; unpaid: boolean };

/** The account for a payment is created once. A retry repeats the same request. */
export function useAccountCreation(arrival: PaymentReturn | null): { account: AccountState; retry: () => void } {
  const toast = useToast();
  const [account, setAccount] = useState<AccountState>({ state: 'creating' });
  const isRunning = useRef(false);

  async function create({ intent, email, firstName, lastName }: PaymentReturn): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setAccount({ state: 'creating' });
    const payload = { paymentIntentId: intent, email, firstName, lastName };
    try {
      setAccount({
        state: 'created',
        ...(await call(endpoint('POST /api/payment-success'), payload, createRandomKey())),
      });
    } catch (error) {
      const refusal = error instanceof RefusedError ? error : null;
      const message = refusal ? (refusal.serverMessage ?? ACCOUNT_FAILED) : ACCOUNT_UNREACHABLE;
      toast.show(refusal ? { title: ACCOUNT_ERROR, description: message, variant: 'destructive' } : CONNECTION_ERROR);
      setAccount({ state: 'error', message, unpaid: refusal?.code === 'billing.not-paid' });
    } finally {
      isRunning.current = false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per arrival
  useEffect(() => {
    if (arrival) void create(arrival);
  }, [arrival]);
  return { account, retry: () => void (arrival && create(arrival)) };
}
