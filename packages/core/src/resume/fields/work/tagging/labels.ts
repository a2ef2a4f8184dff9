/** The parts of a job that are named in its header. */
export type Part = 'title' | 'employer' | 'place' | 'period';

export const PARTS: readonly Part[] = ['title', 'employer', 'place', 'period'];

/** The label of a token: the first word of a part, a following word, or neither. */
export type Label = 'none' | `${Part}:first` | `${Part}:inside`;

/** In the order of the columns of the weights. */
export const LABELS: readonly Label[] = [
  'none',
  ...PARTS.flatMap((part): Label[] => [`${part}:first`, `${part}:inside`]),
];

export function partOf(label: Label): Part | undefined {
  return label === 'none' ? undefined : (label.slice(0, label.indexOf(':')) as Part);
}

export function continues(label: Label): boolean {
  return label.endsWith(':inside');
}

/** A part continues only after itself. */
export function mayFollow(label: Label, before: Label | undefined): boolean {
  return !continues(label) || (before !== undefined && partOf(before) === partOf(label));
}
