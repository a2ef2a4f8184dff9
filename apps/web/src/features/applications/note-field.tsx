import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../shared/api/endpoint.ts';
import { attemptSave } from '../../shared/autosave/save-outcome.ts';
import { SaveStatus } from '../../shared/autosave/save-status.tsx';
import type { SaveState } from '../../shared/autosave/setup.ts';
import { useAutosave, useServerState } from '../../shared/autosave/use-autosave.ts';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';

export interface NoteFieldProps {
  application: { id: string; note: string };
  /** The listing's title, for screen readers. */
  title: string;
  maxLength: number;
}

/** States whose text is short enough to fit beside the label. */
const STATES_BESIDE_LABEL: ReadonlySet<SaveState> = new Set(['saved', 'unsaved', 'saving']);

/** A note that is saved while typing and on blur. Without JavaScript, it has a save button. */
export function NoteField({ application: { id, note }, title, maxLength }: NoteFieldProps) {
  const hydrated = useHydrated();
  const { value, state, failure, autosave } = useNote(id, note);
  const [wasEdited, setWasEdited] = useState(false);
  const edit = (text: string) => {
    setWasEdited(true);
    autosave.change(text);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  // Restores what was typed before hydration, which would otherwise be overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== note) edit(typed);
  }, []);

  return (
    <Form
      onSubmit={(event) => {
        if (!hydrated) return;
        event.preventDefault();
        void autosave.save();
      }}
      className="relative flex max-w-prose flex-col gap-1.5 pt-2"
    >
      <input type="hidden" name="intent" value="annotate" />
      <input type="hidden" name="id" value={id} />
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
        maxLength={maxLength}
        onBlur={() => void autosave.flush()}
        {...(hydrated ? { value, onChange: (event) => edit(event.currentTarget.value) } : { defaultValue: note })}
      />
      {hydrated ? (
        <SaveStatus
          state={state}
          failure={failure}
          saved={wasEdited ? 'Saved' : ''}
          onRetry={() => void autosave.save()}
          className={cx(STATES_BESIDE_LABEL.has(state) && 'absolute top-2 right-0 leading-6')}
        />
      ) : (
        <SubmitButton variant="secondary" size="small" busyLabel="Saving…" className="self-start">
          Save note
        </SubmitButton>
      )}
    </Form>
  );
}

/** The last write wins, whichever tab it is from. Text being typed here comes after what another tab saved. */
function useNote(id: string, note: string) {
  const { revalidate } = useRevalidator();
  const save = useAutosave<string, string>(() => ({
    base: note,
    toValue: (base) => base,
    isSaved: (value, base) => value === base,
    merge: (_, mine) => mine,
    send: (value) =>
      attemptSave(async () => {
        const saved = await call(endpoint('PATCH /api/applications/{id}'), { id, note: value });
        // Undoing a removal restores the listing with this note.
        await revalidate();
        return saved.note;
      }),
  }));
  const { autosave } = save;
  useServerState(autosave, save, note, () => note);
  useEffect(() => () => void autosave.flush(), [autosave]);
  return save;
}
