import { isSure, type Provenance } from '../../resume/reading.ts';
import type { Facts } from './index.ts';

interface Doubts {
  /** More than one of five fields of the résumé is doubtful. */
  many: boolean;
  /** Every start of the address of a doubtful field, up to a slash: `work/`, `work/w1/`. */
  under: ReadonlySet<string>;
}

const known = new WeakMap<Provenance, Doubts>();
const NONE: Doubts = { many: false, under: new Set() };

/**
 * Whether the file was read well enough to say that something is missing: every field of the entry below `path` is certain or, without a path, four out of five
 * fields of the résumé. Otherwise the finding says that we couldn't read it, and asks.
 * @param path the address of an entry, with a slash at its end
 */
export function isReadingSure({ provenance }: Pick<Facts, 'provenance'>, path = ''): boolean {
  const { many, under } = provenance ? collectDoubts(provenance) : NONE;
  return path === '' ? !many : !under.has(path);
}

/** Counted once for each reading, because every missing field asks. */
function collectDoubts(provenance: Provenance): Doubts {
  const remembered = known.get(provenance);
  if (remembered) return remembered;
  const fields = Object.entries(provenance);
  const doubtful = fields.flatMap(([field, source]) => (isSure(source) ? [] : [field]));
  const starts = doubtful.flatMap((field) => [...field.matchAll(/\//g)].map(({ index }) => field.slice(0, index + 1)));
  const doubts = { many: doubtful.length * 5 > fields.length, under: new Set(starts) };
  known.set(provenance, doubts);
  return doubts;
}
