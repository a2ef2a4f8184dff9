import { findDates, isPresent } from '../dates/index.ts';
import { DocumentError } from '../errors.ts';
import { profileAddress } from '../fields/contact-patterns.ts';
import {
  type Bullet,
  type EndDate,
  emptyResume,
  type Link,
  type PartialDate,
  PRESENT,
  type Resume,
  type WorkEntry,
} from '../model.ts';

type Json = Record<string, unknown>;

/** Maximum sizes in a résumé; anything beyond is cut off. */
const MAX_ITEMS = 300;
const MAX_TEXT = 10_000;

/**
 * Reads a JSON Resume document, or one in the older FRESH format (https://github.com/fresh-standard/fresh-resume-schema).
 * Values of the wrong type are left out; a document with no section of either format,
 * or with those of another program, is rejected.
 * @throws DocumentError `document.not-json-resume`
 */
export function fromJsonResume(json: unknown): Resume {
  if (!isObject(json)) throw new DocumentError('document.not-json-resume');
  if (isFresh(json)) return fromFresh(json);
  if (!SECTIONS.some((key) => isObject(json[key]) || Array.isArray(json[key])) || isOtherSchema(json)) {
    throw new DocumentError('document.not-json-resume');
  }
  const resume = emptyResume();
  const basics = isObject(json.basics) ? json.basics : {};
  readBasics(basics, resume);
  resume.work = list(json.work, (entry, i) =>
    createWorkEntry(entry, `w${i}`, toText(entry.name) ?? toText(entry.company)),
  );
  resume.volunteer = list(json.volunteer, (entry, i) => createWorkEntry(entry, `v${i}`, toText(entry.organization)));
  resume.education = list(json.education, (entry, i) => ({
    id: `e${i}`,
    ...omitUndefined({
      institution: toText(entry.institution),
      degree: toText(entry.studyType),
      area: toText(entry.area),
      location: toText(entry.location),
      ...toPeriod(entry),
      grade: toText(entry.score) ?? toText(entry.gpa),
    }),
    bullets: createBullets([...toTexts(entry.highlights), ...toTexts(entry.courses)]),
  }));
  resume.skills = list(
    json.skills,
    (entry, i) => createSkillGroup(entry, `s${i}`),
    (value) => ({ name: value }),
  );
  resume.projects = list(json.projects, (entry, i) => ({
    id: `p${i}`,
    ...omitUndefined({
      name: toText(entry.name),
      role: toTexts(entry.roles)[0],
      url: toText(entry.url),
      ...toPeriod(entry),
      summary: toText(entry.description) ?? toText(entry.summary),
    }),
    bullets: createBullets(toTexts(entry.highlights)),
  }));
  resume.certifications = list(json.certificates, (entry, i) => {
    const name = toText(entry.name) ?? toText(entry.title);
    if (name === undefined) return undefined;
    return {
      id: `c${i}`,
      name,
      ...omitUndefined({ issuer: toText(entry.issuer), date: toDate(entry.date), expires: toDate(entry.expires) }),
    };
  });
  resume.languages = list(json.languages, (entry, i) => {
    const name = toText(entry.language) ?? toText(entry.name);
    return name === undefined
      ? undefined
      : { id: `g${i}`, name, ...omitUndefined({ fluency: toText(entry.fluency) ?? toText(entry.level) }) };
  });
  resume.awards = list(json.awards, (entry, i) =>
    createDatedItem(`a${i}`, toText(entry.title), toText(entry.awarder), toDate(entry.date), toText(entry.summary)),
  );
  resume.publications = list(json.publications, (entry, i) =>
    createDatedItem(
      `u${i}`,
      toText(entry.name),
      toText(entry.publisher),
      toDate(entry.releaseDate),
      toText(entry.summary),
    ),
  );
  readOtherSections(json, resume);
  return resume;
}

const SECTIONS =
  'basics work volunteer education skills projects certificates languages awards publications interests references'.split(
    ' ',
  );

/**
 * Whether the document shares `basics` with JSON Resume but has its roles elsewhere, as Reactive Resume's own files do. Read as JSON Resume it would
 * look like a résumé without roles.
 */
