import type { FieldPath, Resume } from '@foothold/core/resume';

/** A text that changed. `wanted` is empty for unexpected text. */
export interface FieldDifference {
  field: FieldPath;
  wanted: string;
  got: string;
}

/**
 * Compares every text of two résumés, entries by position, ignoring whitespace and Unicode normalization. Ids aren't compared: a file
 * doesn't contain them. Addresses are those of `wanted`.
 */
export function compareResumes(wanted: Resume, got: Resume): FieldDifference[] {
  const differences: FieldDifference[] = [];
  compareValues('', wanted, got, differences);
  return differences;
}

function compareValues(path: string, wanted: unknown, got: unknown, differences: FieldDifference[]): void {
  if (isList(wanted) || isList(got))
    compareLists(path, isList(wanted) ? wanted : [], isList(got) ? got : [], differences);
  else if (isRecord(wanted) || isRecord(got)) {
    compareRecords(path, isRecord(wanted) ? wanted : {}, isRecord(got) ? got : {}, differences);
  } else {
    const texts = { wanted: toText(wanted), got: toText(got) };
    if (!isSameText(texts.wanted, texts.got)) differences.push({ field: path, ...texts });
  }
}

function compareLists(path: string, wanted: unknown[], got: unknown[], differences: FieldDifference[]): void {
  for (let index = 0; index < Math.max(wanted.length, got.length); index++) {
    const item = wanted[index];
    const id = isRecord(item) && typeof item.id === 'string' ? item.id : String(index);
    compareValues(`${path}/${id}`, item, got[index], differences);
  }
}

function compareRecords(
  path: string,
  wanted: Record<string, unknown>,
  got: Record<string, unknown>,
  differences: FieldDifference[],
): void {
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
    if (key !== 'id') compareValues(path === '' ? key : `${path}/${key}`, wanted[key], got[key], differences);
  }
}

/** A word too long for any line must break on the page, and a reader can't know that it was one word. */
const BREAKING_WORD_PATTERN = /\S{40}/;

function isSameText(wanted: string, got: string): boolean {
  if (normalizeText(wanted) === normalizeText(got)) return true;
  return (
    BREAKING_WORD_PATTERN.test(wanted) &&
    wanted.normalize('NFC').replace(/\s+/g, '') === got.normalize('NFC').replace(/\s+/g, '')
  );
}

function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
