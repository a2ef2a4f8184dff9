import { readDocument } from '../../src/read/index.ts';
import type { Issuer } from '../../src/sheet/sheet.ts';

/** A fictional brand. */
export const ISSUER: Issuer = {
  name: 'Larkholt',
  legalName: 'Larkholt Example Company',
  email: 'hello@larkholt.example',
  phone: '+1 (555) 555-0142',
  address: ['1 Example Street', 'Sampletown, OR 00000'],
  colors: { accent: '#d8432b' },
};

/** The words of a PDF as our own reader extracts them, without the spaces that a line break removes. */
export async function readWords(pdf: Uint8Array): Promise<string> {
  const document = await readDocument(pdf, { name: 'sheet.pdf' });
  if (!('pages' in document)) throw new Error('not a document with pages');
  return removeWhitespace(document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '));
}

export const removeWhitespace = (text: string): string => text.normalize('NFC').replace(/\s/g, '');
