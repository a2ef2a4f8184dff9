import { limits } from '@foothold/contracts/support/choices';
import type { AnswerTemplate, InquiryDetail } from '@foothold/contracts/support/shapes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { TemplatePicker } from '../templates/template-picker.tsx';
import { deleteDraft, useDraft } from './use-draft.ts';

export interface AnswerFormProps {
  inquiry: InquiryDetail;
  /** The email's greeting and closing note. */
  frame: { greeting: string; note: string };
  templates: readonly AnswerTemplate[];
  actionData: ChangeOutcome | undefined;
}

/** Replies by email. The form shows the email as it will arrive. */
export function AnswerForm({ inquiry, frame, templates, actionData }: AnswerFormProps) {
  const { id, name, reference, email, state, history } = inquiry;
  const { brand, viewer } = useAppData();
  const field = useRef<HTMLTextAreaElement>(null);
  const { fetcher, outcome } = useChange('answer', actionData);
  const [sent, setSent] = useState(0);
  const { data } = fetcher;
  useEffect(() => {
    if (!data?.done) return;
    deleteDraft(id);
    setSent((times) => times + 1);
  }, [data, id]);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="seen" value={history.at(-1)?.id ?? ''} />
      <div className="flex flex-col gap-4 rounded-control border border-line bg-raised p-4 sm:p-5">
        <p className="border-b border-line pb-3 text-note text-soft">
          To <span className="break-all text-ink">{email}</span>
        </p>
        <p>{frame.greeting}</p>
        <TemplatePicker
          templates={templates}
          values={{ name, reference, staff: viewer?.name ?? '', brand: brand.name }}
          field={field}
        />
        <AnswerText key={sent} id={id} field={field} />
        <p className="max-w-prose text-soft">{frame.note}</p>
      </div>
      {state === 'closed' && (
        <p className="text-soft">
          This inquiry is closed. Sending a reply reopens it, unless you select “Send and close”.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busyLabel="Sending…">Send reply</SubmitButton>
        <SubmitButton variant="secondary" name="close" value="yes" busyLabel="Sending…">
          Send and close
        </SubmitButton>
        <span className="hidden items-center gap-1.5 text-note text-soft scripted:[@media(hover:hover)]:inline-flex">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to send
        </span>
      </div>
    </Form>
  );
}

/**
 * The text field with a character count. Pasted text is never cut off; it stays complete until the user shortens it.
 */
function AnswerText({ id, field }: { id: string; field: RefObject<HTMLTextAreaElement | null> }) {
  const [length, setLength] = useState(0);
  const hydrated = useHydrated();
  const format = useFormat();
  useDraft(id, field, setLength);
  const excess = length - limits.answer;
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        ref={field}
        name="text"
        label="Your reply"
        rows={6}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {hydrated && (
        <p className={cx('text-right text-note figures', excess > 0 ? 'font-strong text-danger-text' : 'text-soft')}>
          {excess > 0
            ? `${format.number(excess)} characters over the limit`
            : `${format.number(length)} of ${format.number(limits.answer)} characters`}
        </p>
      )}
    </div>
  );
}
