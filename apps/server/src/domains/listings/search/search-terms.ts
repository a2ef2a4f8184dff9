import { occupationOf, seniorityOf } from '@foothold/core/jobs';
import { findSkills } from '@foothold/core/skills';
import { type RawBuilder, sql } from 'kysely';

/** A skill's term in the search index next to the text's words: "k8s" and "Kubernetes" share it. */
export function skillTerm(id: string): string {
  return `skill/${id}`;
}

/** An occupation's term in the search index: "RN" and "Staff Nurse" share it. */
export function occupationTerm(id: string): string {
  return `occupation/${id}`;
}

/** Quotes, exclusions, and "or": people who write these mean the exact words. */
const OPERATORS = /"|(?:^|\s)-\S|\sor\s/i;
/** Names that full-text search reduces to a letter: "C++", "C#", ".NET". */
const SYMBOLS = /[+#]|^\./;
const SURE = 0.9;

/**
 * A search as a `tsquery`: the words in web search syntax ("…" for a phrase, - to exclude, or), plus the skills and the occupation that
 * they name. Never fails: unsearchable input finds nothing.
 */
export function searchQuery(text: string): RawBuilder<unknown> {
  // As a separate query, it is computed once and not for every row.
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
