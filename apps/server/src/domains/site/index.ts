export { renderLine, renderMarkdown } from './contents/markdown.ts';
export { createNames, fillMarks, markPlaceholders, type Names } from './contents/names.ts';
export { ContentError } from './contents/store.ts';
export { createTextIndex, type SearchDocument } from './search/text-index.ts';
