import type { Answer, AnswerVersion } from '@foothold/contracts/applications/answers';
import { Copy, History, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { SaveStatus } from '../../../shared/autosave/save-status.tsx';
import { useAutosave, useServerState } from '../../../shared/autosave/use-autosave.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { AnswerControl } from './answer-control.tsx';
import type { AnswerForm } from './answers.server.ts';

export interface AnswerEntryProps {
  entry: Answer & { form: AnswerForm | null };
  /** Its earlier versions, if they are shown. */
  versions: readonly AnswerVersion[] | null;
  /** What the member's visa record says about it. Empty if nothing. */
  recorded: string;
}

/** An answer that is saved while typing, with its earlier versions. Without JavaScript, it has a save button. */
export function AnswerEntry({ entry, versions, recorded }: AnswerEntryProps) {
  const hydrated = useHydrated();
  const { value, state, failure, autosave } = useAnswer(entry);
  const [wasEdited, setWasEdited] = useState(false);
  const edit = (text: string) => {
    setWasEdited(true);
    autosave.change(text);
  };
  return (
    <li id={`answer-${entry.id}`} className="flex flex-col gap-2 border-b border-line py-4">
      <Form
        onSubmit={(event) => {
          if (!hydrated) return;
          event.preventDefault();
          void autosave.save();
        }}
        className="flex flex-col gap-1.5"
      >
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={entry.id} />
        <AnswerControl
          form={entry.form}
          label={entry.question}
          defaultValue={entry.answer}
          {...(hydrated && { value, onValue: edit, onBlur: () => void autosave.flush() })}
        />
        {hydrated ? (
          <SaveStatus
            state={state}
            failure={failure}
            saved={wasEdited ? 'Saved' : ''}
            onRetry={() => void autosave.save()}
          />
        ) : (
          <SubmitButton variant="secondary" size="small" className="self-start">
            Save answer
          </SubmitButton>
        )}
      </Form>
      <div className="flex flex-wrap items-center gap-2">
        {hydrated && <CopyButton text={value} question={entry.question} />}
        {hydrated && recorded !== '' && recorded !== value && (
          <Button size="small" variant="quiet" onClick={() => edit(recorded)}>
            Copy from my visa record
          </Button>
        )}
        {entry.version > 1 && (
          <Link
            to={versions ? '?' : `?versions=${entry.id}#answer-${entry.id}`}
            preventScrollReset
            className={getButtonClass('quiet', 'small')}
          >
            <History aria-hidden="true" size={16} />
            {versions ? 'Hide earlier versions' : 'Earlier versions'}
            <span className="sr-only"> of {entry.question}</span>
          </Link>
        )}
        <RemoveAnswer entry={entry} />
      </div>
      {versions && <Versions id={entry.id} versions={versions} />}
    </li>
  );
}

/** The last write wins, whichever tab it is from. Text being typed here comes after what another tab saved. */
function useAnswer({ id, answer }: Answer) {
  const save = useAutosave<string, string>(() => ({
    base: answer,
    toValue: (base) => base,
    isSaved: (value, base) => value === base,
    merge: (_, mine) => mine,
    send: (value) =>
      attemptSave(async () => (await call(endpoint('PATCH /api/answers/{id}'), { id, answer: value })).answer),
  }));
  const { autosave } = save;
  useServerState(autosave, save, answer, () => answer);
  useEffect(() => () => void autosave.flush(), [autosave]);
  return save;
}

function CopyButton({ text, question }: { text: string; question: string }) {
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: 'Copied' });
    } catch {
      show({ title: 'Couldn’t copy', description: 'Select the text and copy it.', variant: 'destructive' });
    }
  };
  return (
    <Button size="small" variant="quiet" disabled={text === ''} onClick={() => void copy()}>
      <Copy aria-hidden="true" size={16} />
      <span>
        Copy<span className="sr-only"> the answer to {question}</span>
      </span>
    </Button>
  );
}

function RemoveAnswer({ entry }: { entry: Answer }) {
  const fetcher = useFetcher();
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={entry.id} />
      <ConfirmButton
        variant="quiet"
        size="small"
        title="Delete this answer?"
        description="Its earlier versions are deleted too. This can’t be undone."
        confirmLabel="Delete answer"
        cancelLabel="Cancel"
      >
        <Trash2 aria-hidden="true" size={16} />
        <span>
          Delete<span className="sr-only"> the answer to {entry.question}</span>
        </span>
      </ConfirmButton>
    </Form>
  );
}

function Versions({ id, versions }: { id: string; versions: readonly AnswerVersion[] }) {
  const fetcher = useFetcher();
  return (
    <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
      {versions.map(({ version, answer, savedAt }) => (
        <li key={version} className="flex flex-col items-start gap-1">
          <p className="text-note text-soft">
            Saved <DateTime value={savedAt} />
          </p>
          <p className="text-small whitespace-pre-wrap wrap-anywhere">{answer === '' ? 'Empty' : answer}</p>
          <Form fetcher={fetcher}>
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <SubmitButton variant="secondary" size="small" busyLabel="Restoring…">
              Restore<span className="sr-only"> version {version}</span>
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ol>
  );
}
