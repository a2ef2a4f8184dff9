import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react';
import { RefusedError } from '../api/send-json.ts';

/** The user closed the dialog, so the action wasn't done. No message is needed. */
export class NotVerifiedError extends Error {}

interface Verification {
  /** Asks for a second factor; resolves to false if the user closed the dialog. */
  ask: () => Promise<boolean>;
  verified: <T>(call: () => Promise<T>) => Promise<T>;
}

const Context = createContext<Verification | null>(null);

const VerifyDialog = lazy(() => import('./verify-dialog.tsx').then((module) => ({ default: module.VerifyDialog })));

/** Wraps signed-in pages and renders the dialog that asks for a second factor. */
export function VerifyProvider({ children }: { children: ReactNode }) {
  const [settle, setSettle] = useState<((proven: boolean) => void) | null>(null);
  const pending = useRef<Promise<boolean> | null>(null);

  const verification = useMemo<Verification>(() => {
    const ask = () => {
      // Two calls refused at the same time share one verification.
      pending.current ??= new Promise<boolean>((resolve) => setSettle(() => resolve)).finally(() => {
        pending.current = null;
        setSettle(null);
      });
      return pending.current;
    };
    return {
      ask,
      async verified(call) {
        try {
          return await call();
        } catch (failure) {
          if (!(failure instanceof RefusedError) || failure.code !== 'accounts.verify-again') throw failure;
        }
        if (!(await ask())) throw new NotVerifiedError();
        return call();
      },
    };
  }, []);

  return (
    <Context value={verification}>
      {children}
      {settle && (
        <Suspense>
          <VerifyDialog onEnd={settle} />
        </Suspense>
      )}
    </Context>
  );
}

function useVerification(): Verification {
  const verification = use(Context);
  if (!verification) throw new Error('Asking for a second factor needs a VerifyProvider above.');
  return verification;
}

/**
 * For calls that require a fresh second factor: `await verified(() => call(…))`. If the API answers
 * `accounts.verify-again`, asks the user for a code or a passkey and repeats the call.
 * @throws NotVerifiedError if the user closed the dialog; otherwise whatever the call throws
 */
export const useWithVerification = (): Verification['verified'] => useVerification().verified;

/** For forms that an action rejected with `accounts.verify-again`; see `VerifyAgain`. */
export const useAskForProof = (): Verification['ask'] => useVerification().ask;
