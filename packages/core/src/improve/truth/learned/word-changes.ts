import type { Alignment, Link } from './alignment.ts';
import type { Unit } from './units.ts';
import { baseOf, classesOf, isEnlarging, subjectsOf } from './word-classes.ts';

/** What becomes of each word: it stays in another use, stands for another one, is new, or is dropped. */
export const listWordChanges = (alignment: Alignment): string[] => [
  ...alignment.after.flatMap((_, i) => listChangesAt(alignment, i)),
  ...listDropped(alignment),
];

function listChangesAt(alignment: Alignment, i: number): string[] {
  const { after, own, links } = alignment;
  const unit = after[i] as Unit;
  const link = links[i];
  const partner = link && own[link.to];
  const shared = listActorAndTitle(unit, partner, link?.relation.kind ?? 'none');
  if (partner && (link.relation.kind === 'equal' || link.relation.kind === 'form'))
    return [...shared, ...listRetained(unit, partner)];
  return [...shared, ...listOther(alignment, i, link, partner)];
}

function listActorAndTitle(unit: Unit, partner: Unit | undefined, kind: string): string[] {
  const changes: string[] = [];
  if (partner && partner.actor !== unit.actor) {
    const turn = `actor ${partner.actor}>${unit.actor}`;
    changes.push('actor', turn, `${turn} ${unit.use}`);
  }
  if (unit.isTitle && !partner?.isTitle)
    changes.push(
      'title taken',
      `title taken ${kind}`,
      `title taken from ${partner?.use} ${partner?.relation}`,
      `title taken ${unit.term.noun}`,
    );
  if (partner?.isTitle && !unit.isTitle) changes.push('title left', `title left ${unit.relation}`);
  return changes;
}

/** Words that stay may still become more: one becomes several, "lead" becomes "led". */
function listRetained(unit: Unit, from: Unit): string[] {
  const changes: string[] = [];
  if (unit.term.plural && !from.term.plural && unit.use === 'noun')
    changes.push(
      'more pluralized',
      `more pluralized ${from.determiner}`,
      `more pluralized ${baseOf(unit)}`,
      ...(from.determiner !== '' ? ['more pluralized one'] : []),
    );
  if (unit.term.possessive !== from.term.possessive)
    changes.push('more possessive', `more possessive ${unit.term.possessive}`);
  if (unit.use !== from.use) changes.push(`more use ${from.use}>${unit.use}`);
  if (unit.opens && unit.use === 'act' && !(from.opens && from.use === 'act'))
    changes.push(
      'more opens',
      `more opens from ${from.use}`,
      `more opens ${from.relation}`,
      `more opens ${baseOf(unit)}`,
    );
  if (unit.stand !== from.stand) changes.push('more stand', `more stand ${from.stand}>${unit.stand}`);
  if (unit.joint !== from.joint && (unit.use === 'act' || unit.use === 'verbal'))
    changes.push('more joint', `more joint ${from.joint}>${unit.joint}`);
  if (unit.use === 'noun' && unit.relation !== from.relation) changes.push(...listRelation(unit, from));
  return changes;
}

function listRelation(unit: Unit, from: Unit): string[] {
  const turn = `${from.relation}>${unit.relation}`;
  const ofPerson = classesOf(unit).includes('person')
    ? [`relation person ${turn}`, 'relation person', `relation person from ${from.relation}`]
    : [];
  return [
    ...ofPerson,
    'relation',
    `relation ${turn}`,
    `relation to ${unit.relation}`,
    `relation from ${from.relation}`,
  ];
}

/** A word that stands for another one, or is new. */
function listOther(alignment: Alignment, i: number, link: Link | undefined, partner: Unit | undefined): string[] {
  const unit = alignment.after[i] as Unit;
  const best = alignment.nearest[i];
  const kind = link?.relation.kind ?? 'none';
  const near = toStep(best?.relation.nearness ?? -1);
  const isAgain = best !== undefined && best.relation.score > SAME_SCORE;
  const name = link ? 'swap' : isAgain ? 'again' : 'new';
  const classes = [...classesOf(unit), ...(isEnlarging(unit) ? ['enlarging'] : [])];
  const changes = [name, `${name} ${unit.use}`, `${name} ${subjectsOf(unit)}`, `${name} ${baseOf(unit)}`];
  changes.push(...classes.map((one) => `${name} is ${one}`));
  changes.push(`${name} kind ${kind}`, `${name} kind ${kind} ${unit.use}`);
  for (let step = 1; step <= near; step++) changes.push(`${name} near ${step}`);
  if (partner) changes.push(...listSwapped(unit, partner, kind, near));
  else changes.push(...listNew(alignment, i, name, near));
  if (unit.joint !== '' && unit.opens) changes.push(`${name} joint ${unit.joint}`);
  if (unit.opens && unit.use === 'act') changes.push(`${name} opens`, `${name} opens ${kind}`);
  return changes;
}

