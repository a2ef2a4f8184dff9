/**
 * Foothold's résumé model: plain data, similar to JSON Resume (https://jsonresume.org/schema), with an id on every entry and
 * bullet so that a field's address doesn't change when others are added, moved or removed.
 *
 * The source of each value is stored separately from the data: see `Provenance`.
 */

/** `YYYY` or `YYYY-MM`, exactly as precise as the page; a month is never made up. */
export type PartialDate = string;

/** The end of something that is ongoing. */
export const PRESENT = 'present';
export type EndDate = PartialDate | typeof PRESENT;

export interface Resume {
  contact: Contact;
  summary?: string;
  work: WorkEntry[];
  education: EducationEntry[];
  projects: ProjectEntry[];
  volunteer: WorkEntry[];
  skills: SkillGroup[];
  certifications: CertificationEntry[];
  languages: LanguageEntry[];
  awards: DatedItem[];
  publications: DatedItem[];
  /** Sections whose heading fits no other field; nothing on the page is dropped. */
  other: OtherSection[];
}

export interface Contact {
  name?: string;
  /** The line below the name that describes the person ("Staff Nurse"). */
  headline?: string;
  email?: string;
  phone?: string;
  /** As written: "Austin, TX". Never used in scoring. */
  location?: string;
  links: Link[];
}

export interface Link {
  id: string;
  /** "LinkedIn", "GitHub", … if the address contains it. */
  network?: string;
  username?: string;
  url: string;
}

/** One role at one employer. Two roles at one employer are two entries with the same `employer`. */
export interface WorkEntry {
  id: string;
  employer?: string;
  title?: string;
  location?: string;
  start?: PartialDate;
  end?: EndDate;
  /** A paragraph between the heading of the role and its bullets. */
  summary?: string;
  bullets: Bullet[];
}

export interface Bullet {
  id: string;
  text: string;
}

export interface EducationEntry {
  id: string;
  institution?: string;
  /** "BS", "Bachelor of Science", "Diploma": as written. */
  degree?: string;
  /** Field of study. */
  area?: string;
  location?: string;
  start?: PartialDate;
  end?: EndDate;
  grade?: string;
  bullets: Bullet[];
}

export interface ProjectEntry {
  id: string;
  name?: string;
  role?: string;
  url?: string;
  start?: PartialDate;
  end?: EndDate;
  summary?: string;
  bullets: Bullet[];
}

export interface SkillGroup {
  id: string;
  /** The heading of the group ("Languages"), if the page has one. */
  name?: string;
  /** "Expert", "4/5": as written. */
  level?: string;
  keywords: string[];
}

export interface CertificationEntry {
  id: string;
  name: string;
  issuer?: string;
  date?: PartialDate;
  expires?: PartialDate;
}

export interface LanguageEntry {
  id: string;
  name: string;
  fluency?: string;
}

export interface DatedItem {
  id: string;
  name: string;
  by?: string;
  date?: PartialDate;
  summary?: string;
}

export interface OtherSection {
  id: string;
  heading: string;
  lines: Bullet[];
}

/** An empty résumé: the start of an import and what a new member sees. */
export function emptyResume(): Resume {
  return {
    contact: { links: [] },
    work: [],
    education: [],
    projects: [],
    volunteer: [],
    skills: [],
    certifications: [],
    languages: [],
    awards: [],
    publications: [],
    other: [],
  };
}
