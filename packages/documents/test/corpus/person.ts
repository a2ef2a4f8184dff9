/** A fictional person, as data that every corpus layout renders differently. */
export interface Person {
  id: string;
  /** Language of headings, months, and words. */
  language: Language;
  name: string;
  /** Letters after the name that aren't part of it. */
  credentials?: string;
  headline?: string;
  email: string;
  phone: string;
  location: string;
  links?: string[];
  summary?: string;
  work: Job[];
  education: Study[];
  skills: SkillList[];
  projects?: Project[];
  certifications?: Certificate[];
  languages?: { name: string; fluency: string }[];
  volunteer?: Job[];
  awards?: { name: string; by: string; year: string }[];
  interests?: string[];
}

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt';

/** Dates are `YYYY-MM`; a current job's end is null. Jobs at one employer are consecutive. */
export interface Job {
  employer: string;
  place?: string;
  title: string;
  start: string;
  end: string | null;
  bullets: string[];
}

export interface Study {
  institution: string;
  place?: string;
  degree: string;
  area?: string;
  start: string;
  end: string | null;
  grade?: string;
  notes?: string[];
}

export interface SkillList {
  name?: string;
  keywords: string[];
}

export interface Project {
  name: string;
  url?: string;
  start?: string;
  bullets: string[];
}

export interface Certificate {
  name: string;
  issuer: string;
  date: string;
}
