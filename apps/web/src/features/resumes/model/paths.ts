import type { FieldPath } from '@foothold/core/resume';
import { type Draft, fieldPath, linePath } from './draft.ts';
import { CONTACT_FIELDS, SECTIONS } from './sections.ts';
import { textAt } from './text-at.ts';

/** The paths of all displayed fields, in page order. */
export function shownPaths(draft: Draft): FieldPath[] {
  return [
    ...CONTACT_FIELDS.map(({ key }) => `contact/${key}`),
    'summary',
    ...SECTIONS.flatMap((section) =>
      draft.lists[section.id].flatMap((entry) => [
        ...section.fields.map(({ key }) => fieldPath(section.id, entry.id, key)),
        ...entry.lines.map((line) => linePath(section, entry.id, line.id)),
      ]),
    ),
  ];
}

/** The paths of fields that aren't empty. */
export const filledPaths = (draft: Draft): FieldPath[] =>
  shownPaths(draft).filter((path) => textAt(draft, path) !== '');
