import type { Claim, Link } from './claim.ts';
import type { Term } from './terms.ts';

/** The state of reading a sentence: its terms, the current position, and the claims found. */
export class Cursor {
  readonly terms: readonly Term[];
  /** The index in the text of the sentence's first term. */
  readonly offset: number;
  readonly sentence: number;
  readonly claims: Claim[] = [];
  i = 0;

  constructor(terms: readonly Term[], offset: number, sentence: number) {
    this.terms = terms;
    this.offset = offset;
    this.sentence = sentence;
  }

  at(k = 0): Term | undefined {
    return this.terms[this.i + k];
  }

  textAt(k = 0): string {
    return this.at(k)?.text ?? '';
  }

  /** Starts a claim at the current position. */
  add(link: Link, parent?: Claim): Claim {
    const from = this.i + this.offset;
    const claim: Claim = {
      subject: 'self',
      standing: [],
      verb: '',
      form: '',
      adverbs: [],
      slots: [],
      link,
      sentence: this.sentence,
      from,
      to: from,
      unclear: false,
      ...(parent && { parent }),
    };
    this.claims.push(claim);
    return claim;
  }

  /** Ends a claim at the current position. */
  close(claim: Claim): void {
    claim.to = this.i + this.offset;
  }
}
