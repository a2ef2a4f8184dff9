import irregular from './irregular-words.json' with { type: 'json' };

const IRREGULAR = new Map(Object.entries(irregular));

/** A word without its ending: “moved”, “moving”, and “moves” become “mov”. */
export function toStem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  let stem = word.replace(/'s$|s'$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ied|ies|ying)$/, 'y');
  if (stem.length > 5) stem = stem.replace(/ing$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ed|es)$/, '');
  if (stem.length > 3) stem = stem.replace(/(?<!s)s$/, '');
  if (stem.length > 3) stem = stem.replace(/e$/, '');
  return stem.replace(/([bdfgklmnprt])\1$/, '$1');
}
