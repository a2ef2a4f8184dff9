/** Fictional people and jobs for tests and benchmarks; nothing in production imports this. */
export { type GeneratedCase, generateCase } from './people.ts';
export { createRandom, type Random } from './random.ts';
export { TRADES, type Trade } from './trades.ts';
export { removeSkillFromRole, shuffleDeep, withSkillInList, withSkillInRole } from './variants.ts';
