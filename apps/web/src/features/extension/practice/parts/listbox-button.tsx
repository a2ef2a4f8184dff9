import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { controlClass } from '../../../../shared/ui/form-field.tsx';
import { moveActive, PopupList } from './popup-list.tsx';
import { type Question, usePracticeField } from './practice.ts';

interface ListboxButtonProps {
  question: Question;
  id?: string;
  placeholder?: string;
  'data-automation-id'?: string;
  /** Where the list appears: see `PopupList`. */
  inline?: boolean;
}

/** A button that shows the chosen option, and opens the list. */
export function ListboxButton({
  question,
  id,
  placeholder = 'Select One',
  inline = false,
  ...rest
}: ListboxButtonProps) {
  const { value, setValue, error } = usePracticeField(question);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const options = question.options ?? [];
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  const choose = (option: string | undefined) => {
    if (option !== undefined) setValue(option);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, options.length);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(options[active]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <button
        {...rest}
        ref={anchor}
        id={id}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={`${question.label} ${value || placeholder}${question.required ? ' Required' : ''}`}
        aria-invalid={error !== undefined || undefined}
        className={cx(controlClass, 'min-h-11 cursor-pointer truncate py-2 text-left')}
        onClick={() => {
          setActive(Math.max(options.indexOf(value), 0));
          setOpen(!open);
        }}
        // An open list keeps the focus, so that this closes it.
        onMouseDown={(event) => open && event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {value || placeholder}
      </button>
      {open && (
        <PopupList
          id={listId}
          anchor={anchor}
          label={question.label}
          options={options}
          active={active}
          chosen={[value]}
          onChoose={choose}
          inline={inline}
          focus={{ onKeyDown: handleKey, onBlur: () => setOpen(false) }}
        />
      )}
    </>
  );
}
