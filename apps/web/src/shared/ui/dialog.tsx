import { X } from 'lucide-react';
import { AlertDialog as AlertPrimitive, Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { type ButtonVariant, getButtonClass } from './button.tsx';
import { cx } from './cx.ts';

const veilClass = 'fixed inset-0 z-40 animate-fade bg-veil';
const panelClass = cx(
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 animate-fade flex-col',
  'rounded-panel border border-line bg-raised text-ink shadow-float outline-none focus-visible:outline-none',
);

interface DialogOpenProps {
  /** The control that opens the dialog; omit it if `open` is controlled from outside. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Remembers the focus of a dialog opened without a trigger, because Radix returns the focus only to a trigger. */
function useReturnFocus(hasTrigger: boolean) {
  const previousFocus = useRef<HTMLElement | null>(null);
  if (hasTrigger) return { remember: () => {}, returnFocusProps: {} };
  return {
    remember: () => {
      previousFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    returnFocusProps: {
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        previousFocus.current?.focus();
      },
    },
  };
}

const openProps = ({ open, onOpenChange }: DialogOpenProps) => ({
  ...(open !== undefined && { open }),
  ...(onOpenChange && { onOpenChange }),
});

export interface DialogProps extends DialogOpenProps {
  title: string;
  description?: ReactNode;
  /** The buttons at the bottom, the main one last. Wrap a button that only closes the dialog in `DialogClose`. */
  footer?: ReactNode;
  wide?: boolean;
  /** What gets the focus instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A dialog with something to do or read. Escape, the close button, or a click outside closes it. */
export function Dialog({
  trigger,
  title,
  description,
  footer,
  wide = false,
  initialFocus,
  children,
  ...openable
}: DialogProps) {
  const { remember, returnFocusProps } = useReturnFocus(trigger !== undefined);
  return (
    <Primitive.Root {...openProps(openable)}>
      {trigger !== undefined && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={veilClass} />
        <Primitive.Content
          className={cx(panelClass, wide ? 'max-w-wide' : 'max-w-form')}
          onOpenAutoFocus={(event) => {
            remember();
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          {...returnFocusProps}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <div className="flex flex-col gap-1">
              <Primitive.Title className="text-title">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="text-small text-soft">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label="Close"
              className="-mr-2 inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-control text-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" size={20} />
            </Primitive.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
          {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </footer>
  );
}

export function DialogClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}

export interface AlertDialogProps extends DialogOpenProps {
  title: string;
  description: ReactNode;
  /** The label of the confirm button: "Delete", "OK". */
  confirmLabel: string;
  /** Omitted if there is nothing to decide. */
  cancelLabel?: string;
  variant?: Extract<ButtonVariant, 'primary' | 'danger'>;
  onConfirm?: () => void;
}

/** A question that needs an answer, or a notice that must be seen. A click outside doesn't close it. */
export function AlertDialog({
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  onConfirm,
  ...openable
}: AlertDialogProps) {
  const action = useRef<HTMLButtonElement>(null);
  const { remember, returnFocusProps } = useReturnFocus(trigger !== undefined);
  return (
    <AlertPrimitive.Root {...openProps(openable)}>
      {trigger !== undefined && <AlertPrimitive.Trigger asChild>{trigger}</AlertPrimitive.Trigger>}
      <AlertPrimitive.Portal>
        <AlertPrimitive.Overlay className={veilClass} />
        <AlertPrimitive.Content
          className={cx(panelClass, 'max-w-narrow')}
          {...returnFocusProps}
          onOpenAutoFocus={(event) => {
            remember();
            // Radix focuses the cancel button, and a notice has none.
            if (cancelLabel !== undefined) return;
            event.preventDefault();
            action.current?.focus();
          }}
        >
          <div className="flex flex-col gap-2 overflow-y-auto px-6 py-5">
            <AlertPrimitive.Title className="text-title">{title}</AlertPrimitive.Title>
            <AlertPrimitive.Description className="text-small text-soft">{description}</AlertPrimitive.Description>
          </div>
          <DialogFooter>
            {cancelLabel !== undefined && (
              <AlertPrimitive.Cancel className={getButtonClass('secondary')}>{cancelLabel}</AlertPrimitive.Cancel>
            )}
            <AlertPrimitive.Action ref={action} className={getButtonClass(variant)} onClick={() => onConfirm?.()}>
              {confirmLabel}
            </AlertPrimitive.Action>
          </DialogFooter>
        </AlertPrimitive.Content>
      </AlertPrimitive.Portal>
    </AlertPrimitive.Root>
  );
}
