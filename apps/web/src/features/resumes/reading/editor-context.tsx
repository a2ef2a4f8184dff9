import type { FieldPath, Provenance } from '@foothold/core/resume';
import { createContext, use } from 'react';
import { type Draft, fieldName } from '../model/draft.ts';
import type { DraftEdit } from '../model/draft-edits.ts';
import type { Place } from '../page/place-context.tsx';
import { type Certainty, certaintyOf } from './certainty.ts';

/** What every field of the editor needs. */
export interface Editor {
  base: Draft;
  draft: Draft;
  provenance: Provenance;
  /** Why a field can't be saved, by address. */
  errors: Readonly<Record<FieldPath, string>>;
  limits: { value: number; list: number };
  edit(edit: DraftEdit): void;
  /** Focuses an element once it exists. */
  focusNext(path: FieldPath): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it.');
  return editor;
}

/** A field's place on the page, with its name. */
export function placeOf({ draft, provenance }: Pick<Editor, 'draft' | 'provenance'>, path: FieldPath): Place {
  return { key: path, label: fieldName(draft, path) ?? 'A field', spans: provenance[path]?.spans ?? [] };
}

/** How certain the reading of a field is; changed fields are the person's own. Null if certainty doesn't apply. */
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

/** Ids of new entries and lines: a letter first, as the contract requires. */
export const newId = (): string => `n-${crypto.randomUUID().slice(0, 13)}`;
