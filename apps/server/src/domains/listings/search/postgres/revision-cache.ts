/**
 * Remembers results until listings change. The oldest is dropped first.
 * @param size the number of results
 */
export function createRevisionCache<T>(size: number) {
  const known = new Map<string, Promise<T>>();
  let of = -1;

  /** @param revision the current one of the listings */
  return (revision: number, key: string, compute: () => Promise<T>): Promise<T> => {
    if (revision !== of) known.clear();
    of = revision;
    const cached = known.get(key);
    if (cached) return cached;
    const pending = compute();
    known.set(key, pending);
    // The next caller retries after a failure.
    pending.catch(() => known.get(key) === pending && known.delete(key));
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return pending;
  };
}
