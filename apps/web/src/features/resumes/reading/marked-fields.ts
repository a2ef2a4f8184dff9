import type { Provenance } from '@foothold/core/resume';
import { type Draft, fieldName } from '../model/draft.ts';
import type { Place } from '../page/place-context.tsx';
import { certaintyOf } from './certainty.ts';

/** The places of all fields on the pages, in reading order; those to check are emphasized. */
export function markedFields(draft: Draft, provenance: Provenance): (Place & { tone: 'quiet' | 'caution' })[] {
  return Object.entries(provenance)
    .filter(([, { spans }]) => spans.length > 0)
    .map(([path, source]) => ({
      key: path,
      label: fieldName(draft, path) ?? path,
      spans: source.spans,
      tone: certaintyOf(source) === 'check' ? ('caution' as const) : ('quiet' as const),
    }))
    .sort((a, b) => {
      const [first, second] = [a.spans[0], b.spans[0]];
      if (!first || !second) return 0;
      return first.page - second.page || first.line - second.line || first.start - second.start;
    });
}
