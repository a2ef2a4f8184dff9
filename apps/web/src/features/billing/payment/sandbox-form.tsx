import { useEffect, useRef, useState } from 'react';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { CardHolder, Confirmation, PaymentFormProps } from './adapter.ts';
import { BankDialog, type BankRequest } from './bank-dialog.tsx';
import { CardFields } from './card-fields.tsx';
import { type CardText, validateCard } from './card-text.ts';
import { confirmInSandbox, type SandboxAnswer, sendBankDecision } from './sandbox-calls.ts';
import { TestCards } from './test-cards.tsx';

const EMPTY_CARD: CardText = { number: '', expires: '', cvc: '' };

/** The sandbox's card fields. They have the states and errors of the real service but accept only test cards. */
export function SandboxForm({ payment, onReady }: PaymentFormProps) {
  const [card, setCard] = useState(EMPTY_CARD);
  const [errors, setErrors] = useState<SandboxAnswer['fields']>({});
  const [question, setQuestion] = useState<BankRequest | null>(null);

  const finishConfirmation = async ({ confirmation, fields }: SandboxAnswer): Promise<Confirmation> => {
    setErrors(fields);
    if (confirmation.state !== 'asks') return confirmation;
    const outcome = await new Promise<'approved' | 'refused'>((answer) => setQuestion({ answer }));
    setQuestion(null);
    return finishConfirmation(await sendBankDecision(payment.clientSecret, outcome));
  };

  const confirm = async (holder: CardHolder): Promise<Confirmation> => {
    const problems = validateCard(card);
    const [problem] = Object.values(problems);
    setErrors(problems);
    if (problem !== undefined) return { state: 'failed', message: problem };
    return finishConfirmation(await confirmInSandbox(payment.clientSecret, card, holder));
  };

  // A ref, so that `confirm` reads the latest card input.
  const latest = useRef(confirm);
  useEffect(() => {
    latest.current = confirm;
  });
  const notify = useRef(onReady);
  useEffect(() => {
    notify.current((holder) => latest.current(holder));
    return () => notify.current(null);
  }, []);

  return (
    <div className="flex flex-col gap-5">
      <Callout title="Sandbox: no money moves">
        <p>No payment service is set up. Use one of the test cards below. Real cards are declined and never stored.</p>
      </Callout>
      <CardFields card={card} errors={errors} onChange={setCard} />
      <TestCards
        onChoose={(chosen) => {
          setCard(chosen);
          setErrors({});
        }}
      />
      <BankDialog question={question} setup={payment.kind === 'setup'} />
    </div>
  );
}
