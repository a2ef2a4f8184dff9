import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';

export interface WordDiffProps {
  before: string;
  after: string;
  /** Language of the texts, for where words begin and end. */
  locale?: string;
}

/** One text as it was and as it becomes: words that go are struck through, words that come are underlined. */
export function WordDiff({ before, after, locale = 'en' }: WordDiffProps) {
  const parts = diffWordsWithSpace(before, after, {
    intlSegmenter: new Intl.Segmenter(locale, { granularity: 'word' }),
  });
  return (
    <span className="break-words whitespace-pre-wrap">
      {parts.map((part, index) => {
        const key = `${index}-${part.value}`;
        if (part.removed)
          return (
            <del key={key} className="bg-danger-wash text-danger-text decoration-danger-text decoration-1">
              <span className="sr-only">[taken out: </span>
              {part.value}
              <span className="sr-only">]</span>
            </del>
          );
        if (part.added)
          return (
            <ins
              key={key}
              className="bg-hold-wash font-medium text-hold-text decoration-hold decoration-2 underline-offset-4"
            >
              <span className="sr-only">[put in: </span>
              {part.value}
              <span className="sr-only">]</span>
            </ins>
          );
        return <Fragment key={key}>{part.value}</Fragment>;
      })}
    </span>
  );
}
