import { attribute, child, elementsOf, type XmlElement } from './xml.ts';

interface Level {
  format: string;
  text: string;
  start: number;
}

/** The list markers of a DOCX: the text before a paragraph in a list. */
export class DocxNumbering {
  readonly #levels = new Map<string, Map<string, Level>>();
  readonly #lists = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(root: XmlElement | undefined) {
    for (const element of root ? elementsOf(root) : []) {
      if (element.name === 'abstractNum')
        this.#levels.set(attribute(element, 'abstractNumId') ?? '', readLevels(element));
      else if (element.name === 'num') {
        this.#lists.set(attribute(element, 'numId') ?? '', attribute(child(element, 'abstractNumId'), 'val') ?? '');
      }
    }
  }

  /** The marker of a list's next item: "•", or "3." for a numbered list; undefined if there is none. */
  markOf(numbering: XmlElement | undefined): string | undefined {
    const list = attribute(child(numbering, 'numId'), 'val');
    const depth = attribute(child(numbering, 'ilvl'), 'val') ?? '0';
    if (list === undefined || list === '0') return undefined;
    const level = this.#levels.get(this.#lists.get(list) ?? '')?.get(depth);
    if (!level) return '•';
    if (level.format === 'none') return undefined;
    if (level.format === 'bullet') return '•';
    const key = `${list}/${depth}`;
    const count = (this.#counts.get(key) ?? level.start - 1) + 1;
    this.#counts.set(key, count);
    return `${count}.`;
  }
}

function readLevels(list: XmlElement): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const element of elementsOf(list)) {
    if (element.name !== 'lvl') continue;
    levels.set(attribute(element, 'ilvl') ?? '0', {
      format: attribute(child(element, 'numFmt'), 'val') ?? 'decimal',
      text: attribute(child(element, 'lvlText'), 'val') ?? '',
      start: Number(attribute(child(element, 'start'), 'val') ?? '1') || 1,
    });
  }
  return levels;
}
