import { Plus } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { buildEntryPath, buildFieldPath, getEntryName } from '../model/draft.ts';
import { createEntry } from '../model/draft-edits.ts';
import type { SectionShape } from '../model/sections.ts';
import { EditEntry } from './edit-entry.tsx';
import { createId, useEditor } from './editor-context.tsx';
import { buildAddPath, getFieldElementId } from './field-hash.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import { useReorder } from './use-reorder.ts';

interface EditSectionProps {
  section: SectionShape;
  /** Missing if the section can't be moved. */
  place?: SectionPlace;
}

/** A section with its entries, which can be moved. */
export function EditSection({ section, place }: EditSectionProps) {
  const { draft, edit, announce } = useEditor();
  const entries = draft.lists[section.id];
  const ids = entries.map(({ id }) => id);
  function move(id: string, to: number): void {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return;
    edit({ do: 'move-entry', section: section.id, entry: id, by: to - ids.indexOf(id) });
    announce(`Moved ${getEntryName(section, entry)} to place ${to + 1} of ${entries.length}`);
  }
  const reorder = useReorder<HTMLOListElement>({ name: section.id, ids, onMove: move });
  return (
    <SectionFrame id={getFieldElementId(section.id)} label={section.label} {...(place && { place })}>
      <ol ref={reorder.list}>
        {entries.map((entry, index) => (
          <EditEntry
            key={entry.id}
            {...{ section, entry, index }}
            count={entries.length}
            onDrag={(event, label) => reorder.start(event, entry.id, label)}
            onMove={(to) => move(entry.id, to)}
            className={reorder.getItemClass(entry.id)}
          />
        ))}
      </ol>
      <div className="pt-2">
        <AddEntry section={section} />
      </div>
    </SectionFrame>
  );
}

/** Focuses the first field of a new entry, and adds a blank line if its kind has lines. */
export function AddEntry({ section }: { section: SectionShape }) {
  const { draft, edit, focusNext, limits } = useEditor();
  function add(): void {
    const blank = createEntry(section.fields, createId());
    const entry = section.lines ? { ...blank, lines: [{ id: createId(), text: '' }] } : blank;
    edit({ do: 'add-entry', section: section.id, entry });
    const [first] = section.fields;
    focusNext(first ? buildFieldPath(section.id, entry.id, first.key) : buildEntryPath(section.id, entry.id));
  }
  if (draft.lists[section.id].length >= limits.list) return null;
  return (
    <Button id={getFieldElementId(buildAddPath(section.id))} size="small" onClick={add}>
      <Plus aria-hidden="true" size={16} />
      {draft.lists[section.id].length > 0 ? `Add ${section.one}` : section.label}
    </Button>
  );
}
