import { type Look, PLAIN_LOOK } from '../flow/blocks.ts';
import { attribute, child, elementsOf, type XmlElement } from './xml.ts';

/** The style properties that a style, or a run itself, sets; absent if not set. */
export type PartialLook = Partial<Look>;

interface Style {
  basedOn: string | undefined;
  name: string;
  look: PartialLook;
  paragraph: XmlElement | undefined;
}

/** The styles of a DOCX. Style chains have a depth limit, since a file can contain a cycle. */
export class DocxStyles {
  readonly #styles = new Map<string, Style>();
  readonly #defaults: PartialLook;
  readonly #defaultParagraph: string | undefined;

  constructor(root: XmlElement | undefined) {
    this.#defaults = readLook(child(child(child(root, 'docDefaults'), 'rPrDefault'), 'rPr'));
    let fallback: string | undefined;
    for (const element of root ? elementsOf(root) : []) {
      const id = attribute(element, 'styleId');
      if (element.name !== 'style' || id === undefined) continue;
      this.#styles.set(id, {
        basedOn: attribute(child(element, 'basedOn'), 'val'),
        name: attribute(child(element, 'name'), 'val') ?? '',
        look: readLook(child(element, 'rPr')),
        paragraph: child(element, 'pPr'),
      });
      if (attribute(element, 'type') === 'paragraph' && isOn(attribute(element, 'default') ?? '0')) fallback = id;
    }
    this.#defaultParagraph = fallback;
  }

  /** The style of text in a paragraph with this style, before run properties. */
  paragraphLook(styleId: string | undefined): Look {
    const id = styleId ?? this.#defaultParagraph;
    const look = merged([this.#defaults, ...this.#looks(id)]);
    const complete = { ...PLAIN_LOOK, ...look };
    return this.#isHeading(id) ? asHeading(complete, { ...PLAIN_LOOK, ...this.#defaults }) : complete;
  }

  characterLook(styleId: string | undefined): PartialLook {
    return merged(this.#looks(styleId));
  }

  /** A property of the paragraph itself or of the nearest style that sets it. */
  paragraphProperty(
    properties: XmlElement | undefined,
    styleId: string | undefined,
    name: string,
  ): XmlElement | undefined {
    const own = child(properties, name);
    if (own) return own;
    for (const style of this.#chain(styleId ?? this.#defaultParagraph)) {
      const found = child(style.paragraph, name);
      if (found) return found;
    }
    return undefined;
  }

  /** The properties of the style and those it is based on, base styles first. */
  #looks(styleId: string | undefined): PartialLook[] {
    return this.#chain(styleId)
      .map((style) => style.look)
      .reverse();
  }

  /** The style and those it is based on, nearest first. */
  #chain(styleId: string | undefined): Style[] {
    const chain: Style[] = [];
    let id = styleId;
    while (id !== undefined && chain.length < 20) {
      const style = this.#styles.get(id);
      if (!style) break;
      chain.push(style);
      id = style.basedOn;
    }
    return chain;
  }

  #isHeading(styleId: string | undefined): boolean {
    return this.#chain(styleId).some((style) => /^(?:heading \d|title|überschrift|titre)/i.test(style.name));
  }
}

/** A style named as a heading is meant as one even if it looks like the text. */
function asHeading(look: Look, text: Look): Look {
  return look.size > text.size || look.bold ? look : { ...look, bold: true, size: text.size + 1 };
}

/** Merges several property sets; later ones override earlier ones. */
export function merged(looks: readonly PartialLook[]): PartialLook {
  return Object.assign({}, ...looks) as PartialLook;
}

export function readLook(properties: XmlElement | undefined): PartialLook {
  const look: PartialLook = {};
  if (!properties) return look;
  for (const element of elementsOf(properties)) {
    const value = attribute(element, 'val');
    switch (element.name) {
      case 'sz': {
        const half = Number(value);
        if (half > 0 && half < 1000) look.size = half / 2;
        break;
      }
      case 'b':
        look.bold = isOn(value);
        break;
      case 'i':
        look.italic = isOn(value);
        break;
      case 'vanish':
      case 'webHidden':
        look.hidden = isOn(value);
        break;
      case 'color':
        look.color = colorOf(value) ?? 0;
        break;
      case 'rFonts':
        look.font = attribute(element, 'ascii') ?? attribute(element, 'hAnsi') ?? look.font ?? '';
        break;
    }
  }
  return look;
}

/** Toggle properties are on unless set to off. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off|none)$/i.test(value);
}

export function colorOf(value: string | undefined): number | undefined {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? Number.parseInt(value, 16) : undefined;
}
