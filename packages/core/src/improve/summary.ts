import { isCurrent } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { countMonthsCovered, getStretch } from '../ats/facts/months.ts';
import { toComparable } from '../ats/wording/words.ts';
import type { JobRequirements } from '../jobs/types.ts';
import type { FieldPath } from '../resume/reading.ts';
import { getSkillById } from '../skills/index.ts';
import { claimedPlace } from './claimed-place.ts';
import { listed as inWords } from './proposals/context.ts';

export interface LatestTitle {
  title: string;
  path: FieldPath;
  occupation?: string;
}

/** The title of the current role, or of the latest one; ongoing roles come first. */
export function latestTitle({ entries, reader }: Pick<Facts, 'entries' | 'reader'>): LatestTitle | undefined {
  const roles = entries.filter(({ kind, title, isDated }) => kind === 'work' && title !== undefined && isDated);
  const role = roles.find(isCurrent) ?? roles[0];
  if (!role?.title) return undefined;
  const { occupation } = reader.readTitle(role.title);
  return { title: role.title, path: role.titlePath, ...(occupation && { occupation }) };
}

export interface ComputedSummary {
  text: string;
  fields: FieldPath[];
  /** The words it is made of, exactly as they appear in the résumé. */
  quote: string;
}

const MAX_SKILLS = 4;
/** Without years, a title with fewer skills than this says no more than the headline. */
const MIN_SKILLS = 3;

/**
 * "Staff Nurse with 6 years of experience. Skills include Epic, triage and wound care." Years are whole, rounded down, and counted from dated roles in the
 * title's own occupation, without internships. Skills are named directly in described, dated roles: first those the job asks for, then those the person also
 * lists, then the most recent. Undefined if there is too little to say.
 */
export function computedSummary(facts: Facts, job: JobRequirements | undefined): ComputedSummary | undefined {
  const latest = latestTitle(facts);
  if (!latest) return undefined;
  const years = yearsAs(facts, latest);
  const asked = new Set((job?.mustHave ?? []).map(({ skill }) => skill));
  const skills = [...facts.skills]
    .flatMap(([skill, { shown, listed }]) => {
      const entry = getSkillById(skill);
      const isOwn = shown?.entry !== undefined && shown.through === undefined;
      const place = isOwn ? claimedPlace(facts, skill, shown) : undefined;
      return entry && place && entry.kind !== 'trait'
        ? [{ name: entry.name, asked: asked.has(skill), listed: listed !== undefined, place }]
        : [];
    })
    .sort(
      (a, b) =>
        Number(b.asked) - Number(a.asked) ||
        Number(b.listed) - Number(a.listed) ||
        (b.place.lastMonth ?? 0) - (a.place.lastMonth ?? 0) ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_SKILLS);
  if (years < 1 && skills.length < MIN_SKILLS) return undefined;
  const opening =
    years >= 1 ? `${latest.title} with ${years} ${years === 1 ? 'year' : 'years'} of experience.` : `${latest.title}.`;
  const shown = skills.length > 0 ? ` Skills include ${inWords(skills.map(({ name }) => name))}.` : '';
  const asWritten = skills.map(({ place: { text, start, end } }) => text.slice(start, end));
  return {
    text: `${opening}${shown}`,
    fields: [latest.path, ...skills.map(({ place }) => place.path)],
    quote: [latest.title, ...asWritten].join(' … '),
  };
}

/** Whole years, rounded down, in dated roles with the same title or occupation, excluding internships. */
export function yearsAs(facts: Facts, latest: LatestTitle): number {
  const roles = facts.entries.filter(({ kind, title }) => {
    if (kind !== 'work' || title === undefined) return false;
    const { occupation, seniority } = facts.reader.readTitle(title);
    if (seniority === 'intern') return false;
    if (toComparable(title) === toComparable(latest.title)) return true;
    return latest.occupation !== undefined && occupation === latest.occupation;
  });
  return Math.floor(
    countMonthsCovered(roles.flatMap(({ start, end }) => getStretch(start, end, facts.now) ?? [])) / 12,
  );
}
