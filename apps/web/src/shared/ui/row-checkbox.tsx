import { useRef } from 'react';
import type { Selection } from '../hooks/use-selection.ts';

const boxClass = 'size-5 cursor-pointer rounded-control border-edge accent-ink focus-visible:outline-offset-2';

export interface RowCheckboxProps {
  id: string;
  name: string;
  /** The ID of the form that changes the selected items. */
  form: string;
  selection: Selection;
}

/** Selects one item of a list. A click with the shift key selects everything since the last click. */
export function RowCheckbox({ id, name, form, selection }: RowCheckboxProps) {
  const shift = useRef(false);
  return (
    // Where the row is a link, it must not get this click.
    <label className="relative z-10 -m-2 flex cursor-pointer p-2">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        form={form}
        name="id"
        value={id}
        checked={selection.selected.has(id)}
        onKeyDown={(event) => {
          // It would press the form's first button.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onChange={({ target }) => selection.select(id, target.checked, shift.current)}
        className={boxClass}
      />
    </label>
  );
}

/** Selects every item of the page. */
export function AllCheckbox({ count, selection }: { count: number; selection: Selection }) {
  return (
    <label className="flex cursor-pointer items-center gap-2 text-note text-soft">
      <input
        type="checkbox"
        checked={selection.selected.size === count}
        onChange={({ target }) => selection.selectAll(target.checked)}
        className={boxClass}
      />
      Select all on this page
    </label>
  );
}
