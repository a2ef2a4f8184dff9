import type {
  Bullet,
  CertificationEntry,
  DatedItem,
  EducationEntry,
  LanguageEntry,
  ProjectEntry,
  SkillGroup,
  WorkEntry,
} from '@foothold/core/resume';
import { formatDate, formatPeriod } from './dates.ts';
import type { EntryBlock, EntryLine, ListBlock } from './page.ts';
import { webAddress } from './web-address.ts';

/** Separates facts on one line: no date, place, or grade contains it. */
const FACT_SEPARATOR = ' | ';

type Text = string | undefined;

export function workBlock(role: WorkEntry): EntryBlock {
  const lines = headLines([role.title, role.employer], timeAndPlace(formatPeriod(role.start, role.end), role.location));
  return entryBlock(lines, [role.summary], texts(role.bullets));
}

export function educationBlock(study: EducationEntry): EntryBlock {
  const degree = joined([study.degree, study.area], ', ');
  const grade = study.grade && `${gradeLabel(study.grade)}: ${study.grade}`;
  const lines = headLines([degree, study.institution], timeAndPlace(studyPeriod(study), study.location));
  return entryBlock(lines, [grade], texts(study.bullets));
}

/** A period with an open end comes last, or the place would be read as its end. */
function timeAndPlace(period: Text, place: Text): Text[] {
  return period?.endsWith('–') ? [place, period] : [period, place];
}

/** A course of study with only an end date has the degree's date. */
function studyPeriod({ start, end }: EducationEntry): Text {
  return start === undefined && end !== undefined && end !== 'present' ? formatDate(end) : formatPeriod(start, end);
}

/** "GPA" for a grade on the American four-point scale. */
function gradeLabel(grade: string): string {
  return /^[0-4](?:[.,]\d+)?(?:\s*\/\s*[45](?:[.,]0+)?)?$/.test(grade) ? 'GPA' : 'Grade';
}

export function projectBlock({ name, role, url, start, end, summary, bullets }: ProjectEntry): EntryBlock {
  const lines = headLines([name, role], [formatPeriod(start, end)]);
  const address: EntryLine[] = url === undefined ? [] : [{ text: url, href: webAddress(url), tone: 'plain' }];
  return entryBlock([...lines, ...address], [summary], texts(bullets));
}

/** Certificates are one line each: name, issuer, dates. */
export function certificationBlocks(certifications: CertificationEntry[]): EntryBlock[] {
  const items = certifications.map(({ name, issuer, date, expires }) =>
    joined([name, issuer, date && formatDate(date), expires && `Expires ${formatDate(expires)}`], FACT_SEPARATOR),
  );
  return items.length === 0 ? [] : [entryBlock([], [], items.filter(isText))];
}

/** Awards and publications are one line each, unless one of them has a description. */
export function datedBlocks(items: DatedItem[]): EntryBlock[] {
  if (items.some((item) => item.summary !== undefined)) {
    return items.map(({ name, by, date, summary }) =>
      entryBlock(headLines([name], [by, date && formatDate(date)]), [summary], []),
    );
  }
  const lines = items.map(({ name, by, date }) => joined([name, by, date && formatDate(date)], FACT_SEPARATOR));
  return items.length === 0 ? [] : [entryBlock([], [], lines.filter(isText))];
}

export function skillBlock({ name, level, keywords }: SkillGroup): ListBlock {
  const label = name === undefined ? level : level === undefined ? name : `${name} (${level})`;
  if (label === undefined) return { kind: 'list', items: keywords };
  return keywords.length === 0 ? { kind: 'list', items: [label] } : { kind: 'list', label, items: keywords };
}

export function languageBlocks(languages: LanguageEntry[]): ListBlock[] {
  if (languages.length === 0) return [];
  return [
    {
      kind: 'list',
      items: languages.map(({ name, fluency }) => (fluency === undefined ? name : `${name} (${fluency})`)),
    },
  ];
}

/** An entry's header: the first text is bold; facts such as dates and places are on a lighter line below. */
function headLines(names: Text[], facts: Text[]): EntryLine[] {
  const lines = names.filter(isText).map((text, row): EntryLine => ({ text, tone: row === 0 ? 'strong' : 'plain' }));
  const below = joined(facts, FACT_SEPARATOR);
  return below === undefined ? lines : [...lines, { text: below, tone: 'quiet' }];
}

export function entryBlock(lines: EntryLine[], paragraphs: Text[], bullets: string[]): EntryBlock {
  return { kind: 'entry', lines, paragraphs: paragraphs.filter(isText), bullets };
}

export function texts(bullets: Bullet[]): string[] {
  return bullets.map((bullet) => bullet.text);
}

function joined(parts: Text[], separator: string): Text {
  return parts.filter(isText).join(separator) || undefined;
}

function isText(text: Text): text is string {
  return text !== undefined && text !== '';
}
