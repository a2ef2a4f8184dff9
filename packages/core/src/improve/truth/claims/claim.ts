/** A thing or person that a claim is about. */
export interface Item {
  head: string;
  plural: boolean;
  /** No article or the like in front. */
  bare: boolean;
  /** Words in front of the head, in the singular. */
  modifiers: string[];
  /** Numbers bound to it, with what is said of their exactness. */
  numbers: string[];
  /** "some", "all", "half". */
  quantifiers: string[];
  /** Things behind "of". */
  of: Item[];
}

/** Things in one role: the ones acted on (`object`), or those behind a preposition. */
export interface Slot {
  role: string;
  items: Item[];
}

/** How a claim hangs on another one. */
export type Link =
  | 'main'
  | 'and'
  | 'participle'
  | 'purpose'
  | 'relative'
  | 'complement'
  | `with ${string}`
  | `sub ${string}`;

/** One thing that a text says: who did what, to what, with what and where, with what standing. */
export interface Claim {
  /** `self`, `team`, or the head of the group it is about. */
  subject: string;
  /** What limits it: a share, an attempt, a plan, a duty, a negation, or that it was done to the person. */
  standing: string[];
  /** Base form; empty for words that say what something is. */
  verb: string;
  /** Form in which the verb stands. */
  form: string;
  adverbs: string[];
  slots: Slot[];
  link: Link;
  /** The claim it hangs on. */
  parent?: Claim;
  /** The sentence it stands in. */
  sentence: number;
  /** Terms of the text, end exclusive. */
  from: number;
  to: number;
  /** The words could not be put in place; nothing may rest on it. */
  unclear: boolean;
}
