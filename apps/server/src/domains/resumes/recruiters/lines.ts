import { getField, type Resume, type WorkEntry } from '@foothold/core/resume';

/** A text that somebody else may reword: names, titles, and dates stay as they are. */
export interface Line {
  path: string;
  text: string;
  /** Where it is on the résumé. */
  place: string;
}

/** Every line of a résumé that can be reworded, in the order of the page. */
export function listLines(resume: Resume): Line[] {
  const lines: Line[] = [];
  const add = (path: string, text: string | undefined, place: string) => {
    if (text !== undefined && text !== '') lines.push({ path, text, place });
  };
  add('summary', resume.summary, 'Summary');
  for (const list of ['work', 'volunteer'] as const)
    for (const entry of resume[list]) {
      add(`${list}/${entry.id}/summary`, entry.summary, nameEntry(entry));
      for (const { id, text } of entry.bullets) add(`${list}/${entry.id}/bullets/${id}`, text, nameEntry(entry));
    }
  for (const project of resume.projects)
    for (const { id, text } of project.bullets)
      add(`projects/${project.id}/bullets/${id}`, text, project.name ?? 'Project');
  return lines;
}

/** The text of a field. Null if there is none, or if it isn't a single text. */
export const findLine = (resume: Resume, path: string | undefined): string | null =>
  path === undefined ? null : (getField(resume, path) ?? null);

/** The roles of a résumé, by path, for a member to choose from. */
export const listRoles = (resume: Resume): { path: string; name: string }[] =>
  (['work', 'volunteer'] as const).flatMap((list) =>
    resume[list].map((entry) => ({ path: `${list}/${entry.id}`, name: nameEntry(entry) })),
  );

const nameEntry = ({ title, employer }: WorkEntry): string => [title, employer].filter(Boolean).join(', ') || 'A role';

/** A résumé as plain text, with a blank line between sections. */
export function toText(resume: Resume): string {
  const sections: (readonly (string | undefined)[])[] = [
    [
      resume.contact.name,
      resume.contact.headline,
      join([resume.contact.location, resume.contact.email, resume.contact.phone]),
    ],
    resume.summary === undefined ? [] : ['SUMMARY', resume.summary],
    ...(['work', 'volunteer'] as const).flatMap((list) =>
      resume[list].map((entry, at) => [
        at === 0 ? (list === 'work' ? 'EXPERIENCE' : 'VOLUNTEERING') : undefined,
        join([nameEntry(entry), formatRange(entry.start, entry.end)]),
        entry.summary,
        ...entry.bullets.map(({ text }) => `- ${text}`),
      ]),
    ),
    ...resume.projects.map((project, at) => [
      at === 0 ? 'PROJECTS' : undefined,
      project.name,
      ...project.bullets.map(({ text }) => `- ${text}`),
    ]),
    ...resume.education.map((entry, at) => [
      at === 0 ? 'EDUCATION' : undefined,
      join([entry.degree, entry.area, entry.institution, formatRange(entry.start, entry.end)]),
    ]),
    withHeading(
      'SKILLS',
      resume.skills.map(({ name, keywords }) => `${name ? `${name}: ` : ''}${keywords.join(', ')}`),
    ),
    withHeading(
      'CERTIFICATIONS',
      resume.certifications.map(({ name, date }) => join([name, date])),
    ),
    withHeading(
      'LANGUAGES',
      resume.languages.map(({ name }) => name),
    ),
  ];
  return sections
    .map((lines) => lines.filter((line) => line !== undefined && line !== '').join('\n'))
    .filter((section) => section !== '')
    .join('\n\n');
}

const join = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const formatRange = (start: string | undefined, end: string | undefined): string =>
  [start, end].filter(Boolean).join(' to ');

const withHeading = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines];
