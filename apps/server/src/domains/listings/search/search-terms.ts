import { occupationOf, seniorityOf } from '@foothold/core/jobs';
import { findSkills } from '@foothold/core/skills';
import { type RawBuilder, sql } from 'kysely';

/** How a skill stands in the search index beside the words of the text: "k8s" and "Kubernetes" meet in it. */
export function skillTerm(id: string): string {
  return `skill/${id}`;
}

/** How a line of work stands in the search index: "RN" and "Staff Nurse" meet in it. */
export function occupationTerm(id: string): string {
  return `occupation/${id}`;
}

/** Quotes, exclusions and "or": anyone who writes these means their words exactly. */
const OPERATORS = /"|(?:^|\s)-\S|\sor\s/i;
/** Names of which the text search keeps only a letter: "C++", "C#", ".NET". */
const SYMBOLS = /[+#]|^\./;
const SURE = 0.9;

/**
 * A search as a `tsquery`: the words themselves in the manner of web searches ("…" for a phrase, - to leave out, or), and beside them the
 * skills and the line of work they name. Never fails: what cannot be searched finds nothing.
 */
export function searchQuery(text: string): RawBuilder<unknown> {
  // As a query of its own it is worked out once, and not again for every row.
  return sql`(SELECT ${composed(text)})`;
}

function composed(text: string): RawBuilder<unknown> {
  if (OPERATORS.test(text)) return typed(text);
  const parts: RawBuilder<unknown>[] = [];
  let from = 0;
  for (const { skill, start, end } of findSkills(text, { context: 'list' })) {
    const name = text.slice(start, end);
    parts.push(typed(text.slice(from, start)));
    parts.push(SYMBOLS.test(name) ? term(skillTerm(skill)) : sql`(${typed(name)} || ${term(skillTerm(skill))})`);
    from = end;
  }
  parts.push(typed(text.slice(from)));
  const query = sql`(${sql.join(parts, sql` && `)})`;
  const occupation = seniorityOf(text) ? undefined : occupationOf(text);
  return occupation && occupation.confidence >= SURE
    ? sql`(${query} || ${term(occupationTerm(occupation.occupation))})`
    : query;
}

function typed(text: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('listing_text', ${text})`;
}

function term(id: string): RawBuilder<unknown> {
  return sql`${`'${id}'`}::tsquery`;
}
