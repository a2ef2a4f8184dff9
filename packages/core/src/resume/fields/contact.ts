import { countWords } from '../../text/count-words.ts';
import { findDates } from '../dates/index.ts';
import { isFact, isPlace } from '../facts/index.ts';
import type { Line } from '../layout/index.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { Contact, Link } from '../model.ts';
import type { DocumentLooks, Section } from '../sections/index.ts';
import { headingMeaning } from '../sections/index.ts';
import type { LinkArea } from '../source.ts';
import {
  findEmail,
  findPhones,
  findUrls,
  isNetworkName,
  type Match,
  namedProfile,
  type PhoneMatch,
  type Profile,
  profileOf,
} from './contact-patterns.ts';
import { type Fragment, fragmentOf, joinFragments } from './fragment.ts';
import { nameScore, nameWithin } from './names.ts';
import type { FieldWriter } from './writer.ts';

export interface ContactSources {
  sections: readonly Section[];
  lines: readonly Line[];
  looks: DocumentLooks;
  /** Link areas of the first page, including those without text. */
  links: readonly LinkArea[];
}

/** Reads who the person is and how to contact them, from the lines before the first heading and from contact sections. */
export function readContact(sources: ContactSources, writer: FieldWriter): Contact {
  const pool = listContactLines(sources.sections);
  const contact: Contact = { links: [] };
  const taken: Taken = new Map();
  readEmail(contact, pool, sources, taken, writer);
  readPhone(contact, pool, sources, taken, writer);
  contact.links = readLinks(pool, sources, taken, writer);
  readName(contact, pool, sources, taken, writer);
  readLocation(contact, pool, taken, writer);
  return contact;
}

/** Parts of lines that a field was read from. */
type Taken = Map<Line, { from: number; to: number }[]>;

function take(taken: Taken, line: Line, from: number, to: number): void {
  const known = taken.get(line);
  if (known) known.push({ from, to });
  else taken.set(line, [{ from, to }]);
}

function listContactLines(sections: readonly Section[]): Line[] {
  return sections
    .filter((section) => section.kind === 'contact' || section.kind === 'links')
    .flatMap((section) => section.lines);
}

function readEmail(
  contact: Contact,
  pool: Line[],
  { lines, links }: ContactSources,
  taken: Taken,
  writer: FieldWriter,
): void {
  const read = (among: readonly Line[]) => {
    for (const line of among) {
      const found = emailOn(line, lines);
      if (!found) continue;
      take(taken, line, found.from, found.to);
      contact.email = writer.note('contact/email', found.fragment, found.confidence);
      return true;
    }
    return false;
  };
  if (read(pool)) return;
  const address = findIconTarget(links, pool, MAILTO_PATTERN);
  if (address !== undefined && findEmail(address)) {
    contact.email = writer.note('contact/email', { text: address, spans: [] }, 0.9);
  } else read(lines);
}

const MAILTO_PATTERN = /^mailto:([^?]+)/i;
const TEL_PATTERN = /^tel:(.+)/i;

/** The target of an icon at the top of the page, if it has the required format. */
function findIconTarget(links: readonly LinkArea[], pool: readonly Line[], form: RegExp): string | undefined {
  const bottom = findHeadBottom(pool);
  for (const { href, y } of links) {
    const match = y < bottom ? form.exec(href) : undefined;
    if (match) return decode(match[1] ?? '');
  }
  return undefined;
}

/** How far down the first page contact data can be, in points. */
function findHeadBottom(pool: readonly Line[]): number {
  return Math.max(0, ...pool.filter((line) => line.page === 1).map((line) => line.bottom)) + 4;
}

interface FoundEmail {
  fragment: Fragment;
  from: number;
  to: number;
  confidence: number;
}

/** The email address on a line: in its text, continued on the next line, or only in a link. */
function emailOn(line: Line, lines: readonly Line[]): FoundEmail | undefined {
  const mail = line.links.find((link) => /^mailto:/i.test(link.href));
  const address = mail && decode(mail.href.slice(7).split('?')[0] ?? '');
  const match = findEmail(line.text);
  const broken = line.text.includes('@') ? findBrokenEmail(line, match, lines) : undefined;
  if (broken) return broken;
  if (match) {
    // The link is correct if the text has extra characters attached to the address.
    const glued = address !== undefined && address.length < match.value.length && match.value.endsWith(address);
    const from = glued ? match.to - address.length : match.from;
    const fragment = withText(fragmentOf(line, from, match.to), line.text.slice(from, match.to));
    return { fragment, from: match.from, to: match.to, confidence: 0.99 };
  }
  if (!mail || !address || !findEmail(address)) return undefined;
  return {
    fragment: withText(fragmentOf(line, mail.start, mail.end), address),
    from: mail.start,
    to: mail.end,
    confidence: 0.9,
  };
}

