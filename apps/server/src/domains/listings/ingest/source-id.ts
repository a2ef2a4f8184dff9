import { createHash } from 'node:crypto';

const MAX_SLUG_LENGTH = 60;

/** A stable ID of a board's source in kebab-case, such as `greenhouse-larkholt`. */
export function toSourceId(system: string, token: string): string {
  const slug = token
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isWhole = slug === token && slug.length <= MAX_SLUG_LENGTH;
  const mark = isWhole ? '' : `-${createHash('sha256').update(token).digest('hex').slice(0, 8)}`;
  return `${system}-${slug.slice(0, MAX_SLUG_LENGTH)}${mark}`;
}
