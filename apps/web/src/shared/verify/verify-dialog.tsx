import type { FactorMethod } from '@foothold/contracts/accounts/shapes';
import { type ReactNode, useEffect, useState } from 'react';
import { call, endpoint } from '../api/endpoint.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { FormFailure } from '../ui/form-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { listMethods } from './methods.ts';
import { fetchChallenge, signWithPasskey } from './passkey.ts';
import { toProofFailure } from './proof-failure.ts';
import { ProofForms } from './proof-forms.tsx';

export interface VerifyDialogProps {
  /** Called once: with true after a successful verification, or false when the dialog is closed. */
  onEnd: (proven: boolean) => void;
}

/** Asks for the second factor again, by any of the account's methods. */
export function VerifyDialog({ onEnd }: VerifyDialogProps) {
  const [methods, setMethods] = useState<readonly FactorMethod[] | null>(null);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    call(endpoint('GET /api/accounts/security'), {}).then(
      (security) => setMethods(listMethods(security)),
      (refused: unknown) => setFailure(toProofFailure(refused)),
    );
  }, []);

  async function verify(proof: () => Promise<object>) {
    if (busy) return;
    setBusy(true);
    try {
      await call(endpoint('POST /api/accounts/verify'), await proof());
    } catch (refused) {
      setFailure(toProofFailure(refused));
      setBusy(false);
      return;
    }
    onEnd(true);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Confirm it’s you"
      description="This needs your second factor. We won’t ask again for five minutes."
    >
      {methods === null ? (
        failure ? (
          <Callout tone="danger" title={failure.message} live />
        ) : (
          <Skeleton label="Loading your second factors" lines={['h-4 w-2/3', 'h-11 w-44']} />
        )
      ) : methods.length === 0 ? (
        <NoSecondFactorText />
      ) : (
        <ProofForms
          methods={methods}
          failure={failure}
          busy={busy}
          submitLabel="Confirm"
          onProof={(proof) => verify(async () => proof)}
          onPasskey={() =>
            verify(async () => ({ assertion: await signWithPasskey(await fetchChallenge({ for: 'verify' })) }))
          }
        />
      )}
    </Dialog>
  );
}

/** Shown to accounts without a second factor. */
function NoSecondFactorText(): ReactNode {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        Your account doesn’t have a second factor yet, such as an authenticator app or a passkey. Setting one up takes a
        minute. Do it in another window and you won’t lose anything here.
      </p>
      <ButtonLink to="/portal/settings/security" target="_blank" rel="noopener" variant="primary">
        Set up a second factor
      </ButtonLink>
    </div>
  );
}
