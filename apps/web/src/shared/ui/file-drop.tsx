import { FileText, Upload, X } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '../format/use-format.tsx';
import { getButtonClass, IconButton, Spinner } from './button.tsx';
import { cx } from './cx.ts';
import { FieldNotes, type FieldText, useField } from './form-field.tsx';
import { useFormState } from './form-state.tsx';

export interface FileDropProps extends FieldText {
  /** Describes the button for screen readers: "Choose your résumé". */
  label: string;
  /** What to drop: "résumé". */
  noun?: string;
  /** Whether this is the page's main action. */
  prominent?: boolean;
  /** File extensions as in the `accept` attribute: `.pdf,.docx`. */
  accept: string;
  maxBytes: number;
  /** The server identifies files by content and reports problems, so other extensions are allowed. */
  judgedByContent?: boolean;
  /** Called with every valid file, and with `null` when it is removed. */
  onFile?: (file: File | null) => void;
  /** Replaces the line about file types and sizes. */
  note?: ReactNode;
  className?: string;
}

type Refusal =
  | { kind: 'type'; name: string }
  | { kind: 'size'; name: string; size: number }
  | { kind: 'empty'; name: string };

const parseExtensions = (accept: string) => accept.split(',').map((ending) => ending.trim().toLowerCase());

/** Why a file would be refused, based on its name and size. If `accept` is null, any name is allowed. */
export function findRefusal(
  file: { name: string; size: number },
  accept: string | null,
  maxBytes: number,
): Refusal | null {
  if (accept !== null && !parseExtensions(accept).some((ending) => file.name.toLowerCase().endsWith(ending)))
    return { kind: 'type', name: file.name };
  if (file.size > maxBytes) return { kind: 'size', name: file.name, size: file.size };
  if (file.size === 0) return { kind: 'empty', name: file.name };
  return null;
}

/**
 * A drop zone for one file, which can be dropped, selected, or pasted. The browser's own file input covers the whole
 * area, so dropping and selecting work before JavaScript has loaded, and the file is submitted with the form.
 */
export function FileDrop({
  name,
  label,
  hint,
  error,
  optional,
  accept,
  maxBytes,
  judgedByContent = false,
  onFile,
  note,
  noun = 'file',
  prominent = false,
  className,
}: FileDropProps) {
  const field = useField({ name, hint, error });
  const busy = useFormState()?.busy ?? false;
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; size: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isDragOver, setIsDragOver] = useState(false);

  const kinds = parseExtensions(accept).map((ending) => ending.slice(1).toUpperCase());
  const limits = note ?? `${format.list(kinds, 'disjunction')}, up to ${format.fileSize(maxBytes)}`;

  function chooseFile(chosen: File | null): void {
    const fileRefusal = chosen && findRefusal(chosen, judgedByContent ? null : accept, maxBytes);
    setRefusal(fileRefusal);
    setFile(fileRefusal ? null : chosen);
    if (fileRefusal && input.current) input.current.value = '';
    onFile?.(fileRefusal ? null : chosen);
  }

  // Picks up a file that was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const early = input.current?.files?.[0];
    if (early) chooseFile(early);
  }, []);

  function clear(): void {
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
    chooseFile(null);
  }

  function paste(event: ClipboardEvent): void {
    const [pasted] = event.clipboardData.files;
    if (!pasted || !input.current || busy) return;
    event.preventDefault();
    const transfer = new DataTransfer();
    transfer.items.add(pasted);
    input.current.files = transfer.files;
    chooseFile(pasted);
  }

  const message = refusal ? formatRefusal(refusal, kinds, format) : file ? undefined : field.error;
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <div
        onPaste={paste}
        className={cx(
          'group relative rounded-panel border-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          isDragOver ? 'border-accent bg-accent-wash' : 'border-edge bg-raised',
          file ? 'border-solid' : 'border-dashed hover:border-ink',
          message !== undefined && !isDragOver && 'border-danger',
        )}
      >
        <input
          ref={input}
          type="file"
          id={field.id}
          name={name}
          accept={accept}
          autoComplete="off"
          required={!optional}
          disabled={busy}
          aria-label={label}
          aria-describedby={`${field.id}-note${message === undefined ? '' : ` ${field.errorId}`}`}
          aria-invalid={message !== undefined || undefined}
          onChange={(event) => chooseFile(event.currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setIsDragOver(true)}
          onDragLeave={() => setIsDragOver(false)}
          onDrop={() => setIsDragOver(false)}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        {file ? (
          <div className="flex min-h-28 items-center gap-4 p-5">
            {busy ? (
              <Spinner />
            ) : (
              <FileText aria-hidden="true" size={28} strokeWidth={1.5} className="shrink-0 text-hold-text" />
            )}
            <div className="min-w-0 flex-1">
              <p className="truncate font-strong">{file.name}</p>
              <p className="text-small text-soft figures">{format.fileSize(file.size)}</p>
            </div>
            {!busy && (
              <IconButton
                label={`Remove ${file.name}`}
                icon={<X aria-hidden="true" size={20} />}
                onClick={clear}
                className="relative z-20"
              />
            )}
          </div>
        ) : (
          <div className="flex min-h-28 flex-wrap items-center gap-x-5 gap-y-4 p-5 md:px-6">
            <Upload aria-hidden="true" size={28} strokeWidth={1.5} className="shrink-0 text-accent-text" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-strong pointer-coarse:hidden">Drop your {noun} here</p>
              <p className="hidden font-strong pointer-coarse:block">{label}</p>
              <p id={`${field.id}-note`} className="text-small text-soft">
                {limits}
              </p>
            </div>
            {/* Looks like a button; the file input on top receives the click. */}
            <span
              aria-hidden="true"
              className={cx(getButtonClass(prominent ? 'primary' : 'secondary'), 'group-hover:border-ink')}
            >
              {' '}
              Choose a file{' '}
            </span>
          </div>
        )}
      </div>
      <FieldNotes field={{ ...field, error: message }} hint={hint} live />
    </div>
  );
}

function formatRefusal(refusal: Refusal, kinds: string[], format: ReturnType<typeof useFormat>): string {
  switch (refusal.kind) {
    case 'type':
      return `We can’t read “${refusal.name}”. Choose a ${format.list(kinds, 'disjunction')} file.`;
    case 'size':
      return `“${refusal.name}” is too large (${format.fileSize(refusal.size)}). Export it without images and upload the smaller file.`;
    case 'empty':
      return `“${refusal.name}” is empty. Export it again and upload the new file.`;
  }
}
