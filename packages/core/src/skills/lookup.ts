import { getSkillTable } from './table.ts';
import { TokenBuffer, tokenize } from './tokens.ts';
import type { Skill, SkillId } from './types.ts';

/** Every skill, in index order. */
export function listSkills(): readonly Skill[] {
  return getSkillTable().skills;
}

/** The number of skills; indexes run from 0 to `countSkills() - 1`. */
export function countSkills(): number {
  return getSkillTable().skills.length;
}

/** The skill with this id, or undefined. */
export function getSkillById(id: SkillId): Skill | undefined {
  const { skills, indexes } = getSkillTable();
  return skills[indexes.get(id) ?? -1];
}

/** The index of a skill, for typed arrays; -1 for an unknown id. Stable within a build but not between builds, so store ids. */
export function getSkillIndex(id: SkillId): number {
  return getSkillTable().indexes.get(id) ?? -1;
}

/** The skill at an index, or undefined. */
export function getSkill(index: number): Skill | undefined {
  return getSkillTable().skills[index];
}

/** All skills that this one implies, directly or through others; empty for an unknown id. */
export function listImpliedSkills(id: SkillId): readonly SkillId[] {
  const index = getSkillIndex(id);
  return index < 0 ? [] : getSkillTable().closure(index);
}

const buffer = new TokenBuffer();

/**
 * The skill that the whole text names ("k8s", "Go", "node js"), or undefined. Case-insensitive: the caller knows that it is a
 * name. If several skills share a short name, the first in the vocabulary's order is returned.
 */
export function findSkillByName(text: string): Skill | undefined {
  const { skills, trie } = getSkillTable();
  tokenize(text, trie.spellings, buffer);
  let node = 0;
  let last = 0;
  for (let i = 0; i < buffer.length; i++) {
    last = buffer.ids[i] ?? 0;
    node = trie.step(node, last);
    if (node < 0) return undefined;
  }
  const meaning = trie.meanings(node, last)?.[0];
  return meaning && skills[meaning.skill];
}
