import type { Alignment } from './alignment.ts';
import type { Unit } from './units.ts';

/** Words that stay in another place: beside others, governed by others, or where another stood. */
export const listPlaceChanges = (alignment: Alignment): string[] => [
  ...listMoved(alignment),
  ...listGoverned(alignment),
  ...listFigures(alignment),
  ...listExchanged(alignment),
];

/** Words that stay but have other neighbors. */
function listMoved({ after, own, links }: Alignment): string[] {
  const changes: string[] = [];
  for (let i = 1; i < after.length; i++) {
    const [a, b] = [after[i - 1] as Unit, after[i] as Unit];
    const [first, second] = [links[i - 1], links[i]];
    if (!first || !second) continue;
    const [p, q] = [own[first.to] as Unit, own[second.to] as Unit];
    const step = second.to - first.to;
    if (step === 1) continue;
    const together = a.clause === b.clause ? 'together' : 'apart';
    const was = p.line !== q.line ? 'lines' : p.clause !== q.clause ? 'clauses' : 'clause';
    const way = step < 0 ? 'back' : step === 0 ? 'same' : 'on';
    const far = Math.abs(step) > 4 ? 'far' : Math.abs(step) > 1 ? 'mid' : 'close';
    const features = [
      `move ${together} ${was}`,
      `move ${together} ${was} ${way}`,
      `move ${together} ${was} ${way} ${far}`,
    ];
    if (together === 'together') {
      features.push(`move ${a.use} ${b.use} ${was} ${way}`, `move ${a.use}>${p.use} ${b.use}>${q.use}`);
      if (b.relation !== q.relation) features.push(`move relation ${was}`, `move relation ${q.relation}>${b.relation}`);
      if (a.use === 'number' || b.use === 'number') features.push(`move number ${was}`, `move number ${way} ${far}`);
    }
    changes.push(...features);
  }
  return changes;
}

/** Words that stand where another stood that has gone elsewhere. */
function listExchanged({ after, own, links, back }: Alignment): string[] {
  const changes: string[] = [];
  after.forEach((unit, i) => {
    const link = links[i];
    const partner = link && own[link.to];
    if (!link || !partner || link.relation.score < 0.9) return;
    const features: string[] = [];
    for (const side of ['left', 'right'] as const) {
      if (unit[side] === '' || unit[side] === partner[side]) continue;
      const at = own.findIndex((other, j) => j !== link.to && other[side] === unit[side] && other.use === unit.use);
      const holder = at < 0 ? undefined : back[at];
      if (at < 0) continue;
      const now = holder === undefined ? undefined : after[holder];
      if (now && now[side] === unit[side]) continue;
      const gone = now === undefined ? 'gone' : now[side] === partner[side] && partner[side] !== '' ? 'both' : 'moved';
      features.push(
        `exchange ${gone}`,
        `exchange ${gone} ${side} ${unit.use}`,
        `exchange ${gone} ${own[at]?.line === partner.line ? 'line' : 'lines'}`,
      );
    }
    if (features.length > 0) changes.push('exchange', ...features);
  });
  return changes;
}

/** Figures that stay beside another word. */
function listFigures({ after, own, links, back }: Alignment): string[] {
  return after.flatMap((unit, i) => {
    const link = links[i];
    if (unit.use !== 'number' || !link) return [];
    const features: string[] = [];
    for (const [side, step] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const [now, was] = [i + step, link.to + step];
      const [a, b] = [after[now], own[was]];
      if (!a || !b || a.line !== unit.line || b.line !== own[link.to]?.line) continue;
      const state = stateOf(now, was, links, back);
      if (state !== 'kept') features.push(`figure ${side} ${state}`, `figure ${side} ${state} ${b.use}>${a.use}`);
    }
    return features.length > 0 ? ['figure', ...features] : [];
  });
}

/** Words that stay but are governed by another. */
function listGoverned({ after, own, links, back }: Alignment): string[] {
  return after.flatMap((unit, i) => {
    const link = links[i];
    const partner = link && own[link.to];
    if (!link || !partner) return [];
    const features: string[] = [];
    for (const kind of ['governor', 'attached'] as const) {
      const [now, was] = [unit[kind], partner[kind]];
      if (now === undefined && was === undefined) continue;
      const state = stateOf(now, was, links, back);
      if (state === 'kept') continue;
      const use = unit.isHead ? unit.use : `inside ${unit.use}`;
      features.push(`${kind} ${state}`, `${kind} ${state} ${use}`);
      if (now !== undefined && was !== undefined) {
        const [a, b] = [after[now] as Unit, own[was] as Unit];
        features.push(`${kind} ${state} ${use} ${b.use}>${a.use}`);
        const linked = links[now];
        const other = linked && own[linked.to];
        if (other)
          features.push(
            `${kind} ${state} ${use} ${other.line !== partner.line ? 'line' : other.clause !== partner.clause ? 'clause' : 'near'}`,
          );
        if (other) features.push(`${kind} ${state} ${Math.abs((linked?.to ?? 0) - was) > 2 ? 'far' : 'close'}`);
        if (other && other.line === partner.line && other.at > partner.at !== a.at > unit.at)
          features.push(`${kind} ${state} turned`, `${kind} ${state} turned ${use}`);
      }
    }
    return features;
  });
}

/** What became of a neighbor: it stays, another one took its place, or it is in another place. */
function stateOf(
  now: number | undefined,
  was: number | undefined,
  links: Alignment['links'],
  back: Alignment['back'],
): string {
  if (now === undefined) return was !== undefined && back[was] !== undefined ? 'left' : 'lost';
  if (was === undefined) return links[now] ? 'given' : 'given new';
  if (links[now]?.to === was) return 'kept';
  const isHeld = back[was] !== undefined;
  if (links[now]) return isHeld ? 'crossed' : 'taken over';
  return isHeld ? 'new' : 'replaced';
}
