import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { type DraftEntry, entryName, entryPath, fieldPath } from '../model/draft.ts';
import type { SectionShape } from '../model/sections.ts';
import { EditField } from './edit-field.tsx';
import { EditLines } from './edit-lines.tsx';
import { useEditor } from './editor-context.tsx';
import { fieldHash } from './field-hash.ts';

interface EditEntryProps {
  section: SectionShape;
  entry: DraftEntry;
  index: number;
  count: number;
  onUndo(): void;
}

/** One role, school, project … with all its fields and lines. */
export function EditEntry({ section, entry, index, count, onUndo }: EditEntryProps) {
  const { base, edit, focusNext } = useEditor();
  const toast = useToast();
  const known = base.lists[section.id].find(({ id }) => id === entry.id);
  const name = entryName(section, entry);
  const path = entryPath(section.id, entry.id);

  function move(by: number): void {
    edit({ do: 'move-entry', section: section.id, entry: entry.id, by });
    focusNext(path);
  }
  function remove(): void {
    edit({ do: 'remove-entry', section: section.id, entry: entry.id });
    focusNext(section.id);
    toast.show({
      title: `Taken away: ${name}`,
      action: { label: 'Undo', hint: 'Press “Undo” beside “Save”', onSelect: onUndo },
    });
  }
  return (
    <li
      id={fieldHash(path)}
      tabIndex={-1}
      aria-label={name}
      className="flex flex-col gap-3 border-b border-line py-5 last:border-b-0"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate font-strong">{name}</p>
        <div className="flex shrink-0">
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
            label={`Take away ${name}`}
            size="small"
            onClick={remove}
            icon={<Trash2 aria-hidden="true" size={17} />}
          />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        {section.fields.map(({ key, label, kind = 'line' }) => (
          <EditField
            key={key}
            path={fieldPath(section.id, entry.id, key)}
            label={label}
            kind={kind}
            before={known?.texts[key] ?? ''}
            value={entry.texts[key] ?? ''}
            onText={(text) => edit({ do: 'set-text', section: section.id, entry: entry.id, key, text })}
            className={kind === 'date' || kind === 'end' ? '' : kind === 'text' ? 'col-span-2' : 'max-sm:col-span-2'}
          />
        ))}
      </div>
      {section.lines && <EditLines section={{ ...section, lines: section.lines }} entry={entry} />}
    </li>
  );
}
