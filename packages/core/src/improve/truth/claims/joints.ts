import type { Claim, Link } from './claim.ts';
import type { Cursor } from './cursor.ts';
import { groupBeforeVerb } from './groups.ts';
import { hasForm, isActingGerund, isAdverb, isUsedAsAdjective, opensAsVerb } from './reading.ts';
import type { Term } from './terms.ts';
import { DROPPABLE } from './words/function-words.ts';

/** Punctuation between items of one role, or between clauses. */
export const isJoint = (term: Term | undefined): boolean =>
  term?.kind === 'conjunction' || (term?.kind === 'mark' && /^[,()[\]|/]$/.test(term.text));

/** Whether a new clause starts here, after a comma or "and". */
export function opensAnotherClause({ terms }: Cursor, at: number, claim: Claim): boolean {
  const term = terms[at];
  if (!term || term.kind === 'preposition') return false;
  if (term.text === 'i' || term.text === 'we') return true;
  if (/^(?:auxiliary|modal|relative|subordinator)$/.test(term.kind)) return true;
  return (term.kind === 'word' && startsClause(terms, at, claim)) || groupBeforeVerb(terms, at) !== undefined;
}

function startsClause(terms: readonly Term[], from: number, claim: Claim): boolean {
  let at = from;
  while (isAdverb(terms[at]) && at < from + 2) at++;
  const verb = terms[at] ?? terms[from];
  if (hasForm(verb, 'past')) return !hasForm(verb, 'base') || claim.form === 'past' || claim.form === 'base';
  if (hasForm(verb, 'gerund')) return isActingGerund(terms, at) && (claim.verb !== '' || claim.slots.length > 0);
  const isPlain = claim.form === 'base' || claim.form === 'third' || claim.standing.length > 0;
  const hangs = claim.link === 'purpose' || claim.link === 'complement';
  return hasForm(verb, 'base', 'third') && (isPlain || hangs) && opensAsVerb(terms, at);
}

/** Skips the words that join two clauses, and returns how the second depends on the first. */
export function readJoint(cursor: Cursor, claim: Claim): Link {
  let hasAnd = false;
  for (let term = cursor.at(); term && (term.kind === 'mark' || term.kind === 'conjunction'); term = cursor.at()) {
    hasAnd ||= term.kind === 'conjunction';
    cursor.i++;
  }
  const term = cursor.at();
  if (term?.kind === 'relative' || term?.kind === 'subordinator') {
    cursor.i++;
    return term.kind === 'relative' ? 'sub which' : `sub ${term.text}`;
  }
  const isGerund = claim.form === 'gerund' || claim.form === 'ongoing' || claim.standing.includes('duty');
  if (hasForm(term, 'gerund') && !hasAnd && !isGerund) return 'participle';
  return isDoubtful(claim, cursor) ? 'sub and' : 'and';
}

const CHANGE_VERB_PATTERN = /^(?:reduced|mixed|added|improved|increased|approved|revised|updated|returned)$/;

/** Whether a verb after "and" may belong to the words before it: "nurses trained in triage and tested in CPR", "new and used cars". */
function isDoubtful(claim: Claim, cursor: Cursor): boolean {
  const [term, next] = [cursor.at(), cursor.at(1)];
  const previous = cursor.claims.at(-1) ?? claim;
  if (!hasForm(term, 'past') || hasForm(term, 'base')) return false;
  if (previous.link === 'relative' && previous.form !== 'third') return true;
  const before = previous.slots.at(-1)?.items.at(-1);
  if (next?.kind !== 'word' || isAdverb(next) || !before) return false;
  const word = term?.text ?? '';
  const isRepeated = before.head === next.noun && CHANGE_VERB_PATTERN.test(word);
  return isRepeated || isUsedAsAdjective(word) || DROPPABLE.has(before.head) || isUsedAsAdjective(before.head);
}
