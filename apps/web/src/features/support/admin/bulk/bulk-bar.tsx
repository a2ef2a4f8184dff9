import type { AnswerTemplate } from '@foothold/contracts/support/shapes';
import { useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { useAppData } from '../../../../shared/app-data.tsx';
import { useHydrated } from '../../../../shared/hooks/use-hydrated.ts';
import type { Selection } from '../../../../shared/hooks/use-selection.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Callout } from '../../../../shared/ui/callout.tsx';
import { ConfirmButton } from '../../../../shared/ui/confirm-button.tsx';
import { useFailureToast } from '../../../../shared/ui/failure-toast.ts';
import { Form, SubmitButton } from '../../../../shared/ui/form.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import type { BulkOutcome } from './outcome.ts';

/** The form that the checkboxes of the list belong to. */
export const BULK_FORM = 'bulk';

export interface BulkBarProps {
  selection: Selection;
  staff: readonly { id: string; name: string }[];
  templates: readonly AnswerTemplate[];
  actionData: BulkOutcome | undefined;
}

/** What can be done with the selected inquiries, and the result. Without JavaScript, it is always shown. */
export function BulkBar({ selection, actionData, ...choices }: BulkBarProps) {
  const fetcher = useFetcher<BulkOutcome>();
  const hydrated = useHydrated();
  const outcome = fetcher.data ?? actionData;
  useBulkToast(fetcher.data, selection);
  const count = selection.selected.size;
  return (
    <div className="flex flex-col gap-4">
      {outcome && outcome.failed.length > 0 && (
        <Callout tone="caution" title={outcome.title ?? ''} live>
          <p>Not changed:</p>
          <ul>
            {outcome.failed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Callout>
      )}
      {!hydrated && outcome?.title && outcome.failed.length === 0 && <Callout tone="hold" title={outcome.title} />}
      {(count > 0 || !hydrated || outcome?.failure) && (
        <section aria-label="Selected inquiries" className="rounded-control border border-edge bg-raised px-4 py-3">
          <Form id={BULK_FORM} fetcher={fetcher} failure={outcome?.failure}>
            <BulkActions count={count} selection={selection} {...choices} />
          </Form>
        </section>
      )}
    </div>
  );
}

/** Says what was done and clears the selection. A wrong close can be undone. */
function useBulkToast(outcome: BulkOutcome | undefined, { selectAll }: Selection): void {
  const { show } = useToast();
  const undo = useFetcher<BulkOutcome>();
  const clear = useRef(selectAll);
  useEffect(() => {
    clear.current = selectAll;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per result
  useEffect(() => {
    if (!outcome?.title) return;
    clear.current(false);
    if (outcome.done.length === 0) return;
    const reopen = () => {
      const form = new FormData();
      form.set('intent', 'reopen');
      for (const id of outcome.done) form.append('id', id);
      void undo.submit(form, { method: 'post' });
    };
    show({
      title: outcome.title,
      ...(outcome.kind === 'close' && {
        action: { label: 'Reopen', hint: 'You can also reopen them on their pages.', onSelect: reopen },
      }),
    });
  }, [outcome]);
  useFailureToast(undo.data);
  useEffect(() => {
    if (!undo.data?.title) return;
    const { title, failed } = undo.data;
    show({ title, ...(failed.length > 0 && { description: `Not changed: ${failed.join('; ')}` }) });
  }, [undo.data, show]);
}

function BulkActions({ count, selection, staff, templates }: Omit<BulkBarProps, 'actionData'> & { count: number }) {
  const { viewer } = useAppData();
  const hydrated = useHydrated();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-strong figures">
          {hydrated ? `${count} selected` : 'With the selected inquiries'}
        </p>
        {hydrated && (
          <Button variant="quiet" size="small" onClick={() => selection.selectAll(false)}>
            Clear selection
          </Button>
        )}
        <SubmitButton variant="secondary" size="small" name="intent" value="close" busyLabel="Closing…">
          Close without replying
        </SubmitButton>
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="flex max-w-full items-end gap-3">
          <Select
            name="assigneeId"
            label="Assign to"
            required={false}
            className="min-w-0"
            defaultValue={viewer?.id ?? ''}
            options={[
              ...staff.map(({ id, name }) => ({ value: id, label: id === viewer?.id ? `${name} (you)` : name })),
              { value: '', label: 'Unassigned' },
            ]}
          />
          <SubmitButton variant="secondary" name="intent" value="assign" busyLabel="Assigning…">
            Assign
          </SubmitButton>
        </div>
        {templates.length === 0 ? (
          <p className="text-soft">
            To answer several inquiries at once, {viewer?.role === 'admin' ? 'create an' : 'ask an admin to create an'}{' '}
            <Link to="/console/templates" className="link">
              answer template
            </Link>
            .
          </p>
        ) : (
          <AnswerWithTemplate count={count} templates={templates} />
        )}
      </div>
    </div>
  );
}

function AnswerWithTemplate({ count, templates }: { count: number; templates: readonly AnswerTemplate[] }) {
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? '');
  const template = templates.find(({ id }) => id === templateId);
  const people = `${count} ${count === 1 ? 'person' : 'people'}`;
  return (
    <div className="flex max-w-full items-end gap-3">
      <Select
        name="templateId"
        label="Answer with"
        required={false}
        className="min-w-0"
        value={templateId}
        onChange={({ target }) => setTemplateId(target.value)}
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <ConfirmButton
        name="intent"
        value="answer"
        title={`Send “${template?.title ?? ''}” to ${people}?`}
        description={
          <>
            Each gets this by email, with their own details filled in. You can’t undo this.
            <span className="mt-3 block max-h-48 overflow-y-auto border-l-2 border-line pl-3 whitespace-pre-wrap">
              {template?.text}
            </span>
          </>
        }
        confirmLabel={`Send ${count === 1 ? 'reply' : 'replies'}`}
        cancelLabel="Cancel"
        confirmVariant="primary"
        busyLabel="Sending…"
      >
        Answer
      </ConfirmButton>
    </div>
  );
}
