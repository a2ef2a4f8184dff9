import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { getButtonClass } from '../../../shared/ui/button.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

interface PlanFormProps {
  /** What the page's action does. */
  intent: string;
  /** Tells forms with the same intent apart: the ID of what is changed. */
  entryId?: string;
  actionData: ChangeOutcome | undefined;
  /** The label of the button. */
  label: ReactNode;
  busyLabel: string;
  children?: ReactNode;
  encType?: 'multipart/form-data';
}

const getFormName = (intent: string, entryId: string | undefined) => `${intent} ${entryId ?? ''}`.trim();

function Hidden({ intent, entryId }: Pick<PlanFormProps, 'intent' | 'entryId'>) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={getFormName(intent, entryId)} />
      {entryId !== undefined && <input type="hidden" name="entryId" value={entryId} />}
    </>
  );
}

/** A form behind a button, which opens without JavaScript too. It closes and is empty again once it was saved. */
export function FoldedForm({
  title,
  open = false,
  label,
  busyLabel,
  children,
  ...props
}: PlanFormProps & { /** The label of the button that opens it. */ title: ReactNode; open?: boolean }) {
  const { fetcher, outcome } = useChange(getFormName(props.intent, props.entryId), props.actionData);
  const details = useRef<HTMLDetailsElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!fetcher.data?.done || !details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
    setRound((count) => count + 1);
  }, [fetcher.data]);
  return (
    <details ref={details} open={open || (outcome?.failure ?? null) !== null} className="open:w-full">
      <summary className={`${getButtonClass('secondary', 'small')} list-none [&::-webkit-details-marker]:hidden`}>
        {title}
      </summary>
      <Form
        key={round}
        fetcher={fetcher}
        failure={outcome?.failure}
        {...(props.encType && { encType: props.encType })}
        className="mt-4 flex max-w-[44rem] flex-col gap-4 rounded-panel border border-line bg-raised p-4"
      >
        <Hidden intent={props.intent} {...(props.entryId !== undefined && { entryId: props.entryId })} />
        {children}
        <div>
          <SubmitButton busyLabel={busyLabel}>{label}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}

/** A form that is only a button, or a button after a field. */
export function ButtonForm({
  label,
  busyLabel,
  children,
  variant = 'quiet',
  ...props
}: PlanFormProps & { variant?: 'quiet' | 'secondary' | 'primary' }) {
  const { fetcher, outcome } = useChange(getFormName(props.intent, props.entryId), props.actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-wrap items-end gap-3">
      <Hidden intent={props.intent} {...(props.entryId !== undefined && { entryId: props.entryId })} />
      {children}
      <SubmitButton variant={variant} size={children ? 'medium' : 'small'} busyLabel={busyLabel}>
        {label}
      </SubmitButton>
    </Form>
  );
}

interface DeleteFormProps extends Pick<PlanFormProps, 'intent' | 'entryId' | 'actionData'> {
  /** What is deleted: "file". */
  noun: string;
  /** Its own name, for screen readers and the question. */
  name?: string;
}

/** Deletes something after a question. */
export function DeleteForm({ noun, name, ...props }: DeleteFormProps) {
  const { fetcher, outcome } = useChange(getFormName(props.intent, props.entryId), props.actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <Hidden intent={props.intent} {...(props.entryId !== undefined && { entryId: props.entryId })} />
      <ConfirmButton
        title={`Delete this ${noun}?`}
        description={name === undefined ? 'You can’t undo this.' : `“${name}” will be deleted. You can’t undo this.`}
        confirmLabel="Delete"
        cancelLabel="Cancel"
        variant="quiet"
        size="small"
        busyLabel="Deleting…"
      >
        <span>Delete{name === undefined ? ` ${noun}` : <span className="sr-only"> {name}</span>}</span>
      </ConfirmButton>
    </Form>
  );
}
