/** A thing or person that a claim is about. */
export interface Item {
  head: string;
  plural: boolean;
  /** Whether it has no article or other determiner. */
  bare: boolean;
  /** Words before the head, in the singular. */
  modifiers: string[];
  /** Its numbers, with any words about how exact they are. */
  numbers: string[];
  /** "some", "all", "half". */
  quantifiers: string[];
  /** The objects of "of". */
  of: Item[];
  /** Whether its head is written with a capital inside a sentence, like the name of a person or a company. */
  isName?: boolean;
  /** Whether its number is part of a name: "dock 14". */
  isNumbered?: boolean;
}

/** Items in one role: direct objects (`object`), or the objects of a preposition. */
export interface Slot {
  role: string;
  items: Item[];
  /** Whether they are joined by "or". */
  isChoice?: boolean;
}

/** How a claim relates to its parent. */
export type Link =
  | 'main'
  | 'and'
  | 'participle'
  | 'purpose'
  | 'relative'
  | 'complement'
  | `with ${string}`
  | `sub ${string}`;

/** One statement in a text: who did what, to what, with what, where, and with what standing. */
export interface Claim {
  /** `self`, `team`, or the head noun of the group it is about. */
  subject: string;
  /** Its limits: a share, an attempt, a plan, a duty, a negation, or that it was done to the person. */
  standing: string[];
  /** Base form; empty for words that say what something is. */
  verb: string;
  /** Form of the verb in the text. */
  form: string;
  adverbs: string[];
  slots: Slot[];
  link: Link;
  /** The claim it depends on. */
  parent?: Claim;
  /** The index of its sentence. */
  sentence: number;
  /** Terms of the text, end exclusive. */
  from: number;
  to: number;
  /** The words couldn't be parsed, so nothing may be derived from them. */
  unclear: boolean;
}
