import type { UnplacedLine } from '@foothold/contracts/resumes';
import type { FieldPath, PageSectionId, Provenance } from '@foothold/core/resume';
import { createContext, use } from 'react';
import { type Draft, getFieldName } from '../model/draft.ts';
import { type PlaceTarget, toSavedPath } from '../model/placing.ts';
import type { Place } from '../page/place-context.tsx';
import { type Certainty, getCertainty } from './certainty.ts';
import type { Edit } from './edits.ts';
import type { Drag } from './use-drag.ts';

/** What the fields of the editor share. */
export interface Editor {
  base: Draft;
  draft: Draft;
  /** The order of sections on the page. */
  order: readonly PageSectionId[];
  provenance: Provenance;
  /** Why fields can't be saved, by path. */
  errors: Readonly<Record<FieldPath, string>>;
  /** Those that the server gave. */
  refusals: Readonly<Record<FieldPath, string>>;
  limits: { value: number; list: number };
  /** Lines of the file that aren't in any field; null if the file was read before these were tracked. */
  unplaced: readonly UnplacedLine[] | null;
  edit(edit: Edit): void;
  /** Shows what the last change did, with a button that undoes it. */
  offerUndo(title: string): void;
  /** Tells screen readers what happened. */
  announce(text: string): void;
  /** Puts an unplaced line into a field. @returns the field */
  place(line: UnplacedLine, target: PlaceTarget): FieldPath;
  drag: Drag;
  /** Focuses the first of these elements that is there once everything is rendered. */
  focusNext(...paths: FieldPath[]): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it.');
  return editor;
}

/** A field's place on the page, with its name. */
export function getFieldLocation({ base, draft, provenance }: Editor, path: FieldPath): Place {
  const spans = provenance[toSavedPath(base, path)]?.spans ?? [];
  return { key: path, label: getFieldName(draft, path) ?? 'A field', spans };
}

/** How certain the reading of a field is. Changed fields count as the user's own. Null if certainty doesn't apply. */
export function getFieldCertainty(
  { base, provenance, draft }: Pick<Editor, 'base' | 'provenance' | 'draft'>,
  path: FieldPath,
  before: string,
  now: string,
): Certainty | null {
  if (now !== before) return now === '' ? null : 'edited';
  if (now !== '' && draft.confirmed.includes(path)) return 'confirmed';
  const source = provenance[toSavedPath(base, path)];
  return source && now !== '' ? getCertainty(source) : null;
}

/** Generates ids for entries and lines. They start with a letter, as the contract requires. */
export const createId = (): string => `n-${crypto.randomUUID().slice(0, 13)}`;
