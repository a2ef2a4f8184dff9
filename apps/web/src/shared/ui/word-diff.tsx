import { Fragment } from 'react';
import { diffWords } from './word-changes.ts';

export interface WordDiffProps {
  before: string;
  after: string;
  /** Language of the texts, for word boundaries. */
  locale?: string;
}

/** Shows a text before and after: removed words struck through, added words underlined. */
export function WordDiff({ before, after, locale = 'en' }: WordDiffProps) {
  return (
    <span className="break-words whitespace-pre-wrap">
      {diffWords(before, after, locale).map(({ kind, text }, index) => {
        const key = `${index}-${text}`;
        if (kind === 'same') return <Fragment key={key}>{text}</Fragment>;
        if (kind === 'removed')
          return (
            <del key={key} className="mr-0.5 bg-danger-wash text-danger-text decoration-danger-text decoration-1">
              <span className="sr-only">[removed: </span>
              {text}
              <span className="sr-only">]</span>
            </del>
          );
        return (
          <ins
            key={key}
            className="bg-hold-wash font-medium text-hold-text decoration-hold decoration-2 underline-offset-4"
          >
            <span className="sr-only">[added: </span>
            {text}
            <span className="sr-only">]</span>
          </ins>
        );
      })}
    </span>
  );
}
