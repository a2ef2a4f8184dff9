/** Maximum number of ids that a caller may send. */
const MOST = 200;

/** Previously shown ids and those shown now, without duplicates, the latest last. */
export function withSeen(before: readonly string[], now: readonly (string | null)[]): string[] {
  const latest = new Set(now.filter((id) => id !== null));
  return [...before.filter((id) => !latest.has(id)), ...latest].slice(-MOST);
}

/** The stored ids; anything that isn't a list of ids is ignored. */
export function readSeen(saved: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}
