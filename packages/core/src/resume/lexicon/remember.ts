/** Texts of about one résumé: an entry is asked about in several interpretations of its section, but not after it was read. */
const MAX_TEXTS = 1_000;

/** Remembers the answers of a pure function about texts; forgets all of them when there are too many. */
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
