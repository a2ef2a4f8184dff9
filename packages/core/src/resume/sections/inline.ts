import { countWords } from '../../text/count-words.ts';
import { isWordList } from '../fields/content.ts';
import { cutLine, isWrapped, joinLines, type Line } from '../layout/index.ts';
import { documentLooks } from './looks.ts';
import type { Section } from './section.ts';
import { foldHeading, type HeadingMeaning, headingMeaning, type SectionKind } from './vocabulary.ts';

/** A line that starts with a section heading: "Skills: TypeScript, React". */
interface LabeledLine {
  line: Line;
  meaning: HeadingMeaning;
  /** The label, folded. */
  label: string;
  /** End of the label and start of its content. */
  end: number;
  rest: number;
}

/** Sections often written on the same line as their heading, by the kind of the section above. */
const OPENED_BELOW: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  contact: ['summary', 'education', 'skills', 'certifications', 'languages', 'awards'],
  summary: ['education', 'skills', 'certifications', 'languages', 'awards', 'other'],
  work: ['education', 'skills', 'certifications', 'languages', 'awards', 'other'],
  projects: ['education', 'skills', 'certifications', 'languages', 'awards', 'other'],
  volunteer: ['education', 'skills', 'certifications', 'languages', 'awards', 'other'],
  // Honors and coursework below a degree belong to the degree.
  education: ['skills', 'certifications', 'languages'],
  certifications: ['education', 'skills', 'languages', 'awards', 'other'],
  languages: ['education', 'skills', 'certifications', 'awards', 'other'],
  awards: ['education', 'skills', 'certifications', 'languages', 'other'],
  publications: ['education', 'skills', 'certifications', 'languages', 'awards', 'other'],
  other: ['education', 'skills', 'certifications', 'languages', 'awards'],
};
const OPENED_BELOW_INLINE: readonly SectionKind[] = [
  'education',
  'skills',
  'certifications',
  'languages',
  'awards',
  'other',
];
/** Sections in which a label directly below other lines belongs to them: to a role, a project, or a paragraph. */
const TAKES_LABELS: readonly SectionKind[] = ['work', 'projects', 'volunteer', 'summary', 'other'];
const LIST_SECTIONS: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'awards'];
/** A line is separate from the line above if the distance is more than this multiple of the usual one. */
const SEPARATE_LINE_RATIO = 1.15;

/**
 * Finds sections with the heading and its content on one line. Such a label starts a section only if nothing but more such
 * lines follow up to the next heading: below a label inside a role, the description continues. A repeated label isn't a
 * heading.
 * @param lines all lines of the document
 */
export function withInlineSections(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const seen = new Map<string, number>();
  for (const line of lines) {
    const label = parseLabel(line)?.label;
    if (label !== undefined) seen.set(label, (seen.get(label) ?? 0) + 1);
  }
  const { bodyGap } = documentLooks(lines);
  const isSetOff = (line: Line) => line.gap > SEPARATE_LINE_RATIO * bodyGap;
  const cutOnce = (line: Line) => {
    const labeled = line.marker === 0 ? parseLabel(line) : undefined;
    return labeled && seen.get(labeled.label) === 1 ? labeled : undefined;
  };
  return sections.flatMap((section) => split(section, cutOnce, isSetOff));
}

type Find = (line: Line) => LabeledLine | undefined;
type Test = (line: Line) => boolean;

function split(section: Section, find: Find, isSetOff: Test): Section[] {
  const opened = OPENED_BELOW[section.kind] ?? [];
  const first = section.heading ? 1 : 0;
  for (let at = first; at < section.lines.length; at++) {
    const line = section.lines[at] as Line;
    const labeled = find(line);
    if (!labeled || !opened.includes(labeled.meaning.kind)) continue;
    const isExact = labeled.meaning.match === 'exact';
    const takesLabels = TAKES_LABELS.includes(section.kind);
    // "Technologies" inside a project always belongs to the project.
    if (takesLabels ? !isExact || !isSetOff(line) : !isExact && !isSetOff(line)) continue;
    const inline = readInline(section.lines.slice(at), find, isSetOff);
    if (!inline) continue;
    return at === 0 ? inline : [{ ...section, lines: section.lines.slice(0, at) }, ...inline];
  }
  return [section];
}

