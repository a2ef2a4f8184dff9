const SHOWN_CHARACTERS = 400;
const SHOWN_LINES = 8;

/** Where the part of a long text ends that is shown at first: after some lines or at the end of a word. Null for one that is shown whole. */
export function findBreak(text: string): number | null {
  const lineEnd = text.split('\n').slice(0, SHOWN_LINES).join('\n').length;
  const end = Math.min(lineEnd, SHOWN_CHARACTERS);
  // A text that is only a little longer isn't worth a click.
  if (text.length - end < SHOWN_CHARACTERS / 4) return null;
  if (end === lineEnd) return end;
  const space = text.slice(0, end).search(/\s\S*$/);
  return space > 0 ? space : end;
}
