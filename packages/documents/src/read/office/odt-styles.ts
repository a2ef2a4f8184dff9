import { type Look, PLAIN_LOOK } from '../flow/blocks.ts';
import { colorOf, merged, type PartialLook } from './docx-styles.ts';
import { attribute, child, elementsOf, type XmlElement } from './xml.ts';

export interface ParagraphStyle {
  look: Look;
  /** In points. */
  indent: number;
  before: number;
  ruled: boolean;
  breakBefore: boolean;
}

/** OpenDocument length units in points. */
const UNITS: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, px: 0.75, pc: 12 };

/** The styles of an OpenDocument text, common and automatic. */
export class OdtStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #defaults: PartialLook;

  constructor(common: XmlElement | undefined, content: XmlElement) {
    const groups = [child(common, 'styles'), child(common, 'automatic-styles'), child(content, 'automatic-styles')];
    let defaults: PartialLook = {};
    for (const group of groups) {
      for (const style of group ? elementsOf(group) : []) {
        const name = attribute(style, 'name');
        const family = attribute(style, 'family');
        if (style.name === 'style' && name !== undefined) this.#styles.set(`${family}/${name}`, style);
        else if (style.name === 'default-style' && family === 'paragraph')
          defaults = readLook(child(style, 'text-properties'));
      }
    }
    this.#defaults = defaults;
  }

  paragraph(name: string | undefined, heading: boolean): ParagraphStyle {
    const chain = this.#chain('paragraph', name);
    const said = merged([this.#defaults, ...listLooks(chain)]);
    const look = { ...PLAIN_LOOK, ...said };
    const text = { ...PLAIN_LOOK, ...this.#defaults };
    const plain = heading && look.size <= text.size && !look.bold;
    const findProperty = (key: string) => {
      for (const style of chain) {
        const value = attribute(child(style, 'paragraph-properties'), key);
        if (value !== undefined) return value;
      }
      return undefined;
    };
    const border = findProperty('border-bottom') ?? findProperty('border-top') ?? findProperty('border');
    return {
      look: plain ? { ...look, bold: true, size: text.size + 1 } : look,
      indent: Math.max(0, parsePoints(findProperty('margin-left')) ?? 0),
      before: Math.min(72, Math.max(0, parsePoints(findProperty('margin-top')) ?? 0)),
      ruled: border !== undefined && border !== 'none',
      breakBefore: findProperty('break-before') === 'page',
    };
  }

  text(name: string | undefined): PartialLook {
    return merged(listLooks(this.#chain('text', name)));
  }

  #chain(family: string, name: string | undefined): XmlElement[] {
    const chain: XmlElement[] = [];
    let at = name;
    while (at !== undefined && chain.length < 20) {
      const style = this.#styles.get(`${family}/${at}`);
      if (!style) break;
      chain.push(style);
      at = attribute(style, 'parent-style-name');
    }
    return chain;
  }
}

/** The properties in a chain of styles, base styles first. */
function listLooks(chain: readonly XmlElement[]): PartialLook[] {
  return chain.map((style) => readLook(child(style, 'text-properties'))).reverse();
}

function readLook(properties: XmlElement | undefined): PartialLook {
  const look: PartialLook = {};
  if (!properties) return look;
  const size = parsePoints(attribute(properties, 'font-size'));
  if (size !== undefined && size > 0 && size < 1000) look.size = size;
  const weight = attribute(properties, 'font-weight');
  if (weight !== undefined) look.bold = weight === 'bold' || Number(weight) >= 600;
  const posture = attribute(properties, 'font-style');
  if (posture !== undefined) look.italic = posture !== 'normal';
  const color = colorOf(attribute(properties, 'color')?.replace('#', ''));
  if (color !== undefined) look.color = color;
  const font = attribute(properties, 'font-name') ?? attribute(properties, 'font-family');
  if (font !== undefined) look.font = font;
  const display = attribute(properties, 'display');
  if (display !== undefined) look.hidden = display === 'none';
  return look;
}

function parsePoints(length: string | undefined): number | undefined {
  const match = /^(-?\d+(?:\.\d+)?)(pt|in|cm|mm|px|pc)$/.exec(length ?? '');
  return match ? Number(match[1]) * (UNITS[match[2] ?? 'pt'] ?? 1) : undefined;
}
