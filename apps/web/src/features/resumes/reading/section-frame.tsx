import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { DragHandle } from './drag-handle.tsx';
import { useEditor } from './editor-context.tsx';
import { MoveButtons } from './move-buttons.tsx';

/** Where a section is among those that can be moved. */
export interface SectionPlace {
  id: string;
  index: number;
  count: number;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>, label: string): void;
  /** Shows where a dragged section would go. */
  className: string;
}

interface SectionFrameProps {
  /** The heading's id. */
  id: string;
  label: string;
  /** Missing if the section can't be moved. */
  place?: SectionPlace;
  children: ReactNode;
}

/** A section with its heading. While a section is dragged, only the headings are shown, so that all of them are near. */
export function SectionFrame({ id, label, place, children }: SectionFrameProps) {
  const { item } = useEditor().drag;
  const isCollapsed = item !== null && 'list' in item && item.list === SECTION_LIST;
  return (
    <section aria-labelledby={id} data-item={place?.id} className={cx('flex flex-col', place?.className)}>
      <div className="flex items-center gap-1 border-b border-edge">
        {place && place.count > 1 && (
          <DragHandle onPointerDown={(event) => place.onDrag(event, label)} className="-ml-1.5 w-6" />
        )}
        {/* Leaves room for what is sticky above a heading that was scrolled to. */}
        <h3
          id={id}
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-56 py-1.5 font-text text-body font-strong tracking-normal lg:scroll-mt-[calc(8rem+var(--tray-height,0px))]"
        >
          {label}
        </h3>
        {place && place.count > 1 && (
          <MoveButtons
            path={`section/${place.id}`}
            name={label}
            index={place.index}
            count={place.count}
            onMove={place.onMove}
          />
        )}
      </div>
      <div hidden={isCollapsed}>{children}</div>
    </section>
  );
}

/** The name of the list of sections, for dragging. */
export const SECTION_LIST = 'sections';
