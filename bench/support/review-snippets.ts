import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@foothold/contracts/coaching/choices';

export interface Snippet {
  name: string;
  code: string;
  /** Planted faults with their lines; empty for a clean snippet. */
  faults: { line: number; kind: string }[];
}

/** The first set was written by the rules' author, the others without access to the rules. */
export type SnippetSet = 'code-review' | 'code-review-second' | 'code-review-third' | 'code-review-fourth';

export const getSnippetFolder = (set: SnippetSet) => join(import.meta.dirname, '..', 'fixtures', set);

/** A file's snippets: each begins with `=== name`; `⟦kind⟧` at the end of a line names the planted fault, and isn't part of the code. */
export function readSnippets(
  language: Language,
  kind: 'planted' | 'clean',
  set: SnippetSet = 'code-review',
): Snippet[] {
  const parts = readFileSync(join(getSnippetFolder(set), `${language}.${kind}.txt`), 'utf8').split(/^=== (.+)\n/m);
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
