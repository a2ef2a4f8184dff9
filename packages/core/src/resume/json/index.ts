export { fromJsonResume } from './read.ts';
export { fieldPaths, readingOfResume } from './reading.ts';
export type { JsonBasics, JsonEducation, JsonProject, JsonResume, JsonVolunteer, JsonWork } from './types.ts';
export { toJsonResume } from './write.ts';
