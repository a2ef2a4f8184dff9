import type { Terminal } from './trie.ts';

/** A name found in a text, with its possible meanings. */
export interface Candidate {
  terminals: Terminal[];
  start: number;
  end: number;
  firstToken: number;
  lastToken: number;
  turned?: true;
  /** Found only at the start of a sentence. It confirms no other name, so that the same sentence in another order names the same. */
  isOpening?: true;
}
