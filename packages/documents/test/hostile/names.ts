import type { HostileFile } from './case.ts';
import { createPdf, GREETING_OBJECTS } from './pdf-file.ts';

const TEXT = Buffer.from('Robin Fairweather\nrobin@example.com\nExperience\nCook, Example Inn, 2019 - 2021\n');
const PICTURES: Readonly<Record<string, string>> = {
  'picture.png': '89504e470d0a1a0a0000000d49484452',
  'picture.jpg': 'ffd8ffe000104a464946000101',
  'picture.gif': '474946383961',
  'picture.webp': '524946462400000057454250565038',
  'picture.tiff': '49492a0008000000',
  'picture.bmp': '424d3600000000000000360000002800',
  'picture.heic': '000000186674797068656963',
};

/** Files that differ from their name's type, and images, which many mistake for documents. */
export const WRONG_NAMES: readonly HostileFile[] = [
  ...[
    'text.pdf',
    'text.docx',
    'text.odt',
    'text.rtf',
    'text.json',
    'text.png',
    'text.jpg',
    'text.xlsx',
    'text.zip',
    'text.doc',
    'text.exe',
  ].map((name): HostileFile => ({ name, ends: 'document.type-mismatch', make: () => TEXT })),
  ...['pdf.docx', 'pdf.txt', 'pdf.png', 'pdf.json', 'pdf.PNG', 'pdf.doc'].map(
    (name): HostileFile => ({ name, ends: 'document.type-mismatch', make: () => createPdf(GREETING_OBJECTS) }),
  ),
  ...['text.txt', 'text.md', 'text', 'Robin.Fairweather', 'text.v2', 'text.TXT'].map(
    (name): HostileFile => ({ name, ends: 'read', make: () => TEXT }),
  ),
  ...Object.entries(PICTURES).map(
    ([name, start]): HostileFile => ({
      name,
      ends: 'document.image-only',
      make: () => Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(200)]),
    }),
  ),
  {
    name: 'picture.pdf',
    ends: 'document.image-only',
    make: () => Buffer.concat([Buffer.from(PICTURES['picture.png'] ?? '', 'hex'), Buffer.alloc(200)]),
  },
  ...[
    '../../../../etc/passwd.pdf',
    'C:\\con.pdf',
    '\u0000.pdf',
    `${'a'.repeat(10_000)}.pdf`,
    '<img src=x onerror=alert(1)>.pdf',
  ].map((name): HostileFile => ({ name, ends: 'read', make: () => createPdf(GREETING_OBJECTS) })),
];
