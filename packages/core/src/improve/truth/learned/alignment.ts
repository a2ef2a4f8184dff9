import { type Relation, relationOf } from './relations.ts';
import type { Unit } from './units.ts';

export interface Link {
  relation: Relation;
  /** The place of the other unit. */
  to: number;
}

/** Which units of the original those of an edit stand for. */
export interface Alignment {
  after: readonly Unit[];
  own: readonly Unit[];
  /** For each unit of the edit, its partner, which no other has. */
  links: readonly (Link | undefined)[];
  /** For each unit of the edit, the nearest unit, which others may have as well. */
  nearest: readonly (Link | undefined)[];
  /** For each unit of the original, its partner. */
  back: readonly (number | undefined)[];
}

/** The least score of partners. */
const MIN_SCORE = 0.16;
/** How much a partner is better that stands where the neighbors' partners stand. */
const PLACE_WEIGHT = 0.08;

export function align(after: readonly Unit[], own: readonly Unit[]): Alignment {
  const pairs: { i: number; j: number; relation: Relation; score: number }[] = [];
  const nearest: (Link | undefined)[] = after.map(() => undefined);
  after.forEach((unit, i) => {
    own.forEach((other, j) => {
      const relation = relationOf(other, unit);
      const place = 1 - Math.abs(i / Math.max(1, after.length) - j / Math.max(1, own.length));
      const use = unit.use === other.use ? 0.03 : 0;
      const score = relation.score + place * PLACE_WEIGHT + use;
      if (relation.score >= MIN_SCORE) pairs.push({ i, j, relation, score });
      if (relation.score > (nearest[i]?.relation.score ?? -1)) nearest[i] = { relation, to: j };
    });
  });
  pairs.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
  const links: (Link | undefined)[] = after.map(() => undefined);
  const back: (number | undefined)[] = own.map(() => undefined);
  for (const { i, j, relation } of pairs) {
    if (links[i] || back[j] !== undefined) continue;
    links[i] = { relation, to: j };
    back[j] = i;
  }
  return { after, own, links, nearest, back };
}
