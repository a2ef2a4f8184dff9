import type { Claim, Item, Link } from './claim.ts';
import type { Cursor } from './cursor.ts';
import { groupBeforeVerb, subjectOf } from './groups.ts';
import { itemAt } from './items.ts';
import { isJoint, opensAnotherClause } from './joints.ts';
import { openerAt } from './openers.ts';
import { chosenAs, readPredicate, readVerb } from './predicate.ts';
import { hasForm, isActingGerund, isAdverb, isBe, NOUN_FIRST, opensAsVerb } from './reading.ts';
import { TEAM_WORDS } from './words/function-words.ts';
import { standingOf } from './words/verbs.ts';
import { TIME } from './words/weights.ts';

/** Reads one clause with its dependent clauses. */
export function readClause(cursor: Cursor, link: Link, parent?: Claim): Claim {
  const claim = cursor.add(link, parent);
  let opened = false;
  for (let before = -1; before !== cursor.i; ) {
    before = cursor.i;
    opened = readOpener(cursor, claim) || opened;
    readFront(cursor, claim);
  }
  const hasSubject = readSubject(cursor, claim);
  readPredicate(cursor, claim, hasSubject || link !== 'main' || opened);
  readSlots(cursor, claim);
  cursor.close(claim);
  return claim;
}

function readOpener(cursor: Cursor, claim: Claim): boolean {
  const found = openerAt(cursor.terms, cursor.i);
  if (!found) return false;
  cursor.i += found.length;
  if (found.duty && !claim.standing.includes('duty')) claim.standing.push('duty');
  return true;
}

/** Place, time and means before the subject: "On weekends, I …", "By phone and in person, sold …". */
function readFront(cursor: Cursor, claim: Claim): void {
  while (cursor.at()?.kind === 'preposition' && !startsAmount(cursor, claim)) {
    const role = cursor.textAt();
    if (role === 'to' && hasForm(cursor.at(1), 'base')) readNested(cursor, claim, 'purpose', 1);
    else if (isActingGerund(cursor.terms, cursor.i + 1)) {
      cursor.i++;
      readClause(cursor, `with ${role}`, claim);
    } else if (!readPreposition(cursor, claim)) break;
    while (cursor.textAt() === ',' || (cursor.textAt() === 'and' && cursor.at(1)?.kind === 'preposition')) cursor.i++;
  }
  while (isAdverb(cursor.at()) && !hasForm(cursor.at(), 'past')) {
    claim.adverbs.push(cursor.textAt());
    cursor.i++;
    if (cursor.textAt() === ',' || (cursor.textAt() === 'and' && cursor.at(1)?.kind === 'preposition')) cursor.i++;
  }
  if (cursor.at()?.kind !== 'word' || opensAsVerb(cursor.terms, cursor.i)) return;
  const time = itemAt(cursor.terms, cursor.i);
  const next = time && cursor.terms[time.next]?.text === ',' ? time.next + 1 : time?.next;
  if (!time || next === undefined || !(cursor.terms[next]?.text === 'i' || isBeforeAction(cursor, time.item, next)))
    return;
  claim.slots.push({ role: 'object2', items: [time.item] });
  cursor.i = next;
}

/** In "every morning before the bell, unlocked the gym", the time comes first. */
function isBeforeAction({ terms }: Cursor, { head }: Item, next: number): boolean {
  if (!TIME.test(head) || !(terms[next - 1]?.text === ',' || terms[next]?.kind === 'preposition')) return false;
  return terms.some(
    (term, k) => k >= next && (term.text === 'i' || (terms[k - 1]?.text === ',' && opensAsVerb(terms, k))),
  );
}

/** The people the claim is about, if they are named. */
function readSubject(cursor: Cursor, claim: Claim): boolean {
  const term = cursor.at();
  if (!term) return false;
  if (term.text === 'i') {
    cursor.i++;
    while (cursor.textAt() === 'myself') cursor.i++;
    return true;
  }
  if (TEAM_WORDS.has(term.text) && term.text !== 'us') {
    claim.subject = 'team';
    cursor.i++;
    if (term.text === 'our') cursor.i = itemAt(cursor.terms, cursor.i)?.next ?? cursor.i;
    return true;
  }
  if (opensAsVerb(cursor.terms, cursor.i) && !startsWithSubject(cursor)) return false;
  if (term.kind === 'auxiliary' || term.kind === 'modal' || term.kind === 'negation') return true;
  const group = groupBeforeVerb(cursor.terms, cursor.i);
  if (!group) return false;
  claim.subject = subjectOf(group);
  cursor.i = group.next;
  claim.slots.push({ role: group.withSelf ? 'co-subject' : 'subject', items: group.items }, ...group.slots);
  return true;
}

