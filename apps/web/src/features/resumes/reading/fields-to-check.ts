import type { FieldPath } from '@foothold/core/resume';
import { listShownPaths } from '../model/paths.ts';
import { getText } from '../model/text-at.ts';
import { type Editor, getFieldCertainty } from './editor-context.tsx';

/** The fields that may have been misread and that nobody has confirmed or changed, in page order. */
export function listFieldsToCheck(editor: Pick<Editor, 'base' | 'draft' | 'provenance'>): FieldPath[] {
  return listShownPaths(editor.draft).filter(
    (path) => getFieldCertainty(editor, path, getText(editor.base, path), getText(editor.draft, path)) === 'check',
  );
}
