import type { Edit, ListValue } from '@foothold/core/improve';
import type { FieldPath } from '@foothold/core/resume';
import { type Draft, getEntryName, getFieldName } from '../model/draft.ts';
import { SECTIONS } from '../model/sections.ts';

/** One change in a proposal, ready to display. */
export interface EditView {
  /** Where the change is: "Line 2 of Staff Nurse, Cedar Hollow". */
  place: string;
  kind: 'text' | 'moved';
  /** Empty for new text. */
  before: string;
  /** Empty for removed text. */
  after: string;
}

/** Describes an edit in terms of the résumé. */
export function describeEdit(draft: Draft, edit: Edit): EditView {
  switch (edit.kind) {
    case 'set':
      return {
        place: getFieldName(draft, edit.path) ?? edit.path,
        kind: 'text',
        before: edit.before ?? '',
        after: edit.after ?? '',
      };
    case 'insert':
      return { place: listName(draft, edit.list), kind: 'text', before: '', after: getValueText(edit.value) };
    case 'remove':
      return { place: listName(draft, edit.list), kind: 'text', before: getValueText(edit.value), after: '' };
    case 'move': {
      const text = getItemText(draft, edit.list, edit.id);
      return {
        place: `${listName(draft, edit.list)}, from position ${edit.from + 1} to ${edit.to + 1}`,
        kind: 'moved',
        before: text,
        after: text,
      };
    }
  }
}

/** The name of a list and its entry: "Staff Nurse, Cedar Hollow", "Skills: Languages", "Work". */
function listName(draft: Draft, list: FieldPath): string {
  const section = SECTIONS.find(({ id }) => list === id || list.startsWith(`${id}/`));
  if (!section) return list;
  const entryId = list.slice(section.id.length + 1).split('/')[0];
  const entry = draft.lists[section.id].find(({ id }) => id === entryId);
  if (!entry) return section.label;
  const name = getEntryName(section, entry);
  return section.lines?.key === 'keywords' && entry.texts.name
    ? `${section.label}: ${name}`
    : section.lines?.key === 'keywords'
      ? section.label
      : name;
}

function getItemText(draft: Draft, list: FieldPath, id: string): string {
  const section = SECTIONS.find((one) => list === one.id || list.startsWith(`${one.id}/`));
  if (!section) return id;
  const entries = draft.lists[section.id];
  const entry = entries.find((one) => one.id === id);
  if (entry && list === section.id) return getEntryName(section, entry);
  return entries.flatMap(({ lines }) => lines).find((line) => line.id === id)?.text ?? id;
}

/** The text of an entry, a line, or a keyword. */
function getValueText(value: ListValue): string {
  if (typeof value === 'string') return value;
  if ('keywords' in value && value.name) return `${value.name}: ${value.keywords.join(', ')}`;
  return Object.entries(value)
    .flatMap(([key, part]: [string, unknown]) => {
      if (key === 'id') return [];
      if (typeof part === 'string') return [part];
      if (!Array.isArray(part)) return [];
      return part.map((item: unknown) =>
        typeof item === 'string' ? item : getValueText(item as Exclude<ListValue, string>),
      );
    })
    .join(', ');
}
