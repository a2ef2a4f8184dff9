import { countWords } from '../../text/count-words.ts';
import { isDateOnly } from '../facts/index.ts';
import { datesOf, joinLines, type Line } from '../layout/index.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { Bullet, CertificationEntry, DatedItem, LanguageEntry, OtherSection, ProjectEntry } from '../model.ts';
import type { DocumentLooks, Section } from '../sections/index.ts';
import { readBody } from './body.ts';
import { type Entry, findEntries } from './entries.ts';
import { type Fragment, fragmentOf, joinFragments } from './fragment.ts';
import {
  CERTIFICATION_LABELS,
  DATED_LABELS,
  labeledEntries,
  PROJECT_LABELS,
  writeDate,
  writeFacts,
  writeStory,
  writeTimes,
} from './labeled.ts';
import { type Head, type Part, partOf } from './part-cuts.ts';
import { takeApart } from './parts.ts';
import { isLevel } from './skill-groups.ts';
import { splitList } from './skill-lists.ts';
import { writeDates } from './work/index.ts';
import type { FieldWriter } from './writer.ts';

/** Reads projects: a name, possibly a role and an address, a period, and a description. */
export function readProjects(section: Section, looks: DocumentLooks, writer: FieldWriter): ProjectEntry[] {
  const labeled = labeledEntries(section.lines, PROJECT_LABELS);
  if (labeled) {
    return labeled.map((entry) => {
      const id = writer.id('p');
      const path = `projects/${id}`;
      return {
        id,
        ...writeFacts(entry, path, ['name', 'role', 'url'], writer),
        ...writeTimes(entry, path, writer),
        ...writeStory(entry, path, writer),
      };
    });
  }
  return findEntries(section.lines, looks).map((entry) => {
    const head = takeApart(entry.head);
    const id = writer.id('p');
    const path = `projects/${id}`;
    const body = readBody(entry.body);
    const project: ProjectEntry = { id, bullets: [] };
    const [name, ...rest] = head.parts;
    if (name) project.name = writer.note(`${path}/name`, name.fragment, name.bold ? 0.9 : 0.75);
    const role = rest.find((part) => titleScore(part.text) > 1);
    if (role) project.role = writer.note(`${path}/role`, role.fragment, 0.8);
    const url = head.url ?? body.urls[0];
    if (url) project.url = writer.note(`${path}/url`, url, 0.9);
    writeDates(project, head, path, writer);
    const others = rest.filter((part) => part !== role).map((part) => part.fragment);
    const summary = joinFragments([...others, ...body.paragraphs]);
    if (summary.text !== '') project.summary = writer.note(`${path}/summary`, summary, 0.75);
    project.bullets = writer.bullets(path, body.bullets, 0.95);
    return project;
  });
}

/** One item of a list of certificates, awards or publications. */
interface Item {
  head: Head;
  name: Fragment;
  rest: Fragment[];
}

/** One item per list marker, or entries with heads if there are no markers. */
function listItems(section: Section, looks: DocumentLooks): Item[] {
  if (section.itemized) return section.lines.flatMap((line) => parseLineItem(line));
  const marked = section.lines.filter((line) => line.marker > 0).length;
  if (marked > 0.4 * section.lines.length) return joinByMarkers(section.lines).flatMap((line) => parseLineItem(line));
  if (section.kind === 'certifications' && isCredentialList(section.lines)) {
    return section.lines.flatMap((line) => parseLineItem(line));
  }
  const entries = findEntries(section.lines, looks);
  const single = entries.filter((entry) => entry.head.length === 1).length > 0.5 * entries.length;
  return entries.flatMap((entry) => splitEntryItems(entry, single));
}

