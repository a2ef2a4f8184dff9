import { type EndDate, type PartialDate, PRESENT, type Resume } from '../model.ts';
import type { JsonResume } from './types.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The résumé as a JSON Resume document. A current entry has a `startDate` and no `endDate`, as in the schema; a start whose end
 * is unknown is marked with `ongoing: false`. Sections without an equivalent in the schema are in `sections`.
 * @param meta copied to `meta` unchanged
 */
export function toJsonResume(resume: Resume, meta?: Record<string, unknown>): JsonResume {
  const document: JsonResume = {
    $schema: SCHEMA,
    basics: writeBasics(resume),
    work: resume.work.map((entry) =>
      omitUndefined({
        name: entry.employer,
        position: entry.title,
        location: entry.location,
        ...writePeriod(entry),
        summary: entry.summary,
        highlights: entry.bullets.map((bullet) => bullet.text),
      }),
    ),
    volunteer: resume.volunteer.map((entry) =>
      omitUndefined({
        organization: entry.employer,
        position: entry.title,
        location: entry.location,
        ...writePeriod(entry),
        summary: entry.summary,
        highlights: entry.bullets.map((bullet) => bullet.text),
      }),
    ),
    education: resume.education.map((entry) =>
      omitUndefined({
        institution: entry.institution,
        studyType: entry.degree,
        area: entry.area,
        location: entry.location,
        ...writePeriod(entry),
        score: entry.grade,
        highlights: entry.bullets.length > 0 ? entry.bullets.map((bullet) => bullet.text) : undefined,
      }),
    ),
    skills: resume.skills.map(({ name, level, keywords }) => omitUndefined({ name, level, keywords })),
    projects: resume.projects.map((entry) =>
      omitUndefined({
        name: entry.name,
        roles: entry.role === undefined ? undefined : [entry.role],
        url: entry.url,
        ...writePeriod(entry),
        description: entry.summary,
        highlights: entry.bullets.map((bullet) => bullet.text),
      }),
    ),
    certificates: resume.certifications.map(({ name, issuer, date, expires }) =>
      omitUndefined({ name, issuer, date, expires }),
    ),
    languages: resume.languages.map(({ name, fluency }) => omitUndefined({ language: name, fluency })),
    awards: resume.awards.map(({ name, by, date, summary }) =>
      omitUndefined({ title: name, awarder: by, date, summary }),
    ),
    publications: resume.publications.map(({ name, by, date, summary }) =>
      omitUndefined({ name, publisher: by, releaseDate: date, summary }),
    ),
  };
  if (resume.other.length > 0) {
    document.sections = resume.other.map(({ heading, lines }) => ({
      name: heading,
      lines: lines.map((line) => line.text),
    }));
  }
  if (meta) document.meta = meta;
  return document;
}

function writeBasics({ contact, summary }: Resume): JsonResume['basics'] {
  return omitUndefined({
    name: contact.name,
    label: contact.headline,
    email: contact.email,
    phone: contact.phone,
    url: contact.links.find((link) => link.network === undefined)?.url,
    summary,
    location: contact.location === undefined ? undefined : { address: contact.location },
    profiles: contact.links.map(({ network, username, url }) => omitUndefined({ network, username, url })),
  });
}

/** A start without an end means current; `ongoing` covers the other cases. */
function writePeriod({ start, end }: { start?: PartialDate; end?: EndDate }): {
  startDate: string | undefined;
  endDate: string | undefined;
  ongoing: boolean | undefined;
} {
  const implied = start !== undefined && end === undefined;
  const unsaid = start === undefined && end === PRESENT;
  return {
    startDate: start,
    endDate: end === PRESENT ? undefined : end,
    ongoing: implied ? false : unsaid ? true : undefined,
  };
}

type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The object without undefined values. */
function omitUndefined<T extends object>(object: T): Given<T> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<T>;
}
