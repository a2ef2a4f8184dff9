import type { Resource } from '@foothold/contracts/learning/shapes';
import type { QuestionBank } from '@foothold/core/interview';
import { getSkillById } from '@foothold/core/skills';

/** Converts every question set to a learning resource. */
export function toQuestionResources({ sets }: QuestionBank): Resource[] {
  return sets.map(({ id, title, about, kind, questions }) => {
    const skill = about.kind === 'skill' ? getSkillById(about.id) : undefined;
    const levels = new Set(questions.map(({ level }) => level));
    return {
      id: `questions:${id}`,
      kind: 'questions',
      title: `Interview questions: ${title}`,
      href: `/portal/practice?set=${id}`,
      by: null,
      summary: `${questions.length} ${kind} questions, each with what a good answer shows.`,
      skills: skill ? [{ id: skill.id, name: skill.name }] : [],
      level: levels.size > 1 ? 'any' : LEVELS[questions[0]?.level ?? 'mid'],
      cost: 'free',
    };
  });
}

const LEVELS = { junior: 'beginner', mid: 'intermediate', senior: 'advanced' } as const;
