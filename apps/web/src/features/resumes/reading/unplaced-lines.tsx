import type { UnplacedLine } from '@foothold/contracts/resumes';
import { ChevronDown, ChevronUp, Crosshair } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../shared/ui/dropdown-menu.tsx';
import { listPlaceTargets } from '../model/placing.ts';
import { usePlaces } from '../page/place-context.tsx';
import { DragHandle } from './drag-handle.tsx';
import { useEditor } from './editor-context.tsx';
import { getFieldElementId } from './field-hash.ts';
import { buildUnplacedPath } from './marked-fields.ts';
import { startDrag } from './pointer-drag.ts';
import { findDropPlace } from './use-drop.ts';

/** Maximum number shown at first, because a file that is hard to read can have a hundred. */
const INITIAL_COUNT = 8;

/**
 * Lines of the file that aren't in any field. Each can be dragged onto a field or placed with a menu. On wide screens, they stay in view
 * while the fields scroll.
 */
export function UnplacedLines() {
  const { unplaced } = useEditor();
  const [isOpen, setOpen] = useState(true);
  const [isComplete, setComplete] = useState(false);
  const tray = useRef<HTMLElement>(null);
  const isShown = unplaced !== null && unplaced.length > 0;
  useTrayHeight(tray, isShown);
  if (!isShown) return null;
  const shown = isComplete ? unplaced : unplaced.slice(0, INITIAL_COUNT);
  return (
    <section
      ref={tray}
      aria-labelledby="unplaced"
      className="z-5 mb-6 flex flex-col rounded-panel border border-caution bg-paper px-4 py-2 @min-[52rem]:sticky @min-[52rem]:top-24 @min-[52rem]:max-h-[38dvh]"
    >
      <div className="flex items-center justify-between gap-x-4">
        <h3
          id="unplaced"
          tabIndex={-1}
          className="flex min-w-0 flex-wrap items-baseline gap-x-4 font-text text-body font-strong tracking-normal"
        >
          Lines we could not place
          <span className="text-note font-regular text-soft figures">
            {unplaced.length} {unplaced.length === 1 ? 'line' : 'lines'}
          </span>
        </h3>
        <Button
          size="small"
          variant="quiet"
          className="-mr-3"
          aria-expanded={isOpen}
          aria-controls="unplaced-lines"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
          <span className="sr-only"> lines</span>
          {isOpen ? <ChevronUp aria-hidden="true" size={16} /> : <ChevronDown aria-hidden="true" size={16} />}
        </Button>
      </div>
      <div id="unplaced-lines" hidden={!isOpen} className="min-h-0 overflow-y-auto overscroll-contain">
        <p className="max-w-prose pb-2 text-note text-soft">
          These lines of your file aren’t in any field below. Choose “Move to”, or drag a line onto a field or an entry.
        </p>
        <ol>
          {shown.map((line, index) => (
            <UnplacedItem key={line.id} line={line} next={unplaced[index + 1] ?? unplaced[index - 1]} />
          ))}
        </ol>
        {unplaced.length > shown.length && (
          <Button size="small" variant="quiet" className="-ml-3" onClick={() => setComplete(true)}>
            Show {unplaced.length - shown.length} more
          </Button>
        )}
      </div>
    </section>
  );
}

/** Tells the headings how much room the tray takes above them. */
function useTrayHeight(tray: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is there once it is shown
  useEffect(() => {
    const element = tray.current;
    const { style } = document.documentElement;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty('--tray-height', isSticky ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--tray-height');
    };
  }, [tray, isShown]);
}

function UnplacedItem({ line, next }: { line: UnplacedLine; next: UnplacedLine | undefined }) {
  const { draft, drag, place, focusNext } = useEditor();
  const places = usePlaces();
  const linePlace = { key: buildUnplacedPath(line.id), label: line.text, spans: line.spans };
  function startLineDrag(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation();
    let over: ReturnType<typeof findDropPlace> = null;
    startDrag(event, {
      onStart: () => drag.start({ line, label: line.text }),
      onMove(x, y) {
        over = findDropPlace(x, y);
        drag.moveOver(over?.path ?? null);
      },
      onEnd(isDropped) {
        drag.end();
        if (isDropped && over) place(line, over.target);
      },
    });
  }
  return (
    <li
      onPointerDown={(event) => event.pointerType === 'mouse' && !isControl(event.target) && startLineDrag(event)}
      onPointerEnter={() => places?.hint(linePlace)}
      onPointerLeave={() => places?.hint(null)}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-1.5 pointer-fine:cursor-grab"
    >
      <div className="-ml-1.5 flex min-w-0 flex-1 basis-40 items-start gap-1">
        <DragHandle onPointerDown={startLineDrag} className="w-6" />
        <p className="min-w-0 py-1.5 wrap-anywhere">{line.text}</p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {places && line.spans.length > 0 && (
          <IconButton
            label={`Show on the page: ${line.text}`}
            size="small"
            onClick={() => places.show(linePlace)}
            icon={<Crosshair aria-hidden="true" size={17} />}
          />
        )}
        <DropdownMenu
          trigger={
            <Button id={getFieldElementId(linePlace.key)} size="small">
              Move to
              <span className="sr-only"> a field: {line.text}</span>
              <ChevronDown aria-hidden="true" size={15} />
            </Button>
          }
        >
          {listPlaceTargets(draft).map(({ label, targets }) => [
            <MenuLabel key={label}>{label}</MenuLabel>,
            ...targets.map(({ id, label: name, target }) => (
              <MenuItem
                key={id}
                onSelect={() => {
                  const field = place(line, target);
                  focusNext(next ? buildUnplacedPath(next.id) : field);
                }}
              >
                <span className="max-w-72 truncate">{name}</span>
              </MenuItem>
            )),
          ])}
        </DropdownMenu>
      </div>
    </li>
  );
}

const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null;
