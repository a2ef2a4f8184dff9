import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { cx } from '../../shared/ui/cx.ts';
import { SubmitButton } from '../../shared/ui/form.tsx';

/**
 * Whether the named fields are filled in. True before hydration, so that the form can be submitted without JavaScript.
 */
export function useIsFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): boolean {
  const [filled, setFilled] = useState(true);
  const key = names.join(' ');
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const update = () => {
      const values = new FormData(element);
      setFilled(
        key
          .split(' ')
          .filter(Boolean)
          .every((name) => String(values.get(name) ?? '').trim() !== ''),
      );
    };
    // The fields are emptied only after the reset event.
    const updateLater = () => queueMicrotask(update);
    update();
    element.addEventListener('input', update);
    element.addEventListener('change', update);
    element.addEventListener('reset', updateLater);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('change', update);
      element.removeEventListener('reset', updateLater);
    };
  }, [form, key]);
  return filled;
}

export interface SendBarProps {
  /** Whether the required fields are filled in. The button is disabled until then. */
  filled: boolean;
  /** Says what is missing until then. */
  missing: string;
  busyLabel: string;
  children: ReactNode;
}

/** A form's submit button, with the reason next to it while it is disabled. */
export function SubmitBar({ filled, missing, busyLabel, children }: SendBarProps) {
  const hydrated = useHydrated();
  const isDisabled = hydrated && !filled;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <SubmitButton
        size="large"
        busyLabel={busyLabel}
        disabled={isDisabled}
        aria-describedby={isDisabled ? 'send-missing' : undefined}
      >
        {children}
      </SubmitButton>
      <p id="send-missing" className={cx('text-small text-soft', !isDisabled && 'invisible')}>
        {missing}
      </p>
    </div>
  );
}

/** Two fields side by side if there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>;
}