/** In "inventory counts were done", the first word is part of the subject, although it can also be a verb. */
function startsWithSubject(cursor: Cursor): boolean {
  const term = cursor.at();
  if (!hasForm(term, 'base') || hasForm(term, 'past') || cursor.at(1)?.kind !== 'word') return false;
  const group = groupBeforeVerb(cursor.terms, cursor.i);
  return group !== undefined && group.slots.length === 0 && isBe(cursor.terms[group.next]);
}

/** Reads items in their roles up to the end of the clause, and its dependent clauses. */
function readSlots(cursor: Cursor, claim: Claim): void {
  let role = 'object';
  const front = claim.slots.length;
  for (let term = cursor.at(); term; term = cursor.at()) {
    if (isJoint(term)) {
      if (!readListed(cursor, claim, role)) return;
    } else if (term.kind === 'relative' || term.kind === 'subordinator') {
      readNested(cursor, claim, term.kind === 'relative' ? 'relative' : `sub ${term.text}`, 1);
      return;
    } else if (term.kind === 'preposition' && !startsAmount(cursor, claim)) {
      if (!readBehindPreposition(cursor, claim)) role = term.text;
    } else if (
      isAdverb(term) &&
      !isAdjective(cursor) &&
      !(claim.slots.length === 0 && claim.verb !== '' && hasForm(term, 'base'))
    ) {
      if (TIMES_PATTERN.test(term.text) && claim.adverbs.some((word) => TIMES_PATTERN.test(word))) claim.unclear = true;
      claim.adverbs.push(term.text);
      cursor.i++;
    } else if (claim.slots.length === front || !startsRelativeClause(cursor, claim))
      role = readObject(cursor, claim) ?? role;
  }
}

/** In "helped shoppers find sizes", the verb without "to" ends the people who were helped. */
function endOfHelped({ terms, i }: Cursor, { verb, slots }: Claim): number {
  if (!/^(?:help|assist)$/.test(verb) || slots.some(({ role }) => role === 'object')) return terms.length;
  const at = terms.findIndex((term, k) => {
    const next = terms[k + 1];
    const isVerb = hasForm(term, 'base') && !term.plural && !NOUN_FIRST.has(term.text);
    return k > i && isVerb && terms[k - 1]?.kind === 'word' && terms[k - 1]?.plural === true && next?.kind === 'word';
  });
  const isNear = at > 0 && terms.slice(i, at).every(({ kind }) => kind === 'word' || kind === 'determiner');
  return isNear ? at : terms.length;
}

const TIMES_PATTERN = /^(?:daily|weekly|monthly|annually|hourly|nightly|quarterly)$/;

/** "Called late clients" isn't "called clients late". */
const isAdjective = (cursor: Cursor): boolean =>
  /^(?:late|early|fast|hard|overnight|online)$/.test(cursor.textAt()) &&
  cursor.at(1)?.kind === 'word' &&
  !isAdverb(cursor.at(1));

/** An item without a preposition; anything that can't be one makes the claim unclear. */
function readObject(cursor: Cursor, claim: Claim): string | undefined {
  const term = cursor.at();
  const isStray = term?.kind === 'auxiliary' || term?.kind === 'modal';
  const isNot = term?.kind === 'negation' && cursor.at(1)?.kind !== 'word';
  const found = isStray || isNot ? undefined : itemAt(cursor.terms.slice(0, endOfHelped(cursor, claim)), cursor.i);
  if (found) {
    const role = claim.slots.some((slot) => slot.role === 'object') ? 'object2' : 'object';
    claim.slots.push({ role, items: [found.item] });
    cursor.i = Math.max(found.next, cursor.i + 1);
    return role;
  }
  if (isNot) claim.standing.push('not');
  else if (term?.kind !== 'mark' && term?.kind !== 'determiner') claim.unclear = true;
  cursor.i++;
  return undefined;
}

/** Prepositions that have little meaning without an object. */
const PARTICLES_PATTERN = /^(?:in|on|off|around|along|through|within|inside|outside|by|to|with|for|as|from|at|of)$/;

/** Whether a clause followed the preposition: "to track orders", "by asking". */
function readBehindPreposition(cursor: Cursor, claim: Claim): boolean {
  const role = cursor.textAt();
  if (role === 'to' && startsPurpose(cursor)) readNested(cursor, claim, 'purpose', 1);
  else if (isActingGerund(cursor.terms, cursor.i + 1) && !isFieldName(cursor))
    readNested(cursor, claim, `with ${role}`, 1);
  else {
    if (!readPreposition(cursor, claim)) {
      if (!PARTICLES_PATTERN.test(role)) claim.unclear = true;
      cursor.i++;
    }
    return false;
  }
  return true;
}

function readPreposition(cursor: Cursor, claim: Claim): boolean {
  const found = itemAt(cursor.terms, cursor.i + 1);
  if (!found) return false;
  const role = cursor.textAt();
  // In "code in Python and tests in Java", the list doesn't show which belongs to which.
  if (claim.slots.some((slot) => slot.role === role && slot.items.length > 1)) claim.unclear = true;
  claim.slots.push({ role, items: [found.item] });
  cursor.i = found.next;
  return true;
}

