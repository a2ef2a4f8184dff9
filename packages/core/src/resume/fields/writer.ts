import type { Bullet } from '../model.ts';
import type { FieldPath, Provenance } from '../reading.ts';
import type { Fragment } from './fragment.ts';

/** Keeps where each field came from while a résumé is put together, and hands out ids. */
export class FieldWriter {
  readonly provenance: Provenance = {};
  readonly #counts = new Map<string, number>();

  /** Ids are letters and a running number: `w1`, `w2`, … */
  id(letters: string): string {
    const count = (this.#counts.get(letters) ?? 0) + 1;
    this.#counts.set(letters, count);
    return `${letters}${count}`;
  }

  /** Notes where a field stands and returns its text. */
  note(path: FieldPath, fragment: Fragment, confidence: number): string {
    this.provenance[path] = { spans: fragment.spans, confidence, origin: 'read' };
    return fragment.text;
  }

  /** The fragments as bullets of the entry at `path`. */
  bullets(path: FieldPath, fragments: readonly Fragment[], confidence: number): Bullet[] {
    return fragments.map((fragment, i) => {
      const id = `b${i + 1}`;
      return { id, text: this.note(`${path}/bullets/${id}`, fragment, confidence) };
    });
  }
}
