import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../../shared/ui/cx.ts';

/** Below the control, in the document's coordinates. */
interface Place {
  left: number;
  top: number;
  width: number;
}

interface PopupListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  options: readonly string[];
  /** The option that the keyboard is on. */
  active: number;
  chosen: readonly string[];
  several?: boolean;
  /** Shown instead of options: that they are loading, or that there are none. */
  note?: ReactNode;
  onChoose(option: string): void;
  /** Shown in the control's place of the document, instead of at its end. The control's parent is positioned. */
  inline?: boolean;
  /** The list takes the focus, and gets these, if the control can't keep it. */
  focus?: { onKeyDown(event: KeyboardEvent): void; onBlur(): void };
}

/** A list of options at the end of the document, where the systems put theirs. */
export function PopupList({
  id,
  anchor,
  label,
  options,
  active,
  chosen,
  several,
  note,
  onChoose,
  inline = false,
  focus,
}: PopupListProps) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box) setPlace({ left: box.left + scrollX, top: box.bottom + scrollY + 4, width: box.width });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [anchor]);
  if (!place) return null;
  const list = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control keeps the focus
    <div
      className={cx(
        'absolute z-50 max-h-64 overflow-y-auto rounded-control border border-edge bg-raised py-1 shadow-lg',
        inline && 'inset-x-0 top-full mt-1',
      )}
      {...(!inline && { style: place })}
      // React passes it on to the control, which would close the list.
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {note !== undefined && <p className="px-3 py-2 text-small text-soft">{note}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several || undefined}
        tabIndex={-1}
        ref={focus && focusList}
        aria-activedescendant={focus && `${id}-${active}`}
        {...focus}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control handles the keys
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option)}
            className={cx(
              'cursor-pointer px-3 py-2',
              index === active && 'bg-sunken',
              chosen.includes(option) && 'font-strong',
            )}
            onClick={() => onChoose(option)}
          >
            {option}
          </div>
        ))}
      </div>
    </div>
  );
  return inline ? list : createPortal(list, document.body);
}

/** Without scrolling: the list is where the person looks. */
const focusList = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

/** The next option for an arrow key. Null for other keys. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
