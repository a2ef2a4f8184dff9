import type { FieldPath } from '@foothold/core/resume';
import type { Draft, DraftEntry, DraftLine } from './draft.ts';
import type { SectionId } from './sections.ts';

/** Manual edits to a résumé. */
export type DraftEdit =
  | { do: 'set-top'; path: FieldPath; text: string }
  | { do: 'set-text'; section: SectionId; entry: string; key: string; text: string }
  | { do: 'set-line'; section: SectionId; entry: string; line: string; text: string }
  | { do: 'add-entry'; section: SectionId; entry: DraftEntry }
  | { do: 'remove-entry'; section: SectionId; entry: string }
  | { do: 'move-entry'; section: SectionId; entry: string; by: number }
  | { do: 'add-line'; section: SectionId; entry: string; line: DraftLine; at: number }
  | { do: 'remove-line'; section: SectionId; entry: string; line: string }
  | { do: 'move-line'; section: SectionId; entry: string; line: string; by: number }
  /** Puts an unplaced line of the file into a field, through these edits. */
  | { do: 'place'; line: string; fields: readonly FieldPath[]; edits: readonly DraftEdit[] }
  | { do: 'confirm'; path: FieldPath };

/** Returns the draft after the edit; the original doesn't change. Edits to something already removed are ignored. */
export function applyDraftEdit(draft: Draft, edit: DraftEdit): Draft {
  if (edit.do === 'place') {
    const placed = edit.fields.map((field) => ({ line: edit.line, field }));
    return { ...edit.edits.reduce(applyDraftEdit, draft), placed: [...draft.placed, ...placed] };
  }
  if (edit.do === 'confirm') return { ...draft, confirmed: [...new Set([...draft.confirmed, edit.path])] };
  if (edit.do === 'set-top') return { ...draft, top: { ...draft.top, [edit.path]: edit.text } };
  const entries = draft.lists[edit.section];
  return { ...draft, lists: { ...draft.lists, [edit.section]: editEntries(entries, edit) } };
}

type ListEdit = Exclude<DraftEdit, { do: 'set-top' | 'place' | 'confirm' }>;

function editEntries(entries: readonly DraftEntry[], edit: ListEdit): readonly DraftEntry[] {
  switch (edit.do) {
    case 'add-entry':
      return [...entries, edit.entry];
    case 'remove-entry':
      return entries.filter(({ id }) => id !== edit.entry);
    case 'move-entry':
      return moveItem(entries, edit.entry, edit.by);
    default:
      return entries.map((entry) => (entry.id === edit.entry ? editEntry(entry, edit) : entry));
  }
}

type EntryEdit = Exclude<ListEdit, { do: 'add-entry' | 'remove-entry' | 'move-entry' }>;

function editEntry(entry: DraftEntry, edit: EntryEdit): DraftEntry {
  switch (edit.do) {
    case 'set-text':
      return { ...entry, texts: { ...entry.texts, [edit.key]: edit.text } };
    case 'set-line':
      return {
        ...entry,
        lines: entry.lines.map((line) => (line.id === edit.line ? { ...line, text: edit.text } : line)),
      };
    case 'add-line':
      return { ...entry, lines: entry.lines.toSpliced(edit.at, 0, edit.line) };
    case 'remove-line':
      return { ...entry, lines: entry.lines.filter(({ id }) => id !== edit.line) };
    case 'move-line':
      return { ...entry, lines: moveItem(entry.lines, edit.line, edit.by) };
  }
}

/** The list with one item moved up or down, stopping at the ends. */
function moveItem<Item extends { id: string }>(items: readonly Item[], id: string, by: number): readonly Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const to = Math.min(items.length - 1, Math.max(0, from + by));
  return item && to !== from ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items;
}

/** A blank entry of a section. */
export function createEntry(fields: readonly { key: string }[], id: string): DraftEntry {
  return { id, texts: Object.fromEntries(fields.map(({ key }) => [key, ''])), lines: [] };
}
