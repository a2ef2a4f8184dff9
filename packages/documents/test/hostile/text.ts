import type { HostileFile } from './case.ts';
import { repeatPattern } from './deflate.ts';

const MEGABYTE = 1024 * 1024;
const NESTING_DEPTH = 1_000_000;
/** Sizes just under a file's limits: characters, words, and lines. */
const TEXT_LIMITS = { letters: 299_000, words: 24_000, lines: 9_500 };

const toBytes = (text: string) => Buffer.from(text);
const createRtf = (body: string) => toBytes(`{\\rtf1\\ansi Robin Fairweather\\par ${body}}`);

/** Texts that would take years with a pattern that backtracks catastrophically, if there were one. */
const PATTERN_PITFALLS: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: 'a\t',
  'blank-lines': 'a\n\n',
  'one-letter-words': 'a ',
  'one-letter-lines': 'a\n',
  digits: '5',
  'digit-groups': '555 ',
  brackets: '((((',
  dots: 'a.',
  'dots-and-at-signs': 'a.b@',
  'at-signs': '@',
  addresses: 'robin@example.com ',
  'web-addresses': 'https://example.com/a?b=c ',
  'half-web-addresses': 'http://www.',
  dashes: '2019 - ',
  months: 'Jan ',
  dates: 'Jan 2019 - Feb 2020\n',
  'dates-without-end': '01/01/',
  commas: 'a, ',
  bars: 'Engineer | ',
  capitals: 'ENGINEER\n',
  'spaced-letters': 'E X P ',
  headings: 'Experience\n',
  bullets: '• a\n',
  'open-quotes': '“',
  'combining-marks': 'a\u0301',
  'right-to-left': 'א\u202e',
  'zero-width': 'a\u200b',
  surrogates: '👩🏽‍🚀',
  backslashes: '\\',
  markdown: '**a** ',
  degrees: 'Bachelor of Science in ',
  titles: 'Senior Engineer at Example, Springfield, IL\n2019 - 2020\n',
};

