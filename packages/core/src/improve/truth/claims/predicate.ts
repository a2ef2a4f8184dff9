import type { Claim } from './claim.ts';
import type { Cursor } from './cursor.ts';
import { DESCRIBING, hasForm, isActingGerund, isAdverb, isBe, opensAsVerb } from './reading.ts';
import type { Term } from './terms.ts';
import { verbOfNominal } from './words/nominals.ts';
import { standingOf } from './words/verbs.ts';

/** What the function words before a verb express. */
interface Lead {
  passive: boolean;
  /** The verb was one of them: "was a nurse", "have a license". */
  done: boolean;
}

/**
 * Reads the verb of a claim and the words before it: negation, time, and whether it was done to the subject.
 * @param isClause whether a subject or a conjunction shows that a verb follows, in any form
 */
export function readPredicate(cursor: Cursor, claim: Claim, isClause: boolean): void {
  const lead = readLead(cursor, claim);
  const term = cursor.at();
  if (lead.done || term?.kind !== 'word' || term.verbs.length === 0 || term.possessive) return;
  const isBehindFront = claim.slots.length > 0 && !isClause && cursor.textAt(-1) !== ',';
  if (isBehindFront && !hasForm(term, 'past', 'third')) return;
  if (!isClause && !opensAsVerb(cursor.terms, cursor.i) && claim.form === '' && !lead.passive) return;
  if (isClause && hasForm(term, 'gerund') && !isActingGerund(cursor.terms, cursor.i)) return;
  const { base, form } = chooseVerbForm(term, lead.passive);
  if (lead.passive) claim.standing.push('passive');
  cursor.i++;
  readVerb(cursor, claim, base, claim.form || form);
}

const MAX_SMALL_WORDS = 8;

function readLead(cursor: Cursor, claim: Claim): Lead {
  const lead: Lead = { passive: false, done: false };
  for (let guard = 0; guard < MAX_SMALL_WORDS && !lead.done; guard++) {
    const term = cursor.at();
    if (term?.kind === 'auxiliary') readAuxiliary(cursor, claim, lead);
    else if (term?.kind === 'modal') {
      // "Would open" is a habit, but "would have opened" didn't happen.
      if (term.text !== 'would' || cursor.textAt(1) === 'have')
        claim.standing.push(/^(?:will|shall)$/.test(term.text) ? 'plan' : term.text);
    } else if (term?.kind === 'negation') claim.standing.push('not');
    else if (isAdverb(term) && term && !(hasForm(term, 'base') && !cursor.at(1))) claim.adverbs.push(term.text);
    else return lead;
    cursor.i++;
  }
  return lead;
}

function readAuxiliary(cursor: Cursor, claim: Claim, lead: Lead): void {
  const { text } = cursor.at() as Term;
  const next = cursor.at(1);
  const verb = isAdverb(next) ? cursor.at(2) : next;
  const set = (base: string, form: string) => {
    claim.verb = base;
    claim.form = form;
    lead.done = true;
  };
  if (isBe(cursor.at())) {
    if (next?.text === 'using') {
      set('use', /^(?:am|is|are)$/.test(text) ? 'ongoing' : 'past');
      cursor.i++;
    } else if (/^(?:am|is|are)$/.test(text) && DESCRIBING.has(next?.text ?? '')) set('be', text);
    else if (hasForm(verb, 'participle', 'past')) lead.passive = true;
    else if (hasForm(verb, 'gerund')) claim.form = /^(?:am|is|are)$/.test(text) ? 'ongoing' : 'past';
    else if (!isAdverb(next) && next?.kind !== 'negation' && next?.kind !== 'auxiliary') set('be', text);
  } else if (/^(?:have|has|had)$/.test(text)) {
    const isPerfect = hasForm(verb, 'participle', 'past') || next?.text === 'been' || next?.kind === 'negation';
    if (!isPerfect && !isAdverb(next)) set('have', 'past');
  } else if (/^(?:did|do|does)$/.test(text) && next?.kind !== 'negation' && (!hasForm(next, 'base') || isDoing(cursor)))
    set('do', text === 'did' ? 'past' : 'base');
}

/** In "did research on wetlands", the noun names the action and has no object. */
function isDoing(cursor: Cursor): boolean {
  const [noun, behind] = [cursor.textAt(1), cursor.at(2)];
  const isOpen =
    !behind ||
    behind.kind === 'mark' ||
    behind.kind === 'conjunction' ||
    (behind.kind === 'preposition' && behind.text !== 'to');
  if (isOpen && verbOfNominal(noun) !== undefined) return true;
  // "Did inventory counts": the first word could be the verb, but a plural action noun follows it.
  return (
    behind?.kind === 'word' && behind.plural && cursor.textAt() !== 'do' && verbOfNominal(behind.noun) !== undefined
  );
}

/** Reads a verb, and the one after it if the first only limits it: "helped train", "tried to find", "participated in writing". */
export function readVerb(cursor: Cursor, claim: Claim, base: string, form: string): void {
  claim.verb = base;
  claim.form = form;
  const kind = standingOf(base);
  if (!kind) return;
  const isTo = cursor.textAt() === 'to';
  const skip = isTo || /^(?:in|with|on|for)$/.test(cursor.textAt()) ? 1 : 0;
  const next = cursor.at(skip);
  const object = cursor.at(1);
  const hasObject = object !== undefined && /^(?:word|determiner|number|pronoun)$/.test(object.kind);
  const isBare = base === 'help' && hasForm(next, 'base') && next?.plural === false && hasObject;
  const isGerund = isActingGerund(cursor.terms, cursor.i + skip);
  const follows = isTo ? hasForm(next, 'base') : isGerund || (skip === 0 && isBare);
  if (!follows || !next || (base === 'work' && !isTo)) return;
  // "Was involved in planning" means the same as "helped plan".
  if (base === 'involve') claim.standing = claim.standing.filter((mark) => mark !== 'passive');
  claim.standing.push(kind);
  cursor.i += skip + 1;
  readVerb(cursor, claim, chosenAs(next, isTo || hasForm(next, 'base') ? 'base' : 'gerund'), form);
}

function chooseVerbForm(term: Term, isPassive: boolean): { base: string; form: string } {
  const wanted = isPassive ? ['participle', 'past'] : ['past', 'base', 'third', 'gerund', 'participle'];
  for (const form of wanted) {
    const found = term.verbs.find((one) => one.form === form);
    if (found) return found;
  }
  return { base: term.verbs[0]?.base ?? term.text, form: term.verbs[0]?.form ?? 'base' };
}

/** The verb that a word is a form of. */
export const chosenAs = (term: Term, form: 'base' | 'gerund'): string =>
  (term.verbs.find((one) => one.form === form) ?? term.verbs[0])?.base ?? term.text;
