import { MESSAGE_FILE_ACCEPT, threadLimits, threadMessages } from '@foothold/contracts/recruiting/thread-choices';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, getButtonClass, IconButton } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { controlClass } from '../../../shared/ui/form-field.tsx';
import type { NewMessage } from './side.ts';

interface ComposerProps {
  /** Names the draft in this tab. */
  draftKey: string;
  /** The ID of the next message if it is sent without JavaScript. */
  nextId: string;
  /** Who gets it. */
  to: string;
  /** Whether the sender can ask for a reply. */
  asksForReply: boolean;
  actionData: ChangeOutcome | undefined;
  onSend: (message: NewMessage) => void;
}

/** Writes a message. Without JavaScript, it is a plain form. */
export function Composer({ draftKey, nextId, to, asksForReply, actionData, onSend }: ComposerProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { files, setFiles, addFiles, problem, setProblem } = useFiles();
  const { text, onChange, clear } = useDraft(draftKey);
  const failure = actionData?.intent === 'send' ? actionData.failure : null;
  const shownProblem = problem ?? (failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const written = text.current?.value.trim() ?? '';
    const found = findProblem(written, files);
    setProblem(found);
    if (found !== null) return;
    const needsReply = new FormData(event.currentTarget).has('needsReply');
    onSend({ clientId: crypto.randomUUID(), text: written, files, needsReply });
    event.currentTarget.reset();
    // The browser's reset would bring back what a refused form had.
    clear();
    setFiles([]);
    text.current?.focus();
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    addFiles(event.clipboardData.files);
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-2 border-t border-line p-3 md:px-4"
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="clientId" value={nextId} />
      <label htmlFor={id} className="sr-only">
        Message to {to}
      </label>
      <textarea
        ref={text}
        id={id}
        name="text"
        rows={2}
        placeholder={`Write to ${to}`}
        defaultValue={typeof failure?.values.text === 'string' ? failure.values.text : ''}
        onChange={onChange}
        onKeyDown={sendByKey}
        onPaste={paste}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={shownProblem !== null || undefined}
        aria-describedby={shownProblem === null ? undefined : `${id}-problem`}
        className={cx(controlClass, 'field-sizing-content max-h-48 min-h-16 resize-none py-2 text-small')}
      />
      {shownProblem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-small font-medium text-danger-text">
          {shownProblem}
        </p>
      )}
      <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <label className={cx(hydrated && getButtonClass('quiet', 'small'), 'has-focus-visible:outline-2')}>
            <Paperclip aria-hidden="true" size={16} className={hydrated ? undefined : 'sr-only'} />
            Attach files
            <input
              type="file"
              name="files"
              multiple
              accept={MESSAGE_FILE_ACCEPT}
              className={hydrated ? 'sr-only' : 'ml-2 max-w-full text-note'}
              onChange={({ currentTarget }) => {
                addFiles(currentTarget.files);
                currentTarget.value = '';
              }}
            />
          </label>
          {asksForReply && (
            <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-small">
              <input type="checkbox" name="needsReply" className="size-4.5 accent-accent" />
              Ask for a reply
            </label>
          )}
        </div>
        <Button type="submit" variant="primary" size="small">
          <SendHorizontal aria-hidden="true" size={16} />
          Send
        </Button>
      </div>
    </Form>
  );
}

function findProblem(text: string, files: readonly File[]): string | null {
  if (text === '' && files.length === 0) return threadMessages.text;
  return text.length > threadLimits.text ? threadMessages.textLimit : null;
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { fileSize } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files to send" className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="inline-flex max-w-full items-center gap-2 rounded-control border border-edge bg-raised pl-2.5 text-small"
        >
          <span className="min-w-0 wrap-anywhere">{file.name}</span>
          <span className="shrink-0 text-note text-soft">{fileSize(file.size)}</span>
          <IconButton
            label={`Remove ${file.name}`}
            size="small"
            icon={<X aria-hidden="true" size={15} />}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The files to send. Those that the server would refuse for their size aren't added. */
function useFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  function addFiles(list: FileList | null): void {
    const chosen = [...(list ?? [])];
    const large = chosen.find(({ size }) => size > threadLimits.fileBytes);
    const empty = chosen.find(({ size }) => size === 0);
    const all = [...files, ...chosen.filter((file) => file.size > 0 && file.size <= threadLimits.fileBytes)];
    setFiles(all.slice(0, threadLimits.files));
    setProblem(
      large
        ? `“${large.name}” is larger than 10 MB. Attach a smaller file.`
        : empty
          ? `“${empty.name}” is empty. Choose another file.`
          : all.length > threadLimits.files
            ? threadMessages.files
            : null,
    );
  }
  return { files, setFiles, addFiles, problem, setProblem };
}

/** What was typed stays in this tab until it is sent. */
function useDraft(key: string) {
  const accountId = useAppData().viewer?.id ?? '';
  const text = useRef<HTMLTextAreaElement>(null);
  const store = createBrowserStore('window', `draft:message:${accountId}:${key}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per thread
  useEffect(() => {
    const saved = store.read();
    if (saved !== null && text.current?.value === '') text.current.value = saved;
  }, [key]);
  return {
    text,
    onChange: () => (text.current?.value === '' ? store.forget() : store.write(text.current?.value ?? '')),
    clear() {
      if (text.current) text.current.value = '';
      store.forget();
    },
  };
}
