import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { controlClass } from '../../../../shared/ui/form-field.tsx';
import { moveActive, PopupList } from './popup-list.tsx';
import { type Question, splitOptions, toggleOption, usePracticeField } from './practice.ts';

interface ComboboxProps {
  question: Question;
  id?: string;
  'aria-labelledby'?: string;
  /** Options come after this long, and only for what was typed. Without it, they are there at once. */
  delayMs?: number;
  several?: boolean;
  placeholder?: string;
  /** Where the list appears: see `PopupList`. */
  inline?: boolean;
}

const LOADING = 'Loading...';
const NO_OPTION = 'No options';

interface Found {
  options: readonly string[];
  note: string | undefined;
}

/** Which options the list shows for what was typed. `null` text means that the list is closed. */
function useFound(options: readonly string[], text: string | null, delayMs: number | undefined): Found {
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  const waits = delayMs !== undefined && text !== null && text !== '' && loadedFor !== text;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLoadedFor(text), delayMs);
    return () => clearTimeout(timer);
  }, [waits, text, delayMs]);
  if (waits) return { options: [], note: LOADING };
  const wanted = (text ?? '').trim().toLowerCase();
  const found =
    delayMs !== undefined && wanted === '' ? [] : options.filter((one) => one.toLowerCase().includes(wanted));
  return { options: found, note: found.length === 0 ? NO_OPTION : undefined };
}

/** A text input that filters a list. What was typed doesn't count until an option is chosen. */
export function Combobox({
  question,
  id,
  delayMs,
  several = false,
  placeholder = 'Select...',
  inline = false,
  ...rest
}: ComboboxProps) {
  const { value, setValue, error } = usePracticeField(question);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { options, note } = useFound(question.options ?? [], open ? text : null, delayMs);
  const chosen = several ? splitOptions(value) : [value];

  const close = () => {
    setOpen(false);
    setText('');
  };
  const choose = (option: string | undefined) => {
    if (option === undefined) return;
    setValue(several ? toggleOption(value, option) : option);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, options.length);
    if (next !== null && (event.key.startsWith('Arrow') || open)) {
      event.preventDefault();
      if (open) setActive(next);
      else setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (open) choose(options[active]);
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Backspace' && text === '' && value !== '')
      setValue(several ? toggleOption(value, chosen.at(-1) ?? '') : '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside handles the keys
    <div
      ref={anchor}
      className={cx(controlClass, 'select__control relative flex min-h-11 flex-wrap items-center gap-2 py-1')}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        if (event.target !== input.current) event.preventDefault();
        input.current?.focus();
        setActive(0);
        setOpen(!open);
      }}
    >
      {several
        ? chosen.map((option) => (
            <span key={option} className="select__multi-value flex items-center gap-1 bg-sunken pl-2 text-small">
              {option}
              <button
                type="button"
                aria-label={`Remove ${option}`}
                className="p-1.5"
                onMouseDown={(event) => event.stopPropagation()}
                onClick={() => setValue(toggleOption(value, option))}
              >
                <X aria-hidden="true" size={14} />
              </button>
            </span>
          ))
        : value !== '' && text === '' && <span className="select__single-value truncate">{value}</span>}
      <input
        {...rest}
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="true"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && options.length > 0 ? `${listId}-${active}` : undefined}
        aria-invalid={error !== undefined || undefined}
        aria-required={question.required || undefined}
        placeholder={value === '' ? placeholder : undefined}
        value={text}
        className="select__input min-w-16 grow bg-transparent outline-none placeholder:text-soft"
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <ChevronDown aria-hidden="true" size={18} className="shrink-0 text-soft" />
      {open && (
        <PopupList
          id={listId}
          anchor={anchor}
          label={question.label}
          options={options}
          active={active}
          chosen={chosen}
          note={note}
          onChoose={choose}
          inline={inline}
        />
      )}
    </div>
  );
}
