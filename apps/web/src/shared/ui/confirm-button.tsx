import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import type { ButtonProps, ButtonVariant } from './button.tsx';
import { AlertDialog } from './dialog.tsx';
import { SubmitButton } from './form.tsx';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick' | 'title'> {
  /** The dialog's question: "End all other sessions?" */
  title: string;
  /** What will happen and whether it can be undone. */
  description: ReactNode;
  /** The label of the confirm button. */
  confirmLabel: string;
  cancelLabel: string;
  confirmVariant?: Extract<ButtonVariant, 'primary' | 'danger'>;
}

/** Submits its form after a confirmation. Before hydration, it submits immediately. */
export function ConfirmButton({
  title,
  description,
  confirmLabel,
  cancelLabel,
  confirmVariant = 'danger',
  variant = 'secondary',
  ...rest
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  return (
    <>
      <SubmitButton
        {...rest}
        ref={button}
        variant={variant}
        onClick={(event) => {
          if (!hydrated) return;
          event.preventDefault();
          setIsAsking(true);
        }}
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        variant={confirmVariant}
        onConfirm={() => button.current?.form?.requestSubmit(button.current)}
      />
    </>
  );
}
