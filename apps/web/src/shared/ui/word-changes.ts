import { diffWordsWithSpace } from 'diff';
import { segmenter } from '../format/formatters.ts';

export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Two changes separated by at most this many characters (a space, a comma) become one change. */
const SHORT_GAP_PATTERN = /^[\s\p{P}]{0,3}$/u;

/** The words removed and added between two texts. Adjacent changes are combined, with the removed words first. */
export function diffWords(before: string, after: string, locale: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, {
    intlSegmenter: segmenter(locale, { granularity: 'word' }),
  });
  const changes: TextPart[] = [];
  let removed = '';
  let added = '';
  const flushChange = () => {
    if (removed) changes.push({ kind: 'removed', text: removed });
    if (added) changes.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else if ((removed || added) && next && SHORT_GAP_PATTERN.test(part.value)) {
      removed += part.value;
      added += part.value;
    } else {
      flushChange();
      changes.push({ kind: 'same', text: part.value });
    }
  });
  flushChange();
  return changes;
}
