import type { Resume } from '@foothold/core/resume';
import { listFields } from './fields.ts';

/** Scripts that determine a text's language or direction, with the language that fonts and speech should assume. */
const SCRIPTS = [
  { lang: 'ja', dir: 'ltr', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 3 },
  { lang: 'ko', dir: 'ltr', letters: /\p{Script=Hangul}/gu, weight: 1 },
  { lang: 'zh', dir: 'ltr', letters: /\p{Script=Han}/gu, weight: 1 },
  { lang: 'ar', dir: 'rtl', letters: /\p{Script=Arabic}/gu, weight: 1 },
  { lang: 'he', dir: 'rtl', letters: /\p{Script=Hebrew}/gu, weight: 1 },
  { lang: 'hi', dir: 'ltr', letters: /\p{Script=Devanagari}/gu, weight: 1 },
  { lang: 'ru', dir: 'ltr', letters: /\p{Script=Cyrillic}/gu, weight: 1 },
  { lang: 'el', dir: 'ltr', letters: /\p{Script=Greek}/gu, weight: 1 },
  { lang: 'en', dir: 'ltr', letters: /\p{Script=Latin}/gu, weight: 1 },
] as const;

export type ScriptLanguage = (typeof SCRIPTS)[number]['lang'];

export interface ScriptUse {
  lang: ScriptLanguage;
  dir: 'ltr' | 'rtl';
}

/** The languages of a résumé's scripts, the most used first. */
export function listScriptsUsed(resume: Resume): ScriptUse[] {
  const values = listFields(resume).map((field) => field.value);
  return findScripts(values.join(' '));
}

/**
 * The languages of a text's scripts, the most used first. Kana counts three times, since Japanese mixes it with many more Chinese
 * characters.
 */
export function findScripts(text: string): ScriptUse[] {
  return SCRIPTS.map(({ lang, dir, letters, weight }) => ({
    lang,
    dir,
    count: (text.match(letters)?.length ?? 0) * weight,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Whether the first letter of a text is written right to left. */
export function startsRightToLeft(text: string): boolean {
  const first = /\p{Alphabetic}/u.exec(text)?.[0];
  return first !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
}
