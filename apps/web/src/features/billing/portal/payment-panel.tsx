import type { OpenPayment as Opened } from '@foothold/contracts/billing/shapes';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createRandomKey, RefusedError } from '../../../shared/api/send-json.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Confirm, OpenPayment } from '../payment/adapter.ts';
import { PaymentForm } from '../payment/payment-form.tsx';
import { PAYMENT_FAILED } from '../texts.ts';

const UNREACHABLE = 'We couldn’t connect. You haven’t been charged. Please try again.';
const DEFAULT_FAILURE = 'That didn’t go through, and you haven’t been charged. Try again or use another card.';

const getFailureText = (error: unknown): string =>
  error instanceof RefusedError ? (error.error ?? DEFAULT_FAILURE) : UNREACHABLE;

export interface PaymentPanelProps {
  kind: OpenPayment['kind'];
  /** Starts the payment on the server, under an Idempotency-Key. */
  start: (key: string) => Promise<Opened>;
  /** Tells the server once the browser has confirmed the payment. */
  finish: (intent: string, key: string) => Promise<unknown>;
  /** Where the bank sends the user back to if it takes over the window. */
  returnPath: string;
  /** The button's label. */
  action: string;
  /** The success message. */
  done: string;
  onClose: () => void;
}

/** Card fields on the billing page, to pay an open invoice or change the card on file. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { kind, start, finish, returnPath, action, done, onClose } = props;
  const { viewer } = useAppData();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { opened, failure, setFailure } = useStartedPayment(start);
  const [confirm, setConfirm] = useState<Confirm | null>(null);
  const [busy, setBusy] = useState(false);
  const payment = useMemo<OpenPayment | null>(
    () => opened && { kind, service: opened.service, clientSecret: opened.clientSecret },
    [kind, opened],
  );
  const onReady = useCallback((ready: Confirm | null) => setConfirm(() => ready), []);

  async function submitPayment(): Promise<string | null> {
    if (!viewer || !confirm) return null;
    const outcome = await confirm({ name: viewer.name, email: viewer.email }, returnPath);
    if (outcome.state === 'failed') return outcome.message ?? DEFAULT_FAILURE;
    try {
      await finish(outcome.intent, createRandomKey());
    } catch (error) {
      return getFailureText(error);
    }
    show({ title: done });
    await revalidate();
    onClose();
    return null;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    setFailure(await submitPayment());
    setBusy(false);
  }

  return (
    <Form
      busy={busy}
      onSubmit={(event) => void onSubmit(event)}
      className="flex w-full max-w-form flex-col gap-5 rounded-panel border border-line bg-raised p-5"
    >
      {failure !== null && (
        <Callout tone="danger" live title={PAYMENT_FAILED}>
          <p>{failure}</p>
        </Callout>
      )}
      {payment ? (
        <PaymentForm payment={payment} onReady={onReady} onUnavailable={() => setFailure(UNREACHABLE)} />
      ) : (
        failure === null && (
          <Skeleton label="Loading the payment form" lines={['w-1/3 h-4', 'w-full h-11', 'w-full h-11']} />
        )
      )}
      <div className="flex flex-wrap gap-3">
        {opened && (
          <SubmitButton disabled={confirm === null} busyLabel="Processing...">
            {action}
          </SubmitButton>
        )}
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          Close
        </Button>
      </div>
    </Form>
  );
}

/** Starts the payment on the server once. */
function useStartedPayment(start: PaymentPanelProps['start']) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const hasRequested = useRef(false);
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    start(createRandomKey()).then(setOpened, (error: unknown) => setFailure(getFailureText(error)));
  }, [start]);
  return { opened, failure, setFailure };
}