const isOtherSchema = (json: Json): boolean =>
  isObject(json.sections) && !SECTIONS.some((key) => Array.isArray(json[key]));

function readBasics(basics: Json, resume: Resume): void {
  const { contact } = resume;
  Object.assign(
    contact,
    omitUndefined({
      name: toText(basics.name),
      headline: toText(basics.label),
      email: toText(basics.email),
      phone: toText(basics.phone),
      location: place(basics.location),
    }),
  );
  const summary = toText(basics.summary);
  if (summary !== undefined) resume.summary = summary;
  const links = list(basics.profiles, (profile) => {
    const url = toText(profile.url);
    const network = toText(profile.network);
    const username = toText(profile.username);
    if (url === undefined && username === undefined) return undefined;
    return { url: url ?? profileAddress(network, username) ?? username ?? '', ...omitUndefined({ network, username }) };
  });
  const home = toText(basics.url) ?? toText(basics.website);
  if (home !== undefined && !links.some((link) => link.url === home)) links.unshift({ url: home });
  contact.links = links.map((link, i): Link => ({ id: `l${i + 1}`, ...link }));
}

/** "Austin, TX" from an address in parts, or as written. */
function place(value: unknown): string | undefined {
  if (typeof value === 'string') return toText(value);
  if (!isObject(value)) return undefined;
  const parts = [
    value.address,
    value.city,
    value.region,
    value.postalCode ?? value.code,
    value.countryCode ?? value.country,
  ];
  return toText(
    parts
      .map(toText)
      .filter((part) => part !== undefined)
      .join(', '),
  );
}

function createWorkEntry(entry: Json, id: string, employer: string | undefined): WorkEntry {
  return {
    id,
    ...omitUndefined({
      employer,
      title: toText(entry.position),
      location: toText(entry.location),
      ...toPeriod(entry),
      summary: toText(entry.summary) ?? toText(entry.description),
    }),
    bullets: createBullets(toTexts(entry.highlights)),
  };
}

function createSkillGroup(entry: Json, id: string) {
  const keywords = toTexts(entry.keywords);
  const name = toText(entry.name);
  if (keywords.length === 0) {
    return name === undefined ? undefined : { id, ...omitUndefined({ level: toText(entry.level) }), keywords: [name] };
  }
  return { id, ...omitUndefined({ name, level: toText(entry.level) }), keywords: [...new Set(keywords)] };
}

function createDatedItem(id: string, name: string | undefined, by?: string, when?: PartialDate, summary?: string) {
  return name === undefined ? undefined : { id, name, ...omitUndefined({ by, date: when, summary }) };
}

/** Interests, references and our custom sections become sections with headings. */
function readOtherSections(json: Json, resume: Resume): void {
  const interests = list(
    json.interests,
    (entry) => joinName(toText(entry.name), toTexts(entry.keywords)),
    (value) => ({ name: value }),
  );
  const references = list(json.references, (entry) => joinName(toText(entry.name), [toText(entry.reference) ?? '']));
  const own = list(json.sections, (entry) => ({ heading: toText(entry.name) ?? '', lines: toTexts(entry.lines) }));
  const sections = [{ heading: 'Interests', lines: interests }, { heading: 'References', lines: references }, ...own];
  resume.other = sections
    .filter((section) => section.lines.length > 0)
    .map(({ heading, lines }, i) => ({
      id: `o${i + 1}`,
      heading,
      lines: lines.map((line, k) => ({ id: `n${k + 1}`, text: line })),
    }));
}

function joinName(name: string | undefined, rest: string[]): string | undefined {
  const tail = rest.filter((part) => part !== '').join(', ');
  if (name === undefined) return tail === '' ? undefined : tail;
  return tail === '' ? name : `${name}: ${tail}`;
}

// The older FRESH format

function isFresh(json: Json): boolean {
  const employment = json.employment;
  return (
    (isObject(json.meta) && typeof json.meta.format === 'string' && json.meta.format.startsWith('FRESH')) ||
    (isObject(employment) && Array.isArray(employment.history)) ||
    (typeof json.name === 'string' && (isObject(json.contact) || isObject(json.info)) && !isObject(json.basics))
  );
}

