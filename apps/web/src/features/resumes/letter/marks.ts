import type { LetterMark } from '@foothold/contracts/resumes';

/** A part of a text, marked or not. */
export interface TextPart {
  start: number;
  text: string;
  isMarked: boolean;
}

/**
 * The marks that still apply to a text that was edited since it was checked, each at its present place and in order. A mark whose
 * sentence was changed is dropped until the next check.
 */
export function moveMarks(text: string, marks: readonly LetterMark[]): LetterMark[] {
  let reached = 0;
  return marks.flatMap((mark) => {
    const start = text.slice(mark.start, mark.end) === mark.text ? mark.start : text.indexOf(mark.text, reached);
    if (start < reached) return [];
    reached = start + mark.text.length;
    return [{ start, end: reached, text: mark.text }];
  });
}

/** The whole text in parts, for showing it with its marks. */
export function splitAtMarks(text: string, marks: readonly LetterMark[]): TextPart[] {
  const parts: TextPart[] = [];
  let reached = 0;
  for (const { start, end } of marks) {
    parts.push(
      { start: reached, text: text.slice(reached, start), isMarked: false },
      { start, text: text.slice(start, end), isMarked: true },
    );
    reached = end;
  }
  return [...parts, { start: reached, text: text.slice(reached), isMarked: false }].filter((part) => part.text !== '');
}

/** Opens the person's email app with the email in it. */
export const buildMailLink = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
