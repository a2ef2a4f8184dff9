import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { buildEntryPath, buildFieldPath, type DraftEntry, getEntryName } from '../model/draft.ts';
import type { FieldShape, SectionShape } from '../model/sections.ts';
import { EditField } from './edit-field.tsx';
import { EditLines } from './edit-lines.tsx';
import { useEditor } from './editor-context.tsx';
import { getFieldElementId } from './field-hash.ts';
import { dropClass, useDrop } from './use-drop.ts';

interface EditEntryProps {
  section: SectionShape;
  entry: DraftEntry;
  index: number;
  count: number;
  onUndo(): void;
}

/** One role, school, or project with all its fields and lines. */
export function EditEntry({ section, entry, index, count, onUndo }: EditEntryProps) {
  const { base, edit, errors, focusNext } = useEditor();
  const [openedFields, setOpenedFields] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();
  const savedEntry = base.lists[section.id].find(({ id }) => id === entry.id);
  const name = getEntryName(section, entry);
  const path = buildEntryPath(section.id, entry.id);
  const drop = useDrop(path, section.lines ? { to: 'entry', section: section.id, entry: entry.id } : null);

  function move(by: number): void {
    edit({ do: 'move-entry', section: section.id, entry: entry.id, by });
    focusNext(path);
  }
  function remove(): void {
    edit({ do: 'remove-entry', section: section.id, entry: entry.id });
    focusNext(section.id);
    toast.show({
      title: `Removed: ${name}`,
      action: { label: 'Undo', hint: 'Choose “Undo” next to “Save”', onSelect: onUndo },
    });
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
      {...drop.handlers}
      className={cx(
        '@container flex flex-col gap-3 border-b border-line py-4 last:border-b-0',
        drop.isOver && dropClass,
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="text-note text-soft first-letter:uppercase">
          {section.one} {index + 1} of {count}
        </p>
        <div className="-my-1 flex shrink-0">
          <IconButton
            label={`Move ${name} up`}
            size="small"
            disabled={index === 0}
            onClick={() => move(-1)}
            icon={<ArrowUp aria-hidden="true" size={17} />}
          />
          <IconButton
            label={`Move ${name} down`}
            size="small"
            disabled={index === count - 1}
            onClick={() => move(1)}
            icon={<ArrowDown aria-hidden="true" size={17} />}
          />
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
