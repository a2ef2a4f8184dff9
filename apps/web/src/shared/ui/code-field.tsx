import { type KeyboardEvent, type Ref, useRef } from 'react';
import { cx } from './cx.ts';
import { type FieldText, FormField, useField } from './form-field.tsx';
import { Kbd } from './kbd.tsx';

export interface CodeFieldProps extends FieldText {
  value: string;
  onValueChange: (value: string) => void;
  /** What the Tab key inserts. Null if code is pasted rather than written; Tab then moves the focus as usual. */
  indent?: string | null;
  /** The number of lines shown when empty. */
  rows?: number;
  /** Line numbers with findings, from 1. */
  marked?: ReadonlySet<number>;
  maxLength?: number;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A code editor with line numbers. Tab indents, as in any editor, so pressing Escape first lets Tab leave the field;
 * the field explains this.
 */
export function CodeField({
  name,
  label,
  hint: about,
  error,
  optional,
  value,
  onValueChange,
  indent = '  ',
  rows = 12,
  marked,
  maxLength,
  disabled,
  className,
  ref,
}: CodeFieldProps) {
  const hint =
    indent === null ? (
      about
    ) : (
      <>
        {about} <Kbd>Tab</Kbd> indents. To leave with the keyboard, press <Kbd>Esc</Kbd>, then <Kbd>Tab</Kbd>.
      </>
    );
  const field = useField({ name, hint, error });
  const leaving = useRef(false);
  const lines = value.split('\n').length;
  return (
    <FormField
      field={field}
      label={label}
      hint={hint}
      optional={optional ?? false}
      className={cx('min-w-0', className)}
    >
      <div className="flex max-h-[34rem] overflow-y-auto rounded-control border border-edge bg-raised focus-within:border-ink hover:border-ink has-aria-invalid:border-danger">
        <LineNumbers count={Math.max(lines, rows)} lineCount={lines} marked={marked} />
        <textarea
          ref={ref}
          id={field.id}
          name={name}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={() => {
            leaving.current = false;
          }}
          onKeyDown={(event) => {
            const left = leaving.current;
            leaving.current = event.key === 'Escape' || (left && event.key === 'Shift');
            if (!left && indent !== null) handleKey(event, indent, onValueChange);
          }}
          rows={Math.max(lines, rows)}
          maxLength={maxLength}
          disabled={disabled}
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          aria-invalid={field.error !== undefined || undefined}
          aria-describedby={field.describedBy}
          className="min-w-0 flex-1 shrink-0 resize-none overflow-y-hidden bg-transparent py-2.5 pr-3 pl-2 font-mono text-small leading-6 text-ink [tab-size:4] focus-visible:outline-offset-[-2px]"
        />
      </div>
    </FormField>
  );
}

interface LineNumbersProps {
  count: number;
  /** The number of lines of code; the rest are blank. */
  lineCount: number;
  marked: ReadonlySet<number> | undefined;
}

function LineNumbers({ count, lineCount, marked }: LineNumbersProps) {
  return (
    <ol
      aria-hidden="true"
      className="sticky left-0 h-fit shrink-0 border-r border-line bg-sunken py-2.5 text-right font-mono text-note leading-6 text-soft select-none figures"
    >
      {Array.from({ length: count }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={index}
          className={cx(
            'min-w-9 px-2',
            index >= lineCount && 'invisible',
            marked?.has(index + 1) && 'bg-caution-wash font-strong text-caution-text',
          )}
        >
          {index + 1}
        </li>
      ))}
    </ol>
  );
}

/** Moves the cursor to the start of a line (from 1) and scrolls to it. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const precedingLines = area.value.split('\n').slice(0, line - 1);
  const start = precedingLines.reduce((sum, text) => sum + text.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? area.value.length : end);
}

/** Tab indents the selected lines and Shift+Tab unindents them. A new line keeps the indentation. */
function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, indent: string, onValueChange: (value: string) => void) {
  const { key, nativeEvent, currentTarget: area, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
  const { value, selectionStart, selectionEnd } = area;
  const lineStart = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const replaceText = (start: number, end: number, text: string) => {
    event.preventDefault();
    area.setSelectionRange(start, end);
    // Preserves the browser's undo history, which setting the value would lose. The input event notifies React.
    if (document.execCommand('insertText', false, text)) return;
    area.setRangeText(text, start, end, 'end');
    onValueChange(area.value);
  };
  if (key === 'Enter' && !shiftKey) {
    const space = /^[ \t]*/.exec(value.slice(lineStart, selectionStart))?.[0] ?? '';
    const extraIndent = /[{([:]\s*$/.test(value.slice(lineStart, selectionStart)) ? indent : '';
    replaceText(selectionStart, selectionEnd, `\n${space}${extraIndent}`);
  } else if (key === 'Tab' && !shiftKey && selectionStart === selectionEnd) {
    replaceText(selectionStart, selectionEnd, indent);
  } else if (key === 'Tab') {
    const selection = value.slice(lineStart, selectionEnd);
    const indentedText = shiftKey
      ? selection.replaceAll(new RegExp(`^(?:\\t| {1,${indent.length}})`, 'gm'), '')
      : selection.replaceAll(/^(?=.)/gm, indent);
    replaceText(lineStart, selectionEnd, indentedText);
    if (selectionStart === selectionEnd) {
      const place = Math.max(lineStart, selectionStart - (selection.length - indentedText.length));
      area.setSelectionRange(place, place);
    } else area.setSelectionRange(lineStart, lineStart + indentedText.length);
  }
}
