/** One person’s data as tagged pieces of text, which a layout puts on a page. */
import { type Choices, createChoices } from './choices.ts';
import { DATES, type DateName, type DateStyle, formatDate, formatSpan } from './dates.ts';
import { HEADINGS, type Section } from './headings.ts';
import { type Mark, markItem } from './marks.ts';
import type { Activity, Certificate, Job, Person, Role, School, When } from './person.ts';
import { type Fields, fillPattern, type Owner, tag } from './tags.ts';

export interface RoleEntry {
  role: Role;
  job: Job;
  /** Its number among all roles of the person. */
  index: number;
  jobIndex: number;
}

export interface SheetOptions {
  person: Person;
  /** What the choices of this page depend on. */
  key: string;
  dates: readonly DateName[];
  marks: readonly Mark[];
  /** Names of sections that this layout always uses. */
  headings?: Partial<Record<Section, string>>;
  /** Each role and school has its dates in a style of its own, as people write who don’t look back. */
  mixesDates?: boolean;
  plain?: boolean;
}

const LAST_MONTH = '2026-11';
/** Styles of the entries of a page that mixes them; entries beyond use them again. */
const OWN_STYLES = [0, 1, 2, 3, 4];

export class Sheet {
  readonly person: Person;
  readonly choices: Choices;
  readonly plain: boolean;
  readonly roles: RoleEntry[];
  readonly mark: Mark;
  readonly dateStyle: DateStyle;
  readonly #ownStyles: readonly DateStyle[];
  readonly #headings: Partial<Record<Section, string>>;

  constructor({ person, key, dates, marks, headings = {}, mixesDates = false, plain = false }: SheetOptions) {
    this.person = person;
    this.choices = createChoices(key);
    this.plain = plain;
    this.dateStyle = DATES[this.choices.pick(dates)];
    this.#ownStyles = mixesDates ? OWN_STYLES.map(() => DATES[this.choices.pick(dates)]) : [];
    this.mark = this.choices.pick(marks);
    this.#headings = { ...headings };
    let index = 0;
    this.roles = person.work.flatMap((job, jobIndex) =>
      job.roles.map((role) => ({ role, job, index: index++, jobIndex })),
    );
  }

  pick<T>(list: readonly T[]): T {
    return this.choices.pick(list);
  }

  /** What this page calls a section. */
  headingText(section: Section): string {
    const text = this.#headings[section] ?? this.#pickHeading(section);
    this.#headings[section] = text;
    return text;
  }

