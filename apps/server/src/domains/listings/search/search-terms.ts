import { occupationOf, seniorityOf } from '@foothold/core/jobs';
import { findSkills } from '@foothold/core/skills';

/** A skill's term in the search index next to the text's words: "k8s" and "Kubernetes" share it. */
export function skillTerm(id: string): string {
  return `skill/${id}`;
}

/** An occupation's term in the search index: "RN" and "Staff Nurse" share it. */
export function occupationTerm(id: string): string {
  return `occupation/${id}`;
}

/** Quotes, exclusions, and "or": anyone who writes these means the exact words. */
const OPERATORS = /"|(?:^|\s)-\S|\sor\s/i;
/** Names that full-text search reduces to a letter: "C++", "C#", ".NET". */
const SYMBOLS = /[+#]|^\./;
const CONFIDENCE_THRESHOLD = 0.9;

/** A piece of a search: words as they were typed, a term of the index, or both, of which either is enough. */
export interface SearchPart {
  words?: string;
  term?: string;
}

export interface SearchTerms {
  /** A listing has all of them. */
  parts: readonly SearchPart[];
  /** A listing with this index term also matches. */
  alternativeTerm?: string;
}

/**
 * What a search asks for: the words themselves in the manner of web searches ("…" for a phrase, - to leave out, or), and beside them the
 * skills and the line of work they name.
 */
export function searchTerms(text: string): SearchTerms {
  if (OPERATORS.test(text)) return { parts: [{ words: text }] };
  const parts: SearchPart[] = [];
  let from = 0;
  for (const { skill, start, end } of findSkills(text, { context: 'list' })) {
    const name = text.slice(start, end);
    const term = skillTerm(skill);
    parts.push({ words: text.slice(from, start) }, SYMBOLS.test(name) ? { term } : { words: name, term });
    from = end;
  }
  parts.push({ words: text.slice(from) });
  const occupation = seniorityOf(text) ? undefined : occupationOf(text);
  return occupation && occupation.confidence >= CONFIDENCE_THRESHOLD
    ? { parts, alternativeTerm: occupationTerm(occupation.occupation) }
    : { parts };
}
