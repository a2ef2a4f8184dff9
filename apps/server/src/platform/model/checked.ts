import type { Wording, Words } from './model.ts';
import { hasLeak, INSTRUCTIONS } from './prompt.ts';

/**
 * Keeps the usable parts of a model's answer: texts that mean the same as the original, and allowed additions. Everything else falls back
 * to the original.
 * @returns null if nothing changed
 */
export function checkAnswer<W extends Words>(
  { words, additions }: Pick<Wording<W>, 'words' | 'additions'>,
  answer: Record<string, string | readonly string[]>,
  mark: string,
  hasSameMeaning: (original: string, text: string) => boolean,
): W | null {
  const isFit = (text: string) => !text.includes(mark) && !hasLeak(text, INSTRUCTIONS);
  const chooseBetter = (original: string, text: string | undefined) => {
    const trimmed = text?.trim() ?? '';
    return trimmed !== original && isFit(trimmed) && hasSameMeaning(original, trimmed) ? trimmed : original;
  };
  let hasChanges = false;
  const entries = Object.entries<string | readonly string[]>(words).map(([field, original]) => {
    const given = answer[field];
    if (typeof original === 'string') {
      const text = chooseBetter(original, typeof given === 'string' ? given : undefined);
      hasChanges ||= text !== original;
      return [field, text];
    }
    const list = Array.isArray(given) ? (given as readonly string[]) : [];
    const texts = original.map((text, at) => chooseBetter(text, list[at]));
    const added =
      additions?.field === field
        ? [...new Set(list.slice(original.length).map((text) => text.trim()))]
            .filter((text) => isFit(text) && additions.accept(text) && !original.includes(text))
            .slice(0, additions.most)
        : [];
    hasChanges ||= added.length > 0 || texts.some((text, at) => text !== original[at]);
    return [field, [...texts, ...added]];
  });
  return hasChanges ? (Object.fromEntries(entries) as W) : null;
}
