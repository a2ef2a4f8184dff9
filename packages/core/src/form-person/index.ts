export { splitName } from './name.ts';
export { toPerson } from './person.ts';
export { readPlace } from './place.ts';
