import { MAX_EXPERIENCES, type RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { createDraftStore, type TextStore } from '../../../shared/autosave/browser-store.ts';
import { createBlankAnswers, EXPERIENCE_FIELDS } from './answers.ts';

/**
 * A visitor's input, saved on their own device and never with the password. The declarations at the end (two checkboxes
 * and the signature date) must be made again.
 */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  answers: RegistrationAnswers;
}

/** Drafts contain a lot of personal data, so they are deleted after this many milliseconds. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Stored on this device until the form is sent or the draft expires. */
export const deviceStore: TextStore = createDraftStore('device', 'registration', 'registration-draft');

export function saveDraft(store: TextStore, answers: RegistrationAnswers, now: number): void {
  const saved: Draft = {
    savedAt: now,
    answers: { ...answers, confirmAccuracy: false, permissionToStore: false, signatureDate: '' },
  };
  store.write(JSON.stringify(saved));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the saved draft, keeping only valid answers; null if there is none or it is too old. */
export function loadDraft(store: TextStore, now: number): Draft | null {
  try {
    const saved: unknown = JSON.parse(store.read() ?? 'null');
    if (!isRecord(saved) || !isRecord(saved.answers) || typeof saved.savedAt !== 'number') return null;
    if (now - saved.savedAt > MAX_AGE_MS) {
      store.forget();
      return null;
    }
    return { savedAt: saved.savedAt, answers: parseAnswers(saved.answers) };
  } catch {
    return null;
  }
}

function parseAnswers(saved: Record<string, unknown>): RegistrationAnswers {
  const answers: RegistrationAnswers = createBlankAnswers();
  const texts: Record<string, unknown> = { ...answers };
  for (const [name, blank] of Object.entries(answers)) {
    if (typeof blank === 'string') texts[name] = toText(saved[name]);
    if (typeof blank === 'boolean') texts[name] = saved[name] === true;
  }
  const entries = Array.isArray(saved.workExperience) ? saved.workExperience.filter(isRecord) : [];
  if (entries.length > 0)
    texts.workExperience = entries
      .slice(0, MAX_EXPERIENCES)
      .map((entry) => Object.fromEntries(EXPERIENCE_FIELDS.map((field) => [field, toText(entry[field])])));
  return texts as unknown as RegistrationAnswers;
}