/** The score of words that are the same in another form. */
const SAME_SCORE = 0.9;
const toStep = (value: number): number => Math.max(-1, Math.min(9, Math.floor(value * 10)));

function listSwapped(unit: Unit, partner: Unit, kind: string, near: number): string[] {
  const changes = [
    `swap ${kind} ${near >= 5 ? 'near' : near >= 3 ? 'half' : 'far'}`,
    `swap ${baseOf(partner)}>${baseOf(unit)}`,
    `swap from ${baseOf(partner)}`,
    `swap subject ${subjectsOf(partner)}>${subjectsOf(unit)}`,
  ];
  if (unit.use !== partner.use) changes.push(`swap use ${partner.use}>${unit.use}`);
  if (unit.stand !== partner.stand) changes.push(`swap stand ${partner.stand}>${unit.stand}`);
  if (unit.use === 'noun' && unit.relation !== partner.relation) changes.push('swap relation');
  return [...changes, ...classesOf(partner).map((one) => `swap from is ${one}`)];
}

function listNew(alignment: Alignment, i: number, name: string, near: number): string[] {
  const { after, links, nearest } = alignment;
  const unit = after[i] as Unit;
  const best = nearest[i]?.relation.kind ?? 'none';
  const gap = gapAt(alignment, i);
  const changes = [
    `${name} gap ${gap}`,
    `${name} gap ${gap} ${unit.use}`,
    `${name} gap ${gap} ${best}`,
    `${name} best ${best}`,
    `${name} best ${best} ${unit.use}`,
  ];
  for (let step = 1; step <= near; step++) changes.push(`${name} near ${unit.use} ${step}`);
  if (unit.relation !== '') changes.push(`${name} after ${unit.relation}`);
  if (!unit.isHead) changes.push(`${name} inside`, `${name} inside ${unit.use}`);
  if (unit.isListed) changes.push(`${name} listed`, `${name} listed ${unit.use}`);
  for (const at of [i - 1, i + 1])
    if (after[at]?.clause === unit.clause && !links[at]) changes.push(`${name} with another`);
  return changes;
}

/** What the original has where an edit has new words: nothing, or how many words that the edit doesn't have. */
function gapAt({ after, own, links, back }: Alignment, i: number): string {
  let first = i;
  while (first > 0 && !links[first - 1]) first--;
  let last = i;
  while (last < after.length - 1 && !links[last + 1]) last++;
  const start = links[first - 1]?.to ?? -1;
  const end = links[last + 1]?.to ?? own.length;
  const run = last - first + 1;
  if (end < start) return 'turned';
  const between = own.slice(start + 1, end);
  const open = between.filter(({ at }) => back[at] === undefined).length;
  if (open === 0) return between.length === 0 ? 'none' : 'held';
  return open >= run ? 'enough' : 'few';
}

/** Words of the original that an edit doesn't have, by how much of their clause it has. */
function listDropped({ own, back }: Alignment): string[] {
  const clauses = new Map<number, { all: number; held: number }>();
  own.forEach((unit, j) => {
    const count = clauses.get(unit.clause) ?? { all: 0, held: 0 };
    count.all++;
    if (back[j] !== undefined) count.held++;
    clauses.set(unit.clause, count);
  });
  return own.flatMap((unit, j) => {
    if (back[j] !== undefined) return [];
    const { all, held } = clauses.get(unit.clause) as { all: number; held: number };
    const state = held === 0 ? 'whole' : held / all >= 0.5 ? 'most' : 'some';
    const classes = classesOf(unit);
    const features = [
      'drop',
      `drop ${state}`,
      `drop ${state} ${unit.use}`,
      `drop ${baseOf(unit)}`,
      `drop ${state} ${baseOf(unit)}`,
      `drop ${state} ${subjectsOf(unit)}`,
    ];
    features.push(...classes.flatMap((one) => [`drop is ${one}`, `drop ${state} is ${one}`]));
    if (unit.relation !== '') features.push(`drop ${state} after ${unit.relation}`);
    if (unit.opens && unit.use === 'act') features.push(`drop ${state} opens`);
    if (!unit.isHead) features.push(`drop ${state} inside`);
    const next = own[j + 1];
    const before = own[j - 1];
    if (next && back[j + 1] !== undefined && next.clause === unit.clause) features.push(`drop ${state} before held`);
    if (before && back[j - 1] !== undefined && before.clause === unit.clause)
      features.push(`drop ${state} behind held`);
    return features;
  });
}
