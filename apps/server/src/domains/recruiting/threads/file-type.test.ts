import { expect, test } from 'vitest';
import { detectFileType } from './file-type.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['pdf', '%PDF-1.7\n'],
  ['pdf', 'garbage before %PDF-1.4'],
  ['png', '\x89PNG\r\n\x1a\n....'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF1234WEBPVP8 '],
  ['docx', 'PK\x03\x04....[Content_Types].xml....word/document.xml'],
  ['txt', 'Plain words.\r\n\tIndented.\n'],
  ['txt', 'na\xc3\xafve'],
] as const)('recognizes a %s by its content', (type, content) => {
  expect(detectFileType(bytes(content))).toBe(type);
});

test.each([
  ['a program', 'MZ\x90\x00\x03'],
  ['an archive', 'PK\x03\x04....notes.txt'],
  ['text in an unknown encoding', 'na\xefve'],
  ['bytes with zeros', 'a\x00b'],
])('recognizes no type in %s', (_, content) => {
  expect(detectFileType(bytes(content))).toBeNull();
});
