import { isSure } from '../../resume/reading.ts';
import type { Facts } from './index.ts';

/**
 * Whether the file was read well enough to say that something is missing: every field of the entry below `path` is certain or, without a path, four out of five
 * fields of the résumé. Otherwise the finding says that we couldn't read it, and asks.
 */
export function isReadingSure({ provenance }: Pick<Facts, 'provenance'>, path = ''): boolean {
  const fields = Object.entries(provenance ?? {}).filter(([field]) => field.startsWith(path));
  const doubtful = fields.filter(([, source]) => !isSure(source));
  return path === '' ? doubtful.length * 5 <= fields.length : doubtful.length === 0;
}
