import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { cx } from '../../shared/ui/cx.ts';
import { SubmitButton } from '../../shared/ui/form.tsx';

/** Whether the named fields have non-blank content. True before the script runs, so that the form can be sent without it. */
export function useFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): boolean {
  const [filled, setFilled] = useState(true);
  const key = names.join(' ');
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => {
      const values = new FormData(element);
      setFilled(
        key
          .split(' ')
          .filter(Boolean)
          .every((name) => String(values.get(name) ?? '').trim() !== ''),
      );
    };
    // The fields are emptied after the event.
    const lookLater = () => queueMicrotask(look);
    look();
    element.addEventListener('input', look);
    element.addEventListener('change', look);
    element.addEventListener('reset', lookLater);
    return () => {
      element.removeEventListener('input', look);
      element.removeEventListener('change', look);
      element.removeEventListener('reset', lookLater);
    };
  }, [form, key]);
  return filled;
}

export interface SendBarProps {
  /** The required fields are filled; the button is disabled until then. */
  filled: boolean;
  /** What is missing until then. */
  missing: string;
  busyLabel: string;
  children: ReactNode;
}

/** The form's button, with the reason next to it while it is disabled. */
export function SendBar({ filled, missing, busyLabel, children }: SendBarProps) {
  const hydrated = useHydrated();
  const off = hydrated && !filled;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <SubmitButton
        size="large"
        busyLabel={busyLabel}
        disabled={off}
        aria-describedby={off ? 'send-missing' : undefined}
      >
        {children}
      </SubmitButton>
      <p id="send-missing" className={cx('text-small text-soft', !off && 'invisible')}>
        {missing}
      </p>
    </div>
  );
}

/** Two fields side by side if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>;
}
