import { DocumentError } from '@foothold/core/resume';
import type { Block, Cell, FlowDocument, Look, Paragraph, Piece } from '../flow/blocks.ts';
import { OdtStyles } from './odt-styles.ts';
import { attribute, child, descendants, elementsOf, parseXml, type XmlElement } from './xml.ts';
import type { ZipParts } from './zip.ts';

/**
 * Reads an OpenDocument text: body, headers, footers, notes, tables, frames, links and lists, with resolved styles.
 * @throws DocumentError
 */
export async function readOdt(zip: ZipParts): Promise<FlowDocument> {
  const content = parseXml((await zip.text('content.xml')) ?? '');
  const stylesText = await zip.text('styles.xml');
  const common = stylesText === undefined ? undefined : parseXml(stylesText);
  const body = child(child(content, 'body'), 'text');
  if (!body) throw new DocumentError('document.type-unsupported');
  const reader = new OdtReader(new OdtStyles(common, content));
  const readBlocks = reader.blocks(body, 0);
  const masters = common ? descendants(common, 'master-page') : [];
  const listMargins = (name: string) =>
    masters.slice(0, 4).flatMap((master) =>
      elementsOf(master)
        .filter((each) => each.name === name)
        .flatMap((each) => reader.blocks(each, 0)),
    );
  return { body: readBlocks, headers: listMargins('header'), footers: listMargins('footer'), images: reader.images };
}

class OdtReader {
  images = 0;
  readonly #styles: OdtStyles;
  /** Frames anchored in the current paragraph. */
  #frames: XmlElement[] = [];

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  blocks(element: XmlElement, listDepth: number): Block[] {
    const readBlocks: Block[] = [];
    for (const each of elementsOf(element)) {
      switch (each.name) {
        case 'p':
        case 'h':
          readBlocks.push(...this.#paragraph(each, listDepth, false));
          break;
        case 'list':
          readBlocks.push(...this.#list(each, listDepth + 1));
          break;
        case 'table':
          readBlocks.push({ kind: 'table', rows: this.#rows(each) });
          break;
        case 'frame':
          readBlocks.push(...this.#frame(each));
          break;
        case 'section':
        case 'index-body':
        case 'table-of-content':
          readBlocks.push(...this.blocks(each, listDepth));
          break;
        // tracked-changes: deleted text isn't text
      }
    }
    return readBlocks;
  }

  #list(list: XmlElement, depth: number): Block[] {
    const readBlocks: Block[] = [];
    for (const item of elementsOf(list)) {
      if (item.name !== 'list-item' && item.name !== 'list-header') continue;
      let first = item.name === 'list-item';
      for (const each of elementsOf(item)) {
        if (each.name === 'p' || each.name === 'h') {
          readBlocks.push(...this.#paragraph(each, depth, first));
          first = false;
        } else if (each.name === 'list') readBlocks.push(...this.#list(each, depth + 1));
      }
    }
    return readBlocks;
  }

  #paragraph(element: XmlElement, listDepth: number, marked: boolean): Block[] {
    const styleName = attribute(element, 'style-name');
    const style = this.#styles.paragraph(styleName, element.name === 'h');
    const frames = this.#frames;
    this.#frames = [];
    const paragraph: Paragraph = {
      kind: 'paragraph',
      pieces: this.#pieces(element, style.look, undefined),
      indent: style.indent + (listDepth > 0 ? 18 * listDepth : 0),
      before: style.before,
      ruled: style.ruled,
    };
    if (marked && paragraph.pieces.length > 0) paragraph.marker = '•';
    const boxes = this.#frames.flatMap((frame) => this.#frame(frame));
    this.#frames = frames;
    const broken: Block[] = style.breakBefore ? [{ kind: 'page-break' }] : [];
    return [...broken, paragraph, ...boxes];
  }

  #pieces(element: XmlElement, look: Look, href: string | undefined): Piece[] {
    const pieces: Piece[] = [];
    const push = (text: string) => pieces.push(href === undefined ? { text, look } : { text, look, href });
    for (const each of element.children) {
      if (typeof each === 'string') {
        push(each.replace(/\s+/g, ' '));
        continue;
      }
      switch (each.name) {
        case 'span':
          pieces.push(...this.#pieces(each, { ...look, ...this.#styles.text(attribute(each, 'style-name')) }, href));
          break;
        case 'a':
          pieces.push(...this.#pieces(each, look, attribute(each, 'href') ?? href));
          break;
        case 's':
          push(' '.repeat(Math.min(40, Math.max(1, Number(attribute(each, 'c') ?? 1) || 1))));
          break;
        case 'tab':
          push('\t');
          break;
        case 'line-break':
          push('\n');
          break;
        case 'frame':
        case 'custom-shape':
          this.#frames.push(each);
          break;
        case 'note':
        case 'annotation':
        case 'annotation-end':
        case 'tracked-changes':
          break;
        default:
          pieces.push(...this.#pieces(each, look, href));
      }
    }
    return pieces;
  }

  #frame(frame: XmlElement): Block[] {
    this.images += descendants(frame, 'image').length;
    const boxes = frame.name === 'custom-shape' ? [frame] : descendants(frame, 'text-box');
    return boxes.map((box) => ({ kind: 'textbox', blocks: this.blocks(box, 0) }));
  }

  #rows(table: XmlElement): Cell[][] {
    return elementsOf(table).flatMap((each) => {
      if (each.name === 'table-row') return [this.#cells(each)];
      return each.name === 'table-header-rows' || each.name === 'table-row-group' || each.name === 'table-rows'
        ? this.#rows(each)
        : [];
    });
  }

  #cells(row: XmlElement): Cell[] {
    return elementsOf(row)
      .filter((each) => each.name === 'table-cell')
      .map((cell) => ({ blocks: this.blocks(cell, 0), width: 0 }));
  }
}
