import type { Block, Cell, Look, Paragraph, Piece, Table } from '../flow/blocks.ts';
import { type FilledShape, findGround, type PlacedBox, readDrawing, sortInReadingOrder } from './docx-boxes.ts';
import type { DocxNumbering } from './docx-numbering.ts';
import { colorOf, type DocxStyles, isOn, readLook } from './docx-styles.ts';
import { attribute, child, descendants, elementsOf, textOf, type XmlElement } from './xml.ts';

export interface DocxContext {
  styles: DocxStyles;
  numbering: DocxNumbering;
  /** Targets of external links by relationship id. */
  links: ReadonlyMap<string, string>;
  images: number;
}

const TWIP = 1 / 20;

/** Reads the paragraphs and tables in an element: a body, a cell, a text box, a header. */
export function readBlocks(element: XmlElement, context: DocxContext): Block[] {
  const blocks: Block[] = [];
  for (const each of elementsOf(element)) {
    switch (each.name) {
      case 'p':
        blocks.push(...readParagraph(each, context));
        break;
      case 'tbl':
        blocks.push(readTable(each, context));
        break;
      case 'sdt':
      case 'sdtContent':
      case 'customXml':
      case 'ins':
      case 'moveTo':
        blocks.push(...readBlocks(each, context));
        break;
      case 'AlternateContent':
        blocks.push(...readBlocks(child(each, 'Choice') ?? each, context));
        break;
    }
  }
  return blocks;
}

function readParagraph(element: XmlElement, context: DocxContext): Block[] {
  const properties = child(element, 'pPr');
  const styleId = attribute(child(properties, 'pStyle'), 'val');
  const { styles } = context;
  const runs = new RunReader(context, styles.paragraphLook(styleId));
  runs.read(element, undefined);
  const getProperty = (name: string) => styles.paragraphProperty(properties, styleId, name);
  const indent = getProperty('ind');
  const paragraph: Paragraph = {
    kind: 'paragraph',
    pieces: runs.pieces,
    indent: Math.max(0, Number(attribute(indent, 'left') ?? attribute(indent, 'start') ?? 0) * TWIP || 0),
    before: Math.min(72, Math.max(0, Number(attribute(getProperty('spacing'), 'before') ?? 0) * TWIP || 0)),
    ruled: hasRule(getProperty('pBdr')),
  };
  const ground = colorOf(attribute(getProperty('shd'), 'fill'));
  if (ground !== undefined) paragraph.ground = ground;
  const marker = runs.pieces.length > 0 ? context.numbering.markOf(getProperty('numPr')) : undefined;
  if (marker !== undefined) paragraph.marker = marker;
  const boxes: Block[] = sortInReadingOrder(runs.boxes).map((box) => {
    const behind = findGround(box, runs.shapes);
    const blocks = readBlocks(box.content, context);
    return behind === undefined ? { kind: 'textbox', blocks } : { kind: 'textbox', blocks, ground: behind };
  });
  const breaksBefore =
    runs.breakBefore ||
    (child(properties, 'pageBreakBefore') && isOn(attribute(child(properties, 'pageBreakBefore'), 'val')));
  return [
    ...(breaksBefore ? [{ kind: 'page-break' } as const] : []),
    paragraph,
    ...boxes,
    ...(runs.breakAfter ? [{ kind: 'page-break' } as const] : []),
  ];
}

function hasRule(borders: XmlElement | undefined): boolean {
  return ['bottom', 'top'].some((side) => {
    const border = child(borders, side);
    return border !== undefined && isOn(attribute(border, 'val')) && attribute(border, 'val') !== 'nil';
  });
}

/** Reads the runs of a paragraph. Deleted text is ignored, and so is everything in a field except its result. */
class RunReader {
  readonly pieces: Piece[] = [];
  /** The text boxes anchored here. */
  readonly boxes: PlacedBox[] = [];
  readonly shapes: FilledShape[] = [];
  breakBefore = false;
  breakAfter = false;
  readonly #context: DocxContext;
  readonly #look: Look;
  /** Open fields: in their instruction or in their result. */
  readonly #fields: { inResult: boolean; code: string }[] = [];

  constructor(context: DocxContext, look: Look) {
    this.#context = context;
    this.#look = look;
  }

  read(element: XmlElement, href: string | undefined): void {
    for (const each of elementsOf(element)) {
      switch (each.name) {
        case 'r':
          this.#run(each, href);
          break;
        case 'hyperlink':
          this.read(each, this.#target(each) ?? href);
          break;
        case 'fldSimple':
          this.read(each, linkOfField(attribute(each, 'instr') ?? '') ?? href);
          break;
        case 'ins':
        case 'moveTo':
        case 'smartTag':
        case 'sdt':
        case 'sdtContent':
        case 'customXml':
        case 'dir':
        case 'bdo':
          this.read(each, href);
          break;
        case 'AlternateContent':
          this.read(child(each, 'Choice') ?? each, href);
          break;
      }
    }
  }

  /** An address and the anchor within it, which Word stores separately. */
  #target(hyperlink: XmlElement): string | undefined {
    const address = this.#context.links.get(attribute(hyperlink, 'id') ?? '');
    const anchor = attribute(hyperlink, 'anchor');
    return address === undefined || anchor === undefined || address.includes('#') ? address : `${address}#${anchor}`;
  }

