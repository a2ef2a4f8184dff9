import { type Entry, isCurrent } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { findNeighbors, getLineOfOccupation } from '../ats/facts/line-of-work.ts';
import { countMonthsCovered, getMonthRange, type MonthRange, parseMonthIndex } from '../ats/facts/months.ts';
import type { SkillPlace } from '../ats/facts/skill-uses.ts';
import { toComparable } from '../ats/wording/words.ts';
import type { JobRequirements } from '../jobs/types.ts';
import { PRESENT } from '../resume/model.ts';
import type { FieldPath } from '../resume/reading.ts';
import { findSkills, getSkillById } from '../skills/index.ts';
import type { Skill } from '../skills/types.ts';
import { claimedPlace, isListable } from './claimed-place.ts';
import { listed as inWords } from './proposals/context.ts';
import { isLesserThan, isPlainTitle, shortTitle } from './titles.ts';

export interface LatestTitle {
  title: string;
  path: FieldPath;
  occupation?: string;
}

/** A title that ended longer ago than this says little about what the person is now; an internship, much sooner. */
const MAX_MONTHS_AGO = 36;
const MAX_INTERN_MONTHS_AGO = 6;

/**
 * The title of the current role, or of the latest one; ongoing roles come first. Undefined if another role may be later, if the role ended long ago, or if its title
 * can't be shown elsewhere as it is.
 */
export function latestTitle({ entries, reader, resume, now }: Facts): LatestTitle | undefined {
  const roles = entries.filter(({ kind, title, employer }) => kind === 'work' && (title ?? employer) !== undefined);
  const role = roles.find(isCurrent) ?? roles[0];
  if (!role?.title || !role.isDated || !isPlainTitle(role.title)) return undefined;
  const place = (path: FieldPath) => resume.work.findIndex(({ id }) => path === `work/${id}`);
  const isUncertain = roles.some(({ isDated, path }) => !isDated && place(path) < place(role.path));
  if (isUncertain || (isCurrent(role) && roles.some((other) => other !== role && isLaterStart(other, role))))
    return undefined;
  const { occupation, seniority } = reader.readTitle(role.title);
  const age = now - (role.lastMonth ?? 0);
  if (age > (seniority === 'intern' ? MAX_INTERN_MONTHS_AGO : MAX_MONTHS_AGO)) return undefined;
  return { title: role.title, path: role.titlePath, ...(occupation && { occupation }) };
}

/** Whether a role began after another one that is said to be ongoing. */
const isLaterStart = (other: Entry, role: Entry): boolean =>
  (parseMonthIndex(other.start) ?? 0) > (parseMonthIndex(role.start) ?? Number.POSITIVE_INFINITY);

export interface ComputedSummary {
  text: string;
  fields: FieldPath[];
  /** The lines it is made of, exactly as they appear in the résumé. */
  quote: string;
  hasYears: boolean;
}

const MAX_SKILLS = 4;
/** With fewer skills, a summary says no more than the headline. */
const MIN_SKILLS = 2;
const MIN_SKILLS_WITHOUT_YEARS = 3;

/**
 * "Staff Nurse with 6 years of experience. Skills include Epic, triage and wound care." Years are whole, rounded down, and only given where the dates leave no doubt.
 * Skills are named directly in described, dated roles, and not by the title: first those the job asks for, then those the person also lists, then the most recent. Undefined if there is too
 * little to say.
 */
export function computedSummary(facts: Facts, job: JobRequirements | undefined): ComputedSummary | undefined {
  const latest = latestTitle(facts);
  const title = latest && shortTitle(latest.title);
  if (!latest || !title) return undefined;
  const years = yearsAs(facts, latest, title) ?? 0;
  const asked = new Set((job?.mustHave ?? []).map(({ skill }) => skill));
  const skills = [...facts.skills]
    .flatMap(([skill, { shown, listed }]) => {
      const entry = getSkillById(skill);
      const isOwn = shown?.entry !== undefined && shown.through === undefined;
      const place = isOwn && isListable(skill) ? claimedPlace(facts, skill, shown) : undefined;
      return entry && place && !isSaidByTitle(entry, place, title)
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
  if (skills.length < (years >= 1 ? MIN_SKILLS : MIN_SKILLS_WITHOUT_YEARS)) return undefined;
  const opening = years >= 1 ? `${title} with ${years} ${years === 1 ? 'year' : 'years'} of experience.` : `${title}.`;
  const lines = [...new Set(skills.map(({ place: { text } }) => text))].filter((text) => text !== latest.title);
  return {
    text: `${opening} Skills include ${inWords(skills.map(({ name }) => name))}.`,
    fields: [latest.path, ...skills.map(({ place }) => place.path)],
    quote: [latest.title, ...lines].join(' … '),
    hasYears: years >= 1,
  };
}

/** Whether a summary that opens with this title would say the same thing twice: "Welder. Skills include Welding." */
function isSaidByTitle({ id, name, kind }: Skill, { path }: SkillPlace, title: string): boolean {
  if (findSkills(title).some(({ skill }) => skill === id)) return true;
  if (kind === 'technology') return false;
  const stems = new Set(listStems(title));
  return path.endsWith('/title') || listStems(name).every((stem) => stems.has(stem));
}

/** Four letters are common to the work and the person who does it: welding, welder; nursing, nurse. */
const listStems = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, 4).toLowerCase());

/**
 * Whole years, rounded down, in the title's occupation. Undefined unless they are certain: every role has a title and complete dates to the month, and is either in
 * this occupation, at no lesser standing, or in another line of work.
 *
 * @param shown The title next to which the years are shown: the latest one, or its short form.
 */
export function yearsAs(facts: Facts, latest: LatestTitle, shown: string): number | undefined {
  const { occupation, title } = latest;
  if (shown !== title && facts.reader.readTitle(shown).occupation !== occupation) return undefined;
  const line = getLineOfOccupation(occupation);
  const counted: MonthRange[] = [];
  for (const role of facts.entries) {
    if (role.kind !== 'work') continue;
    const { occupation: other, seniority } = facts.reader.readTitle(role.title ?? '');
    const range = getMonthRange(role.start, role.end, facts.now);
    const isExact = [role.start, role.end].every((date) => date === PRESENT || date?.includes('-'));
    if (!role.title || !range || !isExact || isReversed(role)) return undefined;
    const isSame =
      toComparable(role.title) === toComparable(title) || (occupation !== undefined && other === occupation);
    const isElsewhere = line !== undefined && other !== undefined && isFar(line, getLineOfOccupation(other));
    if (!isSame && !isElsewhere) return undefined;
    if (isSame && (seniority === 'intern' || isLesserThan(role.title, shown))) return undefined;
    if (isSame) counted.push(range);
  }
  return Math.floor(countMonthsCovered(counted) / 12);
}

const isReversed = ({ start, end }: Entry): boolean =>
  end !== PRESENT && (parseMonthIndex(end) ?? 0) < (parseMonthIndex(start) ?? 0);

const isFar = (line: string, other: string | undefined): boolean =>
  other !== undefined && other !== line && other !== 'management' && !findNeighbors(new Set([line])).has(other);
