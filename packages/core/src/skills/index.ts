export { findSkills, findSkillsBothWays } from './find.ts';
export {
  countSkills,
  findSkillByName,
  getSkill,
  getSkillById,
  getSkillIndex,
  listImpliedSkills,
  listSkills,
} from './lookup.ts';
export * from './types.ts';
export { getFamily } from './vocabulary/fields.ts';
