import type { Occupation } from '../../jobs/types.ts';
import { getStem, isRoleWord, splitTitleWords } from '../title-words.ts';
import { BUSINESS } from './business.ts';
import { CARE } from './care.ts';
import { ENGINEERING } from './engineering.ts';
import { SCHOOLS_AND_LAW } from './schools-and-law.ts';
import { TRADES } from './trades.ts';
import type { Setting, SettingFamily } from './types.ts';

/** What a title doesn't name isn't restricted. */
const FAMILIES: readonly SettingFamily[] = [...CARE, ...SCHOOLS_AND_LAW, ...TRADES, ...ENGINEERING, ...BUSINESS];

/** What the setting or specialty in a title means for questions. */
export interface SettingFit {
  /** Whether a question isn't clearly about another setting of the same family. */
  accepts(ask: string): boolean;
  /** Whether a question is about the setting: it names something of it, or has a word of the title in another form. */
  prefers(ask: string): boolean;
}

/** Finds the settings that a title names: a nurse in a clinic isn't asked about a ward, and rather about a clinic. */
export function readSettings(title: string, occupation: Occupation | null): SettingFit {
  const text = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const families = FAMILIES.filter(
    ({ of }) => of.includes(occupation?.id ?? '') || of.includes(occupation?.field ?? ''),
  )
    .map(({ settings }) => ({
      named: settings.filter(({ named }) => named.test(text)),
      others: settings.filter(({ named }) => !named.test(text)),
    }))
    .filter(({ named }) => named.length > 0);
  const stems = listSettingStems(title, occupation);
  return {
    accepts: (ask) => families.every(({ named, others }) => isTied(named, ask) || !isTied(others, ask)),
    prefers: (ask) =>
      families.some(({ named }) => isTied(named, ask)) || splitTitleWords(ask).some((word) => stems.has(getStem(word))),
  };
}

const isTied = (settings: readonly Setting[], ask: string) => settings.some(({ tied }) => tied.test(ask));

/** Stems of the words that a title adds to the occupation's name and a grade. */
function listSettingStems(title: string, occupation: Occupation | null): ReadonlySet<string> {
  const own = new Set(splitTitleWords(occupation?.name ?? '').map(getStem));
  const words = splitTitleWords(title).filter((word) => !isRoleWord(word));
  return new Set(words.map(getStem).filter((stem) => !own.has(stem)));
}
