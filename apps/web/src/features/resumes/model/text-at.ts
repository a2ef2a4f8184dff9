import type { FieldPath } from '@foothold/core/resume';
import type { Draft } from './draft.ts';
import { SECTIONS } from './sections.ts';

/** The text at a path of a draft; empty if missing. */
export function getText(draft: Draft, path: FieldPath): string {
  const top = draft.top[path];
  if (top !== undefined) return top;
  const section = SECTIONS.find(({ id }) => path.startsWith(`${id}/`));
  if (!section) return '';
  const [entryId, key = '', ...line] = path.slice(section.id.length + 1).split('/');
  const entry = draft.lists[section.id].find(({ id }) => id === entryId);
  if (line.length === 0) return entry?.texts[key] ?? '';
  return entry?.lines.find(({ id }) => id === line.join('/'))?.text ?? '';
}
