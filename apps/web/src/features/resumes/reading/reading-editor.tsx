import { Plus } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { buildEntryPath, buildFieldPath } from '../model/draft.ts';
import { createEntry } from '../model/draft-edits.ts';
import { CONTACT_FIELDS, SECTIONS, type SectionShape } from '../model/sections.ts';
import { EditEntry } from './edit-entry.tsx';
import { EditField } from './edit-field.tsx';
import { createId, useEditor } from './editor-context.tsx';
import { getFieldElementId } from './field-hash.ts';

/** Leaves room for what is sticky above a heading that was scrolled to. */
const headingClass =
  'scroll-mt-44 border-b border-edge pb-1.5 font-text text-body font-strong tracking-normal lg:scroll-mt-24';

/** Every field of the résumé, editable in place. */
export function ReadingEditor({ onUndo }: { onUndo(): void }) {
  const { base, draft, edit } = useEditor();
  const renderTextField = (path: string, label: string, kind: 'line' | 'text' = 'line', className = '') => (
    <EditField
      key={path}
      path={path}
      label={label}
      kind={kind}
      before={base.top[path] ?? ''}
      value={draft.top[path] ?? ''}
      onText={(value) => edit({ do: 'set-top', path, text: value })}
      className={className}
    />
  );
  const filled = SECTIONS.filter(({ id }) => draft.lists[id].length > 0);
  const empty = SECTIONS.filter(({ id }) => draft.lists[id].length === 0);
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="contact" className="flex flex-col gap-4">
        <h3 id="contact" tabIndex={-1} className={headingClass}>
          Contact
        </h3>
        <div className="grid items-start gap-x-3 gap-y-2.5 sm:grid-cols-2">
          {CONTACT_FIELDS.map(({ key, label }) => renderTextField(`contact/${key}`, label))}
        </div>
      </section>
      <section aria-labelledby="summary" className="flex flex-col gap-4">
        <h3 id="summary" tabIndex={-1} className={headingClass}>
          Summary
        </h3>
        {renderTextField('summary', 'Sum up your experience in a few lines', 'text')}
      </section>
      {filled.map((section) => (
        <EditSection key={section.id} section={section} onUndo={onUndo} />
      ))}
      {empty.length > 0 && (
        <section aria-labelledby="more" className="flex flex-col gap-3">
          <h3 id="more" className="font-text text-small font-strong tracking-normal">
            Add a section
          </h3>
          <div className="flex flex-wrap gap-2">
            {empty.map((section) => (
              <AddEntry key={section.id} section={section} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function EditSection({ section, onUndo }: { section: SectionShape; onUndo(): void }) {
  const { draft } = useEditor();
  const entries = draft.lists[section.id];
  const heading = getFieldElementId(section.id);
  return (
    <section aria-labelledby={heading} className="flex flex-col">
      <h3 id={heading} tabIndex={-1} className={headingClass}>
        {section.label}
      </h3>
      <ol>
        {entries.map((entry, index) => (
          <EditEntry key={entry.id} {...{ section, entry, index, onUndo }} count={entries.length} />
        ))}
      </ol>
      <div className="pt-2">
        <AddEntry section={section} />
      </div>
    </section>
  );
}

/** Focuses the first field of a new entry, and adds a blank line if its kind has lines. */
function AddEntry({ section }: { section: SectionShape }) {
  const { draft, edit, focusNext, limits } = useEditor();
  function add(): void {
    const entry = createEntry(section.fields, createId());
    edit({ do: 'add-entry', section: section.id, entry });
    if (section.lines)
      edit({ do: 'add-line', section: section.id, entry: entry.id, line: { id: createId(), text: '' }, at: 0 });
    const [first] = section.fields;
    focusNext(first ? buildFieldPath(section.id, entry.id, first.key) : buildEntryPath(section.id, entry.id));
  }
  if (draft.lists[section.id].length >= limits.list) return null;
  return (
    <Button size="small" onClick={add}>
      <Plus aria-hidden="true" size={16} />
      {draft.lists[section.id].length > 0 ? `Add ${section.one}` : section.label}
    </Button>
  );
}
