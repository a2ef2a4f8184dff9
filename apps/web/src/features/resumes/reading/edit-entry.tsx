import { Plus, Trash2 } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { buildEntryPath, buildFieldPath, type DraftEntry, getEntryName } from '../model/draft.ts';
import type { FieldShape, SectionShape } from '../model/sections.ts';
import { DragHandle } from './drag-handle.tsx';
import { EditField } from './edit-field.tsx';
import { EditLines } from './edit-lines.tsx';
import { useEditor } from './editor-context.tsx';
import { buildAddPath, getFieldElementId } from './field-hash.ts';
import { MoveButtons } from './move-buttons.tsx';
import { dropClass, useDrop } from './use-drop.ts';

interface EditEntryProps {
  section: SectionShape;
  entry: DraftEntry;
  index: number;
  count: number;
  onDrag(event: PointerEvent<HTMLElement>, label: string): void;
  onMove(to: number): void;
  /** Shows where a dragged entry would go. */
  className: string;
}

/** One role, school, or project with all its fields and lines. */
export function EditEntry({ section, entry, index, count, onDrag, onMove, className }: EditEntryProps) {
  const { base, edit, errors, focusNext, offerUndo } = useEditor();
  const [openedFields, setOpenedFields] = useState<ReadonlySet<string>>(new Set());
  const savedEntry = base.lists[section.id].find(({ id }) => id === entry.id);
  const name = getEntryName(section, entry);
  const path = buildEntryPath(section.id, entry.id);
  const drop = useDrop(path, section.lines ? { to: 'entry', section: section.id, entry: entry.id } : null);

  function remove(): void {
    edit({ do: 'remove-entry', section: section.id, entry: entry.id });
    focusNext(section.id, buildAddPath(section.id));
    offerUndo(`Removed: ${name}`);
  }
  const hiddenFields = section.fields.filter(
    ({ key, rare }) =>
      rare &&
      !openedFields.has(key) &&
      !entry.texts[key] &&
      errors[buildFieldPath(section.id, entry.id, key)] === undefined,
  );
  const more = hiddenFields.map(({ key, label }) => (
    <Button
      key={key}
      size="small"
      variant="quiet"
      onClick={() => {
        setOpenedFields(new Set([...openedFields, key]));
        focusNext(buildFieldPath(section.id, entry.id, key));
      }}
    >
      <Plus aria-hidden="true" size={16} />
      {label}
    </Button>
  ));
  return (
    <li
      id={getFieldElementId(path)}
      tabIndex={-1}
      aria-label={name}
      data-item={entry.id}
      {...drop.attributes}
      className={cx(
        className,
        '@container flex flex-col gap-3 border-b border-line py-4 last:border-b-0',
        drop.isOver && dropClass,
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <div className="-ml-1.5 flex min-w-0 items-center gap-1">
          {count > 1 && <DragHandle onPointerDown={(event) => onDrag(event, name)} className="w-6" />}
          <p className={cx('text-note text-soft first-letter:uppercase', count === 1 && 'pl-1.5')}>
            {section.one} {index + 1} of {count}
          </p>
        </div>
        <div className="-my-1 flex shrink-0">
          <MoveButtons {...{ path, name, index, count, onMove }} />
          <IconButton
            label={`Remove ${name}`}
            size="small"
            onClick={remove}
            icon={<Trash2 aria-hidden="true" size={17} />}
          />
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2.5 @min-[26rem]:grid-cols-4">
        {section.fields
          .filter((field) => !hiddenFields.includes(field))
          .map((field) => (
            <EditField
              key={field.key}
              path={buildFieldPath(section.id, entry.id, field.key)}
              label={field.label}
              kind={field.kind ?? 'line'}
              before={savedEntry?.texts[field.key] ?? ''}
              value={entry.texts[field.key] ?? ''}
              onText={(text) => edit({ do: 'set-text', section: section.id, entry: entry.id, key: field.key, text })}
              className={getWidthClass(field)}
            />
          ))}
      </div>
      {section.lines ? (
        <EditLines section={{ ...section, lines: section.lines }} entry={entry}>
          {more}
        </EditLines>
      ) : (
        hiddenFields.length > 0 && <div className="-ml-3 flex flex-wrap">{more}</div>
      )}
    </li>
  );
}

const WIDTHS = {
  1: 'col-span-1',
  2: 'col-span-2',
  3: 'col-span-2 @min-[26rem]:col-span-3',
  4: 'col-span-full',
} as const;

function getWidthClass({ kind = 'line', quarters }: FieldShape): string {
  return WIDTHS[quarters ?? (kind === 'text' ? 4 : kind === 'line' ? 2 : 1)];
}
