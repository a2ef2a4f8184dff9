/** Texts by field name that a model may reword. */
export type Words = Record<string, string | readonly string[]>;

/** A list to which a model may add texts. */
export interface AdditionRules {
  field: string;
  /** The maximum number of texts. */
  most: number;
  /** Whether a text may be added. */
  accept(text: string): boolean;
}

export interface Wording<W extends Words> {
  /** The tool that asks. */
  tool: string;
  /** The original text. Every rewording is checked against it before use. */
  words: W;
  /** Text that people or listings wrote, by name. The model reads it as data, never as instructions. */
  material: Readonly<Record<string, string>>;
  additions?: AdditionRules;
  /** Whose budget pays: a member's ID, or null for visitors, who share one. */
  spender: string | null;
  /** Aborted once nobody waits for the result. */
  signal?: AbortSignal | undefined;
}

export interface RewordedText<W extends Words> {
  words: W;
  /** Name of the model that changed the text; null if it is all ours. */
  model: string | null;
}

/** A language model that may improve wording. It is never a source of facts. */
export interface LanguageModel {
  /** The display name; null if no model is configured. */
  readonly name: string | null;
  /** Never throws. Returns the original if the model fails, is too slow, breaks a rule, or the budget is used up. */
  reword<W extends Words>(wording: Wording<W>): Promise<RewordedText<W>>;
}

/** Used if no model is configured. */
export const NULL_MODEL: LanguageModel = {
  name: null,
  reword: async ({ words }) => ({ words, model: null }),
};
