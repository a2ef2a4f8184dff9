import { formatOccupation, withArticle } from '../context.ts';
import { parseRole } from '../people/roles.ts';
import { getProfile } from '../profiles/index.ts';

const DIFFERENCE =
  /\b(?:difference between|diff between|compare) (?:an? |the )?([\w/ -]{2,40}?) (?:and|vs\.?|or) (?:an? |the )?([\w/ -]{2,40}?)(?=[?.!,;]|$)/i;

/** What one does in each of two occupations whose difference a text asks for. Empty if we don't know both. */
export function compareOccupations(text: string): string[] {
  const [, one, other] = DIFFERENCE.exec(text) ?? [];
  if (!one || !other) return [];
  const ids = [one, other].map((title) => parseRole(title.trim()).occupation);
  const sentences = ids.flatMap((id) => {
    const profile = id === null ? null : getProfile(id);
    return id === null || profile === null ? [] : [`As ${withArticle(formatOccupation(id))}, you ${profile.work}.`];
  });
  return sentences.length === 2 && ids[0] !== ids[1] ? sentences : [];
}