/** Words for a document that shows what a person may do or has learned, or the short form that starts its name ("BLS", "OSHA 10"). */
const CREDENTIAL_PATTERN = /\b(?:licen[sc]ed?|certified|certificat(?:e|ion)s?|permit|endorsements?|card)\b/iu;
const SHORT_FORM_PATTERN = /^[A-Z]{2,6}(?:[\s,(/-]|$)/u;

/** Whether every line names a separate certificate, so that no line is the issuer or date of the one above. */
const isCredentialList = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  lines.every(({ text }) => (CREDENTIAL_PATTERN.test(text) || SHORT_FORM_PATTERN.test(text)) && !isDateOnly(text));

/** Joins each marked line with its wrapped rest. */
function joinByMarkers(lines: readonly Line[]): Line[] {
  const items: Line[] = [];
  for (const line of lines) {
    const last = items[items.length - 1];
    if (line.marker > 0 || !last || line.whole) items.push(line);
    else items[items.length - 1] = joinLines(last, line);
  }
  return items;
}

function splitEntryItems(entry: Entry, single: boolean): Item[] {
  const { paragraphs, bullets } = readBody(entry.body);
  const body = [...paragraphs, ...bullets];
  if (entry.head.length === 0) return body.map((name) => ({ head: EMPTY_HEAD, name, rest: [] }));
  // If items are single lines, a line above without a date is the heading of a group.
  const labeled = single && entry.head.length > 1 && entry.head[0]?.dates.length === 0;
  const label = labeled ? entry.head[0]?.line : undefined;
  const head = takeApart(labeled ? entry.head.slice(1) : entry.head, LIST_SEPARATOR_PATTERN);
  const parts = head.parts.length === 1 ? splitAtLastComma(head.parts[0] as Part) : head.parts;
  const [name, ...rest] = parts.map((part) => part.fragment);
  if (!name) return label ? [{ head, name: fragmentOf(label), rest: body }] : [];
  const place = head.place ? [head.place] : [];
  return [{ head, name, rest: [...rest, ...place, ...(label ? [fragmentOf(label)] : []), ...body] }];
}

function parseLineItem(line: Line): Item[] {
  const head = takeApart([{ line, dates: datesOf(line) }], LIST_SEPARATOR_PATTERN);
  const parts = head.parts.length === 1 ? splitAtLastComma(head.parts[0] as Part) : head.parts;
  const [name, ...rest] = parts.map((part) => part.fragment);
  return name ? [{ head, name, rest: head.place ? [...rest, head.place] : rest }] : [];
}

const EMPTY_HEAD: Head = { parts: [], single: false, first: undefined };

/** Without dashes, which are part of certificate names ("AWS Certified Security – Specialty"). */
const LIST_SEPARATOR_PATTERN = /\t|\s*[|•·∙]\s*/gu;

/** "Terraform Associate (003), HashiCorp": the issuer is after the last comma. */
function splitAtLastComma(part: Part): Part[] {
  let depth = 0;
  for (let i = part.to - 1; i > part.from; i--) {
    const sign = part.line.text[i];
    if (sign === ')') depth++;
    else if (sign === '(') depth--;
    else if (sign === ',' && depth === 0) {
      const name = partOf(part.line, part.from, i);
      const by = partOf(part.line, i + 1, part.to);
      return name && by && /^\p{Lu}|^\(/u.test(by.text) ? [name, by] : [part];
    }
  }
  return [part];
}

/** "Texas CNA license, expires" before its only date. */
const EXPIRES_PATTERN =
  /[\s,;(–-]+(?:expir(?:es|ing|ation)|exp\.?|valid (?:until|through|thru|to)|good (?:until|through)|renews?)(?: date)?:?$/iu;

export function readCertifications(section: Section, looks: DocumentLooks, writer: FieldWriter): CertificationEntry[] {
  const labeled = labeledEntries(section.lines, CERTIFICATION_LABELS);
  if (labeled) {
    return labeled.map((entry) => {
      const id = writer.id('c');
      const path = `certifications/${id}`;
      const date = writeDate(entry, 'date', path, writer);
      const expires = writeDate(entry, 'expires', path, writer);
      return {
        id,
        name: '',
        ...writeFacts(entry, path, ['name', 'issuer'], writer),
        ...(date && { date }),
        ...(expires && { expires }),
      };
    });
  }
  return listItems(section, looks).map((item) => {
    const id = writer.id('c');
    const path = `certifications/${id}`;
    const untilItsDate = EXPIRES_PATTERN.test(item.name.text);
    const name = { ...item.name, text: item.name.text.replace(EXPIRES_PATTERN, '') };
    const entry: CertificationEntry = { id, name: writer.note(`${path}/name`, name, 0.85) };
    const issuer = joinFragments(item.rest);
    if (issuer.text !== '') entry.issuer = writer.note(`${path}/issuer`, issuer, 0.75);
    const { start, end } = item.head;
    if (start && untilItsDate && item.head.single) {
      writer.note(`${path}/expires`, start.fragment, 0.9);
      entry.expires = start.value;
    } else if (start) {
      writer.note(`${path}/date`, start.fragment, 0.9);
      entry.date = start.value;
    }
    if (end && end.value !== 'present' && !item.head.single) {
      writer.note(`${path}/expires`, end.fragment, 0.7);
      entry.expires = end.value;
    }
    return entry;
  });
}

export function readDatedItems(
  section: Section,
  looks: DocumentLooks,
  list: 'awards' | 'publications',
  writer: FieldWriter,
): DatedItem[] {
  const labeled = labeledEntries(section.lines, DATED_LABELS);
  if (labeled) {
    return labeled.map((entry) => {
      const id = writer.id(list === 'awards' ? 'a' : 'u');
      const path = `${list}/${id}`;
      const date = writeDate(entry, 'date', path, writer);
      const { summary } = writeStory(entry, path, writer);
      return {
        id,
        name: '',
        ...writeFacts(entry, path, ['name', 'by'], writer),
        ...(date && { date }),
        ...(summary && { summary }),
      };
    });
  }
  return listItems(section, looks).map((item) => {
    const id = writer.id(list === 'awards' ? 'a' : 'u');
    const path = `${list}/${id}`;
    const entry: DatedItem = { id, name: writer.note(`${path}/name`, item.name, 0.8) };
    const [first, ...rest] = item.rest;
    // Authors, journal and number follow a publication's title in any order; only a short name alone is the publisher.
    const given = list === 'awards' || (first !== undefined && isPublisher(first.text));
    const by = given ? first : undefined;
    const others = given ? rest : item.rest;
    if (by) entry.by = writer.note(`${path}/by`, by, 0.7);
    const date = item.head.end?.value === 'present' ? item.head.start : (item.head.end ?? item.head.start);
    if (date) {
      writer.note(`${path}/date`, date.fragment, 0.9);
      entry.date = date.value;
    }
    const summary = joinFragments(others);
    if (summary.text !== '') entry.summary = writer.note(`${path}/summary`, summary, 0.7);
    return entry;
  });
}

/** "ACM Queue", but neither authors ("Chen, L. and Roy, A.") nor a sentence. */
function isPublisher(text: string): boolean {
  return (
    countWords(text) <= 6 && !/(?<!\b(?:Inc|Co|Corp|Ltd))\.$|[!?;:]$|\b\p{Lu}\.|\d|https?:|,.*,|\bet al\b/u.test(text)
  );
}

/** Languages with proficiency: "English (native), German – B2", or one above the other. */
export function readLanguages(section: Section, writer: FieldWriter): LanguageEntry[] {
  const entries: LanguageEntry[] = [];
  const add = (name: Fragment, fluency: Fragment | undefined) => {
    const id = writer.id('g');
    const path = `languages/${id}`;
    const entry: LanguageEntry = { id, name: writer.note(`${path}/name`, name, 0.9) };
    if (fluency) entry.fluency = writer.note(`${path}/fluency`, fluency, 0.85);
    entries.push(entry);
  };
  const { lines } = section;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const next = lines[i + 1];
    if (line.cells.length > 1) {
      const [first, second] = line.cells;
      if (first && second)
        add(
          fragmentOf(line, Math.max(first.start, line.marker), first.end),
          fragmentOf(line, second.start, line.text.length),
        );
      continue;
    }
    const body = fragmentOf(line, line.marker);
    const items = splitList(body.text);
    const besides = next?.cells.length === 1 && items.length === 1 && isFluency(next.text) && !isFluency(line.text);
    if (besides) {
      add(body, fragmentOf(next));
      i++;
      continue;
    }
    for (const item of items) {
      const { name, fluency } = splitLanguageAndLevel(item);
      add({ text: name, spans: body.spans }, fluency === '' ? undefined : { text: fluency, spans: body.spans });
    }
  }
  return entries;
}

const FLUENCY_PATTERN =
  /native|fluent|bilingual|proficien|conversational|intermediate|advanced|basic|beginner|elementary|working|mother tongue|muttersprach|fließend|verhandlungssicher|grundkenntnisse|konversation|courant|maternelle|bilingue|notions|débutant|avancé|nativo|fluido|avanzado|intermedio|básico|madrelingua|ottimo|buono|moedertaal|vloeiend|ojczysty|biegły|\b[abc][12]\b|\d\s*\/\s*\d/i;

function isFluency(text: string): boolean {
  return isLevel(text) || (text.length < 60 && FLUENCY_PATTERN.test(text));
}

function splitLanguageAndLevel(text: string): { name: string; fluency: string } {
  const bracket = /^([^(]+)\(([^)]+)\)$/.exec(text);
  if (bracket) return { name: (bracket[1] ?? '').trim(), fluency: (bracket[2] ?? '').trim() };
  const parted = /^([\p{L} ]{2,30}?)\s*[:–—-]\s*(.+)$/u.exec(text);
  if (parted) return { name: (parted[1] ?? '').trim(), fluency: (parted[2] ?? '').trim() };
  const space = text.indexOf(' ');
  if (space > 0 && isFluency(text.slice(space + 1)))
    return { name: text.slice(0, space), fluency: text.slice(space + 1) };
  return { name: text, fluency: '' };
}

/** All remaining content: nothing on the page is dropped. */
export function readOther(section: Section, writer: FieldWriter): OtherSection {
  const id = writer.id('o');
  const path = `other/${id}`;
  const body = readBody(section.lines);
  const lines: Bullet[] = [...body.paragraphs, ...body.bullets, ...body.urls].map((fragment, i) => {
    const line = `n${i + 1}`;
    return { id: line, text: writer.note(`${path}/lines/${line}`, fragment, 0.9) };
  });
  const heading = section.heading ? fragmentOf(section.heading) : { text: '', spans: [] };
  return { id, heading: writer.note(`${path}/heading`, heading, 0.9), lines };
}
