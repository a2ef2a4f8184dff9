import { VERB_TABLE } from './verb-table.ts';

export const VERB_FORMS = ['base', 'past', 'gerund', 'third'] as const;
export type VerbForm = (typeof VERB_FORMS)[number];

export interface VerbReading {
  base: string;
  form: VerbForm;
}

const readings = new Map<string, VerbReading[]>();
const formsOf = new Map<string, Map<VerbForm, string[]>>();

for (const entry of VERB_TABLE.split(/\s+/)) {
  if (entry) addVerb(entry);
}

function addVerb(entry: string): void {
  const [marked = '', irregularPast] = entry.split('/');
  const base = marked.replace(/[+~]$/, '');
  const doubled = base + base.slice(-1);
  const stems = marked.endsWith('+') ? [doubled] : marked.endsWith('~') ? [base, doubled] : [base];
  addForms(base, 'base', [base]);
  addForms(base, 'past', irregularPast ? [irregularPast] : stems.map(toRegularPast));
  addForms(base, 'gerund', stems.map(toGerund));
  addForms(base, 'third', [toThirdPerson(base)]);
}

function addForms(base: string, form: VerbForm, words: string[]): void {
  const known = formsOf.get(base) ?? new Map<VerbForm, string[]>();
  known.set(form, words);
  formsOf.set(base, known);
  for (const word of words) {
    const list = readings.get(word) ?? [];
    list.push({ base, form });
    readings.set(word, list);
  }
}

function toRegularPast(stem: string): string {
  if (stem.endsWith('e')) return `${stem}d`;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return `${stem}ed`;
}

function toGerund(stem: string): string {
  if (stem.endsWith('ee') || stem.endsWith('ye') || stem.endsWith('oe')) return `${stem}ing`;
  return stem.endsWith('e') ? `${stem.slice(0, -1)}ing` : `${stem}ing`;
}

function toThirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** The verb forms that a word can be; empty if it isn't in the table. A form may belong to two verbs ("found"). Case-insensitive. */
export function listVerbReadings(word: string): readonly VerbReading[] {
  return readings.get(word.toLowerCase()) ?? [];
}

/** The forms of a verb, the most common spelling first: `listVerbForms('manage', 'past')` is `['managed']`. Empty for a verb that isn't in the table. */
function listVerbForms(base: string, form: VerbForm): readonly string[] {
  return formsOf.get(base)?.get(form) ?? [];
}

/** A verb in another form, in its most common spelling: "manage" as `past` is "managed". Undefined if it isn't in the table. */
export const inflectVerb = (base: string, form: VerbForm): string | undefined => listVerbForms(base, form)[0];

/**
 * The verb of a gerund in another form: "managing" as `past` is ["managed"]. One spelling per verb, with the same doubling as the gerund ("labelling" →
 * "labelled"). Empty if the word isn't a gerund in the table.
 */
export function inflectGerund(word: string, form: 'past' | 'base'): string[] {
  return listVerbReadings(word)
    .filter((reading) => reading.form === 'gerund')
    .flatMap(({ base }) => {
      const spelling = listVerbForms(base, 'gerund').indexOf(word.toLowerCase());
      const forms = listVerbForms(base, form);
      return [forms[spelling] ?? forms[0] ?? []].flat();
    });
}
