import type { Fragment } from '../fragment.ts';
import type { EntryLabel, EntryLabels } from './labels.ts';
import type { Piece } from './pieces.ts';

/** The parts of an entry, by the labels that their pieces have. */
export type NamedFragments = readonly (readonly [label: string, fragment: Fragment | undefined])[];

/** The labels that pieces would have if a section were read as these entries. */
export function labelsOf(
  pieces: readonly Piece[],
  entries: readonly NamedFragments[],
  { labels: known }: EntryLabels,
): EntryLabel[] {
  const labels: EntryLabel[] = pieces.map(() => 'none');
  for (const entry of entries) {
    let first: number | undefined;
    for (const [label, fragment] of entry) {
      if (!fragment) continue;
      let isFirst = true;
      pieces.forEach((piece, i) => {
        if (labels[i] !== 'none' || !isCovered(piece, fragment)) return;
        const next = `${label}…` as EntryLabel;
        const goesOn = !isFirst && known.includes(next) && (labels[i - 1] === label || labels[i - 1] === next);
        labels[i] = goesOn ? next : (label as EntryLabel);
        if (isFirst && (first === undefined || i < first)) first = i;
        isFirst = false;
      });
    }
    const start = first === undefined ? undefined : (`${labels[first]}+` as EntryLabel);
    if (first !== undefined && start && known.includes(start)) labels[first] = start;
  }
  const rows = new Set(pieces.flatMap(({ row }, i) => (labels[i] === 'none' ? [] : [row])));
  return labels.map((label, i) => {
    const piece = pieces[i];
    return label === 'none' && piece && !piece.isProse && rows.has(piece.row) ? 'other' : label;
  });
}

/** Whether a reading has two names inside one piece, which no labels can express: what separates them is clear to the rules alone. */
export function dividesPiece(pieces: readonly Piece[], entries: readonly NamedFragments[]): boolean {
  return entries.some((entry) => {
    const names = entry.filter(([label]) => label === 'title' || label === 'organization' || label === 'degree');
    return pieces.some(
      (piece) => names.filter(([, fragment]) => fragment && countShared(piece, fragment) > 1).length > 1,
    );
  });
}

/** Whether a fragment has most of the characters of a piece. */
export function isCovered(piece: Piece, fragment: Fragment): boolean {
  return countShared(piece, fragment) > 0.5 * (piece.to - piece.from);
}

/** How many characters a piece and a fragment have in common. */
function countShared({ line, from, to }: Piece, { spans }: Fragment): number {
  return spans.reduce((sum, span) => {
    const origin = line.origins?.findLast(
      ({ page, number, offset }) => page === span.page && number === span.line && offset <= span.start,
    );
    if (line.origins ? !origin : span.page !== line.page || span.line !== line.number) return sum;
    const shift = origin ? origin.start - origin.offset : 0;
    return sum + Math.max(0, Math.min(to, span.end + shift) - Math.max(from, span.start + shift));
  }, 0);
}
