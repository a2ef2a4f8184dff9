import { isDeepStrictEqual } from 'node:util';
import type { UnplacedLine } from '@foothold/contracts/resumes';
import {
  type FieldPath,
  type Provenance,
  parseTypedDate,
  type Resume,
  TYPED_DATE_MESSAGES,
} from '@foothold/core/resume';
import { AppError } from '../../platform/errors.ts';
import { collectFields, toCleanResume, traceChanges } from './changes.ts';
import type * as repository from './repository.ts';

/** Fields without which a list entry is meaningless. */
const REQUIRED_FIELDS = [
  ['certifications', 'name'],
  ['languages', 'name'],
  ['awards', 'name'],
  ['publications', 'name'],
  ['other', 'heading'],
] as const;

const DATE_PATTERN = /\/(?:start|end|date|expires)$/;

const MESSAGES = {
  name: 'Enter a name, or remove this entry.',
  url: 'Enter a URL, or remove this link.',
} as const;

/** A member's corrections to a version. */
export interface CorrectionInput {
  /** The corrected résumé. */
  resume: Resume;
  /** Unplaced lines of the file, each with the field that now contains it. */
  placed: readonly { line: string; field: FieldPath }[];
  /** Fields that the member confirmed as correct. */
  confirmed: readonly FieldPath[];
}

/**
 * Creates the version after corrections: tidied, with dates in the résumé's own format. Null if nothing changed.
 * @param returned lines that earlier corrections placed, and that are in no field again
 * @throws AppError `request.invalid` with a message for each field that can't be saved
 */
export function createCorrection(
  version: repository.Version,
  { resume, placed, confirmed }: CorrectionInput,
  returned: readonly UnplacedLine[] = [],
): repository.NewVersion | null {
  const content = validate(toCleanResume(resume), collectFields(version.content));
  const { provenance, changed } = traceChanges(version, content, 'corrected');
  const newlyPlacedLines = placeLines(version.unplaced ?? [], placed, provenance);
  const right = confirmFields(version, confirmed, provenance);
  const unplaced = version.unplaced && addLines(version.unplaced, returned);
  if (changed === 0 && right === 0 && isDeepStrictEqual(content, version.content)) return null;
  return {
    kind: 'corrected',
    label: describeCorrection(changed - newlyPlacedLines.fields, newlyPlacedLines.lines.size, right),
    changes: Math.max(1, changed - newlyPlacedLines.fields + newlyPlacedLines.lines.size + right),
    content,
    provenance,
    layout: version.layout,
    reading: version.reading,
    unplaced: unplaced?.filter(({ id }) => !newlyPlacedLines.lines.has(id)) ?? null,
  };
}

/** Adds the lines that aren't there yet, in the order of the file. */
function addLines(unplaced: readonly UnplacedLine[], returned: readonly UnplacedLine[]): UnplacedLine[] {
  const known = new Set(unplaced.map(({ id }) => id));
  const added = returned.filter(({ id }) => !known.has(id));
  return [...unplaced, ...added].toSorted(({ spans: [a] }, { spans: [b] }) =>
    a && b ? a.page - b.page || a.line - b.line || a.start - b.start : 0,
  );
}

/** Records where moved lines are on the page. Unknown lines and fields are ignored. */
function placeLines(
  unplaced: readonly UnplacedLine[],
  placed: CorrectionInput['placed'],
  provenance: Provenance,
): { lines: Set<string>; fields: number } {
  const byId = new Map(unplaced.map((line) => [line.id, line]));
  const lines = new Set<string>();
  const fields = new Set<FieldPath>();
  for (const { line: id, field } of placed) {
    const line = byId.get(id);
    const source = provenance[field];
    if (!line || source?.origin !== 'corrected') continue;
    provenance[field] = { ...source, spans: [...source.spans, ...line.spans] };
    lines.add(id);
    fields.add(field);
  }
  return { lines, fields: fields.size };
}

/** Marks unchanged fields that the member confirmed. @returns how many */
function confirmFields(
  { provenance: before }: repository.Version,
  confirmed: readonly FieldPath[],
  provenance: Provenance,
): number {
  const right = new Set(
    confirmed.filter((path) => provenance[path] === before[path] && before[path]?.origin === 'read'),
  );
  for (const path of right) provenance[path] = { spans: before[path]?.spans ?? [], confidence: 1, origin: 'confirmed' };
  return right.size;
}

function describeCorrection(corrected: number, placed: number, confirmed: number): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const parts = [
    ...(corrected > 0 ? [`corrected ${count(corrected, 'field')} by hand`] : []),
    ...(placed > 0 ? [`placed ${count(placed, 'line')} of the file`] : []),
    ...(confirmed > 0 ? [`confirmed ${count(confirmed, 'field')}`] : []),
  ];
  const label = parts.length > 0 ? parts.join(', ') : 'reordered by hand';
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Existing dates aren't validated, because a file may contain an unreadable one and the rest must stay editable. */
function validate(resume: Resume, before: ReadonlyMap<FieldPath, string>): Resume {
  const errors: Record<string, string> = findMissing(resume, before);
  const isNew = (path: FieldPath, text: string) => before.get(path) !== text;
  const content = withDates('', resume, (path, text) => {
    if (!isNew(path, text)) return text;
    const role = path.endsWith('/end') ? 'end' : 'date';
    const date = parseTypedDate(text, role);
    if (date === undefined) errors[path] = TYPED_DATE_MESSAGES[role];
    return date ?? text;
  });
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { fields: errors });
  return content as Resume;
}

/** An entry that had no name before may stay so, because the rest must stay editable. */
function findMissing(resume: Resume, before: ReadonlyMap<FieldPath, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  const isKnown = (entry: FieldPath) => before.keys().some((path) => path.startsWith(`${entry}/`));
  const check = (entry: FieldPath, key: string, value: string | undefined, message: string) => {
    const wasMissing = !value && isKnown(entry) && !before.get(`${entry}/${key}`);
    if (!value && !wasMissing) errors[`${entry}/${key}`] = message;
  };
  for (const [list, key] of REQUIRED_FIELDS)
    for (const entry of resume[list] as { id: string; name?: string; heading?: string }[])
      check(`${list}/${entry.id}`, key, entry[key], MESSAGES.name);
  for (const link of resume.contact.links) check(`contact/links/${link.id}`, 'url', link.url, MESSAGES.url);
  return errors;
}

/** The same value with every date of an entry replaced. */
function withDates(path: FieldPath, value: unknown, replace: (path: FieldPath, text: string) => string): unknown {
  if (typeof value === 'string') return DATE_PATTERN.test(path) ? replace(path, value) : value;
  if (Array.isArray(value))
    return value.map((item: unknown) => {
      const id = typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';
      return withDates(`${path}/${id}`, item, replace);
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withDates(path ? `${path}/${key}` : key, part, replace)]),
  );
}
