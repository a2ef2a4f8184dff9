export { fromJsonResume } from './read.ts';
export type { JsonBasics, JsonEducation, JsonProject, JsonResume, JsonVolunteer, JsonWork } from './types.ts';
export { toJsonResume } from './write.ts';
