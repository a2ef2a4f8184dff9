import { Ellipsis, Plus } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../shared/ui/dropdown-menu.tsx';
import { buildEntryPath, buildLinePath, type DraftEntry, type DraftLine } from '../model/draft.ts';
import type { SectionShape } from '../model/sections.ts';
import { usePlaces } from '../page/place-context.tsx';
import { DragHandle } from './drag-handle.tsx';
import { FieldError, inPlaceClass, usePlacePointer } from './edit-field.tsx';
import { createId, getFieldCertainty, getFieldLocation, useEditor } from './editor-context.tsx';
import { FieldCheck } from './field-check.tsx';
import { buildAddPath, getFieldElementId } from './field-hash.ts';
import { dropClass, useDrop } from './use-drop.ts';
import { useReorder } from './use-reorder.ts';

interface EditLinesProps {
  section: SectionShape & { lines: NonNullable<SectionShape['lines']> };
  entry: DraftEntry;
  /** Shown next to the button that adds a line. */
  children?: ReactNode;
}

/**
 * An entry's lines or a group's skills. Enter adds a line below, Alt with an arrow key moves it, and Backspace removes
 * an empty one.
 */
export function EditLines({ section, entry, children }: EditLinesProps) {
  const { edit, focusNext, limits, announce } = useEditor();
  const isSkills = section.lines.key === 'keywords';
  const ids = entry.lines.map(({ id }) => id);
  function move(line: string, to: number): void {
    const from = ids.indexOf(line);
    edit({ do: 'move-line', section: section.id, entry: entry.id, line, by: to - from });
    announce(`Moved ${section.lines.one} to place ${to + 1} of ${ids.length}`);
  }
  const reorder = useReorder<HTMLOListElement>({
    name: `${section.id}/${entry.id}`,
    ids,
    isInline: isSkills,
    onMove: move,
  });
  function add(at: number): void {
    if (entry.lines.length >= limits.list) return;
    const line = { id: createId(), text: '' };
    edit({ do: 'add-line', section: section.id, entry: entry.id, line, at });
    focusNext(buildLinePath(section, entry.id, line.id));
  }
  return (
    <div className="flex flex-col gap-2">
      <ol ref={reorder.list} className={isSkills ? 'flex flex-wrap gap-2' : 'flex flex-col gap-2'}>
        {entry.lines.map((line, index) => (
          <EditLine
            key={line.id}
            {...{ section, entry, line, index }}
            onAddBelow={() => add(index + 1)}
            onMove={(to) => move(line.id, to)}
            onDrag={(event) => reorder.start(event, line.id, line.text || `Blank ${section.lines.one}`)}
            className={reorder.getItemClass(line.id)}
          />
        ))}
      </ol>
      <div className="-ml-3 flex flex-wrap">
        <Button
          id={getFieldElementId(buildAddPath(buildEntryPath(section.id, entry.id)))}
          size="small"
          variant="quiet"
          onClick={() => add(entry.lines.length)}
        >
          <Plus aria-hidden="true" size={16} />
          Add {section.lines.one}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface EditLineProps extends Omit<EditLinesProps, 'children'> {
  line: DraftLine;
  index: number;
  onAddBelow(): void;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
  /** Shows where a dragged line would go. */
  className: string;
}

function EditLine({ section, entry, line, index, onAddBelow, onMove, onDrag, className }: EditLineProps) {
  const editor = useEditor();
  const places = usePlaces();
  const path = buildLinePath(section, entry.id, line.id);
  const pointing = usePlacePointer(path);
  const id = getFieldElementId(path);
  const at = { section: section.id, entry: entry.id, line: line.id };
  const savedLine = editor.base.lists[section.id]
    .find((one) => one.id === entry.id)
    ?.lines.find((one) => one.id === line.id);
  const certainty = getFieldCertainty(editor, path, savedLine?.text ?? '', line.text);
  const error = editor.errors[path];
  const name = `${section.lines.one} ${index + 1}`;
  const isSkill = section.lines.key === 'keywords';
  const place = getFieldLocation(editor, path);
  const drop = useDrop(path, isSkill ? null : { to: 'field', path, kind: 'text' });

  function move(by: number): void {
    if (index + by < 0 || index + by >= entry.lines.length) return;
    onMove(index + by);
    editor.focusNext(path);
  }
  function remove(): void {
    editor.edit({ do: 'remove-line', ...at });
    const neighbor = entry.lines[index + 1] ?? entry.lines[index - 1];
    const button = buildAddPath(buildEntryPath(section.id, entry.id));
    editor.focusNext(neighbor ? buildLinePath(section, entry.id, neighbor.id) : button);
  }
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowUp: -1, ArrowDown: 1, ...(isSkill && { ArrowLeft: -1, ArrowRight: 1 }) }[event.key];
    if (event.altKey && by !== undefined) move(by);
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) onAddBelow();
    else if (event.key === 'Backspace' && line.text === '') remove();
    else return;
    event.preventDefault();
  }
  const control = {
    ...pointing.control,
    id,
    value: line.text,
    maxLength: editor.limits.value,
    'aria-label': `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': cx(certainty !== null && `${id}-sure`, error !== undefined && `${id}-error`) || undefined,
    onKeyDown: handleKey,
  };
  const set = (text: string) => editor.edit({ do: 'set-line', ...at, text });
  return (
    <li
      {...pointing.around}
      data-item={line.id}
      {...drop.attributes}
      className={cx(className, 'flex min-w-0 flex-col gap-0.5', drop.isOver && dropClass, isSkill && 'max-w-full')}
    >
      <div className={cx('flex items-start', !isSkill && '-ml-1.5 gap-0.5')}>
        {entry.lines.length > 1 && <DragHandle onPointerDown={onDrag} className={isSkill ? 'w-4' : 'w-5'} />}
        {isSkill ? (
          <input
            {...control}
            type="text"
            size={Math.min(28, Math.max(6, line.text.length))}
            onChange={(event) => set(event.currentTarget.value)}
            className={cx(inPlaceClass, 'field-sizing-content w-auto max-w-full min-w-16')}
          />
        ) : (
          <textarea
            {...control}
            rows={1}
            onChange={(event) => set(event.currentTarget.value)}
            className={cx(inPlaceClass, 'field-sizing-content min-h-9 resize-none')}
          />
        )}
        <DropdownMenu
          trigger={
            <IconButton
              label={`Actions for ${name}`}
              size="small"
              className={isSkill ? '-ml-0.5 w-7!' : 'ml-0.5'}
              icon={<Ellipsis aria-hidden="true" size={16} />}
            />
          }
        >
          {places && place.spans.length > 0 && (
            <MenuItem onSelect={() => places.show(place)}>Show on the page</MenuItem>
          )}
          <MenuItem disabled={index === 0} onSelect={() => move(-1)}>
            {isSkill ? 'Move left' : 'Move up'}
          </MenuItem>
          <MenuItem disabled={index === entry.lines.length - 1} onSelect={() => move(1)}>
            {isSkill ? 'Move right' : 'Move down'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={remove}>
            Remove
          </MenuItem>
        </DropdownMenu>
      </div>
      {certainty !== null && certainty !== 'sure' && <FieldCheck id={`${id}-sure`} path={path} certainty={certainty} />}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </li>
  );
}
