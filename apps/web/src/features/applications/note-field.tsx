import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import type { SavingOutcome } from './saving-outcome.ts';

/** Milliseconds without typing after which the note is saved. */
const PAUSE = 800;

export interface NoteFieldProps {
  application: { id: string; note: string };
  /** What the note belongs to, for screen readers. */
  title: string;
  maxLength: number;
}

/**
 * A note that saves itself after a pause and when the field loses focus. It shows its state, and keeps the text if saving failed. Without a
 * script there is a button.
 */
export function NoteField({ application, title, maxLength }: NoteFieldProps) {
  const fetcher = useFetcher<SavingOutcome>();
  const hydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The value on the server, as far as we know. */
  const saved = useRef(application.note);
  const [dirty, setDirty] = useState(false);
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : null;

  function save(): void {
    clearTimeout(pause.current);
    const note = field.current?.value;
    if (note === undefined || note === saved.current) return;
    saved.current = note;
    void fetcher.submit({ intent: 'annotate', id: application.id, note }, { method: 'post' });
  }

  function typed(): void {
    clearTimeout(pause.current);
    setDirty(field.current?.value !== saved.current);
    pause.current = setTimeout(save, PAUSE);
  }

  // The result: a refused note isn't saved, and is retried on the next keystroke or on request.
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return;
    if (fetcher.data.failure) saved.current = application.note;
    setDirty(field.current?.value !== saved.current);
  }, [fetcher.state, fetcher.data, application.note]);

  // It changed, here or in another window: shown, unless the person is typing.
  useEffect(() => {
    if (!field.current) return;
    if (field.current.value === saved.current) field.current.value = application.note;
    saved.current = application.note;
    setDirty(field.current.value !== application.note);
  }, [application.note]);

  useEffect(() => {
    if (!dirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);

  // Text typed before hydration, or before the page changes to another note.
  const retainLatest = useRef(save);
  useEffect(() => {
    retainLatest.current = save;
  });
  useEffect(() => {
    retainLatest.current();
    return () => retainLatest.current();
  }, []);

  return (
    <Form
      fetcher={fetcher}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="relative flex max-w-prose flex-col gap-1.5 pt-2"
    >
      <input type="hidden" name="intent" value="annotate" />
      <input type="hidden" name="id" value={application.id} />
      <TextArea
        ref={field}
        name="note"
        label={
          <>
            Note<span className="sr-only"> on {title}</span>
          </>
        }
        required={false}
        rows={1}
        defaultValue={application.note}
        maxLength={maxLength}
        onInput={typed}
        onBlur={save}
        {...(failure && { error: `${failure.message} ${failure.hint ?? ''}` })}
      />
      {hydrated && (
        <p role="status" className="absolute top-2 right-0 text-note leading-6 text-soft">
          {stateOf(fetcher.state !== 'idle', dirty, Boolean(failure), fetcher.data?.done === 'noted')}
        </p>
      )}
      {(failure || !hydrated) && (
        <SubmitButton variant="secondary" size="small" busyLabel="Saving…" className="self-start">
          {failure ? 'Try again' : 'Save note'}
        </SubmitButton>
      )}
    </Form>
  );
}

function stateOf(saveState: boolean, dirty: boolean, failed: boolean, wasSaved: boolean): string {
  if (failed) return 'Not saved yet';
  if (saveState) return 'Saving…';
  if (dirty) return 'Not saved yet';
  return wasSaved ? 'Saved' : '';
}
