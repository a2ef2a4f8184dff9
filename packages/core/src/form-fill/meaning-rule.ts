/** What the rules know about one meaning of a field. Phrases are as `toWords` writes them. */
export interface MeaningRule {
  meaning: string;
  /** Whole labels. */
  labels: readonly string[];
  /** Ends of names of controls. */
  names: readonly string[];
  /** Tokens of `autocomplete`. */
  autocomplete?: readonly string[];
  kinds: readonly string[];
  /** Where the field has to be. `person`: not in a block about employers or schools. */
  place: 'person' | 'employment' | 'education' | 'anywhere';
}

/** Phrases as one text: there is no comma in a label in words. */
export const list = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

export const TEXT = ['text', 'textarea'] as const;
export const LINE = ['text'] as const;
export const CHOICE = ['text', 'select', 'combobox'] as const;
export const DATE = ['text', 'month', 'date', 'tel'] as const;
export const PART = ['text', 'number', 'tel', 'select', 'combobox'] as const;
export const LINK = ['text', 'url'] as const;
