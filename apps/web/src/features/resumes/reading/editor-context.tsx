import type { FieldPath, Provenance } from '@foothold/core/resume';
import { createContext, use } from 'react';
import { type Draft, fieldName } from '../model/draft.ts';
import type { DraftEdit } from '../model/draft-edits.ts';
import type { Place } from '../page/place-context.tsx';
import { type Certainty, certaintyOf } from './certainty.ts';

/** What every field of the editor needs to know and can do. */
export interface Editor {
  base: Draft;
  draft: Draft;
  provenance: Provenance;
  /** Why a field cannot be saved as it is, by address. */
  errors: Readonly<Record<FieldPath, string>>;
  limits: { value: number; list: number };
  edit(edit: DraftEdit): void;
  /** Gives an element the focus once it is there. */
  focusNext(path: FieldPath): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it.');
  return editor;
}

/** Where a field stands on the page, with what it is called. */
export function placeOf({ draft, provenance }: Pick<Editor, 'draft' | 'provenance'>, path: FieldPath): Place {
  return { key: path, label: fieldName(draft, path) ?? 'A field', spans: provenance[path]?.spans ?? [] };
}

/** How sure the reading of a field is; what was changed here is the person's own. Null where there is nothing to be sure of. */
export function certaintyAt(
  { provenance }: Pick<Editor, 'provenance'>,
  path: FieldPath,
  before: string,
  now: string,
): Certainty | null {
  if (now !== before) return now === '' ? null : 'yours';
  const source = provenance[path];
  return source && now !== '' ? certaintyOf(source) : null;
}

/** Ids of entries and lines that are made here: a letter first, as the contract asks. */
export const newId = (): string => `n-${crypto.randomUUID().slice(0, 13)}`;
