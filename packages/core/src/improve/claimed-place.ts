import type { Facts } from '../ats/facts/index.ts';
import type { SkillPlace } from '../ats/facts/skill-uses.ts';
import { getSkillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { isClaimedInTitle, isClaimedSkill } from './truth/claimed-skill.ts';
import { isProperName, isShortName } from './truth/skill-names.ts';

/**
 * The place in a dated, described role that says that the person did or used a skill: the place that the score found, or else another line. Undefined if lines
 * only mention it.
 */
export function claimedPlace(facts: Facts, skill: SkillId, shown: SkillPlace): SkillPlace | undefined {
  if (isNamedIn(shown, skill) && isClaimedAt(shown)) return shown;
  for (const line of facts.lines) {
    if (!line.entry.isDated || !line.entry.isDescribed) continue;
    for (const mention of line.facts.mentions) {
      const place = {
        ...shown,
        path: line.path,
        text: line.text,
        start: mention.start,
        end: mention.end,
        entry: line.entry,
      };
      if (mention.skill === skill && isNamedIn(place, skill) && isClaimedAt(place)) return place;
    }
  }
  return undefined;
}

const countWords = (text: string): number => text.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean).length;

/**
 * Whether the words are as specific as the skill's name: "infrastructure" is less than "IT Infrastructure". Product names and
 * abbreviations count as the full name.
 */
function isNamedIn({ text, start, end }: SkillPlace, skill: SkillId): boolean {
  const written = text.slice(start, end);
  const name = getSkillById(skill)?.name ?? '';
  const isProduct = isProperName(skill) && !/(?:development|engineering|design|management|administration)$/i.test(name);
  return isProduct || isShortName(written) || countWords(written) >= countWords(name);
}

const isClaimedAt = ({ path, text, start, end }: SkillPlace): boolean =>
  /\/(?:title|name)$/.test(path) ? isClaimedInTitle(text, { start }) : isClaimedSkill(text, { start, end });
