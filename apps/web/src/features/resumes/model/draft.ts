import type { FieldPath, Resume } from '@foothold/core/resume';
import { CONTACT_FIELDS, SECTIONS, type SectionId, type SectionShape } from './sections.ts';

/**
 * A résumé in the common shape that all editors, comparisons, and merges use: lists have entries with texts and lines,
 * and every part keeps its path in the résumé.
 */
export interface Draft {
  /** `contact/name` … and `summary`; empty text if missing. */
  top: Readonly<Record<FieldPath, string>>;
  lists: Readonly<Record<SectionId, readonly DraftEntry[]>>;
  /** Unplaced lines of the file that the user has put into a field. */
  placed: readonly Placement[];
  /** Fields that the user has confirmed as correct. */
  confirmed: readonly FieldPath[];
}

/** A line of the file and the field that contains it now. A list of skills becomes several entries. */
export interface Placement {
  line: string;
  field: FieldPath;
}

export interface DraftEntry {
  id: string;
  /** By field key; empty if missing. */
  texts: Readonly<Record<string, string>>;
  lines: readonly DraftLine[];
}

/** A bullet, or a keyword of a skill group. */
export interface DraftLine {
  /** A keyword has no id in the résumé, so its original text identifies it, or what the editor gave it. */
  id: string;
  text: string;
}

type Node = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function getList(resume: Resume, id: SectionId): readonly Node[] {
  const list = id === 'contact/links' ? resume.contact.links : resume[id];
  return list as unknown as readonly Node[];
}

/**
 * @param known earlier drafts of the same résumé: a skill keeps the id that it has there. A skill has no id in the résumé, so its text
 * identifies it
 */
export function toDraft(resume: Resume, ...known: readonly Draft[]): Draft {
  const top: Record<FieldPath, string> = { summary: resume.summary ?? '' };
  for (const { key } of CONTACT_FIELDS) top[`contact/${key}`] = resume.contact[key] ?? '';
  const lists = Object.fromEntries(
    SECTIONS.map((section) => {
      const listKnownLines = ({ id }: Node) =>
        known.flatMap((draft) => draft.lists[section.id].find((entry) => entry.id === id)?.lines ?? []);
      return [section.id, getList(resume, section.id).map((node) => toEntry(section, node, listKnownLines(node)))];
    }),
  ) as unknown as Draft['lists'];
  return { top, lists, placed: [], confirmed: [] };
}

function toEntry({ fields, lines }: SectionShape, node: Node, known: readonly DraftLine[]): DraftEntry {
  const texts = Object.fromEntries(fields.map(({ key }) => [key, toText(node[key])]));
  const items = lines ? (node[lines.key] as readonly unknown[]) : [];
  return { id: toText(node.id), texts, lines: toLines(items, known) };
}

function toLines(items: readonly unknown[], known: readonly DraftLine[]): DraftLine[] {
  const used = new Set<string>();
  const isTaken = (id: string) => used.has(id) || known.some((line) => line.id === id);
  const createLineId = (text: string) => {
    for (let times = 0; ; times++) {
      const id = times === 0 ? text : `${text}#${times}`;
      if (!isTaken(id)) return id;
    }
  };
  return items.map((item) => {
    if (typeof item !== 'string') return item as DraftLine;
    const id = known.find((line) => line.text === item && !used.has(line.id))?.id ?? createLineId(item);
    used.add(id);
    return { id, text: item };
  });
}

/** Converts a draft back to a résumé. `base` provides what no field shows, such as the user name behind a link. */
export function fromDraft(draft: Draft, base: Resume): Resume {
  const contact: Record<string, unknown> = {};
  for (const { key } of CONTACT_FIELDS) {
    const text = draft.top[`contact/${key}`];
    if (text) contact[key] = text;
  }
  const lists = Object.fromEntries(
    SECTIONS.map((section) => {
      const known = new Map(getList(base, section.id).map((node) => [node.id, node]));
      return [section.id, draft.lists[section.id].map((entry) => fromEntry(section, entry, known.get(entry.id)))];
    }),
  );
  const { 'contact/links': links, ...rest } = lists;
  // The section tables contain every key of the model, so the result has the right shape.
  return {
    contact: { ...contact, links },
    ...(draft.top.summary && { summary: draft.top.summary }),
    ...rest,
  } as unknown as Resume;
}

function fromEntry({ id, fields, lines }: SectionShape, entry: DraftEntry, before: Node | undefined): Node {
  const texts = fields.flatMap(({ key }) => (entry.texts[key] ? [[key, entry.texts[key]] as const] : []));
  // A user name belongs to the URL that it was read from.
  const username = id === 'contact/links' && before && before.url === entry.texts.url ? before.username : undefined;
  return {
    id: entry.id,
    ...Object.fromEntries(texts),
    ...(username !== undefined && { username }),
    ...(lines && {
      [lines.key]: lines.key === 'keywords' ? entry.lines.map(({ text }) => text) : entry.lines,
    }),
  };
}

export const buildEntryPath = (section: SectionId, entry: string): FieldPath => `${section}/${entry}`;

export const buildFieldPath = (section: SectionId, entry: string, key: string): FieldPath =>
  `${section}/${entry}/${key}`;

export function buildLinePath({ id, lines }: SectionShape, entry: string, line: string): FieldPath {
  return `${id}/${entry}/${lines?.key ?? 'lines'}/${line}`;
}

/** An entry's name, made of its first two texts. */
export function getEntryName({ fields, one }: SectionShape, entry: DraftEntry): string {
  const texts = fields
    .filter(({ kind = 'line' }) => kind === 'line')
    .flatMap(({ key }) => (entry.texts[key] ? [entry.texts[key]] : []))
    .slice(0, 2);
  return texts.join(', ') || entry.lines[0]?.text || `Untitled ${one}`;
}

/** A readable name for a path: "Title of Staff Nurse, Cedar Hollow". Null if the draft has no such path. */
export function getFieldName(draft: Draft, path: FieldPath): string | null {
  if (path === 'summary') return 'Summary';
  const top = CONTACT_FIELDS.find(({ key }) => path === `contact/${key}`);
  if (top) return top.label;
  const section = SECTIONS.find(({ id }) => path.startsWith(`${id}/`));
  if (!section) return null;
  const [entryId, key, ...line] = path.slice(section.id.length + 1).split('/');
  const entry = draft.lists[section.id].find(({ id }) => id === entryId);
  if (!entry) return null;
  const name = getEntryName(section, entry);
  if (section.lines && key === section.lines.key) {
    if (key === 'keywords') {
      const id = line.join('/');
      return `${section.label}: ${entry.lines.find((one) => one.id === id)?.text ?? id}`;
    }
    const number = entry.lines.findIndex(({ id }) => id === line.join('/')) + 1;
    return number > 0 ? `Line ${number} of ${name}` : name;
  }
  const field = section.fields.find((shape) => shape.key === key);
  return field ? `${field.name ?? field.label} of ${name}` : name;
}