function fromFresh(json: Json): Resume {
  const info = isObject(json.info) ? json.info : {};
  const contact = isObject(json.contact) ? json.contact : {};
  const getNested = (key: string, inner: string): unknown => {
    const value = json[key];
    return isObject(value) ? value[inner] : value;
  };
  const skills = json.skills;
  return fromJsonResume({
    basics: {
      name: json.name,
      label: info.label,
      summary: info.brief,
      email: contact.email,
      phone: contact.phone,
      website: contact.website,
      location: json.location,
      profiles: list(json.social, (entry) => ({
        network: entry.network ?? entry.label,
        username: entry.user,
        url: entry.url,
      })),
    },
    work: renameKeys(getNested('employment', 'history'), { name: 'employer', startDate: 'start', endDate: 'end' }),
    volunteer: renameKeys(getNested('service', 'history'), {
      organization: 'organization',
      startDate: 'start',
      endDate: 'end',
    }),
    education: renameKeys(getNested('education', 'history'), {
      studyType: 'title',
      score: 'grade',
      startDate: 'start',
      endDate: 'end',
      courses: 'curriculum',
    }),
    skills: isObject(skills) ? readFreshSkills(skills) : skills,
    projects: renameKeys(json.projects, {
      name: 'title',
      startDate: 'start',
      endDate: 'end',
      description: 'description',
    }),
    languages: json.languages,
    awards: renameKeys(json.recognition, { title: 'title', awarder: 'from', date: 'date' }),
    publications: renameKeys(json.writing, { name: 'title', publisher: 'publisher', releaseDate: 'date' }),
    interests: json.interests,
  });
}

function readFreshSkills(skills: Json): Json[] {
  const sets = list(skills.sets, (entry) => ({ name: entry.name, level: entry.level, keywords: entry.skills }));
  return sets.length > 0 ? sets : list(skills.list, (entry) => ({ name: entry.name, level: entry.level }));
}

/** The entries, with values moved to their JSON Resume keys. */
function renameKeys(value: unknown, keys: Record<string, string>): Json[] {
  return list(value, (entry) => {
    const result: Json = { ...entry };
    for (const [to, from] of Object.entries(keys))
      result[to] = isObject(entry[from]) ? entry[from].name : (entry[from] ?? entry[to]);
    return result;
  });
}

// Values of unknown type

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim().slice(0, MAX_TEXT);
  return trimmed === '' ? undefined : trimmed;
}

function toTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ITEMS).flatMap((item) => {
    const found = toText(isObject(item) ? item.name : item);
    return found === undefined ? [] : [found];
  });
}

/** Reads each object of a list with its number, starting at 1; `wrap` converts plain texts to objects. */
function list<T>(
  value: unknown,
  read: (entry: Json, number: number) => T | undefined,
  wrap?: (text: string) => Json,
): T[] {
  if (!Array.isArray(value)) return [];
  const result: T[] = [];
  for (const item of value.slice(0, MAX_ITEMS)) {
    const entry = isObject(item) ? item : wrap && typeof item === 'string' ? wrap(item) : undefined;
    const read_ = entry && read(entry, result.length + 1);
    if (read_ !== undefined) result.push(read_);
  }
  return result;
}

function createBullets(lines: string[]): Bullet[] {
  return lines.map((line, i) => ({ id: `b${i + 1}`, text: line }));
}

function toDate(value: unknown): PartialDate | undefined {
  const written = toText(value);
  if (written === undefined) return undefined;
  const [match] = findDates(written);
  return match?.start ?? (match?.end === PRESENT ? undefined : match?.end);
}

/** A start without an end means current, unless `ongoing` says otherwise; see `JsonPeriod`. */
function toPeriod(entry: Json): { start: PartialDate | undefined; end: EndDate | undefined } {
  const start = toDate(entry.startDate);
  const written = toText(entry.endDate);
  if (written !== undefined && isPresent(written)) return { start, end: PRESENT };
  const end = toDate(entry.endDate);
  const ongoing = typeof entry.ongoing === 'boolean' ? entry.ongoing : start !== undefined;
  return { start, end: end ?? (ongoing ? PRESENT : undefined) };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function omitUndefined<T extends object>(object: T): Given<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Given<T>;
}
