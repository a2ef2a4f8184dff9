import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';

/** What a visitor wrote for a challenge: their browser's storage alone has it. */
export interface VisitorDraft {
  language: Language;
  codes: Partial<Record<Language, string>>;
}

const keyOf = (slug: string) => `challenge:${slug}`;
const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** What the storage holds may be anybody's; null for whatever is no draft. */
export function readDraft(text: string | null): VisitorDraft | null {
  try {
    const value = JSON.parse(text ?? 'null') as { language?: unknown; codes?: unknown } | null;
    if (value === null || !isLanguage(value.language) || typeof value.codes !== 'object' || value.codes === null)
      return null;
    const codes = Object.entries(value.codes).filter(([name, code]) => isLanguage(name) && typeof code === 'string');
    return { language: value.language, codes: Object.fromEntries(codes) };
  } catch {
    return null;
  }
}

/** Storage may be off: then nothing is kept, and nothing breaks. */
export const visitorDrafts = {
  read(slug: string): VisitorDraft | null {
    try {
      return readDraft(localStorage.getItem(keyOf(slug)));
    } catch {
      return null;
    }
  },
  write(slug: string, draft: VisitorDraft): void {
    try {
      localStorage.setItem(keyOf(slug), JSON.stringify(draft));
    } catch {
      // As above.
    }
  },
};