/** Known top-level domains; an address at a line end with another ending continues on the next line. */
const GENERIC_PATTERN =
  /\.(?:com|net|org|edu|gov|mil|int|dev|app|info|biz|name|pro|online|email|mail|cloud|tech|design|studio|example)$/i;
/** Country-code top-level domains, two letters each. */
const COUNTRIES =
  'acadaeafagaialamaoaqarasatauawaxazbabbbdbebfbgbhbibjbmbnbobrbsbtbwbybzcacccdcfcgchcickclcmcncocrcucvcwcxcyczdedjdkdmdodzeceeegereseteufifjfkfmfofrgagdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhnhrhthuidieiliminioiqirisitjejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmdmemgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymznancnenfngninlnonpnrnunzompapepfpgphpkplpmpnprpsptpwpyqarerorsrurwsasbscsdsesgshsiskslsmsnsosrssstsvsxsysztctdtftgthtjtktltmtntotrtttvtwtzuaugukusuyuzvavcvevgvivnvuwfwsyeytzazmzw';

function endsInDomain(address: string): boolean {
  if (GENERIC_PATTERN.test(address)) return true;
  const last = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  if (last.length !== 2) return false;
  for (let i = 0; i < COUNTRIES.length; i += 2) if (COUNTRIES.startsWith(last, i)) return true;
  return false;
}

/** An address that wraps at the end of a line in a narrow column. */
function findBrokenEmail(line: Line, match: Match | undefined, lines: readonly Line[]): FoundEmail | undefined {
  if (match && match.to < line.text.trimEnd().length) return undefined;
  const next = lines[lines.indexOf(line) + 1];
  if (!next || next.column !== line.column || next.gap > 1.8) return undefined;
  const rest = /^[\p{L}\p{N}.@-]{1,40}$/u.exec(next.text)?.[0];
  // "example.co" / "m"
  const isCut = match && /^[a-z]{1,2}$/.test(rest ?? '') && GENERIC_PATTERN.test(match.value + rest);
  if (rest === undefined || (match && endsInDomain(match.value) && !rest.startsWith('.') && !isCut)) return undefined;
  const whole = findEmail(line.text + rest);
  if (!whole || whole.to < line.text.length + rest.length || !endsInDomain(whole.value)) return undefined;
  const first = fragmentOf(line, whole.from);
  const fragment = { text: whole.value, spans: [...first.spans, ...fragmentOf(next).spans] };
  return { fragment, from: whole.from, to: line.text.length, confidence: 0.9 };
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}

function withText(fragment: Fragment, text: string): Fragment {
  return { ...fragment, text };
}

function readPhone(
  contact: Contact,
  pool: Line[],
  { lines, links }: ContactSources,
  taken: Taken,
  writer: FieldWriter,
): void {
  const head = pool.length > 0 ? pool : lines.slice(0, 12);
  const linked = head.filter((line) => line.links.some((link) => /^tel:/i.test(link.href)));
  let best: { line: Line; match: PhoneMatch } | undefined;
  for (const line of [...linked, ...head]) {
    const match = findPhones(line.text).find((each) => !isWithin(taken, line, each));
    if (!match || (best && match.score <= best.match.score)) continue;
    best = { line, match };
    // Use the first likely number: later ones are additional numbers.
    if (match.score > 0.5) break;
  }
  if (!best) {
    const number = findIconTarget(links, pool, TEL_PATTERN);
    if (number !== undefined && findPhones(number).length > 0) {
      contact.phone = writer.note('contact/phone', { text: number, spans: [] }, 0.9);
      return;
    }
    best = findLabeledPhone(lines);
  }
  if (!best) return;
  const { line, match } = best;
  take(taken, line, match.from, match.to);
  contact.phone = writer.note('contact/phone', withText(fragmentOf(line, match.from, match.to), match.value), 0.95);
}

