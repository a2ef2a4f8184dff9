import { TERMS } from '@foothold/contracts/accounts/terms';
import { listNotOpen } from '@foothold/contracts/billing/features';
import { limits } from '@foothold/contracts/support/choices';
import { type PricedPlan, writePrice } from '@foothold/core/pricing';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { LinkedTerms } from '../../../shared/ui/linked-terms.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { NotOpenYet } from '../included.tsx';
import type { Confirm, OpenPayment } from '../payment/adapter.ts';
import { PaymentForm } from '../payment/payment-form.tsx';
import { PAYMENT_FAILED } from '../texts.ts';
import { buildSuccessHref } from './arrival-href.ts';
import { type CreatedPayment, forgetVisit } from './open-payment.ts';
import { type Payer, type PayerProblem, parsePayer, toPayer, validatePayer } from './payer.ts';
import { RenewalTerms } from './renewal-terms.tsx';
import { useCheckoutPayment } from './use-paying.ts';

export interface CheckoutFormProps {
  plan: PricedPlan;
  planName: string;
  created: CreatedPayment;
}

/** The payer's details, the card, the terms, and the pay button. */
export function CheckoutForm({ plan, planName, created }: CheckoutFormProps) {
  const { viewer } = useAppData();
  const toast = useToast();
  const [confirm, setConfirm] = useState<Confirm | null>(null);
  const [unavailable, setUnavailable] = useState(false);
  const [fields, setFields] = useState<PayerProblem['fields']>({});
  const buildSuccessUrl = (payer: Payer, intent?: string) => buildSuccessHref(planName, payer, intent);
  const { state, failure, pay } = useCheckoutPayment(confirm, buildSuccessUrl, (intent, payer) => {
    forgetVisit(plan);
    // A full page load, because that page removes personal data from its URL before anything else runs.
    location.assign(buildSuccessUrl(payer, intent));
  });
  const payer = toPayer(viewer);
  const { clientSecret, service, renewal } = created;
  const payment = useMemo<OpenPayment>(() => ({ kind: 'payment', clientSecret, service }), [clientSecret, service]);
  const onReady = useCallback((ready: Confirm | null) => setConfirm(() => ready), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = parsePayer(new FormData(event.currentTarget));
    const problem = validatePayer(filled);
    setFields(problem?.fields ?? {});
    if (!problem) {
      void pay(filled);
      return;
    }
    toast.show(problem.message);
    const field = event.currentTarget.elements.namedItem(problem.field);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <Form busy={state !== 'idle'} onSubmit={onSubmit} className="flex flex-col gap-8">
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-5 font-display text-title">Your details</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            maxLength={limits.name}
            defaultValue={payer.firstName}
            error={fields.firstName}
          />
          <TextField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            maxLength={limits.name}
            defaultValue={payer.lastName}
            error={fields.lastName}
          />
        </div>
        <EmailField
          maxLength={limits.email}
          hint={
            viewer
              ? 'We’ll add the plan to the account with this email.'
              : 'We’ll use this email for your account and receipt.'
          }
          defaultValue={payer.email}
          error={fields.email}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-5 font-display text-title">Card</legend>
        {unavailable ? (
          <Callout tone="danger" live title="We couldn’t load the card form">
            <p>
              You haven’t been charged. Check your connection, turn off any ad blocker for this page, and{' '}
              <button
                type="button"
                className="cursor-pointer underline underline-offset-4"
                onClick={() => location.reload()}
              >
                reload the page
              </button>
              .
            </p>
          </Callout>
        ) : (
          <PaymentForm payment={payment} onReady={onReady} onUnavailable={() => setUnavailable(true)} />
        )}
      </fieldset>
      <div className="flex flex-col gap-6 border-t border-line pt-7">
        <RenewalTerms renewal={renewal} />
        <NotOpenYet features={listNotOpen(plan)} />
        {failure !== null && (
          <Callout tone="danger" title={PAYMENT_FAILED}>
            <p>{failure}</p>
          </Callout>
        )}
        <SubmitButton
          size="large"
          disabled={confirm === null}
          busyLabel={state === 'paid' ? 'Paid' : 'Processing...'}
          className="w-full"
        >
          Pay {writePrice(renewal.amount)} and start {planName}
        </SubmitButton>
        <p className="text-note text-soft">
          <LinkedTerms sentence={TERMS.checkout} /> See our{' '}
          <Link to="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </Form>
  );
}
