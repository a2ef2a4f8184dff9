/** A decision tree: a value, or a feature, the value below which the left branch holds, and the two branches. */
export type Tree = number | readonly [feature: number, below: number, left: Tree, right: Tree];

/** What a tree says of the values of the features. */
export function scoreTree(tree: Tree, values: Uint8Array): number {
  let node = tree;
  while (typeof node !== 'number') node = (values[node[0]] ?? 0) < node[1] ? node[2] : node[3];
  return node;
}

/** How often each known feature occurs in a list, up to `most` times. */
export function countFeatures(found: Iterable<string>, places: ReadonlyMap<string, number>, most: number): Uint8Array {
  const values = new Uint8Array(places.size);
  for (const feature of found) {
    const at = places.get(feature);
    if (at !== undefined) values[at] = Math.min(most, (values[at] ?? 0) + 1);
  }
  return values;
}
