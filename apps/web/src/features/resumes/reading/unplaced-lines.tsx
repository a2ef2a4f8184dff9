import type { UnplacedLine } from '@foothold/contracts/resumes';
import { ChevronDown, Crosshair, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../shared/ui/dropdown-menu.tsx';
import { listPlaceTargets } from '../model/placing.ts';
import { usePlaces } from '../page/place-context.tsx';
import { useEditor } from './editor-context.tsx';
import { getFieldElementId } from './field-hash.ts';
import { buildUnplacedPath } from './marked-fields.ts';

/** Maximum number shown at first, because a file that is hard to read can have a hundred. */
const INITIAL_COUNT = 8;

/** Lines of the file that aren't in any field. Each can be dragged onto a field or placed with a menu. */
export function UnplacedLines() {
  const { unplaced } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (!unplaced || unplaced.length === 0) return null;
  const shown = isOpen ? unplaced : unplaced.slice(0, INITIAL_COUNT);
  return (
    <section aria-labelledby="unplaced" className="rounded-panel border border-caution px-4 pt-3.5 pb-2">
      <h3
        id="unplaced"
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-x-4 font-text text-body font-strong tracking-normal"
      >
        Lines we could not place
        <span className="text-note font-regular text-soft figures">
          {unplaced.length} {unplaced.length === 1 ? 'line' : 'lines'}
        </span>
      </h3>
      <p className="max-w-prose pt-0.5 pb-2 text-note text-soft">
        These lines of your file aren’t in any field below. Choose “Move to”, or drag a line onto a field or an entry.
      </p>
      <ol>
        {shown.map((line, index) => (
          <UnplacedItem key={line.id} line={line} next={unplaced[index + 1] ?? unplaced[index - 1]} />
        ))}
      </ol>
      {unplaced.length > shown.length && (
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
          Show {unplaced.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

function UnplacedItem({ line, next }: { line: UnplacedLine; next: UnplacedLine | undefined }) {
  const { draft, drag, place, focusNext } = useEditor();
  const places = usePlaces();
  const linePlace = { key: buildUnplacedPath(line.id), label: line.text, spans: line.spans };
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', line.text);
        event.dataTransfer.effectAllowed = 'move';
        drag.start(line);
      }}
      onDragEnd={drag.end}
      onPointerEnter={() => places?.hint(linePlace)}
      onPointerLeave={() => places?.hint(null)}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-2 pointer-fine:cursor-grab"
    >
      <p className="flex min-w-0 flex-1 basis-40 gap-2">
        <GripVertical aria-hidden="true" size={16} className="mt-0.5 hidden shrink-0 text-soft pointer-fine:block" />
        <span className="min-w-0 wrap-anywhere">{line.text}</span>
      </p>
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
                  place(line, target);
                  if (next) focusNext(buildUnplacedPath(next.id));
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
