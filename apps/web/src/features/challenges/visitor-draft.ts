import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { createDraftStore } from '../../shared/autosave/browser-store.ts';

/** A visitor's code for a challenge, stored only in their browser. */
export interface VisitorDraft {
  language: Language;
  codes: Partial<Record<Language, string>>;
}

const getStore = (slug: string) => createDraftStore('device', `challenge:${slug}`, `challenge:${slug}`);
const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Parses the stored text, which can't be trusted. Returns null for anything that isn't a draft. */
export function parseDraft(text: string | null): VisitorDraft | null {
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

export const visitorDrafts = {
  read: (slug: string): VisitorDraft | null => parseDraft(getStore(slug).read()),
  write: (slug: string, draft: VisitorDraft): void => getStore(slug).write(JSON.stringify(draft)),
};