/** The sections of the lines, each starting with its label; undefined if there are other lines between them. */
function readInline(lines: readonly Line[], find: Find, isSetOff: Test): Section[] | undefined {
  const sections: Section[] = [];
  let apart = false;
  for (const line of lines) {
    const open = sections[sections.length - 1];
    const labeled = find(line);
    if (
      labeled &&
      (!open || (labeled.meaning.kind !== open.kind && OPENED_BELOW_INLINE.includes(labeled.meaning.kind)))
    ) {
      apart = isSetOff(line);
      sections.push({
        kind: labeled.meaning.kind,
        heading: cutLine(line, 0, labeled.end),
        lines: [cutLine(line, labeled.rest)],
      });
    } else if (open && !isSetOff(line) && belongsToSection(open, line, apart)) open.lines.push(line);
    else return undefined;
  }
  return sections.every(isPlausible) ? sections.map(splitIntoItems) : undefined;
}

/** A list of certifications or awards with one line per item, as their readers require. */
function splitIntoItems(section: Section): Section {
  const { kind, lines } = section;
  if (kind !== 'certifications' && kind !== 'awards') return section;
  if (!lines.every((line, i) => i === 0 || isRest(line, lines[i - 1] as Line))) return section;
  const line = lines.reduce((whole, next) => joinLines(whole, next));
  const sign = SURE_SIGN_PATTERN.test(line.text) ? SURE_SIGN_PATTERN : /,/;
  const items = line.text.split(sign);
  // A comma can also separate a name, its issuer and the date.
  if (sign !== SURE_SIGN_PATTERN && (items.length < 3 || /\d{4}/.test(line.text))) return section;
  let from = 0;
  const cut = items.flatMap((item) => {
    const start = from;
    from += item.length + 1;
    return item.trim() === '' ? [] : [cutLine(line, start, start + item.length)];
  });
  return { ...section, itemized: true, lines: cut };
}
const SURE_SIGN_PATTERN = /[;•|·]/;

const isRest = (line: Line, above: Line): boolean => above.text.endsWith(',') || isWrapped(above, line);

/** Whether a line below belongs to the section: only its wrapped rest, if the label is close below other lines. */
function belongsToSection({ kind, lines }: Section, line: Line, apart: boolean): boolean {
  const last = lines[lines.length - 1] as Line;
  if (isRest(line, last)) return true;
  if (kind === 'skills' || kind === 'languages') return line.marker === 0 && isWordList([line]);
  return apart;
}

const MAX_ITEM_WORDS = 5;

/** "Skills: the ability to listen, and to stay calm when things go wrong." is a sentence and not a list. */
function isPlausible({ kind, lines }: Section): boolean {
  const text = lines.map((line) => line.text).join(' ');
  if (kind === 'summary') return countWords(text) > MAX_ITEM_WORDS;
  if (!LIST_SECTIONS.includes(kind) || !/[.!?]$/.test(text)) return true;
  return text.split(/[,;•|·]/).every((item) => countWords(item.trim()) <= MAX_ITEM_WORDS);
}

const LABEL_PATTERN = /^([^:]{2,42}?)\s*(?::\s*|\s[–—-]\s+)(?=[^\s/])/u;

function parseLabel(line: Line): LabeledLine | undefined {
  const match = LABEL_PATTERN.exec(line.text.slice(line.marker));
  const [whole = '', text = ''] = match ?? [];
  const meaning = match ? headingMeaning(text) : undefined;
  if (!meaning) return undefined;
  return {
    line,
    meaning,
    label: foldHeading(text),
    end: line.marker + text.length,
    rest: line.marker + whole.length,
  };
}
