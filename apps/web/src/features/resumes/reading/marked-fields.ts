import type { UnplacedLine } from '@foothold/contracts/resumes';
import type { FieldPath, Provenance } from '@foothold/core/resume';
import { type Draft, getFieldName } from '../model/draft.ts';
import { toDraftPath } from '../model/placing.ts';
import type { Place } from '../page/place-context.tsx';
import { getCertainty } from './certainty.ts';

/** An unplaced line's position in the list and on the page. */
export const buildUnplacedPath = (id: string): FieldPath => `unplaced/${id}`;

/** The positions of unplaced lines, which are highlighted too. */
export const markLines = (lines: readonly UnplacedLine[]): (Place & { tone: 'caution' })[] =>
  lines.map(({ id, text, spans }) => ({ key: buildUnplacedPath(id), label: text, spans, tone: 'caution' }));

/** The positions of all fields on the pages, in reading order. Those that need review are highlighted. */
export function markFields(draft: Draft, provenance: Provenance): (Place & { tone: 'quiet' | 'caution' })[] {
  return Object.entries(provenance)
    .filter(([, { spans }]) => spans.length > 0)
    .map(([saved, source]) => [toDraftPath(draft, saved), source] as const)
    .map(([path, source]) => ({
      key: path,
      label: getFieldName(draft, path) ?? path,
      spans: source.spans,
      tone: getCertainty(source) === 'check' ? ('caution' as const) : ('quiet' as const),
    }))
    .sort((a, b) => {
      const [first, second] = [a.spans[0], b.spans[0]];
      if (!first || !second) return 0;
      return first.page - second.page || first.line - second.line || first.start - second.start;
    });
}
