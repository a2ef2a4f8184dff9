export { renderLine, renderMarkdown } from './contents/markdown.ts';
export { createTextIndex, type SearchDocument } from './search/text-index.ts';
