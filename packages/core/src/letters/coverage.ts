const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lowercase, with one kind of apostrophe and of space. */
export const normalize = (text: string): string => text.toLowerCase().replaceAll("'", '’').replace(/\s+/g, ' ').trim();

/** Whether a text names a phrase as whole words. */
export const names = (text: string, phrase: string): boolean =>
  phrase.trim() !== '' &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(normalize(phrase))}(?![\\p{L}\\p{N}])`, 'u').test(normalize(text));

/** The text without the phrases, the longest first. */
export function removePhrases(text: string, phrases: readonly string[]): string {
  return phrases
    .map(normalize)
    .filter((phrase) => phrase !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (rest, phrase) =>
        rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(phrase)}(?![\\p{L}\\p{N}])`, 'gu'), ' '),
      normalize(text),
    );
}

/** Whether only the words in a set are left. */
export const hasOnly = (text: string, words: ReadonlySet<string>): boolean =>
  (normalize(text).match(/[\p{L}\p{N}’+#%$-]+/gu) ?? []).every((word) => words.has(word));

/** Whether a text says nothing but the phrases, at least one of them, and words that claim nothing by themselves. */
export const isCovered = (text: string, phrases: readonly string[], words: ReadonlySet<string>): boolean =>
  phrases.some((phrase) => names(text, phrase)) && hasOnly(removePhrases(text, phrases), words);

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
