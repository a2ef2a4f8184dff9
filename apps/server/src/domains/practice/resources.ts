import type { Resource } from '@foothold/contracts/learning/shapes';
import { INTERVIEW_LEVELS } from '@foothold/core/interview';
import { getSkillById } from '@foothold/core/skills';
import type { IndexedSet } from './packed-sets.ts';

/** Converts every question set to a learning resource. */
export function toQuestionResources(sets: readonly IndexedSet[]): Resource[] {
  return sets.map(({ id, title, about, kind, counts }) => {
    const skill = about.kind === 'skill' ? getSkillById(about.id) : undefined;
    const levels = INTERVIEW_LEVELS.filter((level) => counts[level] > 0);
    const count = INTERVIEW_LEVELS.reduce((sum, level) => sum + counts[level], 0);
    return {
      id: `questions:${id}`,
      kind: 'questions',
      title: `Interview questions: ${title}`,
      href: `/portal/practice?set=${id}`,
      by: null,
      summary: `${count} ${kind} questions, each with what a good answer shows.`,
      skills: skill ? [{ id: skill.id, name: skill.name }] : [],
      level: levels.length > 1 ? 'any' : LEVELS[levels[0] ?? 'mid'],
      cost: 'free',
    };
  });
}

const LEVELS = { junior: 'beginner', mid: 'intermediate', senior: 'advanced' } as const;
