import type { Item, Slot } from './claim.ts';
import { itemAt } from './items.ts';
import { hasForm, isAdverb } from './reading.ts';
import type { Term } from './terms.ts';

/** The subject of a finite verb: things or people, with any words about their location. */
export interface Group {
  items: Item[];
  slots: Slot[];
  /** "The manager and I". */
  withSelf: boolean;
  next: number;
}

const MAX_GROUP_LENGTH = 14;

/** The group before a finite verb ("Users downloaded", "Reports were prepared"); undefined if none starts here. */
export function groupBeforeVerb(terms: readonly Term[], from: number): Group | undefined {
  for (let end = from + 1; end < Math.min(terms.length, from + MAX_GROUP_LENGTH); end++) {
    const term = terms[end];
    if (!term || (term.kind === 'mark' && term.text !== ',')) return undefined;
    if (term.kind === 'relative' || term.kind === 'subordinator') return undefined;
    if (term.kind === 'auxiliary' || term.kind === 'modal' || isFiniteVerb(terms, end)) {
      let last = end;
      while (last > from + 1 && isAdverb(terms[last - 1])) last--;
      return findGroup(terms.slice(0, last), from);
    }
  }
  return undefined;
}

function isFiniteVerb(terms: readonly Term[], at: number): boolean {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  const hasObject = next?.kind === 'determiner' || next?.kind === 'number';
  if (hasForm(term, 'past') && (!hasForm(term, 'base') || hasObject || next?.kind === 'pronoun'))
    return !next || next.text === 'own' || next.kind !== 'word' || isAdverb(next) || next.plural;
  if (hasForm(term, 'base') && before?.plural) return hasObject;
  return hasForm(term, 'third') && hasObject;
}

/** "Bottle times and naps", "several guests at the inn", "the manager and I". */
function findGroup(terms: readonly Term[], from: number): Group | undefined {
  const end = terms.length;
  const group: Group = { items: [], slots: [], withSelf: false, next: end };
  for (let at = from; at < end; ) {
    const term = terms[at];
    const joined = terms[at - 1]?.kind === 'conjunction' || terms[at - 1]?.text === ',';
    if (term?.text === 'i') {
      if (at !== end - 1 || terms[at - 1]?.kind !== 'conjunction') return undefined;
      group.withSelf = true;
      at++;
    } else if (term?.kind === 'conjunction' || term?.text === ',') {
      if (at === from || group.slots.length > 0) return undefined;
      at++;
    } else {
      const isPlace = term?.kind === 'preposition' && group.items.length > 0;
      const found = itemAt(terms, isPlace ? at + 1 : at);
      if (!found || !(isPlace || at === from || joined)) return undefined;
      if (isPlace) group.slots.push({ role: term.text, items: [found.item] });
      else group.items.push(found.item);
      at = found.next;
    }
  }
  const last = terms.at(-1);
  return group.items.length > 0 && last?.kind !== 'conjunction' && last?.text !== ',' ? group : undefined;
}

/** Whether a noun names a group that the person may belong to. */
export const isOwnGroup = (head: string): boolean =>
  /^(?:team|crew|group|department|staff|company|firm|we|us)$/.test(head);

/** `team` for groups that may include the person; otherwise the group's head noun. */
export function subjectOf({ items, withSelf }: Group): string {
  const [first] = items;
  if (withSelf || !first) return 'team';
  if (isOwnGroup(first.head)) return 'team';
  return `by ${[...first.modifiers.slice(-1), first.head].join(' ')}`;
}
