import type { Language } from '@foothold/contracts/coaching/choices';
import { reviewCode } from './review-code.ts';

const prepared = new Map<Language, Promise<unknown>>();

/** Loads a language's grammars and linters, once, and runs them on one line, so that the first review isn't slow. */
export async function prepare(language: Language): Promise<void> {
  const preparing = prepared.get(language) ?? reviewCode('x = 1;\n', language);
  prepared.set(language, preparing);
  try {
    await preparing;
  } catch (error) {
    prepared.delete(language);
    throw error;
  }
}
