import type { ViewText } from '../../resume/reading.ts';
import type { Facts } from '../facts/index.ts';
import { listAllTexts } from '../facts/texts.ts';
import { toComparable } from '../wording/words.ts';
import { listWholeLines } from './line-breaks.ts';

/** A line or sentence of the résumé. */
export interface Statement {
  text: string;
  /** The field that contains it; absent for a line that belongs to no field. */
  path?: string;
}

/** No sentence ends at "P.E. Civil" or "Lic. 123". */
const SENTENCE_END_PATTERN =
  /(?<=[.;!?])(?<!\b(?:[A-Z]\.[A-Z]|[Ll]ic|[Cc]ert|[Ee]xp|[Nn]o|St|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|Mass|Mich|Minn|Mo|Mont|Neb|Nev|Okla|Ore|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|Dept)\.)\s+(?=[A-Z\d])|\n/;

const known = new WeakMap<Facts, readonly Statement[]>();

/** Everything the résumé says, sentence by sentence, followed by the lines of the page that belong to no field. Hidden text is ignored. */
export function listStatements(facts: Facts): readonly Statement[] {
  const remembered = known.get(facts);
  if (remembered) return remembered;
  const { resume, views, signals } = facts;
  const certifications = resume.certifications.map(({ id, name, issuer, date, expires }) => ({
    path: `certifications/${id}/name`,
    text: [name, issuer, date, expires && `expires ${expires}`].filter(Boolean).join(', '),
  }));
  const languages = resume.languages.map(({ id, name, fluency }) => ({
    path: `languages/${id}/name`,
    text: fluency ? `${name} (${fluency})` : name,
  }));
  const fields = listAllTexts(resume).filter(({ path }) => !/^(?:certifications|languages)\//.test(path));
  const held = [...certifications, ...languages, ...fields].flatMap(({ path, text }) =>
    text.split(SENTENCE_END_PATTERN).map((sentence) => ({ path, text: sentence.trim() })),
  );
  const layout = signals.hidden.length === 0 ? views.find(({ id }) => id === 'layout')?.text : undefined;
  const lines = (layout ?? '').split(SENTENCE_END_PATTERN).map((text) => ({ text: text.trim() }));
  const all = [...held, ...lines].filter(({ text }) => text !== '');
  const pasted = findPastedLines(facts, all);
  const statements = all.filter(({ text }) => !REQUIREMENT_PATTERN.test(text) && !pasted.has(toComparable(text)));
  known.set(facts, statements);
  return statements;
}

/** Words that advertisements use to state requirements. Repeating them says nothing about the person. */
const REQUIREMENT_PATTERN =
  /\b(?:must|(?:is|are) (?:required|preferred|a must|a plus)|we are (?:looking|seeking)|(?:ideal|successful) candidates?|(?:candidates?|applicants?) (?:must|should|with)|will be considered|you (?:have|hold|must|will|are))\b|\b(?<!not |no |n[’']t |sponsorship |transfer )(?:required|preferred)\W*$/i;
/**
 * With at least this many lines identical to the advertisement, they count as copied. With fewer, two people may have used the same words.
 */
const MIN_COPIED_LINES = 3;
/** Shorter lines ("Excel") are in every résumé. */
const MIN_WORDS = 3;

/** The lines of the advertisement that the résumé repeats, if there are several. */
function findPastedLines({ job }: Facts, statements: readonly Statement[]): ReadonlySet<string> {
  const lines = new Set((job?.text ?? '').split(SENTENCE_END_PATTERN).map(toComparable));
  const shared = new Set(
    statements
      .map(({ text }) => toComparable(text))
      .filter((text) => lines.has(text) && text.split(' ').length >= MIN_WORDS),
  );
  return shared.size >= MIN_COPIED_LINES ? shared : new Set();
}

/** Sections that list what people hold; titles and role lines describe work. */
const ABOUT_SELF_PATTERN = /^(?:certifications|skills|other|contact|summary|awards|education\/[^/]+\/bullets)/;
/** A longer line describes something else as well. */
const MAX_CLAIM_LENGTH = 140;

const knownClaims = new WeakMap<Facts, readonly Statement[]>();

/** Lines in which a person says what they hold, without the lines of the page that are part of a role or a project. */
export function listClaims(facts: Facts): readonly Statement[] {
  const remembered = knownClaims.get(facts);
  if (remembered) return remembered;
  const statements = listStatements(facts);
  const isOfWork = createLineFinder(
    statements.flatMap(({ text, path }) =>
      path !== undefined && !ABOUT_SELF_PATTERN.test(path) ? [text.toLowerCase()] : [],
    ),
  );
  const claims = statements.filter(({ text, path }) => {
    if (text.length > MAX_CLAIM_LENGTH) return false;
    if (path !== undefined) return ABOUT_SELF_PATTERN.test(path);
    return !isOfWork(text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase());
  });
  knownClaims.set(facts, claims);
  return claims;
}

/** Whether a line is part of one of the texts or starts with one of them; the texts are searched as one, since there can be thousands of both. */
function createLineFinder(texts: readonly string[]): (line: string) => boolean {
  const whole = new Set(texts);
  const lengths = [...new Set(texts.map(({ length }) => length))].filter((length) => length <= MAX_CLAIM_LENGTH);
  const joined = [...whole].join('\n');
  const startsWithText = (line: string) =>
    lengths.some((length) => length <= line.length && whole.has(line.slice(0, length)));
  return (line) => texts.length > 0 && (startsWithText(line) || joined.includes(line));
}

/** The line that contains a sentence: the rest of the line may qualify it. */
export function findLine(text: string, sentence: string): string {
  const at = text.indexOf(sentence);
  if (at < 0) return sentence;
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end).slice(0, MAX_LINE_LENGTH);
}

const MAX_LINE_LENGTH = 400;

const knownLines = new WeakMap<ViewText, readonly string[]>();

/** The lines of the page in the order of its layout; none for formats without a layout. */
export function listLayoutLines({ views }: Facts): readonly string[] {
  const view = views.find(({ id }) => id === 'layout');
  if (!view) return [];
  const lines = knownLines.get(view) ?? view.text.split('\n');
  knownLines.set(view, lines);
  return lines;
}

/** Complete lines of the page, so that a status on the same line as an entry is read with it. */
export function findLines(facts: Facts, words: string): string[] {
  return listLayoutLines(facts).filter((line) => line.includes(words));
}

/** Every line is compared with every other, so a very long text is read only up to here; a résumé of ten pages has fewer. */
const MAX_SHORT_LINES = 800;
const short = new WeakMap<Facts, Statement[]>();

/**
 * Every line short enough to be about one thing, wherever the page has it: people add a license below a role or behind their name. A field is read with the rest
 * of its line, which may say that what it names has lapsed.
 */
export function listShortLines(facts: Facts): Statement[] {
  const remembered = short.get(facts);
  if (remembered) return remembered;
  const names = new Map(facts.resume.certifications.map(({ id, name }) => [`certifications/${id}/name`, name]));
  const statements = listStatements(facts).slice(0, MAX_SHORT_LINES);
  const fields = statements.flatMap(({ text, path }) => (path === undefined ? [] : [text.toLowerCase()]));
  const whole = listWholeLines(listLayoutLines(facts));
  // Half of a wrapped sentence says something else than the whole.
  const isFragment = (text: string) => {
    if (whole.has(text)) return false;
    const line = text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();
    return fields.some((field) => field.length > line.length && field.includes(line));
  };
  const lines = statements
    .filter(({ text, path }) => path !== undefined || !isFragment(text))
    .map((statement) => {
      if (statement.path === undefined) return statement;
      const line = findLines(facts, names.get(statement.path) ?? statement.text)[0]?.trim();
      return line === undefined || line.length > MAX_CLAIM_LENGTH ? statement : { ...statement, text: line };
    })
    .filter(({ text }) => text.length <= MAX_CLAIM_LENGTH);
  short.set(facts, lines);
  return lines;
}
