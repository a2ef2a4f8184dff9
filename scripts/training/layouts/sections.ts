/** Bodies of the sections that layouts share: skills, certificates, languages and the like. */
import type { Section } from './headings.ts';
import type { Mark } from './marks.ts';
import type { Sheet } from './sheet.ts';
import { tag } from './tags.ts';

export type SkillForm = 'lines' | 'flat' | 'bullets' | 'columns' | 'pills' | 'bars' | 'rows' | 'stacked';

const skillTags = (names: readonly string[]): string[] =>
  names.map((name) => tag('skill', name, { section: 'skills' }));

const label = (text: string): string => tag('other', text, { section: 'skills', of: 'skill-label' });

const list = (items: readonly string[], className: string): string =>
  `<ul class="${className}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const bar = (item: string, index: number): string =>
  `<div class="bar">${item}<i><b style="width:${60 + ((index * 17) % 40)}%"></b></i></div>`;

type GroupWriter = (name: string, items: string[], join: string) => string;

const SKILL_WRITERS: Record<SkillForm, GroupWriter> = {
  lines: (name, items, join) => `<div>${name && `<b>${label(name)}:</b> `}${items.join(join)}</div>`,
  flat: (_, items, join) => items.join(join),
  bullets: (name, items) => `${name && `<h4>${label(name)}</h4>`}${list(items, 'plain')}`,
  columns: (_, items) => list(items, 'columns'),
  pills: (_, items) => items.map((item) => `<span class="pill">${item}</span>`).join(' '),
  bars: (_, items) => items.map(bar).join(''),
  rows: (name, items, join) => `<tr><td>${name && label(name)}</td><td>${items.join(join)}</td></tr>`,
  stacked: (name, items, join) => `${name && `<h4>${label(name)}</h4>`}<p>${items.join(join)}</p>`,
};

const PLAIN_WRITERS: Partial<Record<SkillForm, GroupWriter>> = {
  lines: (name, items, join) => `${name && `${label(name)}: `}${items.join(join)}\n`,
  bullets: (name, items) => `${name && `${label(name)}\n`}${items.map((item) => `- ${item}\n`).join('')}`,
  stacked: (name, items) => `${name && `${label(name)}\n`}${items.map((item) => `${item}\n`).join('')}`,
  columns: (_, items) => toColumns(items),
};

function toColumns(items: readonly string[]): string {
  const widthOf = (item: string): number => item.replace(/<[^>]*>/g, '').length;
  const rows = items.map((item, index) => {
    if (index % 3 === 2) return `${item}\n`;
    return item + ' '.repeat(Math.max(2, 26 - widthOf(item)));
  });
  return `${rows.join('').trimEnd()}\n`;
}

/** Forms that show one list without labels. */
const FLAT_FORMS: readonly SkillForm[] = ['flat', 'columns', 'pills', 'bars'];

/** The person’s skills, or nothing. */
export function writeSkills(sheet: Sheet, form: SkillForm, join = ', '): string {
  const groups = Object.entries(sheet.person.skills ?? {});
  const write = (sheet.plain && PLAIN_WRITERS[form]) || SKILL_WRITERS[form];
  if (FLAT_FORMS.includes(form))
    return groups.length > 0 ? write('', skillTags(groups.flatMap(([, names]) => names)), join) : '';
  const rows = groups.map(([name, names]) => write(name, skillTags(names), join)).join('');
  return form === 'rows' && rows ? `<table class="rows">${rows}</table>` : rows;
}

/** How to write what is not work, school or skills. */
export interface RestForms {
  /** `{name}`, `{by}`, `{date}`. */
  certificate?: string;
  /** `{name}`, `{role}`, `{place}`, `{dates}`, `{text}`. */
  activity?: string;
  mark?: Mark;
}

const CERTIFICATES = [
  '<li>{name}[, {by}][, {date}]</li>',
  '<li>{name}[ ({by})][ – {date}]</li>',
  '<p>{name}[ | {by}][ | {date}]</p>',
  '<p>[{date}: ]{name}[, {by}]</p>',
  '<p>{name}[, {date}]</p>',
  '<p class="row"><span>{name}[ – {by}]</span>[<span class="right">{date}</span>]</p>',
];
const ACTIVITIES = [
  '<div class="entry"><b>{name}</b>[, {role}][ ({dates})]{text}</div>',
  '<div class="entry"><div class="row"><span><b>{name}</b>[ – <i>{role}</i>]</span><span class="right">[{dates}]</span></div>{text}</div>',
  '<div class="entry"><b>[{role}, ]{name}</b>[, {place}][<br>{dates}]{text}</div>',
];
const PLAIN_CERTIFICATES = [
  '{name}[, {by}][, {date}]\n',
  '- {name}[ ({date})]\n',
  '[{date} ]{name}\n',
  '* {name}[ - {by}]\n',
];
const PLAIN_ACTIVITIES = ['{name}[, {role}][ ({dates})]\n[{text}\n]', '[{role}, ]{name}[\n{dates}][\n{text}]\n'];

function writeActivities(sheet: Sheet, section: 'projects' | 'volunteer', forms: RestForms): string {
  const pattern = forms.activity ?? sheet.pick(sheet.plain ? PLAIN_ACTIVITIES : ACTIVITIES);
  return sheet.activities(section, pattern, forms.mark);
}

function writeTexts(sheet: Sheet, section: Section, texts: readonly string[], forms: RestForms): string {
  const inLine = section === 'interests' || (section === 'languages' && sheet.choices.chance(0.6));
  if (!inLine) return sheet.items(texts, 'other', { section, of: 'item' }, forms.mark);
  return texts.map((text) => tag('other', text, { section, of: 'item' })).join(sheet.pick([', ', ', ', ' • ', ' | ']));
}

function textsOf(sheet: Sheet, section: Section): readonly string[] {
  const { languages, awards, publications, memberships, interests, references } = sheet.person;
  const texts: Partial<Record<Section, readonly string[] | undefined>> = {
    languages,
    awards,
    publications,
    memberships,
    interests,
    references: references ? [references] : undefined,
  };
  return texts[section] ?? [];
}

/** The body of one of the other sections, or nothing if the person has none. */
export function writeOther(sheet: Sheet, section: Section, forms: RestForms = {}): string {
  if (section === 'projects' || section === 'volunteer') return writeActivities(sheet, section, forms);
  if (section === 'certificates')
    return sheet.certificates(forms.certificate ?? sheet.pick(sheet.plain ? PLAIN_CERTIFICATES : CERTIFICATES));
  const texts = textsOf(sheet, section);
  return texts.length > 0 ? writeTexts(sheet, section, texts, forms) : '';
}

/** Writes one section from its name and body. */
export type SectionWriter = (section: Section, body: string) => string;

/** These sections, without those of which the person has nothing. */
export const writeSections = (
  sheet: Sheet,
  sections: readonly Section[],
  wrap: SectionWriter,
  forms: RestForms = {},
): string =>
  sections
    .map((section) => {
      const body = writeOther(sheet, section, forms);
      return body && wrap(section, body);
    })
    .join('');

/** The sections after work, school and skills, in a usual order. */
export const REST: readonly Section[] = [
  'certificates',
  'projects',
  'volunteer',
  'languages',
  'awards',
  'publications',
  'memberships',
  'interests',
  'references',
];
