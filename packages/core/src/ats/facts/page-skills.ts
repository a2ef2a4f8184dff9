import type { SkillRequirement } from '../../jobs/types.ts';
import type { Resume } from '../../resume/model.ts';
import type { ViewText } from '../../resume/reading.ts';
import { findSkills, listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Facts } from './index.ts';
import { listAlternatives } from './requirements.ts';
import { listAllTexts } from './texts.ts';

const known = new WeakMap<ViewText | Resume, ReadonlySet<SkillId>>();

/**
 * Whether a file names a required skill anywhere, as someone's or in a line that no field holds: "No CDL", "Jane Doe, CPA". Nobody is told then that the résumé
 * doesn't mention it. Hidden text doesn't count.
 */
export function isNamed({ resume, views, signals }: Facts, requirement: SkillRequirement): boolean {
  const page = signals.hidden.length === 0 ? views.find(({ id }) => id === 'layout') : undefined;
  const named = page
    ? collectSkills(page, page.text)
    : collectSkills(
        resume,
        listAllTexts(resume)
          .map(({ text }) => text)
          .join('\n'),
      );
  return listAlternatives(requirement).some((skill) => named.has(skill));
}

function collectSkills(source: ViewText | Resume, text: string): ReadonlySet<SkillId> {
  const before = known.get(source);
  if (before) return before;
  const skills = new Set(findSkills(text).flatMap(({ skill }) => [skill, ...listImpliedSkills(skill)]));
  known.set(source, skills);
  return skills;
}
