export {
  type DateMatch,
  type DateRole,
  findDates,
  formatDate,
  isPresent,
  parseDate,
  parseTypedDate,
  TYPED_DATE_MESSAGES,
} from './dates/index.ts';
export * from './errors.ts';
export * from './export-errors.ts';
export * from './export-options.ts';
export { getField, setField } from './field-path.ts';
export { interpret } from './interpret.ts';
export { fieldPaths, fromJsonResume, type JsonResume, readingOfResume, toJsonResume } from './json/index.ts';
export * from './model.ts';
export * from './reading.ts';
export * from './source.ts';
export { viewsOf, viewTextsOf } from './views/index.ts';
