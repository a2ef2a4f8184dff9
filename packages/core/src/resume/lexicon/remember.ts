/** Texts of about one résumé: an entry is read several times while the interpretations of its section are compared, but not afterward. */
const MAX_TEXTS = 1_000;

/** Caches the results of a pure function about texts and clears the cache when it is full. */
export function remember<T>(judge: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    const answer = judge(text);
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, answer);
    return answer;
  };
}
