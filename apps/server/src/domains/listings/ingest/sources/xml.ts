import { child, elementsOf, parseXml, textOf, type XmlElement } from '@foothold/documents/markup';
import { type SourceAnswer, SourceFormatError } from './adapter.ts';

/** A site map may have 50,000 addresses with four elements each. */
const MAX_ELEMENTS = 300_000;

/** @throws SourceFormatError */
export function parseAnswerXml(answer: SourceAnswer, name: string): XmlElement {
  try {
    return parseXml(answer.text.trimStart(), MAX_ELEMENTS);
  } catch (error) {
    throw new SourceFormatError(`The answer of ${name} isn’t valid XML.`, { cause: error });
  }
}

/** The text of the first element with a name. Undefined if there is none or it is empty. */
export function textAt(element: XmlElement | undefined, name: string): string | undefined {
  const found = child(element, name);
  return found && (textOf(found).trim() || undefined);
}

/** The elements with a name directly below another. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsOf(element).filter((one) => one.name === name) : [];
