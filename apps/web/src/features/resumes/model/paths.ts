import type { FieldPath } from '@foothold/core/resume';
import { buildFieldPath, buildLinePath, type Draft } from './draft.ts';
import { CONTACT_FIELDS, SECTIONS } from './sections.ts';
import { getText } from './text-at.ts';

/** The paths of all displayed fields, in page order. */
export function listShownPaths(draft: Draft): FieldPath[] {
  return [
    ...CONTACT_FIELDS.map(({ key }) => `contact/${key}`),
    'summary',
    ...SECTIONS.flatMap((section) =>
      draft.lists[section.id].flatMap((entry) => [
        ...section.fields.map(({ key }) => buildFieldPath(section.id, entry.id, key)),
        ...entry.lines.map((line) => buildLinePath(section, entry.id, line.id)),
      ]),
    ),
  ];
}

/** The paths of fields that aren't empty. */
export const listFilledPaths = (draft: Draft): FieldPath[] =>
  listShownPaths(draft).filter((path) => getText(draft, path) !== '');
