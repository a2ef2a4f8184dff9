import type { Line } from '../layout/index.ts';
import type { Bullet } from '../model.ts';
import type { FieldPath, Provenance } from '../reading.ts';
import type { Fragment } from './fragment.ts';

/** Tracks the source of each field while a résumé is assembled, and generates ids. */
export class FieldWriter {
  readonly provenance: Provenance = {};
  readonly #counts = new Map<string, number>();
  readonly #held = new Set<string>();

  /** Ids are letters and a running number: `w1`, `w2`, … */
  id(letters: string): string {
    const count = (this.#counts.get(letters) ?? 0) + 1;
    this.#counts.set(letters, count);
    return `${letters}${count}`;
  }

  /** Records the position of a field and returns its text. */
  note(path: FieldPath, fragment: Fragment, confidence: number): string {
    for (const { page, line } of fragment.spans) this.#held.add(`${page}:${line}`);
    this.provenance[path] = { spans: fragment.spans, confidence, origin: 'read' };
    return fragment.text;
  }

  /** Whether any field was read from the line. */
  holds({ page, number }: Line): boolean {
    return this.#held.has(`${page}:${number}`);
  }

  /** The fragments as bullets of the entry at `path`. */
  bullets(path: FieldPath, fragments: readonly Fragment[], confidence: number): Bullet[] {
    return fragments.map((fragment, i) => {
      const id = `b${i + 1}`;
      return { id, text: this.note(`${path}/bullets/${id}`, fragment, confidence) };
    });
  }
}
