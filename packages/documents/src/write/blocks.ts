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
import { toWebAddress } from './web-address.ts';

/** Separates facts on one line: no date, place, or grade contains it. */
const FACT_SEPARATOR = ' | ';

type Text = string | undefined;

export function createWorkBlock(role: WorkEntry): EntryBlock {
  const lines = createHeadLines(
    [role.title, role.employer],
    joinTimeAndPlace(formatPeriod(role.start, role.end), role.location),
  );
  return createEntryBlock(lines, [role.summary], listTexts(role.bullets));
}

export function createEducationBlock(study: EducationEntry): EntryBlock {
  const degree = joinParts([study.degree, study.area], ', ');
  const grade = study.grade && `${gradeLabel(study.grade)}: ${study.grade}`;
  const lines = createHeadLines(
    [degree, study.institution],
    joinTimeAndPlace(formatStudyPeriod(study), study.location),
  );
  return createEntryBlock(lines, [grade], listTexts(study.bullets));
}

/** A period with an open end comes last, or the place would be read as its end. */
function joinTimeAndPlace(period: Text, place: Text): Text[] {
  return period?.endsWith('–') ? [place, period] : [period, place];
}

/** A course of study with only an end date has the degree's date. */
function formatStudyPeriod({ start, end }: EducationEntry): Text {
  return start === undefined && end !== undefined && end !== 'present' ? formatDate(end) : formatPeriod(start, end);
}

/** "GPA" for a grade on the American four-point scale. */
function gradeLabel(grade: string): string {
  return /^[0-4](?:[.,]\d+)?(?:\s*\/\s*[45](?:[.,]0+)?)?$/.test(grade) ? 'GPA' : 'Grade';
}

export function createProjectBlock({ name, role, url, start, end, summary, bullets }: ProjectEntry): EntryBlock {
  const lines = createHeadLines([name, role], [formatPeriod(start, end)]);
  const address: EntryLine[] = url === undefined ? [] : [{ text: url, href: toWebAddress(url), tone: 'plain' }];
  return createEntryBlock([...lines, ...address], [summary], listTexts(bullets));
}

/** Certificates are one line each: name, issuer, dates. */
export function createCertificationBlocks(certifications: CertificationEntry[]): EntryBlock[] {
  const items = certifications.map(({ name, issuer, date, expires }) =>
    joinParts([name, issuer, date && formatDate(date), expires && `Expires ${formatDate(expires)}`], FACT_SEPARATOR),
  );
  return items.length === 0 ? [] : [createEntryBlock([], [], items.filter(isText))];
}

/** Awards and publications are one line each, unless one of them has a description. */
export function createDatedBlocks(items: DatedItem[]): EntryBlock[] {
  if (items.some((item) => item.summary !== undefined)) {
    return items.map(({ name, by, date, summary }) =>
      createEntryBlock(createHeadLines([name], [by, date && formatDate(date)]), [summary], []),
    );
  }
  const lines = items.map(({ name, by, date }) => joinParts([name, by, date && formatDate(date)], FACT_SEPARATOR));
  return items.length === 0 ? [] : [createEntryBlock([], [], lines.filter(isText))];
}

export function createSkillBlock({ name, level, keywords }: SkillGroup): ListBlock {
  const label = name === undefined ? level : level === undefined ? name : `${name} (${level})`;
  if (label === undefined) return { kind: 'list', items: keywords };
  return keywords.length === 0 ? { kind: 'list', items: [label] } : { kind: 'list', label, items: keywords };
}

export function createLanguageBlocks(languages: LanguageEntry[]): ListBlock[] {
  if (languages.length === 0) return [];
  return [
    {
      kind: 'list',
      items: languages.map(({ name, fluency }) => (fluency === undefined ? name : `${name} (${fluency})`)),
    },
  ];
}

/** An entry's header: the first text is bold; facts such as dates and places are on a lighter line below. */
function createHeadLines(names: Text[], facts: Text[]): EntryLine[] {
  const lines = names.filter(isText).map((text, row): EntryLine => ({ text, tone: row === 0 ? 'strong' : 'plain' }));
  const below = joinParts(facts, FACT_SEPARATOR);
  return below === undefined ? lines : [...lines, { text: below, tone: 'quiet' }];
}

export function createEntryBlock(lines: EntryLine[], paragraphs: Text[], bullets: string[]): EntryBlock {
  return { kind: 'entry', lines, paragraphs: paragraphs.filter(isText), bullets };
}

export function listTexts(bullets: Bullet[]): string[] {
  return bullets.map((bullet) => bullet.text);
}

function joinParts(parts: Text[], separator: string): Text {
  return parts.filter(isText).join(separator) || undefined;
}

function isText(text: Text): text is string {
  return text !== undefined && text !== '';
}
