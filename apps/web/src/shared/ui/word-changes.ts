import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Two changes separated by at most this many characters (a space, a comma) become one change. */
const BRIDGE = /^[\s\p{P}]{0,3}$/u;

/** The words removed and added between two texts. Adjacent changes are combined, with the removed words first. */
export function wordChanges(before: string, after: string, locale: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, {
    intlSegmenter: new Intl.Segmenter(locale, { granularity: 'word' }),
  });
  const reported: TextPart[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed) reported.push({ kind: 'removed', text: removed });
    if (added) reported.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else if ((removed || added) && next && BRIDGE.test(part.value)) {
      removed += part.value;
      added += part.value;
    } else {
      close();
      reported.push({ kind: 'same', text: part.value });
    }
  });
  close();
  return reported;
}
