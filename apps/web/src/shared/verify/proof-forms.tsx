import type { FactorMethod } from '@foothold/contracts/accounts/shapes';
import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { readFormText } from '../api/form-text.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import type { FormFailure } from '../ui/form-state.tsx';
import { CodeField, RecoveryCodeField } from './code-field.tsx';

export type TypedProof = { code: string } | { recoveryCode: string };

export interface ProofFormsProps {
  methods: readonly FactorMethod[];
  failure: FormFailure | null;
  busy: boolean;
  /** The label of the submit buttons: "Confirm", "Log in". */
  submitLabel: string;
  /** Hidden fields, if the forms post to the page's action. */
  hidden?: ReactNode;
  /** Receives the input. If omitted, the forms post to the page's action. */
  onProof?: (proof: TypedProof) => void;
  onPasskey: () => void;
}

/** One form per verification method. All except the passkey work without JavaScript. */
export function ProofForms({ methods, failure, onPasskey, busy, ...rest }: ProofFormsProps) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const hasCode = methods.includes('code');
  const hasPasskey = methods.includes('passkey');
  // Selects the rejected code so that the user can type over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per failure
  useEffect(() => {
    const forms = box.current;
    const field =
      forms?.querySelector<HTMLInputElement>('details[open] input[id]') ??
      forms?.querySelector<HTMLInputElement>(':scope > form input[id]');
    field?.focus();
    field?.select();
  }, [failure]);
  return (
    <div ref={box} className="flex flex-col gap-6">
      {failure && (
        <Callout tone="danger" title={failure.message} live>
          {failure.hint !== undefined && <p>{failure.hint}</p>}
        </Callout>
      )}
      {hasPasskey && hydrated && (
        <Button
          variant={hasCode ? 'secondary' : 'primary'}
          size="large"
          busy={busy}
          onClick={onPasskey}
          className="self-stretch"
        >
          <KeyRound aria-hidden="true" size={20} />
          Use a passkey
        </Button>
      )}
      {hasPasskey && !hydrated && !hasCode && <p>Turn on JavaScript to use a passkey.</p>}
      {hasCode && (
        <ProofForm {...rest} busy={busy} variant="primary">
          <CodeField error={failure?.fields.code} />
        </ProofForm>
      )}
      {methods.includes('recovery-code') && (
        <details open={failure?.values.proof === 'recovery-code' || undefined}>
          <summary className="cursor-pointer text-small font-medium">Use a recovery code</summary>
          <div className="pt-4">
            <ProofForm {...rest} busy={busy} variant="secondary">
              <input type="hidden" name="proof" value="recovery-code" />
              <RecoveryCodeField
                hint="One of the ten codes you saved when you set this up. Each works once."
                error={failure?.fields.recoveryCode}
              />
            </ProofForm>
          </div>
        </details>
      )}
    </div>
  );
}

interface ProofFormProps extends Pick<ProofFormsProps, 'busy' | 'submitLabel' | 'hidden' | 'onProof'> {
  variant: 'primary' | 'secondary';
  children: ReactNode;
}

function ProofForm({ busy, submitLabel, hidden, onProof, variant, children }: ProofFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onProof) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const usesRecoveryCode = form.get('proof') === 'recovery-code';
    onProof(
      usesRecoveryCode ? { recoveryCode: readFormText(form, 'recoveryCode') } : { code: readFormText(form, 'code') },
    );
  };
  return (
    <Form busy={busy} onSubmit={submit} className="flex flex-col gap-5">
      {hidden}
      {children}
      <SubmitButton variant={variant} busyLabel="Checking…" className="self-start">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
