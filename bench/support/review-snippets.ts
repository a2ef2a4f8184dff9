import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@foothold/contracts/coaching/choices';

export interface Snippet {
  name: string;
  code: string;
  /** What was planted, and on which line; empty for a clean one. */
  faults: { line: number; kind: string }[];
}

/** The first set comes from the hand that wrote the rules; the second was written without sight of them. */
export type SnippetSet = 'code-review' | 'code-review-second';

const fixtures = join(import.meta.dirname, '..', 'fixtures');

/** Snippets of a file: each begins with `=== name`; `⟦kind⟧` at the end of a line names what was planted there, and is not part of the code. */
export function readSnippets(
  language: Language,
  kind: 'planted' | 'clean',
  set: SnippetSet = 'code-review',
): Snippet[] {
  const parts = readFileSync(join(fixtures, set, `${language}.${kind}.txt`), 'utf8').split(/^=== (.+)\n/m);
  const snippets: Snippet[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const faults: Snippet['faults'] = [];
    const lines = (parts[at + 1] ?? '').split('\n').map((line, index) =>
      line.replace(/\s*⟦(.+?)⟧/g, (_, fault: string) => {
        faults.push({ line: index + 1, kind: fault });
        return '';
      }),
    );
    snippets.push({ name: parts[at] ?? '', code: lines.join('\n'), faults });
  }
  return snippets;
}
