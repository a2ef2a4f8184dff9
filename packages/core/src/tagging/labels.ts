/** The label of a token: the first word of a part, a following word, or neither. */
export type Label<Part extends string> = 'none' | `${Part}:first` | `${Part}:inside`;

/** Which of some numbered labels may follow which. */
export interface Transitions {
  size: number;
  /** Whether a label may follow another: `[before * size + label]`. A part continues only after itself. */
  allowed: readonly boolean[];
  /** Whether a text may start with a label. */
  mayStart: readonly boolean[];
}

/** The labels of a tagger that finds parts of some kinds, such as employers and job titles. */
export interface LabelSet<Part extends string> extends Transitions {
  parts: readonly Part[];
  /** In the order of the columns of the weights. */
  labels: readonly Label<Part>[];
}

export function createLabelSet<Part extends string>(parts: readonly Part[]): LabelSet<Part> {
  const labels: readonly Label<Part>[] = [
    'none',
    ...parts.flatMap((part): Label<Part>[] => [`${part}:first`, `${part}:inside`]),
  ];
  return {
    parts,
    labels,
    size: labels.length,
    allowed: labels.flatMap((before) => labels.map((label) => !continues(label) || partOf(before) === partOf(label))),
    mayStart: labels.map((label) => !continues(label)),
  };
}

const partOf = <Part extends string>(label: Label<Part>): Part | undefined =>
  label === 'none' ? undefined : (label.slice(0, label.indexOf(':')) as Part);

const continues = (label: Label<string>): boolean => label.endsWith(':inside');

/** A part of a text: its tokens from `first` up to `end`. */
export interface Span<Part extends string> {
  part: Part;
  first: number;
  /** The index after its last token. */
  end: number;
  /** The smallest probability of the labels of its tokens, 0 to 1. */
  certainty: number;
}

/** The parts that labels mark, in order. A line break ends a part. */
export function findSpans<Part extends string>(
  set: LabelSet<Part>,
  labels: readonly number[],
  breaks: readonly boolean[],
  certainty: readonly number[] = [],
): Span<Part>[] {
  const labelAt = (i: number): Label<Part> => set.labels[labels[i] ?? 0] ?? 'none';
  const spans: Span<Part>[] = [];
  for (let i = 0; i < labels.length; i++) {
    const part = partOf(labelAt(i));
    if (part === undefined) continue;
    const first = i;
    while (!breaks[i + 1] && continues(labelAt(i + 1)) && partOf(labelAt(i + 1)) === part) i++;
    spans.push({ part, first, end: i + 1, certainty: Math.min(1, ...certainty.slice(first, i + 1)) });
  }
  return spans;
}
