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
 * @param original the draft before everything that was saved on this visit, which undo may go back to
 */
export function toSavable(draft: Draft, saved: Draft, original: Draft = saved): Savable {
  const problems: Record<FieldPath, string> = {};
  const top = Object.fromEntries(Object.entries(draft.top).map(([path, text]) => [path, tidy(text)]));
  const lists = Object.fromEntries(
    SECTIONS.map((section) => {
      const findEntry = ({ lists }: Draft, id: string) => lists[section.id].find((entry) => entry.id === id);
      return [
        section.id,
        draft.lists[section.id].flatMap((entry) => {
          const before = { saved: findEntry(saved, entry.id), original: findEntry(original, entry.id) };
          return toSavableEntry(section, entry, before, problems);
        }),
      ];
    }),
  ) as unknown as Draft['lists'];
  return { draft: { ...draft, top, lists }, problems };
}

/** The server does the same. */
const tidy = (text: string): string => text.replaceAll(/[^\S\n]+/g, ' ').trim();

/** An entry as it was; undefined if it wasn't there. */
interface EntryBefore {
  saved: DraftEntry | undefined;
  original: DraftEntry | undefined;
}

function toSavableEntry(
  section: SectionShape,
  entry: DraftEntry,
  before: EntryBefore,
  problems: Record<FieldPath, string>,
): DraftEntry[] {
  const lines = entry.lines.map(({ id, text }) => ({ id, text: tidy(text) })).filter(({ text }) => text !== '');
  const texts = Object.fromEntries(Object.entries(entry.texts).map(([key, text]) => [key, tidy(text)]));
  if (lines.length === 0 && Object.values(texts).every((text) => text === '')) return [];
  for (const field of section.fields) {
    const text = texts[field.key] ?? '';
    if (isUnchanged(field, text, before)) continue;
    const problem = findProblem(section, field, text);
    if (problem === null) {
      texts[field.key] = toStored(field.kind, text);
      continue;
    }
    problems[buildFieldPath(section.id, entry.id, field.key)] = problem;
    if (field.required && !before.saved) return [];
    texts[field.key] = before.saved?.texts[field.key] ?? '';
  }
  return [{ id: entry.id, texts, lines }];
}

/** What the file has stays as it is, even if it couldn't be entered like that. */
const isUnchanged = ({ key }: FieldShape, text: string, { saved, original }: EntryBefore): boolean =>
  [saved, original].some((entry) => entry !== undefined && text === (entry.texts[key] ?? ''));

function findProblem(section: SectionShape, { key, kind, label, required }: FieldShape, text: string) {
  if (required && text === '') return `Enter a ${label === 'URL' ? 'URL' : key}, or remove this ${section.one}.`;
  if (isDateKind(kind) && text !== '' && parseTypedDate(text, kind) === undefined) return TYPED_DATE_MESSAGES[kind];
  return null;
}

/** A new text as it is stored: without extra spaces, and dates in a format of their own. */
export const toStored = (kind: FieldShape['kind'], text: string): string =>
  isDateKind(kind) ? (parseTypedDate(text, kind) ?? tidy(text)) : tidy(text);

const isDateKind = (kind: FieldShape['kind']): kind is DateRole => kind === 'date' || kind === 'end';
