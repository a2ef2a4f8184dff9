import { MOST_EXPERIENCES, type RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { blankAnswers, EXPERIENCE_FIELDS } from './answers.ts';

/**
 * What had been typed, on the visitor's own device. Never the password. What is declared at the end (two ticks and the day of the signature) is
 * declared again.
 */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  answers: RegistrationAnswers;
}

const KEY = 'registration-draft';
/** Milliseconds after which a draft is forgotten: it holds a lot about a person. */
const LASTS = 30 * 24 * 60 * 60 * 1000;

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own. Merely to name it throws where it is switched off, so that it is named when it is used. */
export const deviceStore: Store = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

export function saveDraft(store: Store, answers: RegistrationAnswers, now: number): void {
  const saved: Draft = {
    savedAt: now,
    answers: { ...answers, confirmAccuracy: false, permissionToStore: false, signatureDate: '' },
  };
  try {
    store.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Storage may be off or full; the form works without.
  }
}

export function forgetDraft(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is kept, as far as it has the shape of answers; null where there is nothing, or it is too old. */
export function readDraft(store: Store, now: number): Draft | null {
  try {
    const saved: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    if (!isRecord(saved) || !isRecord(saved.answers) || typeof saved.savedAt !== 'number') return null;
    if (now - saved.savedAt > LASTS) {
      forgetDraft(store);
      return null;
    }
    return { savedAt: saved.savedAt, answers: answersFrom(saved.answers) };
  } catch {
    return null;
  }
}

function answersFrom(saved: Record<string, unknown>): RegistrationAnswers {
  const answers: RegistrationAnswers = blankAnswers();
  const texts: Record<string, unknown> = { ...answers };
  for (const [name, blank] of Object.entries(answers)) {
    if (typeof blank === 'string') texts[name] = textOf(saved[name]);
    if (typeof blank === 'boolean') texts[name] = saved[name] === true;
  }
  const entries = Array.isArray(saved.workExperience) ? saved.workExperience.filter(isRecord) : [];
  if (entries.length > 0)
    texts.workExperience = entries
      .slice(0, MOST_EXPERIENCES)
      .map((entry) => Object.fromEntries(EXPERIENCE_FIELDS.map((field) => [field, textOf(entry[field])])));
  return texts as unknown as RegistrationAnswers;
}
