import { toComparable } from '../../ats/wording/words.ts';
import type { SkillGroup } from '../../resume/model.ts';
import { findSkillByName } from '../../skills/index.ts';
import type { Edit } from '../types.ts';
import { freshId } from './context.ts';

/** The heading of a group that may contain any skill. */
const GENERAL_NAME_PATTERN =
  /^(?:(?:key|core|technical|professional|relevant|hard|other|additional|main)\s+)?(?:skills?|competenc(?:y|ies)|expertise)$/i;
/** Words that say how well somebody knows what the group contains. Nobody told us that about another skill. */
const LEVEL_PATTERN =
  /\b(?:familiar|familiarity|beginner|basics?|novice|elementary|intermediate|advanced|expert|master|proficient|proficiency|fluent|native|learning|exposure|knowledge|strong|limited|years?|daily)\b/i;
const NEW_NAME = 'Skills';

const MIN_MEMBERS = 2;
const MIN_SHARE = 0.6;

/**
 * The group that a skill belongs to: the only one whose skills are mostly of its kind and field of work, or else a general one, such as "Technical Skills". Never a
 * group with a level. Undefined if there is none, or if several groups would do.
 */
export function findGroup(groups: readonly SkillGroup[], name: string): SkillGroup | undefined {
  const skill = findSkillByName(name);
  const open = groups.filter((group) => !group.level && !LEVEL_PATTERN.test(group.name ?? ''));
  const fitting = open.filter(({ keywords }) => {
    const same = keywords.filter((word) => {
      const member = findSkillByName(word);
      return member && member.kind === skill?.kind && member.field === skill.field;
    });
    return same.length >= MIN_MEMBERS && same.length >= MIN_SHARE * keywords.length;
  });
  if (fitting.length === 1) return fitting[0];
  const isUnnamed = groups.every((group) => !group.name);
  return isUnnamed ? open.at(-1) : open.find((group) => GENERAL_NAME_PATTERN.test(group.name?.trim() ?? ''));
}

/** The change that lists a skill: in its group, or in a new one. */
export function listingEdit(groups: readonly SkillGroup[], name: string): Edit {
  const group = findGroup(groups, name);
  return group ? createKeyword(group, name) : createGroup(groups, [name]);
}

export function createKeyword({ id, keywords }: SkillGroup, name: string): Edit {
  return { kind: 'insert', list: `skills/${id}/keywords`, index: keywords.length, id: name, value: name };
}

/** A new group at the end. Its heading doesn't repeat another one. */
export function createGroup(groups: readonly SkillGroup[], keywords: string[]): Edit {
  const id = freshId(
    's',
    groups.map((group) => group.id),
  );
  const isTaken = groups.some(({ name }) => toComparable(name ?? '') === toComparable(NEW_NAME));
  const value: SkillGroup = isTaken ? { id, keywords } : { id, name: NEW_NAME, keywords };
  return { kind: 'insert', list: 'skills', index: groups.length, id, value };
}
