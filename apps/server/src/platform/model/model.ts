import type { z } from 'zod';

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

/** Who pays for a call, and whether somebody still waits for it. */
export interface Caller {
  /** Whose budget pays: a member's ID, or null for visitors, who share one. */
  spender: string | null;
  /** Aborted once nobody waits for the result. */
  signal?: AbortSignal | undefined;
}

export interface Wording<W extends Words> extends Caller {
  /** The tool that asks. */
  tool: string;
  /** The original text. Every rewording is checked against it before use. */
  words: W;
  /** Text that people or listings wrote, by name. The model reads it as data, never as instructions. */
  material: Readonly<Record<string, string>>;
  additions?: AdditionRules;
}

export interface RewordedText<W extends Words> {
  words: W;
  /** Name of the model that changed the text; null if it is all ours. */
  model: string | null;
}

/** A request for content of the model's own. Readers always see it marked as the model's. */
export interface ModelTask<C, T> extends Caller {
  /** The tool that asks. Also names the schema. */
  tool: string;
  /** Our own text, without anything that other people wrote. */
  instructions: string;
  /** Text that people wrote, by name. The model reads it as data, never as instructions. */
  material: Readonly<Record<string, string>>;
  /** The shape of the answer. */
  schema: z.ZodType<C>;
  /** Maximum tokens of the answer. */
  maxTokens: number;
  /** Keeps what may be used. @param isFit whether a text repeats neither our instructions nor the delimiter */
  check(content: C, isFit: (text: string) => boolean): CheckedContent<T>;
}

export interface CheckedContent<T> {
  /** Null if nothing may be used. */
  value: T | null;
  /** What was accepted and dropped, for the log, without any text. */
  counts: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
}

export interface ModelContent<T> {
  value: T;
  /** Name of the model. */
  model: string;
}

/** A language model that may improve wording, and may add content that is marked as its own. No figure, score, or rating comes from it. */
export interface LanguageModel {
  /** The display name; null if no model is configured. */
  readonly name: string | null;
  /** Never throws. Returns the original if the model fails, is too slow, breaks a rule, or the budget is used up. */
  reword<W extends Words>(wording: Wording<W>): Promise<RewordedText<W>>;
  /** Never throws. Asks once. Returns null if the model fails, is too slow, the budget is used up, or nothing in the answer may be used. */
  ask<C, T>(task: ModelTask<C, T>): Promise<ModelContent<T> | null>;
}

/** Used if no model is configured. */
export const NULL_MODEL: LanguageModel = {
  name: null,
  reword: async ({ words }) => ({ words, model: null }),
  ask: async () => null,
};
