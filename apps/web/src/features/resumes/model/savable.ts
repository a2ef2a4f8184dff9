import { type DateRole, type FieldPath, parseTypedDate, TYPED_DATE_MESSAGES } from '@foothold/core/resume';
import { buildFieldPath, type Draft, type DraftEntry } from './draft.ts';
import { type FieldShape, SECTIONS, type SectionShape } from './sections.ts';

/** What can be saved of a draft at the moment. */
export interface Savable {
  /** Tidied, without blank lines and entries. Fields that can't be saved yet have their saved text. */
  draft: Draft;
  /** Why fields can't be saved yet, by path. */
  problems: Readonly<Record<FieldPath, string>>;
}

/**
 * Leaves out what the server would refuse, so that one unfinished field doesn't hold back everything else: dates that can't be read and
 * new entries that lack what they need.
 * @param saved the draft as it was saved last
 */
export function toSavable(draft: Draft, saved: Draft): Savable {
  const problems: Record<FieldPath, string> = {};
  const top = Object.fromEntries(Object.entries(draft.top).map(([path, text]) => [path, tidy(text)]));
  const lists = Object.fromEntries(
    SECTIONS.map((section) => {
      const savedEntries = new Map(saved.lists[section.id].map((entry) => [entry.id, entry]));
      return [
        section.id,
        draft.lists[section.id].flatMap((entry) =>
          toSavableEntry(section, entry, savedEntries.get(entry.id), problems),
        ),
      ];
    }),
  ) as unknown as Draft['lists'];
  return { draft: { ...draft, top, lists }, problems };
}

/** The server does the same. */
const tidy = (text: string): string => text.replaceAll(/[^\S\n]+/g, ' ').trim();

function toSavableEntry(
  section: SectionShape,
  entry: DraftEntry,
  saved: DraftEntry | undefined,
  problems: Record<FieldPath, string>,
): DraftEntry[] {
  const lines = entry.lines.map(({ id, text }) => ({ id, text: tidy(text) })).filter(({ text }) => text !== '');
  const texts = Object.fromEntries(Object.entries(entry.texts).map(([key, text]) => [key, tidy(text)]));
  if (lines.length === 0 && Object.values(texts).every((text) => text === '')) return [];
  for (const field of section.fields) {
    const text = texts[field.key] ?? '';
    const problem = findProblem(section, field, text, saved);
    if (problem === null) {
      if (text !== saved?.texts[field.key]) texts[field.key] = toStored(field, text);
      continue;
    }
    problems[buildFieldPath(section.id, entry.id, field.key)] = problem;
    if (field.required && !saved) return [];
    texts[field.key] = saved?.texts[field.key] ?? '';
  }
  return [{ id: entry.id, texts, lines }];
}

function findProblem(section: SectionShape, field: FieldShape, text: string, saved: DraftEntry | undefined) {
  const { key, kind } = field;
  // What the file has like that stays as it is.
  if (saved && text === (saved.texts[key] ?? '')) return null;
  if (field.required && text === '')
    return `Enter a ${field.label === 'URL' ? 'URL' : key}, or remove this ${section.one}.`;
  if (isDateKind(kind) && text !== '' && parseTypedDate(text, kind) === undefined) return TYPED_DATE_MESSAGES[kind];
  return null;
}

/** A new text as it is stored: dates have a format of their own. */
const toStored = ({ kind }: FieldShape, text: string): string =>
  isDateKind(kind) ? (parseTypedDate(text, kind) ?? text) : text;

const isDateKind = (kind: FieldShape['kind']): kind is DateRole => kind === 'date' || kind === 'end';
