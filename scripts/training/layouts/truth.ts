/** The truth of one file, from the person’s data and from which of it the layout shows. */
import { type DateForm, shownPart } from './dates.ts';
import type { Person, School, When } from './person.ts';
import type { RoleEntry, Sheet } from './sheet.ts';

export interface WorkTruth {
  employer: string;
  title: string;
  start: When | null;
  end: When | null;
}

export interface SchoolTruth {
  institution: string;
  degree: string | null;
  area: string | null;
  start: When | null;
  end: When | null;
}

export interface Truth {
  name: string;
  email: string;
  phone: string;
  work: WorkTruth[];
  education: SchoolTruth[];
  skills: string[];
  skillLabels: string[];
}

/** Numbers of the entries of a section in the order of the page, by their pieces of one kind. */
function listEntries(html: string, kind: string, section: string): number[] {
  const found = html.matchAll(/<span ([^>]*)>/g);
  const entries = [...found].flatMap(([, attributes = '']) => {
    if (!attributes.includes(`data-kind="${kind}"`) || !attributes.includes(`data-section="${section}"`)) return [];
    return [Number(/data-entry="(\d+)"/.exec(attributes)?.[1])];
  });
  return [...new Set(entries)];
}

/** Which ends of an entry’s span of time are on the page. */
function findShownEnds(html: string, section: string, entry: number): { start: boolean; end: boolean } {
  const tags = [...html.matchAll(/<span ([^>]*data-kind="date"[^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((text) => text.includes(`data-section="${section}"`) && text.includes(`data-entry="${entry}"`));
  const shows = (of: string): boolean => tags.some((text) => text.includes(`data-of="${of}"`));
  return { start: shows('span') || shows('start'), end: shows('span') || shows('end') };
}

function toWork(html: string, { role, job, index }: RoleEntry, form: DateForm): WorkTruth {
  const shown = findShownEnds(html, 'work', index);
  return {
    employer: job.employer,
    title: role.title,
    start: shown.start ? shownPart(role.start, form) : null,
    end: shown.end && role.end ? shownPart(role.end, form) : null,
  };
}

function toSchool(html: string, school: School, index: number, form: DateForm): SchoolTruth {
  const shown = findShownEnds(html, 'school', index);
  return {
    institution: school.institution,
    degree: school.degree ?? null,
    area: school.area ?? null,
    start: shown.start && school.start ? shownPart(school.start, form) : null,
    end: shown.end && school.end ? shownPart(school.end, form) : null,
  };
}

function requireShown(person: Person, html: string, count: number): void {
  const all = person.work.flatMap(({ roles }) => roles).length;
  if (count !== all) throw new Error(`${person.id}: the page shows ${count} of ${all} roles.`);
  if (!html.includes('data-kind="name"')) throw new Error(`${person.id}: the page shows no name.`);
}

/** What a reader should find in the page or text made from this sheet. */
export function toTruth(sheet: Sheet, html: string): Truth {
  const { person, roles } = sheet;
  const work = listEntries(html, 'title', 'work').flatMap((index) => {
    const entry = roles[index];
    return entry ? [toWork(html, entry, sheet.styleOf(index).form)] : [];
  });
  requireShown(person, html, work.length);
  const groups = html.includes('data-kind="skill"') ? Object.entries(person.skills ?? {}) : [];
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    work,
    education: listEntries(html, 'institution', 'school').flatMap((index) => {
      const school = person.school?.[index];
      return school ? [toSchool(html, school, index, sheet.styleOf(index).form)] : [];
    }),
    skills: groups.flatMap(([, names]) => names),
    skillLabels: html.includes('data-of="skill-label"') ? groups.map(([name]) => name).filter(Boolean) : [],
  };
}
