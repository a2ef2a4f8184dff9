import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { readDocument } from '@foothold/documents/read';
import { unzipSync } from 'fflate';
import { listEncodings } from './spellings.ts';

export interface Match {
  /** The found text. */
  name: string;
  spelling: string;
  place: string;
  file: string;
}

export interface Place {
  files: number;
  bytes: number;
}

/** Maximum nesting of containers. None of ours is deeper. */
const MAX_DEPTH = 4;

/** Searches for texts in any data, in every encoding, and inside archives, compressed streams, and PDFs. */
export function createFinder(texts: Record<string, string>) {
  const patterns = Object.entries(texts).flatMap(([name, text]) =>
    listEncodings(text).map(({ spelling, bytes }) => ({ name, spelling, bytes })),
  );
  const hits: Match[] = [];
  const places = new Map<string, Place>();

  /** @param file the name to use in reports */
  async function search(place: string, file: string, bytes: Buffer): Promise<void> {
    const known = places.get(place) ?? { files: 0, bytes: 0 };
    places.set(place, { files: known.files + 1, bytes: known.bytes + bytes.length });
    await searchContainer(place, file, bytes, 0);
  }

  async function searchContainer(place: string, file: string, bytes: Buffer, depth: number): Promise<void> {
    for (const { name, spelling, bytes: pattern } of patterns)
      if (bytes.includes(pattern)) hits.push({ name, spelling, place, file });
    if (depth === MAX_DEPTH) return;
    for (const [inner, content] of await listContents(bytes))
      await searchContainer(place, `${file} › ${inner}`, content, depth + 1);
  }

  return {
    look: search,
    places,
    hitsOf: (name: string, place?: string) =>
      hits.filter((hit) => hit.name === name && (place === undefined || hit.place === place)),
    spellings: patterns.length,
  };
}

export type Finder = ReturnType<typeof createFinder>;

const startsWith = (bytes: Buffer, start: string) => bytes.subarray(0, start.length).toString('latin1') === start;

/** The hidden content of a file; empty if everything is visible. */
async function listContents(bytes: Buffer): Promise<[string, Buffer][]> {
  if (startsWith(bytes, 'PK\x03\x04')) return listEntries(bytes);
  if (startsWith(bytes, '\x1f\x8b')) return tryUnpack('gzip', () => gunzipSync(bytes));
  if (startsWith(bytes, '%PDF-')) return [...listStreams(bytes), ...(await extractPdfText(bytes))];
  return [];
}

function listEntries(bytes: Buffer): [string, Buffer][] {
  try {
    return Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]);
  } catch {
    return []; // Truncated: the readable part was searched as is.
  }
}

function tryUnpack(name: string, unpack: () => Buffer): [string, Buffer][] {
  try {
    return [[name, unpack()]];
  } catch {
    return [];
  }
}

/** A PDF's compressed parts. */
function listStreams(bytes: Buffer): [string, Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
    const end = bytes.indexOf('endstream', start);
    if (end < 0) break;
    const part = bytes.subarray(start, end);
    const inflated = tryUnpack(`stream ${found.length}`, () => inflateSync(part));
    found.push(...(inflated.length > 0 ? inflated : tryUnpack(`stream ${found.length}`, () => inflateRawSync(part))));
    at = end;
  }
  return found;
}

/** The words of a PDF, also without the breaks that typesetting adds. */
async function extractPdfText(bytes: Buffer): Promise<[string, Buffer][]> {
  try {
    const result = await readDocument(bytes);
    const text = 'resume' in result ? '' : result.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
    return [
      ['text', Buffer.from(text)],
      ['text without blanks', Buffer.from(text.replaceAll(/\s+/g, ''))],
    ];
  } catch {
    return []; // Not a complete PDF: its bytes were searched.
  }
}
