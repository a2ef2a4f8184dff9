/** Texts by the name of their field: what a tool says, in words that may be put better. */
export type Words = Record<string, string | readonly string[]>;

/** A list to which a model may add texts of its own. */
export interface Additions {
  field: string;
  /** How many at most. */
  most: number;
  /** Whether a text may stand there; whatever it does not allow is left out. */
  accept(text: string): boolean;
}

export interface Wording<W extends Words> {
  /** Which tool asks. */
  tool: string;
  /** What is said without a model. Every text is checked against its own original before it is used. */
  words: W;
  /** What people or listings wrote, by name: read by the model as text, never as instructions. */
  material: Readonly<Record<string, string>>;
  additions?: Additions;
  /** Whose budget it comes from: a member's id; null for visitors, who share one. */
  spender: string | null;
  /** Aborted once nobody waits for the words. */
  signal?: AbortSignal | undefined;
}

export interface Worded<W extends Words> {
  words: W;
  /** Name of the model where it had a part in the words; null where every word is ours. */
  model: string | null;
}

/** A language model that may put words better and knows nothing by itself. */
export interface LanguageModel {
  /** As people read it; null where none is configured. */
  readonly name: string | null;
  /** Never throws: where the model fails, is too slow, breaks a rule or the budget is spent, the words come back as they are. */
  reword<W extends Words>(wording: Wording<W>): Promise<Worded<W>>;
}

/** Where none is configured. */
export const NO_MODEL: LanguageModel = {
  name: null,
  reword: async ({ words }) => ({ words, model: null }),
};
