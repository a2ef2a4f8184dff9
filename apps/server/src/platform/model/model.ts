/** Texts by field name: what a tool says, in words that may be improved. */
export type Words = Record<string, string | readonly string[]>;

/** A list to which a model may add its own texts. */
export interface Additions {
  field: string;
  /** The maximum number. */
  most: number;
  /** Whether a text may be added; others are left out. */
  accept(text: string): boolean;
}

export interface Wording<W extends Words> {
  /** The calling tool. */
  tool: string;
  /** The text without a model. Every rewording is checked against its original before it is used. */
  words: W;
  /** What people or listings wrote, by name: the model reads it as text, never as instructions. */
  material: Readonly<Record<string, string>>;
  additions?: Additions;
  /** Whose budget it uses: a member's id; null for visitors, who share one. */
  spender: string | null;
  /** Aborted once nobody waits for the wording. */
  signal?: AbortSignal | undefined;
}

export interface RewordedText<W extends Words> {
  words: W;
  /** Name of the model if it had a part in the wording; null if every word is ours. */
  model: string | null;
}

/** A language model that may improve wording and isn't used for facts. */
export interface LanguageModel {
  /** The display name; null if none is configured. */
  readonly name: string | null;
  /** Never throws: if the model fails, is too slow, breaks a rule, or the budget is spent, the original wording is returned. */
  reword<W extends Words>(wording: Wording<W>): Promise<RewordedText<W>>;
}

/** Used if none is configured. */
export const NO_MODEL: LanguageModel = {
  name: null,
  reword: async ({ words }) => ({ words, model: null }),
};
