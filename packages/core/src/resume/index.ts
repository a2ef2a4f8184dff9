export { type DateMatch, findDates, isPresent, parseDate } from './dates/index.ts';
export * from './errors.ts';
export { getField, setField } from './field-path.ts';
export { interpret } from './interpret.ts';
export { fieldPaths, fromJsonResume, type JsonResume, readingOfResume, toJsonResume } from './json/index.ts';
export * from './model.ts';
export * from './reading.ts';
export * from './source.ts';
export { viewsOf } from './views/index.ts';
