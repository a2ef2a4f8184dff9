import type { Payment, SubscriptionDetail } from '@foothold/contracts/billing/shapes';
import { useEffect, useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { formatDollars, parseCents } from './dollars.ts';
import { PAYMENT_KIND_LABELS } from './labels.ts';

interface MoneyFormProps {
  subscription: SubscriptionDetail;
  actionData: ChangeOutcome | undefined;
}

/** Refunds a payment in full or in part, with a reason. */
export function RefundForm({ subscription, actionData }: MoneyFormProps) {
  const { fetcher, outcome } = useChange('refund', actionData);
  const refundable = subscription.payments.filter((payment) => payment.refundable > 0);
  if (refundable.length === 0)
    return (
      <p className="text-soft">
        No refundable payments.
        {subscription.payments.some(({ credited }) => credited > 0) &&
          ' Amounts that a plan change added to the credit balance count as refunded.'}
      </p>
    );
  // A refund changes the remaining amount, so the fields reset.
  const remaining = refundable.map((payment) => payment.refundable).join();
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex w-full flex-col gap-4">
      <RefundFields key={remaining} payments={refundable} subscription={subscription} />
    </Form>
  );
}

function RefundFields({
  payments,
  subscription: { member, planName, state, cancelAtPeriodEnd },
}: {
  payments: readonly Payment[];
  subscription: SubscriptionDetail;
}) {
  const format = useFormat();
  const [selectedId, setSelectedId] = useState(payments[0]?.id ?? '');
  const payment = payments.find(({ id }) => id === selectedId) ?? payments[0];
  const [amountText, setAmountText] = useState(formatDollars(payment?.refundable ?? 0));
  const cents = parseCents(amountText);
  const formatPaymentLabel = (one: Payment) =>
    `${PAYMENT_KIND_LABELS[one.kind]}, ${format.date(one.settledAt ?? one.createdAt)}`;
  return (
    <>
      <input type="hidden" name="intent" value="refund" />
      <Select
        name="payment"
        label="Payment"
        value={payment?.id ?? ''}
        onChange={({ target }) => {
          setSelectedId(target.value);
          setAmountText(formatDollars(payments.find(({ id }) => id === target.value)?.refundable ?? 0));
        }}
        options={payments.map((one) => ({ value: one.id, label: formatPaymentLabel(one) }))}
      />
      <TextField
        name="amount"
        label="Amount"
        hint={`Up to ${format.cents(payment?.refundable ?? 0)}.${
          payment && payment.credited > 0
            ? ` A plan change moved ${format.cents(payment.credited)} of this payment to the credit balance.`
            : ''
        }`}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={amountText}
        onChange={({ target }) => setAmountText(target.value)}
      />
      <TextArea
        name="reason"
        label="Reason"
        hint="For our records. It isn’t in the email to the member."
        rows={2}
        maxLength={500}
      />
      <ConfirmButton
        title={`Refund ${cents === null ? amountText : format.cents(cents)} to ${member?.name ?? 'a deleted account'}?`}
        description={[
          `The money goes back to the card ${payment?.card ? `ending in ${payment.card.last4}` : 'that was charged'}. You can’t undo this.`,
          ...(state !== 'ended' && !cancelAtPeriodEnd
            ? [`Their ${planName} plan stays active and renews as before.`]
            : []),
          ...(member ? [`We’ll email ${member.email}.`] : []),
        ].join(' ')}
        confirmLabel="Refund payment"
        cancelLabel="Cancel"
        busyLabel="Refunding…"
        className="self-start"
      >
        Refund payment
      </ConfirmButton>
    </>
  );
}

/** Counts successful submissions, so that the form can be reset after each. */
function useFormRound(outcome: ChangeOutcome | undefined): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (outcome?.done) setRound((last) => last + 1);
  }, [outcome]);
  return round;
}

/** Adds credit, which is used for the next invoices first. */
export function CreditForm({ subscription, actionData }: MoneyFormProps) {
  const { fetcher, outcome } = useChange('credit', actionData);
  const round = useFormRound(fetcher.data);
  const format = useFormat();
  const [amountText, setAmountText] = useState('');
  const cents = parseCents(amountText);
  if (!subscription.member) return <p className="text-soft">This account was deleted.</p>;
  return (
    <Form key={round} fetcher={fetcher} failure={outcome?.failure} className="flex w-full flex-col gap-4">
      <input type="hidden" name="intent" value="credit" />
      <TextField
        name="amount"
        label="Amount"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setAmountText(target.value)}
      />
      <TextArea
        name="reason"
        label="Reason"
        hint="For our records. It isn’t in the email to the member."
        rows={2}
        maxLength={500}
      />
      <ConfirmButton
        title={`Add ${cents === null ? amountText || 'this' : format.cents(cents)} in credit for ${subscription.member.name}?`}
        description={`It’s used first on the next invoices. We’ll email ${subscription.member.email}.`}
        confirmLabel="Add credit"
        cancelLabel="Cancel"
        confirmVariant="primary"
        busyLabel="Adding…"
        className="self-start"
      >
        Add credit
      </ConfirmButton>
    </Form>
  );
}
