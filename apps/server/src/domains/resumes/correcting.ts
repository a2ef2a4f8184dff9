import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isPresent, PRESENT, parseDate, type Resume } from '@foothold/core/resume';
import { AppError } from '../../platform/errors.ts';
import { fieldsOf, tidy, traceChanges } from './changes.ts';
import type * as repository from './repository.ts';

/** Texts that a list entry is meaningless without. */
const NEEDED = [
  ['certifications', 'name'],
  ['languages', 'name'],
  ['awards', 'name'],
  ['publications', 'name'],
  ['other', 'heading'],
] as const;

const DATE = /\/(?:start|end|date|expires)$/;

const MESSAGES = {
  date: 'Please write a year or a month, like 2021 or 2021-03.',
  end: 'Please write a year or a month, like 2021 or 2021-03, or “present”.',
  name: 'Please give it a name, or take the entry away.',
  url: 'Please enter the address, or take the link away.',
} as const;

/** The version after a member's manual corrections; null if nothing differs. */
export type Correction = Pick<repository.Version, 'kind' | 'label' | 'content' | 'provenance' | 'layout'>;

/**
 * The corrected version: tidied, with dates in the résumé's own format.
 * @throws AppError `request.invalid` with a message by address for each invalid field
 */
export function correctionOf(version: repository.Version, wanted: Resume): Correction | null {
  const content = checked(tidy(wanted), fieldsOf(version.content));
  const { provenance, changed } = traceChanges(version, content, 'corrected');
  if (changed === 0 && isDeepStrictEqual(content, version.content)) return null;
  const label =
    changed === 0
      ? 'Put in another order by hand'
      : `Corrected ${changed} ${changed === 1 ? 'field' : 'fields'} by hand`;
  return { kind: 'corrected', label, content, provenance, layout: version.layout };
}

/** Existing fields are left as they are: a file may contain an unreadable date, and the rest must stay correctable. */
function checked(resume: Resume, before: ReadonlyMap<FieldPath, string>): Resume {
  const errors: Record<string, string> = missing(resume);
  const isNew = (path: FieldPath, text: string) => before.get(path) !== text;
  const content = withDates('', resume, (path, text) => {
    if (!isNew(path, text)) return text;
    const date = dateOf(path, text);
    if (date === undefined) errors[path] = path.endsWith('/end') ? MESSAGES.end : MESSAGES.date;
    return date ?? text;
  });
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { fields: errors });
  return content as Resume;
}

function missing(resume: Resume): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [list, key] of NEEDED)
    for (const entry of resume[list] as { id: string; name?: string; heading?: string }[])
      if (!entry[key]) errors[`${list}/${entry.id}/${key}`] = MESSAGES.name;
  for (const link of resume.contact.links) if (!link.url) errors[`contact/links/${link.id}/url`] = MESSAGES.url;
  return errors;
}

/** `2021`, `2021-03` or, for an end date, `present`, from what people write ("March 2021", "now"). */
function dateOf(path: FieldPath, text: string): string | undefined {
  if (path.endsWith('/end') && isPresent(text)) return PRESENT;
  const date = parseDate(text);
  return date === PRESENT && !path.endsWith('/end') ? undefined : date;
}

/** The same value with every date of an entry replaced. */
function withDates(path: FieldPath, value: unknown, replace: (path: FieldPath, text: string) => string): unknown {
  if (typeof value === 'string') return DATE.test(path) ? replace(path, value) : value;
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
