import type { FieldPath } from '@foothold/core/resume';
import { buildFieldPath, buildLinePath, type Draft, getEntryName, type Placement } from './draft.ts';
import { createEntry, type DraftEdit } from './draft-edits.ts';
import { CONTACT_FIELDS, type FieldKind, getSection, SECTIONS, type SectionId } from './sections.ts';
import { getText } from './text-at.ts';

/** Where an unplaced line of the file can go. */
export type PlaceTarget =
  /** A whole field, which is set if it is empty and otherwise appended to. */
  | { to: 'field'; path: FieldPath; kind: FieldKind }
  /** A new line of an entry, or additional skills of a group. */
  | { to: 'entry'; section: SectionId; entry: string }
  | { to: 'new-entry'; section: SectionId };

/** The lines that are in a field now. A line moved out of its field becomes unplaced again. */
export const listPlacedLines = (draft: Draft): Placement[] =>
  draft.placed.filter(({ field }) => getText(draft, field) !== '');

/** A draft field's path in its résumé, where a skill is identified by its text. */
export function toSavedPath(draft: Draft, path: FieldPath): FieldPath {
  const [section, entry, key] = path.split('/');
  return section === 'skills' && key === 'keywords'
    ? `${section}/${entry}/${key}/${getText(draft, path).replaceAll(/\s+/g, ' ').trim()}`
    : path;
}

/** The path in a draft of a field of its résumé: the opposite of `toSavedPath`. */
export function toDraftPath({ lists }: Draft, path: FieldPath): FieldPath {
  const [section, entry, key, ...text] = path.split('/');
  if (section !== 'skills' || key !== 'keywords') return path;
  const group = lists.skills.find(({ id }) => id === entry);
  const line = group?.lines.find((one) => one.text === text.join('/'));
  return line ? `${section}/${entry}/${key}/${line.id}` : path;
}

/** The lines that aren't in any field of the draft. */
export function listUnplaced<Line extends { id: string }>(draft: Draft, lines: readonly Line[]): Line[] {
  const placed = new Set(listPlacedLines(draft).map(({ line }) => line));
  return lines.filter(({ id }) => !placed.has(id));
}

/** The edit that puts a line there. `newId` generates ids for new entries and lines. */
export function createPlaceEdit(
  draft: Draft,
  { id: line, text }: { id: string; text: string },
  target: PlaceTarget,
  newId: () => string,
): Extract<DraftEdit, { do: 'place' }> {
  const words = stripMarker(text);
  switch (target.to) {
    case 'field':
      return { do: 'place', line, fields: [target.path], edits: [addToField(draft, target, words)] };
    case 'entry':
      return { do: 'place', line, ...addToEntry(draft, target.section, target.entry, words, newId) };
    case 'new-entry':
      return { do: 'place', line, ...addEntry(draft, target.section, words, newId) };
  }
}

/** "• Ran triage" → "Ran triage". */
const stripMarker = (text: string): string => text.replace(/^[\s•‣▪●○◦·*–—-]+(?=\S)/u, '').trim();

function addToField(draft: Draft, { path, kind }: Extract<PlaceTarget, { to: 'field' }>, text: string): DraftEdit {
  const before = getText(draft, path);
  const isDate = kind === 'date' || kind === 'end';
  const after = before === '' || isDate ? text : `${before} ${text}`;
  return setField(draft, path, after);
}

/** The edit that sets the text at a path. */
export function setField(draft: Draft, path: FieldPath, text: string): DraftEdit {
  if (draft.top[path] !== undefined) return { do: 'set-top', path, text };
  const section = SECTIONS.find(({ id }) => path.startsWith(`${id}/`));
  const [entry = '', key = '', ...line] = path.slice((section?.id.length ?? 0) + 1).split('/');
  if (!section) throw new RangeError(`There is no field ${path}.`);
  return line.length > 0
    ? { do: 'set-line', section: section.id, entry, line: line.join('/'), text }
    : { do: 'set-text', section: section.id, entry, key, text };
}

type PlacedEdits = Pick<Extract<DraftEdit, { do: 'place' }>, 'fields' | 'edits'>;

