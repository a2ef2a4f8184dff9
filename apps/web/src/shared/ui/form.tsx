import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import {
  type FetcherWithComponents,
  Form as RouterForm,
  type FormProps as RouterFormProps,
  useNavigation,
} from 'react-router';
import { Button, type ButtonProps } from './button.tsx';
import { FormContext, type FormFailure, getFieldId, useFormState } from './form-state.tsx';

export interface FormProps extends Omit<RouterFormProps, 'method' | 'children'> {
  method?: 'post' | 'get';
  /** What the action returned on a refusal; see `toFormFailure`. */
  failure?: FormFailure | null | undefined;
  /**
   * Current messages by field, if the parent revalidates while the user fixes them. The summary then lists only what is
   * left and doesn't take the focus again.
   */
  problems?: Readonly<Record<string, string>> | undefined;
  /** Submits the form without leaving the page. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows what the fetcher's action returns
  fetcher?: FetcherWithComponents<any>;
  ref?: Ref<HTMLFormElement>;
  /** Whether it is being sent, if the parent sends it in `onSubmit`. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A form that works with and without JavaScript: it posts to an action, which returns the page again if something is
 * wrong, with the input preserved. The browser's own validation bubbles are off, because we show messages on the page.
 */
export function Form({
  method = 'post',
  failure = null,
  problems,
  fetcher,
  busy: sending = false,
  children,
  ...rest
}: FormProps) {
  const id = useId();
  const navigation = useNavigation();
  const Element = fetcher?.Form ?? RouterForm;
  const busy =
    sending ||
    (fetcher
      ? fetcher.state !== 'idle'
      : navigation.state !== 'idle' && navigation.formMethod?.toLowerCase() === method);
  const now = failure && problems ? { ...failure, fields: problems } : failure;
  const isFixed = problems !== undefined && Object.keys(problems).length === 0;
  return (
    <FormContext value={{ id, failure: now, busy }}>
      <Element
        {...rest}
        method={method}
        noValidate
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else rest.onSubmit?.(event);
        }}
      >
        {now && !(isFixed && Object.keys(failure?.fields ?? {}).length > 0) && <ErrorSummary of={failure} />}
        {children}
      </Element>
    </FormContext>
  );
}

/** The errors of this form, with a link to each affected field. Takes the focus once per failure. */
function ErrorSummary({ of }: { of: FormFailure | null }) {
  const form = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const failure = form?.failure;
  useEffect(() => {
    const element = box.current;
    if (!of || !element) return;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    // Scrolls to the start even if the summary is taller than the window.
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'start' });
  }, [of]);
  if (!form || !failure) return null;
  const fields = Object.entries(failure.fields);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-control border-2 border-danger bg-danger-wash px-5 py-4 outline-none focus-visible:outline-2"
    >
      <h2 className="font-text text-body font-heavy tracking-normal">
        {fields.length > 0 ? 'There is a problem' : failure.message}
      </h2>
      {fields.length > 0 && <p className="text-small">{failure.message}</p>}
      {failure.hint !== undefined && <p className="text-small">{failure.hint}</p>}
      {fields.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-small">
          {fields.map(([name, message]) => (
            <li key={name}>
              <FieldLink id={getFieldId(form.id, name)}>{message}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Scrolls to a field and focuses it. In some browsers, a plain link scrolls without moving the focus. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  const onClick: ComponentProps<'a'>['onClick'] = (event) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };
  return (
    <a
      href={`#${id}`}
      onClick={onClick}
      className="inline-flex min-h-6 items-center font-strong text-danger-text underline underline-offset-4"
    >
      {children}
    </a>
  );
}

/** The form's submit button. It keeps its size while sending and can't be clicked twice. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'type' | 'busy'>) {
  const busy = useFormState()?.busy ?? false;
  return <Button {...rest} type="submit" variant={variant} busy={busy} />;
}