/** A number outside the top of the document counts only with a label or if it fills its line. */
function findLabeledPhone(lines: readonly Line[]): { line: Line; match: PhoneMatch } | undefined {
  for (const line of lines) {
    if (line.page > 1) break;
    const [match] = /\d{2}/.test(line.text) && line.text.length < 60 ? findPhones(line.text) : [];
    if (!match) continue;
    const fills = match.to - match.from > 0.7 * line.text.length && /[(+]|\d[\s.-]\d/.test(match.value);
    if (fills || /(?:phone|tel|mobile|cell)\b/i.test(line.text)) return { line, match };
  }
  return undefined;
}

function isWithin(taken: Taken, line: Line, match: Match): boolean {
  return taken.get(line)?.some((each) => match.from < each.to && match.to > each.from) ?? false;
}

function readLinks(pool: Line[], { links: areas }: ContactSources, taken: Taken, writer: FieldWriter): Link[] {
  const links: Link[] = [];
  const seen = new Set<string>();
  const add = (profile: Profile, fragment: Fragment, confidence: number) => {
    const key = profile.url
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, '');
    if (seen.has(key) || links.length >= 12) return;
    seen.add(key);
    const id = writer.id('l');
    links.push({ id, ...profile });
    writer.note(`contact/links/${id}/url`, fragment, confidence);
  };
  for (const line of pool) {
    for (const link of line.links) {
      if (!/^https?:/i.test(link.href)) continue;
      add(profileOf(link.href), fragmentOf(line, link.start, link.end), 0.98);
      take(taken, line, link.start, link.end);
    }
    for (const match of findUrls(line.text)) {
      if (isWithin(taken, line, match)) continue;
      add(profileOf(match.value), fragmentOf(line, match.from, match.to), 0.95);
      take(taken, line, match.from, match.to);
    }
    for (const chunk of splitChunks(line)) {
      if (isWithin(taken, line, { ...chunk, value: '' })) continue;
      const profile = namedProfile(line.text.slice(chunk.from, chunk.to));
      if (!profile) continue;
      add(profile, fragmentOf(line, chunk.from, chunk.to), 0.8);
      take(taken, line, chunk.from, chunk.to);
    }
  }
  const bottom = findHeadBottom(pool);
  for (const area of areas) {
    // An icon without text that links to a profile.
    if (/^(?:https?:|www\.)/i.test(area.href) && area.y < bottom)
      add(profileOf(area.href), { text: area.href, spans: [] }, 0.9);
  }
  return links;
}

interface Chunk {
  from: number;
  to: number;
}

const CHUNK_SEPARATOR_PATTERN = /\t|\s*[|•·∙⋅◦●■⬥♦⋄◆]\s*|\s+[-–—]\s+|\s+\/\s+|\s{2,}/g;

/** The parts of a line with contact data: "Austin, TX | (555) 123-4567 | jane@example.com". */
function splitChunks(line: Line): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  for (const match of line.text.matchAll(CHUNK_SEPARATOR_PATTERN)) {
    if (match.index > from) chunks.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  if (from < line.text.length) chunks.push({ from, to: line.text.length });
  return chunks;
}

/** A page's only line is a name if it can be one at all. */
const SINGLE_NAME_PENALTY = -3;

interface NameCandidate {
  lines: Line[];
  from: number;
  to: number;
  text: string;
  score: number;
}

function readName(contact: Contact, pool: Line[], sources: ContactSources, taken: Taken, writer: FieldWriter): void {
  const best = findBestName(contact, pool, sources);
  if (!best) return;
  const pieces = best.lines.map((line, i) =>
    i === 0 ? fragmentOf(line, best.from, best.to) : fragmentOf(line, 0, splitChunks(line)[0]?.to),
  );
  const name = joinFragments(pieces);
  if (name.text === '') return;
  // A long name over several lines may include the headline below it.
  const most = best.lines.length > 1 && countWords(best.text) > 3 ? 0.8 : 0.99;
  contact.name = writer.note('contact/name', withText(name, best.text), Math.min(most, 0.5 + best.score / 14));
  for (const line of best.lines) take(taken, line, 0, best.lines.length > 1 ? line.text.length : best.to);
  readHeadline(contact, best, pool, taken, writer);
}

