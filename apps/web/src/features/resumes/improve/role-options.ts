import { buildEntryPath, type Draft, getEntryName } from '../model/draft.ts';
import { getSection } from '../model/sections.ts';

/** Chosen for something that wasn't in any role of the résumé. Then only the skill is listed. */
export const ELSEWHERE = 'elsewhere';

/** The roles and projects where something may have happened. */
export function listRoleOptions(draft: Draft): { value: string; label: string }[] {
  const roles = (['work', 'projects', 'volunteer'] as const).flatMap((section) =>
    draft.lists[section].map((entry) => ({
      value: buildEntryPath(section, entry.id),
      label: getEntryName(getSection(section), entry),
    })),
  );
  return [...roles, { value: ELSEWHERE, label: 'Somewhere else (only lists the skill)' }];
}
