import { findOccupation, findSeniority } from '@foothold/core/jobs';
import { findSkills } from '@foothold/core/skills';

/** A skill's term in the search index. "k8s" and "Kubernetes" share one. */
export function toSkillTerm(id: string): string {
  return `skill/${id}`;
}

/** An occupation's term in the search index. "RN" and "Staff Nurse" share one. */
export function toOccupationTerm(id: string): string {
  return `occupation/${id}`;
}

/** Quotes, exclusions, and "or". Anyone who uses these means the exact words. */
const OPERATORS_PATTERN = /"|(?:^|\s)-\S|\sor\s/i;
/** Names that full-text search reduces to a letter: "C++", "C#", ".NET". */
const SYMBOLS_PATTERN = /[+#]|^\./;
const CONFIDENCE_THRESHOLD = 0.9;

/** A part of a search: typed words, an index term, or both, in which case either one is enough. */
export interface SearchPart {
  words?: string;
  term?: string;
}

export interface SearchTerms {
  /** A listing must match all of them. */
  parts: readonly SearchPart[];
  /** A listing with this index term also matches. */
  alternativeTerm?: string;
}

/**
 * Parses a search into words in web search syntax ("…" for a phrase, - to exclude, or), plus the skills and the occupation that the words
 * name.
 */
export function searchTerms(text: string): SearchTerms {
  if (OPERATORS_PATTERN.test(text)) return { parts: [{ words: text }] };
  const parts: SearchPart[] = [];
  let from = 0;
  for (const { skill, start, end } of findSkills(text, { context: 'list' })) {
    const name = text.slice(start, end);
    const term = toSkillTerm(skill);
    parts.push({ words: text.slice(from, start) }, SYMBOLS_PATTERN.test(name) ? { term } : { words: name, term });
    from = end;
  }
  parts.push({ words: text.slice(from) });
  const occupation = findSeniority(text) ? undefined : findOccupation(text);
  return occupation && occupation.confidence >= CONFIDENCE_THRESHOLD
    ? { parts, alternativeTerm: toOccupationTerm(occupation.occupation) }
    : { parts };
}
