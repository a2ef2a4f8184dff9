import type { Claim, Slot } from './claim.ts';
import { TIME } from './words/weights.ts';

/** The claims of one sentence, where parts that they share are copied to each of them. */
export function withSharedParts(claims: readonly Claim[]): Claim[] {
  copyPassive(claims);
  copyObjects(claims);
  return moveFrontedParts(claims);
}

/** "Was written and sent out by me". */
function copyPassive(claims: readonly Claim[]): void {
  for (const [k, claim] of claims.entries()) {
    const before = claims[k - 1];
    const hangs = claim.link === 'and' && claim.form === 'past' && claim.standing.length === 0;
    const isTime = ({ items }: Slot) => items.every(({ head }) => TIME.test(head));
    const isPlain = claim.subject === 'self' && claim.slots.every((slot) => slot.role !== 'object' || isTime(slot));
    if (!before?.standing.includes('passive') || !hangs || !isPlain) continue;
    claim.standing = ['passive'];
    claim.subject = before.subject;
    const by = claim.slots.find(({ role }) => role === 'by');
    claim.slots.push(...before.slots.filter(({ role }) => role === 'subject'));
    for (let j = k - 1; by && claims[j]?.standing.includes('passive') && claims[j]?.subject === claim.subject; j--) {
      const slots = claims[j]?.slots ?? [];
      if (slots.some(({ role }) => role === 'by')) break;
      slots.push(by);
    }
  }
}

/** A comma and "and". */
const MAX_JOINT_TERMS = 2;

/** In "fed, bathed and dressed six residents", the first verbs share the object of the last one. */
function copyObjects(claims: readonly Claim[]): void {
  for (let k = claims.length - 2; k >= 0; k--) {
    const [claim, next] = [claims[k], claims[k + 1]];
    if (!claim || !next || claim.verb === '' || claim.slots.length > 0 || claim.adverbs.length > 0) continue;
    // In "before opening, brewed coffee and baked bread", they aren't next to each other.
    if (next.from - claim.to > MAX_JOINT_TERMS) continue;
    if (next.link === 'and' && next.verb !== '' && next.subject === claim.subject) claim.slots = next.slots;
  }
}

/** Place, time, and means between commas before the verb belong to it: "In Python and SQL, wrote reports". */
function moveFrontedParts(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim, k) => {
    const next = claims[k + 1];
    if (!isFront(claim) || next?.link !== 'and' || next.verb === '') return true;
    next.slots = [...next.slots, ...claim.slots];
    next.adverbs = [...next.adverbs, ...claim.adverbs];
    next.link = 'main';
    next.from = claim.from;
    delete next.parent;
    for (const one of claims) if (one.parent === claim) one.parent = next;
    return false;
  });
}

const isFront = ({ verb, subject, standing, slots, link }: Claim): boolean =>
  link === 'main' &&
  verb === '' &&
  subject === 'self' &&
  standing.length === 0 &&
  slots.length > 0 &&
  slots.every(({ role }) => role !== 'object' && role !== 'subject');
