/** Most ids that a caller may send. */
const MOST = 200;

/** The ids shown before with those shown now, each once, the latest last. */
export function withSeen(before: readonly string[], now: readonly (string | null)[]): string[] {
  const latest = new Set(now.filter((id) => id !== null));
  return [...before.filter((id) => !latest.has(id)), ...latest].slice(-MOST);
}

/** What the visit has kept, as far as it is a list of ids. */
export function readSeen(saved: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}
