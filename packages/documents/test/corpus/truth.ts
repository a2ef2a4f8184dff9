import type { Person } from './person.ts';
import type { DateStyle } from './words.ts';

/** What a reader should find on a corpus page. `start` and `end` are as precise as the page; a null end means current. */
export interface Truth {
  name: string;
  email: string;
  phone: string;
  work: { employer: string; title: string; start: string; end: string | null }[];
  education: { institution: string; degree: string; area: string | null; start: string; end: string | null }[];
  skills: string[];
  skillLabels: string[];
}

export function createTruth(person: Person, { dates, upperName }: { dates: DateStyle; upperName?: boolean }): Truth {
  const formatShownDate = (date: string) => (dates === 'year' ? date.slice(0, 4) : date);
  return {
    name: upperName ? person.name.toUpperCase() : person.name,
    email: person.email,
    phone: person.phone,
    work: person.work.map((job) => ({
      employer: job.employer,
      title: job.title,
      start: formatShownDate(job.start),
      end: job.end === null ? null : formatShownDate(job.end),
    })),
    education: person.education.map((study) => ({
      institution: study.institution,
      degree: study.degree,
      area: study.area ?? null,
      start: formatShownDate(study.start),
      end: study.end === null ? null : formatShownDate(study.end),
    })),
    skills: person.skills.flatMap((group) => group.keywords),
    skillLabels: person.skills.flatMap((group) => (group.name === undefined ? [] : [group.name])),
  };
}