  #pickHeading(section: Section): string {
    const { person } = this;
    const pool = HEADINGS[section];
    if (section !== 'summary') return this.pick(pool);
    const isObjective = person.summary === undefined;
    return this.pick(pool.filter((text) => text.includes('Objective') === isObjective));
  }

  heading(section: Section, change: (text: string) => string = (text) => text): string {
    return tag(`heading:${section}`, change(this.headingText(section)), { section });
  }

  /** Text of the page itself, such as a label. */
  label(text: string, section?: Section): string {
    return tag('other', text, { section, of: 'label' });
  }

  other(text: string, section: Section, of: string): string {
    return tag('other', text, { section, of });
  }

  /** `{name}`, `{headline}`, and how to reach the person. */
  head(pattern: string): string {
    const { person } = this;
    const contact = (of: string, text: string | undefined): Fields[string] => field('contact', text, { of });
    return fillPattern(pattern, {
      name: field('name', person.name, {}),
      credentials: field('other', person.credentials, { of: 'credentials' }),
      headline: field('other', person.headline, { of: 'headline' }),
      email: contact('email', person.email),
      phone: contact('phone', person.phone),
      place: contact('place', person.place),
      street: contact('street', person.street),
      link: contact('link', person.links?.[0]),
      link2: contact('link', person.links?.[1]),
      summary: field('summary', person.summary ?? person.objective, { section: 'summary' }),
    });
  }

  /** Ways to reach the person that are given, one after another. */
  contacts(join: string, order = ['street', 'place', 'phone', 'email', 'link', 'link2']): string {
    return order
      .map((name) => this.head(`[{${name}}]`))
      .filter(Boolean)
      .join(join);
  }

  /** How the dates of a role or school are written. */
  styleOf(entry: number | undefined): DateStyle {
    const { length } = this.#ownStyles;
    return this.#ownStyles[length > 0 ? (entry ?? 0) % length : 0] ?? this.dateStyle;
  }

  span(start: When | undefined, end: When | null | undefined, owner: Owner): string {
    return tag('date', formatSpan(start, end, this.styleOf(owner.entry)), { ...owner, of: 'span' });
  }

  /** `{employer}`, `{title}`, `{place}`, `{dates}`, `{start}`, `{end}`, `{note}`, `{about}` and `{text}` of one role. */
  role(pattern: string, entry: RoleEntry, mark: Mark = this.mark): string {
    const { role, job, index, jobIndex } = entry;
    const owner: Owner = { section: 'work', job: jobIndex, entry: index };
    const { form, now } = this.styleOf(index);
    return fillPattern(pattern, {
      employer: field('employer', job.employer, owner),
      title: field('title', role.title, owner),
      place: field('place', role.place ?? job.place, owner),
      about: field('other', job.about, { ...owner, of: 'about' }),
      note: field('other', role.note, { ...owner, of: 'note' }),
      dates: () => this.span(role.start, role.end, owner),
      start: field('date', formatDate(role.start, form), { ...owner, of: 'start' }),
      end: field('date', role.end ? formatDate(role.end, form) : now, { ...owner, of: 'end' }),
      text: role.text?.length ? () => this.items(role.text ?? [], 'bullet', owner, mark) : undefined,
    });
  }

  /** `{employer}`, `{place}`, `{about}` and `{dates}` of an employer with its roles beneath. */
  job(pattern: string, job: Job, jobIndex: number): string {
    const owner: Owner = { section: 'work', job: jobIndex };
    const last = job.roles[0];
    return fillPattern(pattern, {
      employer: field('employer', job.employer, owner),
      place: field('place', job.place, owner),
      about: field('other', job.about, { ...owner, of: 'about' }),
      dates: last ? () => this.span(job.roles.at(-1)?.start, last.end, owner) : undefined,
    });
  }

  /** Each role by itself; or employers with several roles as a group, where patterns for that are given. */
  work(one: string, group?: { job: string; role: string; always?: boolean }): string {
    return this.person.work
      .map((job, jobIndex) => {
        const own = this.roles.filter((entry) => entry.jobIndex === jobIndex);
        if (!group || (own.length === 1 && !group.always)) return own.map((entry) => this.role(one, entry)).join('');
        return this.job(group.job, job, jobIndex) + own.map((entry) => this.role(group.role, entry)).join('');
      })
      .join('');
  }

  /** `{institution}`, `{degree}`, `{area}`, `{place}`, `{dates}`, `{end}` and `{notes}` of one school. */
  school(pattern: string, school: School, index: number): string {
    const owner: Owner = { section: 'school', entry: index };
    const end = school.end ? this.#graduation(school.end, index) : school.end === null ? this.dateStyle.now : undefined;
    const fitting = school.degree ? pattern : pattern.replace(AREA_AFTER_DEGREE, '$1[$2');
    return fillPattern(fitting, {
      institution: field('institution', school.institution, owner),
      degree: field('degree', school.degree, owner),
      area: field('area', school.area, owner),
      place: field('place', school.place, owner),
      dates: school.start || end ? () => this.#schoolSpan(school, owner) : undefined,
      end: field('date', end, { ...owner, of: 'end' }),
      notes: school.notes?.length
        ? () => (school.notes ?? []).map((note) => tag('other', note, { ...owner, of: 'detail' })).join(NOTE_JOIN)
        : undefined,
    });
  }

  schools(pattern: string, noteJoin = '<br>'): string {
    const all = (this.person.school ?? []).map((school, index) => this.school(pattern, school, index));
    return all.join('').replaceAll(NOTE_JOIN, noteJoin);
  }

  #graduation(end: When, entry: number): string {
    const text = formatDate(end, this.styleOf(entry).form);
    return end > LAST_MONTH ? `${this.pick(['Expected ', 'Anticipated ', 'expected '])}${text}` : text;
  }

  #schoolSpan({ start, end }: School, owner: Owner): string {
    if (start) return this.span(start, end, owner);
    return tag('date', this.#graduation(end ?? '', owner.entry ?? 0), { ...owner, of: 'end' });
  }

  /** `{name}`, `{role}`, `{place}`, `{dates}` and `{text}` of projects or volunteer posts. */
  activities(section: 'projects' | 'volunteer', pattern: string, mark: Mark = this.mark): string {
    return (this.person[section] ?? [])
      .map((activity, entry) => this.#activity(pattern, activity, { section, entry }, mark))
      .join('');
  }

  #activity(pattern: string, activity: Activity, owner: Owner, mark: Mark): string {
    return fillPattern(pattern, {
      name: field('other', activity.name, { ...owner, of: 'name' }),
      role: field('other', activity.role, { ...owner, of: 'role' }),
      place: field('place', activity.place, owner),
      dates: activity.start ? () => this.span(activity.start, activity.end, owner) : undefined,
      text: activity.text?.length ? () => this.items(activity.text ?? [], 'other', owner, mark) : undefined,
    });
  }

  /** `{name}`, `{by}` and `{date}` of each certificate. */
  certificates(pattern: string): string {
    return (this.person.certificates ?? [])
      .map((one, entry) => this.#certificate(pattern, one, { section: 'certificates', entry }))
      .join('');
  }

  #certificate(pattern: string, { name, by, date }: Certificate, owner: Owner): string {
    const text = date && formatDate(date, this.dateStyle.form);
    return fillPattern(pattern, {
      name: field('other', name, { ...owner, of: 'name' }),
      by: field('other', by, { ...owner, of: 'issuer' }),
      date: field('date', text, owner),
    });
  }

  /** Sentences as a list, in this page’s kind of list. */
  items(list: readonly string[], kind: string, owner: Owner, mark: Mark = this.mark): string {
    const texts = mark === 'paragraph' && kind === 'bullet' ? list.map(toSentence) : list;
    const separate = mark === 'paragraph' && kind !== 'bullet' && list.length > 1;
    return markItem(
      texts.map((text) => tag(kind, text, owner)),
      separate ? 'lines' : mark,
      this.plain,
    );
  }
}

const toSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** The area where it follows a degree at the start of a line: without the degree, the words between are left out too. */
const AREA_AFTER_DEGREE = /((?:^|>|\n|\] )\[(?:<\w+>)?\{degree\}(?:<\/\w+>)?\])\[[^[\]{}<>]*(\{area\})/gi;

const NOTE_JOIN = '\u0001';

const field = (kind: string, text: string | undefined, owner: Owner): Fields[string] =>
  text ? (upper) => tag(kind, upper ? text.toUpperCase() : text, owner) : undefined;
