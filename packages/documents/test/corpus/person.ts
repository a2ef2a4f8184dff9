/** A fictional person, as data that every layout of the corpus writes down in its own way. */
export interface Person {
  id: string;
  /** Language of headings, months and words. */
  language: Language;
  name: string;
  /** Letters behind the name that are no part of it. */
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

/** Dates are `YYYY-MM`; the end of what goes on is null. Jobs at one employer follow each other. */
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
