import { AppError } from '../errors.ts';

const MESSAGE = 'This contains a character that isn’t text. Please type it again.';

/**
 * Rejects text that PostgreSQL can't store: U+0000 and unpaired surrogates, in values, names, and file names. Doesn't recurse, because a
 * body can be nested arbitrarily deep.
 * @throws AppError `request.invalid` naming the fields
 */
export function requireText(input: unknown): void {
  const fields: Record<string, string> = {};
  const open: [path: string, value: unknown][] = [['', input]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (!isSaved(value)) fields[path] = MESSAGE;
    } else if (value instanceof Blob) {
      if (value instanceof File && !isSaved(value.name)) fields[path] = MESSAGE;
    } else if (value !== null && typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) {
        if (isSaved(key)) open.push([path ? `${path}.${key}` : key, part]);
        else fields[path] = MESSAGE;
      }
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

const isSaved = (text: string) => text.isWellFormed() && !text.includes('\0');