/** Text, RTF, and JSON files that nest endlessly, are too long, or aren't text at all. */
export const HOSTILE_TEXT: readonly HostileFile[] = [
  { name: 'groups-a-million-deep.rtf', ends: 'document.too-complex', make: () => createRtf('{'.repeat(NESTING_DEPTH)) },
  { name: 'groups-never-closed.rtf', ends: 'read', make: () => createRtf('{\\b a'.repeat(30)) },
  {
    name: 'groups-closed-too-often.rtf',
    ends: 'document.too-complex',
    make: () => createRtf('}'.repeat(NESTING_DEPTH)),
  },
  { name: 'cells-without-end.rtf', ends: 'document.too-complex', make: () => createRtf('\\cell'.repeat(1_500_000)) },
  {
    name: 'rows-without-end.rtf',
    ends: 'document.too-complex',
    make: () => createRtf('\\trowd\\cell\\row'.repeat(500_000)),
  },
  { name: 'pages-without-end.rtf', ends: 'document.too-complex', make: () => createRtf('\\page'.repeat(1_500_000)) },
  { name: 'edges-without-end.rtf', ends: 'document.too-complex', make: () => createRtf('\\cellx9'.repeat(1_200_000)) },
  { name: 'words-of-1-letter.rtf', ends: 'document.too-complex', make: () => createRtf('\\b a'.repeat(1_500_000)) },
  { name: 'colors-without-end.rtf', ends: 'read', make: () => createRtf(`{\\colortbl${';'.repeat(9 * MEGABYTE)}}`) },
  {
    name: 'fonts-without-end.rtf',
    ends: 'document.too-complex',
    make: () => createRtf(`{\\fonttbl${createFonts(400_000)}}`),
  },
  { name: 'binary-that-claims-2-gb.rtf', ends: 'read', make: () => createRtf('\\bin2147483647 abc') },
  { name: 'binary-that-goes-back.rtf', ends: 'read', make: () => createRtf('\\bin-999 abc') },
  { name: 'picture-of-9-mb.rtf', ends: 'read', make: () => createRtf(`{\\pict ${'0f'.repeat(4 * MEGABYTE)}}`) },
  { name: 'hex-without-end.rtf', ends: 'document.too-complex', make: () => createRtf("\\'41".repeat(2_300_000)) },
  { name: 'code-page-that-is-none.rtf', ends: 'read', make: () => toBytes("{\\rtf1\\ansicpg99999 Robin \\'e9}") },
  { name: 'nothing-inside.rtf', ends: 'document.no-text', make: () => toBytes('{\\rtf1}') },

  { name: 'arrays-a-million-deep.json', ends: 'document.too-complex', make: () => toBytes('['.repeat(NESTING_DEPTH)) },
  {
    name: 'objects-a-million-deep.json',
    ends: 'document.too-complex',
    make: () => toBytes('{"basics":'.repeat(NESTING_DEPTH)),
  },
  {
    name: 'objects-without-end.json',
    ends: 'document.too-complex',
    make: () => toBytes(`[${'{},'.repeat(3 * NESTING_DEPTH)}{}]`),
  },
  {
    name: 'numbers-without-end.json',
    ends: 'document.too-complex',
    make: () => toBytes(`[${'1,'.repeat(4 * NESTING_DEPTH)}1]`),
  },
  { name: 'keys-without-end.json', ends: 'document.too-complex', make: () => toBytes(createManyKeys(700_000)) },
  {
    name: 'number-of-9-mb.json',
    ends: 'document.not-json-resume',
    make: () => toBytes(`[${'9'.repeat(9 * MEGABYTE)}]`),
  },
  {
    name: 'name-of-9-mb.json',
    ends: 'read',
    make: () => toBytes(`{"basics":{"name":"${'a'.repeat(9 * MEGABYTE)}"}}`),
  },
  {
    name: 'prototype.json',
    ends: 'read',
    make: () =>
      toBytes('{"basics":{"name":"Robin Fairweather"},"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
  },
  {
    name: 'types-are-wrong.json',
    ends: 'read',
    make: () => toBytes('{"basics":{"name":"Robin","email":7},"work":"none","skills":[null,[],{"name":{}}]}'),
  },
  { name: 'cut-in-half.json', ends: 'document.damaged', make: () => toBytes('{"basics":{"name":"Robin') },
  { name: 'brackets-around-a-name.txt', ends: 'read', make: () => toBytes('[Robin Fairweather]\nrobin@example.com') },
  { name: 'list.json', ends: 'document.not-json-resume', make: () => toBytes('[1, 2, 3]') },

  { name: 'empty.txt', ends: 'document.empty', make: () => Buffer.alloc(0) },
  { name: 'empty.pdf', ends: 'document.empty', make: () => Buffer.alloc(0) },
  { name: 'white-space.txt', ends: 'document.no-text', make: () => toBytes(' \n\t\r\n ') },
  { name: 'byte-order-mark-alone.txt', ends: 'document.no-text', make: () => Buffer.from([0xef, 0xbb, 0xbf]) },
  { name: 'zeros.txt', ends: 'document.type-unsupported', make: () => Buffer.alloc(5000) },
  { name: 'noise.txt', ends: 'document.type-unsupported', make: () => createNoise(20_000) },
  {
    name: 'program.exe',
    ends: 'document.type-unsupported',
    make: () => Buffer.concat([toBytes('MZ\u0090\u0000'), createNoise(5000)]),
  },
  {
    name: 'lone-surrogates.txt',
    ends: 'read',
    make: () => Buffer.from('\ufeffRobin \ud800\udc00\ud800 Fairweather', 'utf16le'),
  },
  {
    name: 'letters-of-9-mb.txt',
    ends: 'document.too-complex',
    make: () => repeatPattern('Robin Fairweather ', 9 * MEGABYTE),
  },
  {
    name: 'larger-than-10-mb.txt',
    ends: 'document.too-large',
    make: () => repeatPattern('Robin Fairweather ', 11 * MEGABYTE),
  },
  { name: 'sheets-without-end.txt', ends: 'read', make: () => toBytes('Robin Fairweather\f'.repeat(16_000)) },
  {
    name: 'page.html',
    ends: 'document.type-unsupported',
    make: () => toBytes('<!doctype html><title>Robin</title><script>alert(1)</script><p>Robin Fairweather</p>'),
  },
  {
    name: 'drawing.svg',
    ends: 'document.type-unsupported',
    make: () =>
      toBytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>Robin Fairweather</text></svg>'),
  },
  ...Object.entries(PATTERN_PITFALLS).map(
    ([name, piece]): HostileFile => ({
      name: `pattern-${name}.txt`,
      ends: name === 'spaces' ? 'document.no-text' : 'read',
      make: () => toBytes(piece.repeat(repeatToLimit(piece))),
    }),
  ),
];

/** How often a piece of text fits into a file that is just small enough to be read. */
function repeatToLimit(piece: string): number {
  const countFitting = (limit: number, each: number) => Math.floor(limit / Math.max(1e-6, each));
  const words = piece.split(/\s/).filter(Boolean).length;
  const lines = piece.split('\n').length - 1;
  return Math.min(
    countFitting(TEXT_LIMITS.letters, piece.length),
    countFitting(TEXT_LIMITS.words, words),
    countFitting(TEXT_LIMITS.lines, lines),
  );
}

function createFonts(count: number): string {
  return Array.from({ length: count }, (_, i) => `{\\f${i}\\fcharset2 A;}`).join('');
}

function createManyKeys(count: number): string {
  return `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;
}

/** Random bytes, the same each time. */
function createNoise(length: number): Buffer {
  const file = Buffer.alloc(length);
  let state = 1;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    file[i] = state >>> 24;
  }
  return file;
}
