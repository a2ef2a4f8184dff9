import { importLimits } from '@foothold/contracts/applications/import-choices';
import papaparse from 'papaparse';
import { AppError } from '../../../platform/errors.ts';

const BYTE_ORDER_MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** In the order of preference if a line has equally many. */
const SEPARATORS = ['\t', ';', ','];
const HALF_KILOBYTE = 512;

/**
 * Decodes a text file: UTF-16 or UTF-8 by its byte order mark, UTF-16 without one by its zero bytes, UTF-8 if it is valid, and Windows-1252
 * otherwise, which Excel writes on Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  const start = bytes.subarray(0, HALF_KILOBYTE);
  const zeros = [0, 1].map((parity) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  const many = start.length / 4;
  if ((zeros[1] ?? 0) > many) return new TextDecoder('utf-16le').decode(bytes);
  if ((zeros[0] ?? 0) > many) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that the first line with text has most of, outside quotes. Cells copied from a spreadsheet have tabs. */
function findSeparator(text: string): string {
  const line = text.split(/\r\n|\r|\n/, HALF_KILOBYTE).find((each) => each.trim() !== '') ?? '';
  const unquoted = line.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => unquoted.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads the cells of CSV with commas, semicolons, or tabs. Rows are as in the file, empty ones included, without those at the end.
 * @throws AppError `applications.table-unreadable`, `applications.table-too-large`
 */
export function readTable(text: string): string[][] {
  if (text.includes('\0')) throw new AppError('applications.table-unreadable');
  // Stops one row after the limit, which is for the headings.
  const { data } = papaparse.parse<string[]>(text, {
    delimiter: findSeparator(text),
    preview: importLimits.rows + 2,
    skipEmptyLines: false,
  });
  const rows = data.map((row) => row.map(String));
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length > importLimits.rows + 1 || width > importLimits.columns)
    throw new AppError('applications.table-too-large');
  if (rows.length === 0 || width < 2) throw new AppError('applications.table-unreadable');
  return rows;
}
