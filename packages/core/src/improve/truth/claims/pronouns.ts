import type { Claim, Item, Slot } from './claim.ts';

const PRONOUN_PATTERN = /^(?:it|them|they)$/;

/** Replaces "it" and "them" by what they refer to, so that "wrote tests for it" and "wrote tests for dark mode" are the same. */
export function resolvePronouns(claims: readonly Claim[]): void {
  for (const [k, claim] of claims.entries()) {
    for (const slot of claim.slots) {
      const [item] = slot.items;
      if (slot.items.length !== 1 || !item || !PRONOUN_PATTERN.test(item.head) || item.modifiers.length > 0) continue;
      const meant = findItemsBefore(claims.slice(0, k), item.head !== 'it');
      if (meant) slot.items = meant.map((one) => ({ ...one, quantifiers: [...one.quantifiers, ...item.quantifiers] }));
    }
  }
}

/** The nearest object, or subject of a passive, that a pronoun can refer to. */
function findItemsBefore(claims: readonly Claim[], isPlural: boolean): Item[] | undefined {
  for (const { slots, standing } of [...claims].reverse()) {
    const isAntecedent = (slot: Slot) =>
      slot.role === 'object' || (slot.role === 'subject' && standing.includes('passive'));
    const slot = slots.find(isAntecedent);
    if (!slot || slot.items.some(({ head }) => head === '#' || PRONOUN_PATTERN.test(head))) continue;
    const isMany = slot.items.length > 1 || (slot.items[0]?.plural ?? false);
    // "Received deliveries and put it away" is a common mistake.
    return isPlural === isMany || !isPlural ? slot.items : undefined;
  }
  return undefined;
}
