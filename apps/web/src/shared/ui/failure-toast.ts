import { useEffect } from 'react';
import type { FormFailure } from './form-state.tsx';
import { useToast } from './toast.tsx';
import type { ToastMessage } from './toast-store.ts';

export const toFailureToast = ({ message, hint }: FormFailure): ToastMessage => ({
  variant: 'destructive',
  title: message,
  ...(hint !== undefined && { description: hint }),
});

/** Shows why a change failed, for buttons without a form that has room for it. */
export function useFailureToast(outcome: { failure?: FormFailure | null } | undefined): void {
  const { show } = useToast();
  useEffect(() => {
    if (outcome?.failure) show(toFailureToast(outcome.failure));
  }, [outcome, show]);
}
