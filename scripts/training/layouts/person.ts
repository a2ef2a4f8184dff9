/** The made people whose résumés the layouts show. Each was written by hand in `people/<id>.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A month (`2019-04`), or a year where the person gives no more. */
export type When = string;

export interface Role {
  title: string;
  start: When;
  /** Null while the role lasts. */
  end: When | null;
  /** Where this role differs from the employer's place. */
  place?: string;
  /** Such as “Part-time” or “Contract”. */
  note?: string;
  text?: string[];
}

export interface Job {
  employer: string;
  place?: string;
  /** One line on what the employer does, or which unit of it. */
  about?: string;
  roles: Role[];
}

export interface School {
  institution: string;
  place?: string;
  degree?: string;
  area?: string;
  start?: When;
  end?: When | null;
  notes?: string[];
}

export interface Certificate {
  name: string;
  by?: string;
  date?: When;
}

/** A project, a volunteer post, or another dated entry that isn’t work. */
export interface Activity {
  name: string;
  role?: string;
  place?: string;
  start?: When;
  end?: When | null;
  text?: string[];
}

export interface Person {
  id: string;
  name: string;
  /** Letters after the name, such as “RN”. */
  credentials?: string;
  headline?: string;
  email: string;
  phone: string;
  place?: string;
  street?: string;
  links?: string[];
  summary?: string;
  objective?: string;
  work: Job[];
  school?: School[];
  /** Skills by label, or without one under “”. */
  skills?: Record<string, string[]>;
  certificates?: Certificate[];
  projects?: Activity[];
  volunteer?: Activity[];
  languages?: string[];
  awards?: string[];
  publications?: string[];
  memberships?: string[];
  interests?: string[];
  references?: string;
}

const folder = join(import.meta.dirname, 'people');

/** All made people, in the order of their file names. */
export const readPeople = (): Person[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ id: name.replace('.json', ''), ...JSON.parse(readFileSync(join(folder, name), 'utf8')) }));
