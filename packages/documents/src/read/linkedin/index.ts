import { DocumentError, fromJsonResume, type Resume } from '@foothold/core/resume';
import Papa from 'papaparse';
import { LIMITS } from '../limits.ts';
import type { ZipParts } from '../office/zip.ts';

type Row = Readonly<Record<string, string>>;

/** Rows beyond this are cut off; a career has fewer. */
const MAX_ROWS = 300;

/**
 * The files of LinkedIn's data export ("Get a copy of your data") that a résumé is made of, each with a column by which its header is found, since
 * notes can precede it. Other files, such as messages and connections, are never opened.
 */
const FILES = {
  profile: ['Profile.csv', 'First Name'],
  emails: ['Email Addresses.csv', 'Email Address'],
  phones: ['PhoneNumbers.csv', 'Number'],
  positions: ['Positions.csv', 'Company Name'],
  education: ['Education.csv', 'School Name'],
  skills: ['Skills.csv', 'Name'],
  certifications: ['Certifications.csv', 'Name'],
  languages: ['Languages.csv', 'Name'],
  projects: ['Projects.csv', 'Title'],
  volunteering: ['Volunteering.csv', 'Company Name'],
  honors: ['Honors.csv', 'Title'],
  publications: ['Publications.csv', 'Name'],
} as const;
type FileKey = keyof typeof FILES;

/** Whether a ZIP file is LinkedIn's data export: it has the profile, or the positions, in it. */
export const isLinkedInExport = (zip: ZipParts): boolean =>
  findPart(zip, FILES.profile[0]) !== undefined || findPart(zip, FILES.positions[0]) !== undefined;

/**
 * Reads LinkedIn's data export. The street address and the date of birth in it aren't read.
 * @throws DocumentError `document.damaged`, `document.too-complex`, `document.no-text` if there is nothing about a career in it
 */
export async function readLinkedInExport(zip: ZipParts): Promise<Resume> {
  const read = (key: FileKey) => readRows(zip, FILES[key][0], FILES[key][1]);
  const [profile = {}] = await read('profile');
  const email = pickEmail(await read('emails'));
  const phone = (await read('phones')).find((row) => row.Number)?.Number;
  const resume = fromJsonResume({
    basics: {
      name: joinTexts([profile['First Name'], profile['Last Name']], ' '),
      label: profile.Headline,
      summary: profile.Summary,
      location: profile['Geo Location'],
      email,
      phone,
      profiles: readWebsites(profile.Websites).map((url) => ({ url })),
    },
    work: (await read('positions')).map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      ...readPeriod(row, { isOpen: true }),
      ...readDescription(row.Description),
    })),
    education: (await read('education')).map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: row['Start Date'],
      endDate: row['End Date'],
      highlights: [row.Notes, row.Activities].flatMap(splitLines),
    })),
    skills: toSkillGroups((await read('skills')).map((row) => row.Name)),
    certificates: (await read('certifications')).map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      date: row['Started On'],
      expires: row['Finished On'],
    })),
    languages: (await read('languages')).map((row) => ({
      language: row.Name,
      fluency: readProficiency(row.Proficiency),
    })),
    projects: (await read('projects')).map((row) => ({
      name: row.Title,
      url: row.Url,
      ...readPeriod(row, { isOpen: false }),
      ...readDescription(row.Description, 'description'),
    })),
    volunteer: (await read('volunteering')).map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      ...readPeriod(row, { isOpen: true }),
      ...readDescription(row.Description),
    })),
    awards: (await read('honors')).map((row) => ({
      title: row.Title,
      date: row['Issued On'],
      summary: row.Description,
    })),
    publications: (await read('publications')).map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: row['Published On'],
      summary: row.Description,
    })),
  });
  if (JSON.stringify(resume).length > LIMITS.characters) throw new DocumentError('document.too-complex');
  if (resume.work.length + resume.education.length + resume.skills.length === 0)
    throw new DocumentError('document.no-text');
  return resume;
}

/** Newer exports have a folder around the files. */
function findPart(zip: ZipParts, file: string): string | undefined {
  for (const name of zip.names) if (name === file || name.endsWith(`/${file}`)) return name;
  return undefined;
}

async function readRows(zip: ZipParts, file: string, column: string): Promise<Row[]> {
  const name = findPart(zip, file);
  const text = name === undefined ? undefined : await zip.text(name);
  if (text === undefined) return [];
  const { data } = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: 'greedy' });
  const at = data.findIndex((cells) => cells.some((cell) => cell.trim() === column));
  const header = (data[at] ?? []).map((cell) => cell.trim());
  if (at < 0) return [];
  return data
    .slice(at + 1, at + 1 + MAX_ROWS)
    .map((cells) => Object.fromEntries(header.map((key, i) => [key, (cells[i] ?? '').trim()])));
}

const pickEmail = (rows: readonly Row[]): string | undefined =>
  (rows.find((row) => row.Primary?.toLowerCase() === 'yes') ?? rows[0])?.['Email Address'];

/** A role without an end is a current one. A project or a school without one may be over. */
function readPeriod(row: Row, { isOpen }: { isOpen: boolean }) {
  const startDate = row['Started On'];
  const endDate = row['Finished On'];
  return { startDate, endDate: endDate || (isOpen && startDate ? 'Present' : undefined) };
}

const BULLET_PATTERN = /^[•‣▪◦●*–-]\s*(?=\S)/;

/** One line is a summary, several are bullets; if some have bullet characters, the others are the summary. */
function readDescription(text: string | undefined, key: 'summary' | 'description' = 'summary') {
  const lines = splitLines(text);
  const isMarked = lines.some((line) => BULLET_PATTERN.test(line));
  const isBullet = (line: string) => (isMarked ? BULLET_PATTERN.test(line) : lines.length > 1);
  return {
    [key]: joinTexts(
      lines.filter((line) => !isBullet(line)),
      ' ',
    ),
    highlights: lines.filter(isBullet).map((line) => line.replace(BULLET_PATTERN, '')),
  };
}

const splitLines = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const toSkillGroups = (names: readonly (string | undefined)[]) => {
  const keywords = names.filter((name) => name !== undefined && name !== '');
  return keywords.length > 0 ? [{ name: 'Skills', keywords }] : [];
};

/** "[PORTFOLIO:https://example.com,OTHER:https://example.org]" */
const readWebsites = (text: string | undefined): string[] => text?.match(/https?:\/\/[^\s,\]]+/gi) ?? [];

/** Exports in other languages have codes such as "NATIVE_OR_BILINGUAL". */
function readProficiency(text: string | undefined): string | undefined {
  if (!text || !/^[A-Z_]+$/.test(text)) return text;
  const words = text.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function joinTexts(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part !== undefined && part !== '').join(separator) || undefined;
}
