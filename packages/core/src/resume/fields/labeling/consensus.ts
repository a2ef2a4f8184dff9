import { type EntryLabel, type EntryLabels, partOfLabel, startsEntry } from './labels.ts';

/**
 * What the other entries of a section say about a piece: entries of one section are usually written alike, so pieces in the same place of
 * their entries have the same label.
 * @param groups by piece, the groups in which it has the same place as others
 * @param marginals by piece, how probable each label is by itself
 */
export function describeConsensus(
  groups: readonly (readonly string[])[],
  marginals: readonly Float64Array[],
  { labels, size }: EntryLabels,
): string[][] {
  const sums = new Map<string, { sum: Float64Array; count: number }>();
  groups.forEach((own, i) => {
    for (const name of own) {
      const group = sums.get(name) ?? { sum: new Float64Array(size), count: 0 };
      for (let label = 0; label < size; label++)
        group.sum[label] = (group.sum[label] ?? 0) + (marginals[i]?.[label] ?? 0);
      group.count++;
      sums.set(name, group);
    }
  });
  const order = orderOf(marginals, labels);
  return groups.map((own, i) => {
    const marginal = marginals[i] ?? new Float64Array(size);
    const mine = strongest(marginal, 1, labels);
    const names = [
      `own ${mine}`,
      `own-part ${mine.split(' ')[0]?.replace(/[+…]$/u, '')}`,
      `order ${order}`,
      `order ${order} ${mine}`,
    ];
    own.forEach((name, kind) => {
      const group = sums.get(name);
      if (!group || group.count < 2) {
        names.push(`peers${kind} none ${mine}`);
        return;
      }
      const others = group.sum.map((value, label) => value - (marginal[label] ?? 0));
      const theirs = strongest(others, group.count - 1, labels);
      names.push(
        `peers${kind} ${theirs}`,
        `peers${kind} ${theirs} ${mine}`,
        `peers${kind} ${theirs} ${group.count > 3 ? 'many' : 'few'}`,
      );
    });
    return names;
  });
}

/** The most probable label of a group, and how clearly it is. */
function strongest(sums: Float64Array, count: number, labels: readonly EntryLabel[]): string {
  let best = 0;
  sums.forEach((value, label) => {
    if (value > (sums[best] ?? 0)) best = label;
  });
  const share = (sums[best] ?? 0) / Math.max(1, count);
  return `${labels[best]} ${share > 0.95 ? 3 : share > 0.8 ? 2 : share > 0.55 ? 1 : 0}`;
}

/** The order in which most entries of the section name their parts. */
function orderOf(marginals: readonly Float64Array[], labels: readonly EntryLabel[]): string {
  const orders = new Map<string, number>();
  let current: string[] = [];
  const close = () => {
    const name = current.slice(0, 4).join(',');
    if (name !== '') orders.set(name, (orders.get(name) ?? 0) + 1);
  };
  for (const marginal of marginals) {
    const label = labels[marginal.indexOf(Math.max(...marginal))] ?? 'none';
    if (startsEntry(label)) {
      close();
      current = [];
    }
    const part = partOfLabel(label);
    if (part !== 'none' && part !== 'other' && part !== 'place' && !current.includes(part)) current.push(part);
  }
  close();
  return [...orders].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'none';
}
