import type { Facts } from './index.ts';

/** Below this the reader itself is not sure of a field. */
const SURE = 0.7;

/**
 * Whether the file was read well enough to say that something is not in it: every field of the entry below `path` is sure, or, without a path, nearly every
 * field of the résumé. Where it was not, a finding says that we could not read it, and asks.
 */
export function isReadingSure({ provenance }: Pick<Facts, 'provenance'>, path = ''): boolean {
  const fields = Object.entries(provenance ?? {}).filter(([field]) => field.startsWith(path));
  const doubtful = fields.filter(([, { origin, confidence }]) => origin === 'read' && confidence < SURE);
  return path === '' ? doubtful.length * 10 <= fields.length : doubtful.length === 0;
}
