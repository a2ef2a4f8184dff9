import { DocumentError } from '@foothold/core/resume';
import { SaxesParser } from 'saxes';

/** An element, with its name without the namespace prefix and its attributes as written. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Word nests about ten elements per paragraph; nested text boxes and tables add some. */
const MAX_DEPTH = 256;
/** Twenty dense pages with every style change tracked in Word take about half of that. */
const MAX_ELEMENTS = 100_000;
const MAX_ATTRIBUTES = 500;

/**
 * Parses one XML part into a tree. Only the five predefined entities of XML are resolved, and a document type declaration is
 * rejected.
 * @param maxElements the most elements that are read
 * @throws DocumentError `document.unsafe-markup`, `document.too-complex`, `document.damaged`
 */
export function parseXml(text: string, maxElements = MAX_ELEMENTS): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const stack = [root];
  let count = 0;
  let attributes = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw new DocumentError('document.unsafe-markup');
  });
  parser.on('error', (error) => {
    throw new DocumentError('document.damaged', { cause: error });
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    if (++attributes > MAX_ATTRIBUTES) throw new DocumentError('document.too-complex');
  });
  parser.on('opentag', (tag) => {
    if (stack.length > MAX_DEPTH || ++count > maxElements) throw new DocumentError('document.too-complex');
    const element: XmlElement = { name: getLocalName(tag.name), attributes: tag.attributes, children: [] };
    stack[stack.length - 1]?.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  const retain = (data: string) => {
    stack[stack.length - 1]?.children.push(data);
  };
  parser.on('text', retain);
  parser.on('cdata', retain);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document.damaged', { cause: error });
  }
  const top = elementsOf(root)[0];
  if (!top) throw new DocumentError('document.damaged');
  return top;
}

function getLocalName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined;
  for (const each of element.children) if (typeof each !== 'string' && each.name === name) return each;
  return undefined;
}

/** The value of the attribute with that name, regardless of its prefix. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  for (const written in element.attributes) if (getLocalName(written) === name) return element.attributes[written];
  return undefined;
}

/** All descendants of an element with one name, in document order. */
export function descendants(element: XmlElement, name: string, found: XmlElement[] = []): XmlElement[] {
  for (const each of element.children) {
    if (typeof each === 'string') continue;
    if (each.name === name) found.push(each);
    else descendants(each, name, found);
  }
  return found;
}

/** The text of an element and its descendants. */
export function textOf(element: XmlElement): string {
  let text = '';
  for (const each of element.children) text += typeof each === 'string' ? each : textOf(each);
  return text;
}
