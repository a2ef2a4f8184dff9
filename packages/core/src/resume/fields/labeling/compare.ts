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

/** Whether a fragment has most of the characters of a piece. */
export function isCovered({ line, from, to }: Piece, { spans }: Fragment): boolean {
  const shared = spans.reduce((sum, span) => {
    const origin = line.origins?.findLast(
      ({ page, number, offset }) => page === span.page && number === span.line && offset <= span.start,
    );
    if (line.origins ? !origin : span.page !== line.page || span.line !== line.number) return sum;
    const shift = origin ? origin.start - origin.offset : 0;
    return sum + Math.max(0, Math.min(to, span.end + shift) - Math.max(from, span.start + shift));
  }, 0);
  return shared > 0.5 * (to - from);
}