function findBestName(contact: Contact, pool: Line[], { lines, looks }: ContactSources): NameCandidate | undefined {
  const large = lines.filter(
    (line) => line.page === 1 && line.size > 1.35 * looks.bodySize && !headingMeaning(line.text),
  );
  const candidates = [...new Set([...pool.slice(0, 14), ...large.slice(0, 6)])].filter((line) => line.page === 1);
  const largest = Math.max(0, ...candidates.map((line) => line.size));
  const handles = listHandles(contact);
  let best: NameCandidate | undefined;
  candidates.forEach((line, i) => {
    for (const candidate of listNameCandidates(candidates, i, looks)) {
      const size = line.size >= 0.95 * largest && largest > 1.15 * looks.bodySize ? 3 : 0;
      const position = i === 0 ? 1.5 : i < 3 ? 0.7 : 0;
      const relative = Math.min(2, (line.size / looks.bodySize - 1) * 2);
      const score = candidate.score + size + position + relative + handleScore(candidate.text, handles);
      if (score > (candidates.length === 1 ? SINGLE_NAME_PENALTY : 1) && (!best || score > best.score))
        best = { ...candidate, score };
    }
  });
  return best;
}

/** "Ana Ruiz Robledo, Especialista en Logística": the text before a comma, if it has several words and isn't a place. */
function getTextBeforeComma(line: Line): Chunk | undefined {
  const comma = line.text.indexOf(',');
  if (comma < 0 || !line.text.slice(0, comma).trim().includes(' ') || isPlace(line.text)) return undefined;
  return { from: 0, to: comma };
}

function listNameCandidates(lines: readonly Line[], at: number, looks: DocumentLooks): NameCandidate[] {
  const result: NameCandidate[] = [];
  const line = lines[at] as Line;
  const whole = { from: 0, to: line.text.length };
  const guess = getTextBeforeComma(line);
  for (const chunk of [whole, ...splitChunks(line).slice(0, 3), ...(guess ? [guess] : [])]) {
    const text = line.text.slice(chunk.from, chunk.to);
    const within = nameWithin(text);
    const name = text.slice(within.from, within.to).replaceAll('\t', ' ').trim();
    const score = nameScore(name) - (chunk === guess ? 0.6 : 0);
    if (score > -3) {
      result.push({ lines: [line], from: chunk.from + within.from, to: chunk.from + within.to, text: name, score });
    }
  }
  const broken = findBrokenName(lines, at, looks);
  if (broken) result.push(broken);
  return result;
}

/** A large name over several lines in the same style. */
function findBrokenName(lines: readonly Line[], at: number, looks: DocumentLooks): NameCandidate | undefined {
  const first = lines[at] as Line;
  if (first.size < 1.4 * looks.bodySize || first.cells.length > 1) return undefined;
  const parts = [first];
  const texts = [first.text];
  for (const next of lines.slice(at + 1, at + 4)) {
    if (Math.abs(next.size - first.size) > 0.5 || next.column !== first.column || next.gap > 1.6) break;
    const chunk = splitChunks(next)[0];
    parts.push(next);
    texts.push(next.text.slice(chunk?.from, chunk?.to));
    if (chunk && chunk.to < next.text.length) break;
  }
  if (parts.length === 1) return undefined;
  const text = texts.reduce((name, part) => (name.endsWith('-') ? name + part : `${name} ${part}`), '').trim();
  const within = nameWithin(text);
  const name = text.slice(within.from, within.to);
  const score = nameScore(name) + 1;
  return score > 0 ? { lines: parts, from: 0, to: first.text.length, text: name, score } : undefined;
}

