import { Resolver } from 'node:dns/promises';

/** TXT records of a name, each as the pieces it is stored in. Null if it has none. */
export type FindTxtRecords = (name: string) => Promise<string[][] | null>;

const TIMEOUT_MS = 3000;
const TRIES = 2;
const CACHE_MS = 5 * 60_000;
const MAX_CACHED = 1000;
/** What DNS answers if there is no such record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Looks up TXT records, and remembers them for some minutes.
 * @param server `127.0.0.1:53`; undefined for the system's resolvers
 * @throws Error if DNS doesn't answer, so that the caller can try again later
 */
export function createTxtRecords(server: string | undefined, now: () => Date): FindTxtRecords {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (server !== undefined) resolver.setServers([server]);
  const cache = new Map<string, { records: string[][] | null; until: number }>();

  async function look(name: string): Promise<string[][] | null> {
    try {
      return await resolver.resolveTxt(name);
    } catch (error) {
      if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return null;
      throw error;
    }
  }

  return async (name) => {
    const known = cache.get(name);
    if (known && known.until > now().getTime()) return known.records;
    const records = await look(name);
    cache.delete(name);
    cache.set(name, { records, until: now().getTime() + CACHE_MS });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return records;
  };
}
