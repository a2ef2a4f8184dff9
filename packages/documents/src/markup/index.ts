// Parsers for HTML and XML from elsewhere, for readers of pages and feeds.
export {
  findElement,
  getAttribute,
  getRawText,
  type HtmlElement,
  type HtmlParent,
  hasAttribute,
  hasWord,
  htmlToText,
  listElements,
  parseHtml,
  parseHtmlFragment,
  toPlainText,
} from '../job-page/html.ts';
export { findPostings } from '../job-page/structured-data.ts';
export { attribute, child, elementsOf, parseXml, textOf, type XmlElement } from '../read/office/xml.ts';
