import { useState } from 'react';
import type { PacketForm, ReceiptInput } from '../types.ts';
import { ask } from './ask.ts';
import { useWork } from './use-work.ts';

const KINDS = [
  { kind: 'number', label: 'Confirmation number' },
  { kind: 'screenshot', label: 'Screenshot of the confirmation' },
  { kind: 'email', label: 'Confirmation email' },
] as const;

interface ReceiptSectionProps {
  tabId: number;
  form: PacketForm;
  onAttached: (submittedAt: string) => Promise<void>;
}

/** Attaches the receipt after the recruiter has submitted the form, unless the form differs from the packet. */
export function ReceiptSection({ tabId, form, onAttached }: ReceiptSectionProps) {
  const [kind, setKind] = useState<ReceiptInput['kind']>('number');
  const [text, setText] = useState('');
  const { busy, error, run } = useWork();
  const differs = form.rows.some(({ state }) => state === 'differs') || form.differsBefore.length > 0;
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt">Receipt</h2>
      <p>
        {form.isSubmitted
          ? 'You submitted this form. Attach what the employer shows as a confirmation.'
          : 'Submit the form yourself, then attach what the employer shows as a confirmation.'}
      </p>
      {differs && (
        <p role="alert">
          The form differs from the approved packet, so no receipt can be attached. Correct or clear the fields that
          differ.
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            const receipt: ReceiptInput = kind === 'screenshot' ? { kind } : { kind, text };
            await onAttached((await ask('attachReceipt', { tabId, receipt })).submittedAt);
          });
        }}
      >
        <fieldset>
          <legend>What it is</legend>
          {KINDS.map((one) => (
            <label key={one.kind}>
              <input
                type="radio"
                name="receipt"
                checked={kind === one.kind}
                onChange={() => {
                  setKind(one.kind);
                  setText('');
                }}
              />{' '}
              {one.label}
            </label>
          ))}
        </fieldset>
        {kind === 'screenshot' ? (
          <p>This takes a picture of the page beside this panel, as you see it.</p>
        ) : kind === 'number' ? (
          <label>
            Number
            <input value={text} required maxLength={500} onChange={({ target }) => setText(target.value)} />
          </label>
        ) : (
          <label>
            Text of the email
            <textarea
              value={text}
              required
              rows={4}
              maxLength={20_000}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        )}
        {error !== null && <p role="alert">{error}</p>}
        <button type="submit" className="main" disabled={busy || differs}>
          {busy ? 'Attaching…' : 'Attach the receipt'}
        </button>
      </form>
    </section>
  );
}
