import type {
  Bullet,
  CertificationEntry,
  DatedItem,
  EducationEntry,
  LanguageEntry,
  Link,
  ProjectEntry,
  Resume,
  SkillGroup,
  WorkEntry,
} from '@foothold/core/resume';
import { formatDate, formatPeriod } from './dates.ts';
import type { EntryLine, LinkedText, Page, PageBlock, PageSection } from './page.ts';
import { scriptsUsed } from './script.ts';

/** Between facts on one line: no date, place or grade holds it. */
const FACT_SEPARATOR = ' | ';

/** Arranges a printable résumé (see `toPrintable`) for the page. Sections that say nothing are left out. */
export function layoutResume(resume: Resume): Page {
  const { contact } = resume;
  const scripts = scriptsUsed(resume);
  return {
    title: contact.name === undefined ? 'Résumé' : `${contact.name} – Résumé`,
    scripts: scripts.map(({ lang }) => lang),
    dir: scripts[0]?.dir ?? 'ltr',
    header: {
      ...(contact.name === undefined ? {} : { name: contact.name }),
      ...(contact.headline === undefined ? {} : { headline: contact.headline }),
      lines: contactLines(resume),
    },
    sections: sectionsOf(resume).filter((section) => section.blocks.length > 0),
  };
}

function contactLines({ contact }: Resume): LinkedText[][] {
  const reach: LinkedText[] = [];
  if (contact.email !== undefined) reach.push({ text: contact.email, href: `mailto:${contact.email}` });
  if (contact.phone !== undefined) reach.push({ text: contact.phone });
  if (contact.location !== undefined) reach.push({ text: contact.location });
  return [reach, contact.links.map(linkText)].filter((line) => line.length > 0);
}

/** A link shows its whole address but for "https://", since a printed or plainly extracted page has nothing else. */
function linkText({ url }: Pick<Link, 'url'>): LinkedText {
  const href = webAddress(url);
  return href === undefined ? { text: url } : { text: url.replace(/^https:\/\//i, ''), href };
}

/** The address as it is, if it leads to the web; anything else stays plain text. */
function webAddress(url: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  const protocol = URL.parse(whole)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? whole : undefined;
}

function sectionsOf(resume: Resume): PageSection[] {
  const experience = { heading: 'Experience', blocks: resume.work.map(workBlock) };
  const education = { heading: 'Education', blocks: resume.education.map(educationBlock) };
  return [
    { heading: 'Summary', blocks: resume.summary === undefined ? [] : [entry([], [resume.summary], [])] },
    ...(resume.work.length === 0 ? [education, experience] : [experience, education]),
    { heading: 'Projects', blocks: resume.projects.map(projectBlock) },
    { heading: 'Skills', blocks: resume.skills.map(skillBlock) },
    { heading: 'Certifications', blocks: resume.certifications.map(certificationBlock) },
    { heading: 'Languages', blocks: languageBlocks(resume.languages) },
    { heading: 'Volunteer Experience', blocks: resume.volunteer.map(workBlock) },
    { heading: 'Awards', blocks: resume.awards.map(datedBlock) },
    { heading: 'Publications', blocks: resume.publications.map(datedBlock) },
    ...resume.other.map(({ heading, lines }) => ({ heading, blocks: [entry([], [], texts(lines))] })),
  ];
}

function workBlock(role: WorkEntry): PageBlock {
  const lines = headLines(
    [{ text: role.title }, { text: role.employer }],
    [formatPeriod(role.start, role.end), role.location],
  );
  return entry(lines, optional(role.summary), texts(role.bullets));
}

function educationBlock(study: EducationEntry): PageBlock {
  const degree = [study.degree, study.area].filter((part) => part !== undefined).join(', ') || undefined;
  const period =
    study.start === undefined && study.end !== undefined ? formatEnd(study.end) : formatPeriod(study.start, study.end);
  const lines = headLines([{ text: degree }, { text: study.institution }], [period, study.location]);
  const grade = study.grade === undefined ? [] : [`${isGradePoint(study.grade) ? 'GPA' : 'Grade'}: ${study.grade}`];
  return entry(lines, grade, texts(study.bullets));
}

/** The end of a course of study alone is the date of the degree. */
function formatEnd(end: string): string | undefined {
  return formatPeriod(undefined, end)?.replace(/^Until /, '');
}

function isGradePoint(grade: string): boolean {
  return /^[0-4](?:[.,]\d+)?(?:\s*\/\s*[45](?:[.,]0+)?)?$/.test(grade);
}

function projectBlock({ name, role, url, start, end, summary, bullets }: ProjectEntry): PageBlock {
  const lines = headLines([{ text: name }, { text: role }], [formatPeriod(start, end)]);
  const address = url === undefined ? [] : [{ text: url, href: webAddress(url), tone: 'plain' as const }];
  return entry([...lines, ...address], optional(summary), texts(bullets));
}

function certificationBlock({ name, issuer, date, expires }: CertificationEntry): PageBlock {
  const facts = [issuer, date && formatDate(date), expires && `Expires ${formatDate(expires)}`];
  return entry(headLines([{ text: name }], facts), [], []);
}

function datedBlock({ name, by, date, summary }: DatedItem): PageBlock {
  return entry(headLines([{ text: name }], [by, date && formatDate(date)]), optional(summary), []);
}

function skillBlock({ name, level, keywords }: SkillGroup): PageBlock {
  const label = name === undefined ? level : level === undefined ? name : `${name} (${level})`;
  const text = keywords.join(', ');
  return label === undefined
    ? { kind: 'list', text }
    : text === ''
      ? { kind: 'list', text: label }
      : { kind: 'list', label, text };
}

function languageBlocks(languages: LanguageEntry[]): PageBlock[] {
  if (languages.length === 0) return [];
  const text = languages.map(({ name, fluency }) => (fluency === undefined ? name : `${name} (${fluency})`)).join(', ');
  return [{ kind: 'list', text }];
}

/** The head of an entry: the first text is strong, facts such as dates and places stand quietly on a line below. */
function headLines(texts: Partial<LinkedText>[], facts: (string | undefined)[]): EntryLine[] {
  const lines = texts
    .filter((line): line is LinkedText => line.text !== undefined)
    .map((line, row): EntryLine => ({ ...line, tone: row === 0 ? 'strong' : 'plain' }));
  const below = facts.filter((fact) => fact !== undefined).join(FACT_SEPARATOR);
  return below === '' ? lines : [...lines, { text: below, tone: 'quiet' }];
}

function entry(lines: EntryLine[], paragraphs: string[], bullets: string[]): PageBlock {
  return { kind: 'entry', lines, paragraphs, bullets };
}

function texts(bullets: Bullet[]): string[] {
  return bullets.map((bullet) => bullet.text);
}

function optional(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}
