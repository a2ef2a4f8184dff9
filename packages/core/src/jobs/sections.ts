import type { Sentence } from '../text/sentences.ts';
import { ALONE, HEADINGS } from './section-headings.ts';
import type { JobSection, JobSectionKind } from './types.ts';

/** A heading with a colon can be a short sentence: "You will be ideal for this position if you have:". */
const MAX_HEADING_WORDS = 8;
const MAX_COLON_WORDS = 12;

interface Heading {
  kind: JobSectionKind;
  text: string;
  /** Start of the text under it. */
  end: number;
}

export interface SectionedText {
  sections: JobSection[];
  /** The kind of each sentence's section. */
  kinds: JobSectionKind[];
}

/**
 * Groups sentences into sections by their headings. A heading is a short line, or the short start of a line up to a colon, with
 * words from `HEADINGS`. Text before the first heading is the overview, and so is text after boilerplate on its own line.
 */
export function splitSections(text: string, sentences: readonly Sentence[]): SectionedText {
  const sections: JobSection[] = [];
  const kinds: JobSectionKind[] = [];
  let open: JobSection = { kind: 'overview', start: 0, end: 0 };
  const startWork = (section: JobSection, at: number): void => {
    open.end = at;
    if (text.slice(open.start, open.end).trim() !== '') sections.push(open);
    open = section;
  };
  for (const [at, sentence] of sentences.entries()) {
    const found = parseHeading(text, sentence);
    const heading = found && at < TITLE_LINES && isEmployerName(found, sentence) ? undefined : found;
    if (heading)
      startWork({ kind: heading.kind, heading: heading.text, start: heading.end, end: heading.end }, sentence.start);
    else if (isLegal(sentence.text)) {
      if (open.kind !== 'legal') startWork({ kind: 'legal', start: sentence.start, end: sentence.end }, sentence.start);
    } else if (open.kind === 'legal' && open.heading === undefined && sentence.opens)
      startWork({ kind: 'overview', start: sentence.start, end: sentence.end }, sentence.start);
    kinds.push(open.kind);
  }
  open.end = text.length;
  if (text.slice(open.start, open.end).trim() !== '') sections.push(open);
  return { sections, kinds };
}

/** The first lines of an advertisement give the job, the employer, and the place. */
const TITLE_LINES = 3;

/** "Blue Ridge Mission Systems", "Ansel Benefits, Woodlawn" */
function isEmployerName({ kind, text }: Heading, sentence: Sentence): boolean {
  const wording = text.toLowerCase().replace(/['’]/g, '').replaceAll('-', ' ');
  return (
    (kind === 'company' || kind === 'benefits') &&
    !sentence.text.includes(':') &&
    text.includes(' ') &&
    !/^(?:about|our|the|why|who|what|company|benefits?|perks?|mission)\b/.test(wording) &&
    !SET_PHRASES.has(wording)
  );
}

function parseHeading(text: string, sentence: Sentence): Heading | undefined {
  const colon = sentence.text.indexOf(':');
  const hasHeadingMark = /[:*_]/.test(text.charAt(sentence.end)) || colon === sentence.text.length - 1;
  const candidate = colon > 0 ? sentence.text.slice(0, colon) : sentence.text;
  if (!sentence.opens && colon < 0) return undefined;
  if (colon < 0 && /[.!?,;]$/.test(candidate)) return undefined;
  const maxWords = colon === sentence.text.length - 1 ? MAX_COLON_WORDS : MAX_HEADING_WORDS;
  if (hasMorePlainWords(candidate, maxWords)) return undefined;
  const words = candidate
    .replace(/['’]|\([^)]{0,80}\)/g, '')
    // Enough parts to tell that there are too many words, even if the first part is empty.
    .split(/[^\p{L}\p{N}-]+/u, maxWords + 2)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > maxWords) return undefined;
  const wording = words.join(' ').toLowerCase();
  const kind = getSectionKind(wording);
  if (!kind) return undefined;
  if (
    colon < 0 &&
    !hasHeadingMark &&
    !introducesList(text, sentence) &&
    !isLikelyHeading(words) &&
    !SET_PHRASES.has(wording.replaceAll('-', ' '))
  )
    return undefined;
  const end = sentence.start + (colon > 0 ? colon + 1 : sentence.text.length);
  return { kind, text: candidate.trim(), end };
}

/** Character codes. */
const OPENING_PARENTHESIS = 0x28;
const CODE_A = 0x61;
const CODE_Z = 0x7a;

/** Quickly rules out most sentences, which have more words than a heading. What is in parentheses isn't counted in headings. */
function hasMorePlainWords(text: string, max: number): boolean {
  let words = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPENING_PARENTHESIS) return false;
    const lower = code | 0x20;
    if (lower >= CODE_A && lower <= CODE_Z) {
      if (!isInWord && ++words > max) return true;
      isInWord = true;
    } else if (code === 0x20) isInWord = false;
  }
  return false;
}

/** A line over a list: the next line is a bullet or a number. */
function introducesList(text: string, { start, end }: Sentence): boolean {
  // An item of a list introduces nothing.
  if (!/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 4), start))) return false;
  return /^[ \t]*\r?\n\s{0,8}(?:[•●○·*–—☐▪>-]\s?\S|\d{1,2}[.)]\s)/.test(text.slice(end, end + 24));
}

/** Phrases that always introduce the section below them, so they are always headings: "Nice to have", "what you will do". */
const SET_PHRASES: ReadonlySet<string> = new Set(
  HEADINGS.flatMap(([, phrases]) => phrases.filter((phrase) => phrase.includes(' '))),
);

/** Any other line without a colon is a heading only if its words are capitalized, except for short function words. */
function isLikelyHeading(words: readonly string[]): boolean {
  return (
    words.length <= 6 && words.every((word) => word.length <= 3 || word.charAt(0) !== word.charAt(0).toLowerCase())
  );
}

/** The place in `HEADINGS` of every phrase, whose words are separated by spaces. */
const PLACE_BY_PHRASE = new Map(
  HEADINGS.flatMap(([, phrases], place) =>
    phrases.map((phrase) => [toWords(phrase).join(' '), place] as const),
  ).toReversed(),
);
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PLACE_BY_PHRASE.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''),
);
const MAX_PHRASE_WORDS = Math.max(...[...PLACE_BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

function getSectionKind(heading: string): JobSectionKind | undefined {
  const alone = ALONE.get(heading);
  if (alone) return alone;
  const words = toWords(heading);
  let first = HEADINGS.length;
  for (const [start, word] of words.entries()) {
    if (!FIRST_WORDS.has(word)) continue;
    for (let phrase = '', at = start; at < Math.min(words.length, start + MAX_PHRASE_WORDS); at++) {
      phrase += at === start ? words[at] : ` ${words[at]}`;
      first = Math.min(first, PLACE_BY_PHRASE.get(phrase) ?? first);
    }
  }
  return HEADINGS[first]?.[0];
}

function toWords(text: string): string[] {
  return text.split(/[ -]/);
}

const LEGAL_PATTERN =
  /equal (?:opportunity|employment)|without regard to|affirmative action|protected veteran|sexual orientation|reasonable accommodation|e-verify|eeo|fair chance|(?:^| )eoe/;

/** Boilerplate that every employer includes; none of it is a requirement. */
export function isLegal(sentence: string): boolean {
  return LEGAL_PATTERN.test(sentence.toLowerCase());
}