function addToEntry(draft: Draft, id: SectionId, entry: string, text: string, newId: () => string): PlacedEdits {
  const section = getSection(id);
  const at = draft.lists[id].find((one) => one.id === entry)?.lines.length ?? 0;
  const texts = section.lines?.key === 'keywords' ? splitSkills(text) : [text];
  const lines = texts.map((one) => ({ id: newId(), text: one }));
  return {
    fields: lines.map((line) => buildLinePath(section, entry, line.id)),
    edits: lines.map((line, index) => ({ do: 'add-line', section: id, entry, line, at: at + index })),
  };
}

/** Splits "SQL, Excel; R" into three skills. A sentence stays whole. */
function splitSkills(text: string): string[] {
  const parts = text
    .replace(/^[^:]{1,40}:\s+/, '')
    .split(/\s*[,;|•·]\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : [text];
}

function addEntry(draft: Draft, id: SectionId, text: string, newId: () => string): PlacedEdits {
  const section = getSection(id);
  const entry = createEntry(section.fields, newId());
  const [first] = section.fields;
  const add: DraftEdit = { do: 'add-entry', section: id, entry };
  if (id === 'skills' || id === 'other') {
    const nameEdits: DraftEdit[] =
      id === 'other'
        ? [{ do: 'set-text', section: id, entry: entry.id, key: 'heading', text: 'Additional information' }]
        : [];
    const { fields, edits } = addToEntry(draft, id, entry.id, text, newId);
    return { fields, edits: [add, ...nameEdits, ...edits] };
  }
  const key = first?.key ?? 'name';
  return {
    fields: [buildFieldPath(id, entry.id, key)],
    edits: [add, { do: 'set-text', section: id, entry: entry.id, key, text }],
  };
}

export interface TargetGroup {
  label: string;
  targets: { id: string; label: string; target: PlaceTarget }[];
}

const SECTIONS_WITH_LINES: readonly SectionId[] = ['work', 'volunteer', 'projects', 'education'];
const SECTIONS_FOR_NEW_ENTRIES: readonly SectionId[] = [
  'work',
  'education',
  'projects',
  'certifications',
  'languages',
  'awards',
  'other',
];

/**
 * Suggested targets for a line, for a menu: lines of entries first, then the summary, skills, missing contact details,
 * and new entries.
 */
export function listPlaceTargets(draft: Draft): TargetGroup[] {
  const listEntryTargets = (id: SectionId) =>
    draft.lists[id].map((entry) => ({
      id: `${id}/${entry.id}`,
      label: id === 'skills' && entry.texts.name === '' ? 'Skills' : getEntryName(getSection(id), entry),
      target: { to: 'entry' as const, section: id, entry: entry.id },
    }));
  const createFieldTarget = (path: FieldPath, label: string, kind: FieldKind = 'line') => ({
    id: path,
    label,
    target: { to: 'field' as const, path, kind },
  });
  const createNewEntryTarget = (id: SectionId, label: string) => ({
    id: `new ${id}`,
    label,
    target: { to: 'new-entry' as const, section: id },
  });
  const missing = CONTACT_FIELDS.filter(({ key }) => draft.top[`contact/${key}`] === '');
  const skills = listEntryTargets('skills');
  return [
    ...SECTIONS_WITH_LINES.map((id) => ({
      label: `${getSection(id).label}: new line in`,
      targets: listEntryTargets(id),
    })),
    {
      label: 'Summary',
      targets: [createFieldTarget('summary', draft.top.summary === '' ? 'Summary' : 'End of the summary', 'text')],
    },
    { label: 'Skills', targets: skills.length > 0 ? skills : [createNewEntryTarget('skills', 'Skills')] },
    { label: 'Other sections', targets: listEntryTargets('other') },
    { label: 'Contact', targets: missing.map(({ key, label }) => createFieldTarget(`contact/${key}`, label)) },
    {
      label: 'New entry',
      targets: SECTIONS_FOR_NEW_ENTRIES.map((id) =>
        createNewEntryTarget(id, id === 'other' ? 'New section' : `New ${getSection(id).one}`),
      ),
    },
  ].filter(({ targets }) => targets.length > 0);
}
