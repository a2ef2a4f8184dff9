import type { Claim, Link } from './claim.ts';
import { readClause } from './clause.ts';
import { Cursor } from './cursor.ts';
import { readJoint } from './joints.ts';
import { resolvePronouns } from './pronouns.ts';
import { withSharedParts } from './shared-parts.ts';
import { type Term, termsOf } from './terms.ts';

/** A text parsed into its claims. */
export interface ParsedText {
  terms: readonly Term[];
  claims: readonly Claim[];
}

/**
 * Parses a text into its claims, sentence by sentence, in the style of résumé lines: with or without a subject, as full sentences or fragments.
 * @param shared skills that are compared by identity, under any of their names
 */
export function parseClaims(
  text: string,
  context: 'prose' | 'list' = 'prose',
  shared: ReadonlySet<string> = new Set(),
): ParsedText {
  const terms = termsOf(text, context, shared);
  const claims: Claim[] = [];
  let from = 0;
  let sentence = 0;
  for (let i = 0; i <= terms.length; i++) {
    if (i < terms.length && !isEnd(terms, i)) continue;
    if (i > from) claims.push(...readClaims(new Cursor(terms.slice(from, i), from, sentence++)));
    from = i + 1;
  }
  resolvePronouns(claims);
  return { terms, claims };
}

/** A sentence end; a dot between letters or digits ("node.js") isn't one. */
function isEnd(terms: readonly Term[], at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  if (term?.kind !== 'mark' || !/^[.;:!?]$/.test(term.text)) return false;
  return term.text === ';' || !(term.glued && next?.glued);
}

function readClaims(cursor: Cursor): Claim[] {
  let link: Link = 'main';
  let parent: Claim | undefined;
  while (cursor.i < cursor.terms.length) {
    const before = cursor.i;
    const claim = readClause(cursor, link, parent);
    parent = cursor.claims.find((one) => one.link === 'main') ?? claim;
    link = readJoint(cursor, claim);
    if (cursor.i === before) cursor.i++;
  }
  return withSharedParts(cursor.claims);
}