/** "nurses trained in triage", "a filing index I made", "guests wanting towels", "helped guests find". */
function startsRelativeClause(cursor: Cursor, claim: Claim): boolean {
  if (!claim.slots.some(({ role }) => role !== 'subject')) return false;
  const term = cursor.at();
  const isParticiple = hasForm(term, 'past', 'participle') && !hasForm(term, 'base');
  if (term?.text === 'i' || term?.text === 'we' || isParticiple) readNested(cursor, claim, 'relative', 0);
  else if (isActingGerund(cursor.terms, cursor.i)) readNested(cursor, claim, 'participle', 0);
  else if (/^(?:help|let|have|make|watch)$/.test(claim.verb) && hasForm(term, 'base'))
    readNested(cursor, claim, 'complement', 0);
  else return false;
  return true;
}

/** In "skilled in welding and brazing", an "-ing" word without an object is a noun. */
function isFieldName(cursor: Cursor): boolean {
  const next = cursor.at(2);
  const ends = !next || next.kind === 'mark' || next.kind === 'conjunction' || next.kind === 'preposition';
  return ends && /^(?:in|of|on|for|about|with|at)$/.test(cursor.textAt());
}

/** In "built over a dozen barns", the preposition belongs to the number. */
function startsAmount(cursor: Cursor, claim: Claim): boolean {
  const [first, second] = [cursor.at(1), cursor.at(2)];
  const isAmount =
    first?.kind === 'number' || first?.text === '$' || (first?.kind === 'determiner' && second?.kind === 'number');
  return (
    isAmount &&
    /^(?:over|under|about)$/.test(cursor.textAt()) &&
    (first.text === '$' || !claim.slots.some(({ role }) => role === 'object'))
  );
}

/** Verbs that people often write in the past tense after "to". */
const IRREGULAR_PAST_PATTERN = /^(?:chose|wrote|made|took|gave)$/;

function startsPurpose(cursor: Cursor): boolean {
  const [verb, next] = [cursor.at(1), cursor.at(2)];
  if (!verb || !(hasForm(verb, 'base') || IRREGULAR_PAST_PATTERN.test(verb.text))) return false;
  if (NOUN_FIRST.has(verb.text) && next?.kind !== 'determiner' && next?.kind !== 'number') return false;
  return next ? next.kind !== 'conjunction' || hasForm(cursor.at(3), 'base') : !verb.plural;
}

/** Reads a dependent clause, after `skip` words that introduce it. */
function readNested(cursor: Cursor, parent: Claim, link: Link, skip: number): void {
  const joint = cursor.textAt();
  cursor.i += skip;
  if (link === 'relative' || link.startsWith('sub ')) {
    const claim = readClause(cursor, link, parent);
    const isOwn = joint === 'i' || cursor.terms[claim.from - cursor.offset]?.text === 'i';
    if (link === 'relative' && claim.subject === 'self' && !isOwn) claim.subject = `by ${getLastHead(parent)}`;
    return;
  }
  const claim = cursor.add(link, parent);
  const isShare = link.startsWith('with ') && standingOf(parent.verb) === 'share';
  if (link !== 'complement' && !isShare) claim.subject = parent.subject;
  for (; isAdverb(cursor.at()); cursor.i++) claim.adverbs.push(cursor.textAt());
  const verb = cursor.at();
  if (verb) {
    cursor.i++;
    readVerb(cursor, claim, chosenAs(verb, link === 'purpose' || link === 'complement' ? 'base' : 'gerund'), 'gerund');
  }
  readSlots(cursor, claim);
  cursor.close(claim);
}

const getLastHead = ({ slots, subject }: Claim): string => slots.at(-1)?.items.at(-1)?.head ?? subject;

/** Reads another item in the same role, or another role, after a comma or "and". False if the clause ends. */
function readListed(cursor: Cursor, claim: Claim, role: string): boolean {
  let at = cursor.i;
  while (isJoint(cursor.terms[at])) at++;
  const next = cursor.terms[at];
  if (!next || opensAnotherClause(cursor, at, claim)) {
    if (!next) cursor.i = at;
    return false;
  }
  if (next.kind === 'preposition') {
    cursor.i = at;
    return true;
  }
  while (isAdverb(cursor.terms[at])) at++;
  const found = itemAt(cursor.terms, at);
  if (!found) {
    cursor.i = Math.max(at, cursor.i + 1);
    return true;
  }
  const slot = claim.slots.findLast((one) => one.role === role) ?? claim.slots.at(-1);
  if (!slot && claim.verb !== '') claim.unclear = true;
  if (slot && cursor.terms.slice(cursor.i, at).some(({ text }) => text === 'or' || text === 'nor'))
    slot.isChoice = true;
  if (slot && !/subject$/.test(slot.role)) slot.items.push(found.item);
  else claim.slots.push({ role: 'object', items: [found.item] });
  cursor.i = found.next;
  return true;
}
