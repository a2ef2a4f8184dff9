import type { Entry } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { findNeighbors, getLineOfOccupation, getLineOfSkill } from '../ats/facts/line-of-work.ts';
import type { SkillPlace } from '../ats/facts/skill-uses.ts';
import { findSkillByName, getSkillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { isClaimedInTitle, isClaimedSkill } from './truth/claimed-skill.ts';
import { isNamedBy } from './truth/skill-names.ts';

/** Whether a skill can stand in a skill list or a summary. Licenses and languages have their own sections, and traits prove themselves in what was done. */
export function isListable(skill: SkillId): boolean {
  const kind = getSkillById(skill)?.kind;
  return kind !== undefined && kind !== 'trait' && kind !== 'license' && kind !== 'language';
}

/**
 * The place in a dated, described role that says that the person did or used a skill: the place that the score found, or else another line. Undefined if lines
 * only mention it.
 */
export function claimedPlace(facts: Facts, skill: SkillId, shown: SkillPlace): SkillPlace | undefined {
  const isCertain = (place: SkillPlace) =>
    isNamedBy(place.text.slice(place.start, place.end), skill) &&
    isClaimedAt(place, skill) &&
    !isKindOfAnother(facts, place) &&
    isOfField(facts, skill, place.entry);
  if (isCertain(shown)) return shown;
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
      if (mention.skill === skill && isCertain(place)) return place;
    }
  }
  return undefined;
}

/** In "MongoDB databases" and "reinforcement learning algorithms", the second name only says what kind of thing the first one is. */
const isKindOfAnother = (facts: Facts, { text, start }: SkillPlace): boolean =>
  facts.reader.read(text).mentions.some(({ end }) => end < start && text.slice(end, start).trim() === '');

const isClaimedAt = ({ path, text, start, end }: SkillPlace, skill: SkillId): boolean =>
  /\/(?:title|name)$/.test(path) ? isClaimedInTitle(text, { start, end }) : isClaimedSkill(text, { skill, start, end });

/** The number of skills of a line of work, listed or in the role, from which the person is taken to work in it. */
const MIN_SKILLS = 2;

/**
 * Whether an ordinary word can mean the skill in this role: "pruning" is gardening in a gardener's role, and something else in an engineer's. Products mean the same
 * everywhere; where the line of work is unknown, any skill fits.
 */
function isOfField(facts: Facts, skill: SkillId, entry: Entry | undefined): boolean {
  const line = getLineOfSkill(skill);
  if (line === undefined || getSkillById(skill)?.kind === 'technology') return true;
  const title = entry?.title;
  const own = title === undefined ? undefined : getLineOfOccupation(facts.reader.readTitle(title).occupation);
  if (own === 'management') return true;
  const lines = new Set(own === undefined ? [] : [own, ...findNeighbors(new Set([own]))]);
  const listed = facts.resume.skills.flatMap(({ keywords }) =>
    keywords.flatMap((word) => findSkillByName(word)?.id ?? []),
  );
  const named = entry?.lines.flatMap(({ facts: { mentions } }) => mentions.map((mention) => mention.skill)) ?? [];
  const counts = new Map<string, number>();
  for (const id of new Set([...listed, ...named])) {
    const other = getLineOfSkill(id);
    if (other) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  for (const [other, count] of counts) if (count >= MIN_SKILLS) lines.add(other);
  return lines.size === 0 || lines.has(line);
}
