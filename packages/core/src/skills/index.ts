export { findSkills } from './find.ts';
export { allSkills, impliedBy, skillAt, skillById, skillByName, skillCount, skillIndex } from './lookup.ts';
export * from './types.ts';
export { familyOf } from './vocabulary/fields.ts';
