export { findSkills } from './find.ts';
export { allSkills, getSkill, listImpliedSkills, skillById, skillByName, skillCount, skillIndex } from './lookup.ts';
export * from './types.ts';
export { getFamily } from './vocabulary/fields.ts';
