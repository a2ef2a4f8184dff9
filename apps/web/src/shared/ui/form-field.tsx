import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { getFieldId, useFormState } from './form-state.tsx';

export interface FieldText {
  name: string;
  label: ReactNode;
  /** Shown between the label and the field: the format to use, or why we ask. */
  hint?: ReactNode;
  /** Overrides the form's message about this field. */
  error?: string | undefined;
  /**
   * Marks the field as optional. Fields are required by default. If that is obvious, as in a search, use
   * `required={false}` on the control and no mark.
   */
  optional?: boolean;
}

export interface FieldIds {
  id: string;
  error: string | undefined;
  /** The input to restore after the form was returned. */
  value: string | string[] | undefined;
  describedBy: string | undefined;
  hintId: string;
  errorId: string;
}

/** Connects a control to its label, hint, error, and form. */
export function useField({ name, hint, error }: Pick<FieldText, 'name' | 'hint' | 'error'>): FieldIds {
  const form = useFormState();
  const generatedId = useId();
  const id = form ? getFieldId(form.id, name) : generatedId;
  const message = error ?? form?.failure?.fields[name];
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cx(hint !== undefined && hintId, message !== undefined && errorId) || undefined;
  return { id, error: message, value: form?.failure?.values[name], describedBy, hintId, errorId };
}

export interface FormFieldProps extends Omit<FieldText, 'name' | 'error'> {
  field: FieldIds;
  className?: string;
  children: ReactNode;
}

/** Label, hint, error, and then the control, which is the best reading order. */
export function FormField({ field, label, hint, optional, className, children }: FormFieldProps) {
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={field.id} className="text-small font-strong">
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldNotes field={field} hint={hint} />
      {children}
    </div>
  );
}

export function OptionalMark() {
  return <span className="font-regular text-soft"> (optional)</span>;
}

/** With `live`, screen readers announce an error that appears while the field has the focus. */
export function FieldNotes({ field, hint, live = false }: { field: FieldIds; hint?: ReactNode; live?: boolean }) {
  return (
    <>
      {hint !== undefined && (
        <p id={field.hintId} className="max-w-prose text-small text-soft">
          {hint}
        </p>
      )}
      {(live || field.error !== undefined) && (
        <p
          id={field.errorId}
          {...(live && { role: 'alert' })}
          className="flex gap-2 text-small font-medium text-danger-text empty:hidden"
        >
          {field.error !== undefined && (
            <>
              <CircleAlert aria-hidden="true" size={18} strokeWidth={2} className="mt-[3px] shrink-0" />
              <span>
                <span className="sr-only">Error: </span>
                {field.error}
              </span>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The styles of all text and select fields. */
export const controlClass = cx(
  'w-full rounded-control border border-edge bg-raised px-3 text-body text-ink transition-colors placeholder:text-soft',
  'hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft disabled:hover:border-edge',
  '[&[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)]',
);
