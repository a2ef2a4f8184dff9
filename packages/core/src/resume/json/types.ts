/** JSON Resume 1.0 (https://jsonresume.org/schema), to the extent that Foothold writes it. The schema allows unknown keys. */
export interface JsonResume {
  $schema: string;
  basics: JsonBasics;
  work: JsonWork[];
  volunteer: JsonVolunteer[];
  education: JsonEducation[];
  skills: { name?: string; level?: string; keywords: string[] }[];
  projects: JsonProject[];
  certificates: { name: string; issuer?: string; date?: string; expires?: string }[];
  languages: { language: string; fluency?: string }[];
  awards: { title: string; awarder?: string; date?: string; summary?: string }[];
  publications: { name: string; publisher?: string; releaseDate?: string; summary?: string }[];
  /** Not in the schema: sections without an equivalent there. */
  sections?: { name: string; lines: string[] }[];
  meta?: Record<string, unknown>;
}

export interface JsonBasics {
  name?: string;
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: { address: string };
  profiles: { network?: string; username?: string; url: string }[];
}

interface JsonPeriod {
  startDate?: string;
  /** Absent if it is current. */
  endDate?: string;
  /**
   * Not in the schema: `false` if there is a start and the end is unknown, `true` if it is current and the start is unknown.
   * Otherwise the dates are enough.
   */
  ongoing?: boolean;
}

export interface JsonWork extends JsonPeriod {
  name?: string;
  position?: string;
  location?: string;
  summary?: string;
  highlights: string[];
}

export interface JsonVolunteer extends JsonPeriod {
  organization?: string;
  position?: string;
  location?: string;
  summary?: string;
  highlights: string[];
}

export interface JsonEducation extends JsonPeriod {
  institution?: string;
  studyType?: string;
  area?: string;
  location?: string;
  score?: string;
  highlights?: string[];
}

export interface JsonProject extends JsonPeriod {
  name?: string;
  roles?: string[];
  url?: string;
  description?: string;
  highlights: string[];
}
