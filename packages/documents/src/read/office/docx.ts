import { DocumentError } from '@foothold/core/resume';
import type { Block, FlowDocument } from '../flow/blocks.ts';
import { type DocxContext, readBlocks } from './docx-body.ts';
import { DocxNumbering } from './docx-numbering.ts';
import { DocxStyles } from './docx-styles.ts';
import { attribute, child, descendants, elementsOf, parseXml, type XmlElement } from './xml.ts';
import type { ZipParts } from './zip.ts';

interface Relationship {
  type: string;
  target: string;
  external: boolean;
}

/**
 * Reads a DOCX: body, headers, footers, footnotes, tables, text boxes, links and lists, with resolved styles.
 * @throws DocumentError
 */
export async function readDocx(zip: ZipParts): Promise<FlowDocument> {
  const main = await findMainPart(zip);
  const root = parseXml((await zip.text(main)) ?? '');
  const body = child(root, 'body');
  if (!body) throw new DocumentError('document.damaged');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relationships = await readRelationships(zip, main);
  const readPart = async (type: string) => {
    for (const each of relationships.values()) if (each.type === type) return readPartAt(zip, folder, each.target);
    return undefined;
  };
  const context: DocxContext = {
    styles: new DocxStyles(await readPart('styles')),
    numbering: new DocxNumbering(await readPart('numbering')),
    links: listLinks(relationships),
    images: 0,
  };
  const blocks = readBlocks(body, context);
  blocks.push(...(await readNotes(body, await readPart('footnotes'), context)));
  const headers = await readMargins(zip, body, 'headerReference', folder, relationships, context);
  const footers = await readMargins(zip, body, 'footerReference', folder, relationships, context);
  return { body: blocks, headers, footers, images: context.images };
}

async function findMainPart(zip: ZipParts): Promise<string> {
  const relationships = await readRelationships(zip, '');
  for (const each of relationships.values()) {
    const target = each.target.replace(/^\//, '');
    if (each.type === 'officeDocument' && zip.has(target)) return target;
  }
  if (zip.has('word/document.xml')) return 'word/document.xml';
  throw new DocumentError('document.damaged');
}

/** The relationships of a part by id; empty if it has none. */
async function readRelationships(zip: ZipParts, readPart: string): Promise<Map<string, Relationship>> {
  const slash = readPart.lastIndexOf('/');
  const text = await zip.text(`${readPart.slice(0, slash + 1)}_rels/${readPart.slice(slash + 1)}.rels`);
  const relationships = new Map<string, Relationship>();
  if (text === undefined) return relationships;
  for (const element of elementsOf(parseXml(text))) {
    const type = attribute(element, 'Type') ?? '';
    relationships.set(attribute(element, 'Id') ?? '', {
      type: type.slice(type.lastIndexOf('/') + 1),
      target: attribute(element, 'Target') ?? '',
      external: attribute(element, 'TargetMode') === 'External',
    });
  }
  return relationships;
}

function listLinks(relationships: ReadonlyMap<string, Relationship>): Map<string, string> {
  const links = new Map<string, string>();
  for (const [id, each] of relationships) if (each.external && each.type === 'hyperlink') links.set(id, each.target);
  return links;
}

async function readPartAt(zip: ZipParts, folder: string, target: string): Promise<XmlElement | undefined> {
  const name = target.startsWith('/') ? target.slice(1) : normalizePath(folder + target);
  const text = await zip.text(name);
  return text === undefined || text.trim() === '' ? undefined : parseXml(text);
}

/** "word/../docProps/x.xml" → "docProps/x.xml". The name is only looked up among the parts of the container. */
function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') parts.pop();
    else if (segment !== '.' && segment !== '') parts.push(segment);
  }
  return parts.join('/');
}

/** Headers or footers of all sections, without duplicates: the first page's before the others. */
async function readMargins(
  zip: ZipParts,
  body: XmlElement,
  reference: string,
  folder: string,
  relationships: ReadonlyMap<string, Relationship>,
  context: DocxContext,
): Promise<Block[]> {
  const references = descendants(body, reference);
  references.sort((a, b) => rank(a) - rank(b));
  const blocks: Block[] = [];
  const seen = new Set<string>();
  for (const each of references) {
    const target = relationships.get(attribute(each, 'id') ?? '')?.target;
    if (target === undefined || seen.has(target)) continue;
    seen.add(target);
    const root = await readPartAt(zip, folder, target);
    if (!root) continue;
    const links = listLinks(await readRelationships(zip, normalizePath(folder + target)));
    const own = readBlocks(root, { ...context, links });
    const said = JSON.stringify(own);
    if (!seen.has(said)) blocks.push(...own);
    seen.add(said);
  }
  return blocks;
}

function rank(reference: XmlElement): number {
  return attribute(reference, 'type') === 'first' ? 0 : attribute(reference, 'type') === 'default' ? 1 : 2;
}

/** Footnotes referenced by the text, in its order and without duplicates. */
async function readNotes(body: XmlElement, notes: XmlElement | undefined, context: DocxContext): Promise<Block[]> {
  if (!notes) return [];
  const wanted = new Set(descendants(body, 'footnoteReference').map((each) => attribute(each, 'id') ?? ''));
  if (wanted.size === 0) return [];
  const byId = new Map(elementsOf(notes).map((note) => [attribute(note, 'id') ?? '', note]));
  return [...wanted].flatMap((id) => {
    const note = byId.get(id);
    return note ? readBlocks(note, context) : [];
  });
}