/** Letters of the email address and usernames, which people often derive from their names. */
function listHandles(contact: Contact): string[] {
  const handles = [contact.email?.split('@')[0] ?? '', ...contact.links.map((link) => link.username ?? '')];
  return handles.map((handle) => fold(handle)).filter((handle) => handle.length > 2);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

function handleScore(text: string, handles: string[]): number {
  let score = 0;
  for (const word of text.split(/\s+/)) {
    const folded = fold(word);
    if (folded.length >= 3 && handles.some((handle) => handle.includes(folded))) score += 1.5;
  }
  return Math.min(3, score);
}

/** The text next to or below the name that describes the person. */
function readHeadline(contact: Contact, name: NameCandidate, pool: Line[], taken: Taken, writer: FieldWriter): void {
  const last = name.lines[name.lines.length - 1];
  if (!last) return;
  const rest = name.lines.length === 1 ? fragmentOf(last, name.to) : undefined;
  const under = listLinesBelow(last, pool);
  const headline = (rest && findHeadlineBeside(last, rest, under[0])) ?? findHeadlineBelow(under, taken);
  if (!headline || headline.text === '') return;
  contact.headline = writer.note('contact/headline', headline, 0.8);
}

const MAX_LINES_UNDER_NAME = 4;

function listLinesBelow(last: Line, pool: Line[]): Line[] {
  const at = pool.indexOf(last);
  return at < 0 ? [] : pool.slice(at + 1, at + 1 + MAX_LINES_UNDER_NAME);
}

/** "Ana Ruiz — Nurse", which may continue on the next line in the same style. */
function findHeadlineBeside(last: Line, rest: Fragment, next: Line | undefined): Fragment | undefined {
  if (!isHeadline(rest.text)) return undefined;
  const wrapped =
    next && next.size === last.size && next.cells.length === 1 ? joinFragments([rest, fragmentOf(next)]) : rest;
  return [wrapped, rest].find(({ text }) => isHeadline(text) && titleScore(text) > 0);
}

/** One or two lines below the name, or the first part of a line that also has contact data. */
function findHeadlineBelow(under: readonly Line[], taken: Taken): Fragment | undefined {
  const below: Fragment[] = [];
  for (const line of under) {
    const fits = isHeadline(line.text) && !taken.has(line) && line.cells.length === 1;
    if (!fits || (below.length > 0 && (line.size !== under[0]?.size || line.gap > 1.8))) break;
    below.push(fragmentOf(line));
    if (below.length === 2) break;
  }
  if (below.length > 0) return joinFragments(below);
  for (const line of under) {
    const [first, ...others] = splitChunks(line);
    if (!first || others.length === 0 || isWithin(taken, line, { ...first, value: '' })) continue;
    const fragment = fragmentOf(line, first.from, first.to);
    if (isHeadline(fragment.text) && titleScore(fragment.text) > 0 && taken.has(line)) return fragment;
  }
  return undefined;
}

/** "RN, BSN, CCRN" after a name */
const CREDENTIALS_PATTERN = /^[A-Z]{2,6}(?:-[A-Z]{1,3})?(?:[,\s]+[A-Z]{2,6}(?:-[A-Z]{1,3})?)*$/;

function isHeadline(text: string): boolean {
  return (
    text.length > 2 &&
    text.length <= 110 &&
    !/@|https?:|www\./i.test(text) &&
    !/[.!?]$/.test(text) &&
    !isFact(text) &&
    !isNetworkName(text) &&
    !CREDENTIALS_PATTERN.test(text) &&
    findPhones(text).length === 0 &&
    findDates(text).length === 0 &&
    findUrls(text).length === 0 &&
    (!/^\d/.test(text) || titleScore(text) > 0)
  );
}

const PLACE_LABEL_PATTERN =
  /^(?:address|location|based in|city|residence|adresse|anschrift|wohnort|dirección|direccion|domicilio|ubicación|endereço|indirizzo|adres|localisation|ville|ciudad)\s*:\s*/iu;
const STREET_PATTERN =
  /^\d{1,6}[a-z]?\s+\p{L}|(?:stra(?:ß|ss)e|str\.|platz|weg|(?<!\p{L})(?:street|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|lane|drive|rue|calle|via|ulica|ul\.))(?!\p{L})/iu;

function readLocation(contact: Contact, pool: Line[], taken: Taken, writer: FieldWriter): void {
  let best: { line: Line; chunk: Chunk; score: number } | undefined;
  for (const line of pool) {
    for (const chunk of splitChunks(line)) {
      if (isWithin(taken, line, { ...chunk, value: '' })) continue;
      const text = line.text.slice(chunk.from, chunk.to);
      const label = PLACE_LABEL_PATTERN.exec(text)?.[0].length ?? 0;
      const score = placeScore(text.slice(label)) + (label > 0 ? 3 : 0);
      if (score > 1 && (!best || score > best.score))
        best = { line, chunk: { from: chunk.from + label, to: chunk.to }, score };
    }
  }
  if (!best) return;
  const fragment = fragmentOf(best.line, best.chunk.from, best.chunk.to);
  contact.location = writer.note('contact/location', fragment, best.score > 2 ? 0.9 : 0.6);
}

function placeScore(text: string): number {
  const trimmed = text.trim();
  if (trimmed.length < 2 || trimmed.length > 90 || /[@:]|https?/i.test(trimmed)) return 0;
  if (isPlace(trimmed)) return 3;
  if (STREET_PATTERN.test(trimmed) && /\d/.test(trimmed)) return 2.5;
  return 0;
}
