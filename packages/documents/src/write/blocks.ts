import {
  type Bullet,
  type CertificationEntry,
  type DatedItem,
  type EducationEntry,
  formatDate,
  type LanguageEntry,
  type ProjectEntry,
  type SkillGroup,
  type WorkEntry,
} from '@foothold/core/resume';
import { formatPeriod } from './dates.ts';
import type { EntryBlock, EntryLine, LinePart, ListBlock } from './page.ts';
import type { EntryArrangement } from './templates.ts';
import { toWebAddress } from './web-address.ts';

/** Separates facts on one line: no date, place, or grade contains it. */
const FACT_SEPARATOR = ' | ';

type Text = string | undefined;

/** How the head of an entry is arranged; `stacked` has every fact on its own line. */
export type HeadForm = Exclude<EntryArrangement, 'labeled'> | 'stacked';

interface EntryHead {
  /** What the entry is called, the most important first. */
  names: Text[];
  period?: Text;
  place?: Text;
}

export function createWorkBlock(role: WorkEntry, form: HeadForm): EntryBlock {
  const head = {
    names: [role.title, role.employer],
    period: formatPeriod(role.start, role.end),
    place: role.location,
  };
  return createEntryBlock(createHeadLines(head, form), [role.summary], listTexts(role.bullets));
}

export function createEducationBlock(study: EducationEntry, form: HeadForm): EntryBlock {
  const degree = joinParts([study.degree, study.area], ', ');
  const grade = study.grade && `${gradeLabel(study.grade)}: ${study.grade}`;
  const head = { names: [degree, study.institution], period: formatStudyPeriod(study), place: study.location };
  return createEntryBlock(createHeadLines(head, form), [grade], listTexts(study.bullets));
}

/** A course of study with only an end date has the degree's date. */
function formatStudyPeriod({ start, end }: EducationEntry): Text {
  return start === undefined && end !== undefined && end !== 'present' ? formatDate(end) : formatPeriod(start, end);
}

/** "GPA" for a grade on the American four-point scale. */
function gradeLabel(grade: string): string {
  return /^[0-4](?:[.,]\d+)?(?:\s*\/\s*[45](?:[.,]0+)?)?$/.test(grade) ? 'GPA' : 'Grade';
}

export function createProjectBlock(
  { name, role, url, start, end, summary, bullets }: ProjectEntry,
  form: HeadForm,
): EntryBlock {
  const lines = createHeadLines({ names: [name, role], period: formatPeriod(start, end) }, form);
  const address: EntryLine[] =
    url === undefined ? [] : [{ parts: [{ text: url, href: toWebAddress(url), tone: 'plain' }] }];
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
export function createDatedBlocks(items: DatedItem[], form: HeadForm): EntryBlock[] {
  if (items.some((item) => item.summary !== undefined)) {
    return items.map(({ name, by, date, summary }) => {
      const dated = date && formatDate(date);
      const lines =
        form === 'stacked'
          ? createStackedLines([name], [by, dated])
          : createHeadLines({ names: [name], period: dated, place: by }, form);
      return createEntryBlock(lines, [summary], []);
    });
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

/** The lines at the head of an entry. The first name is bold; facts such as dates and places are lighter. */
function createHeadLines({ names, period, place }: EntryHead, form: HeadForm): EntryLine[] {
  const [name, second] = names.filter(isText);
  // A bare period beside nothing has no line of its own to be read with.
  if (form === 'stacked' || name === undefined) return createStackedLines(names, joinTimeAndPlace(period, place));
  const first: LinePart[] = [{ text: name, tone: 'strong' }];
  const other: LinePart[] = second === undefined ? [] : [{ text: second, tone: 'plain' }];
  const where: LinePart[] = place === undefined ? [] : [{ text: place, tone: 'quiet' }];
  if (form === 'one-line') return [createLine([...first, ...other, ...where], period)];
  if (form === 'dates-left') return [createLine(first, period), createLine([...other, ...where])].filter(hasParts);
  const below = other.length === 0 ? createLine(where) : createLine(other, place);
  return [createLine(first, period), below].filter(hasParts);
}

function createLine(parts: LinePart[], aside?: Text): EntryLine {
  return aside === undefined ? { parts } : { parts, aside };
}

const hasParts = ({ parts }: EntryLine): boolean => parts.length > 0;

/** Every name on its own line, and the facts on a lighter one below. */
function createStackedLines(names: Text[], facts: Text[]): EntryLine[] {
  const lines = names.filter(isText).map((text, row) => createLine([{ text, tone: row === 0 ? 'strong' : 'plain' }]));
  const below = joinParts(facts, FACT_SEPARATOR);
  return below === undefined ? lines : [...lines, createLine([{ text: below, tone: 'quiet' }])];
}

/** A period with an open end comes last, or the place would be read as its end. */
function joinTimeAndPlace(period: Text, place: Text): Text[] {
  return period?.endsWith('–') ? [place, period] : [period, place];
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