  #run(run: XmlElement, href: string | undefined): void {
    const properties = child(run, 'rPr');
    const character = attribute(child(properties, 'rStyle'), 'val');
    const look = { ...this.#look, ...this.#context.styles.characterLook(character), ...readLook(properties) };
    for (const each of elementsOf(run)) this.#content(each, look, href);
  }

  #content(element: XmlElement, look: Look, href: string | undefined): void {
    switch (element.name) {
      case 't':
        this.#text(textOf(element), look, href);
        break;
      case 'tab':
      case 'ptab':
        this.#text('\t', look, href);
        break;
      case 'br':
        if (attribute(element, 'type') === 'page') this.#pageBreak();
        else this.#text('\n', look, href);
        break;
      case 'cr':
        this.#text('\n', look, href);
        break;
      case 'noBreakHyphen':
        this.#text('-', look, href);
        break;
      case 'sym':
        this.#text(readSymbolText(element), look, href);
        break;
      case 'lastRenderedPageBreak':
        this.#pageBreak();
        break;
      case 'fldChar':
        this.#field(attribute(element, 'fldCharType') ?? '');
        break;
      case 'instrText': {
        const field = this.#fields[this.#fields.length - 1];
        if (field) field.code += textOf(element);
        break;
      }
      case 'drawing':
      case 'pict':
      case 'object':
        this.#graphic(element);
        break;
      case 'AlternateContent':
        for (const each of elementsOf(child(element, 'Choice') ?? element)) this.#content(each, look, href);
        break;
    }
  }

  #text(text: string, look: Look, href: string | undefined): void {
    if (text === '' || this.#fields.some((field) => !field.inResult)) return;
    const field = this.#fields[this.#fields.length - 1];
    const target = href ?? (field && linkOfField(field.code));
    this.pieces.push(target === undefined ? { text, look } : { text, look, href: target });
  }

  #field(type: string): void {
    if (type === 'begin') this.#fields.push({ inResult: false, code: '' });
    else if (type === 'separate') {
      const field = this.#fields[this.#fields.length - 1];
      if (field) field.inResult = true;
    } else if (type === 'end') this.#fields.pop();
  }

  #pageBreak(): void {
    if (this.pieces.length === 0) this.breakBefore = true;
    else this.breakAfter = true;
  }

  #graphic(element: XmlElement): void {
    const { boxes, shapes } = readDrawing(element);
    this.boxes.push(...boxes);
    this.shapes.push(...shapes);
    this.#context.images += descendants(element, 'blip').length + descendants(element, 'imagedata').length;
  }
}

/** The address in the code of a field: `HYPERLINK "https://…"`. */
function linkOfField(code: string): string | undefined {
  return /\bHYPERLINK\s+"([^"]{3,2000})"/.exec(code)?.[1];
}

function readSymbolText(element: XmlElement): string {
  const code = Number.parseInt(attribute(element, 'char') ?? '', 16);
  return code > 0x20 && code <= 0xffff ? String.fromCharCode(code) : '';
}

function readTable(element: XmlElement, context: DocxContext): Table {
  const grid = elementsOf(child(element, 'tblGrid') ?? element)
    .filter((each) => each.name === 'gridCol')
    .map((column) => Number(attribute(column, 'w') ?? 0) || 0);
  const rows = listRows(element).map((row) => {
    let column = 0;
    return listCells(row).map((cell) => {
      const properties = child(cell, 'tcPr');
      const span = Math.min(64, Math.max(1, Number(attribute(child(properties, 'gridSpan'), 'val') ?? 1) || 1));
      const width = grid.slice(column, column + span).reduce((sum, each) => sum + each, 0);
      column += span;
      const own = child(properties, 'tcW');
      const said = attribute(own, 'type') === 'dxa' ? Number(attribute(own, 'w') ?? 0) || 0 : 0;
      const result: Cell = { blocks: readBlocks(cell, context), width: width || said };
      const ground = colorOf(attribute(child(properties, 'shd'), 'fill'));
      if (ground !== undefined) result.ground = ground;
      return result;
    });
  });
  return { kind: 'table', rows };
}

function listRows(table: XmlElement): XmlElement[] {
  return elementsOf(table).flatMap((each) =>
    each.name === 'tr' ? [each] : WRAPPERS.has(each.name) ? listRows(each) : [],
  );
}

function listCells(row: XmlElement): XmlElement[] {
  return elementsOf(row).flatMap((each) =>
    each.name === 'tc' ? [each] : WRAPPERS.has(each.name) ? listCells(each) : [],
  );
}

const WRAPPERS = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo']);
