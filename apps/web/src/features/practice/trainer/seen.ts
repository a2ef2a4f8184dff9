/** Maximum number of ids in a request. */
const MAX_IDS = 200;

/** Merges earlier and current question ids without duplicates, newest last. */
export function mergeSeen(before: readonly string[], now: readonly (string | null)[]): string[] {
  const latest = new Set(now.filter((id) => id !== null));
  return [...before.filter((id) => !latest.has(id)), ...latest].slice(-MAX_IDS);
}

/** Parses the stored ids. Anything that isn't a list of ids is ignored. */
export function parseSeen(saved: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(-MAX_IDS) : [];
  } catch {
    return [];
  }
}
