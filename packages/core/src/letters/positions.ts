import { type Entry, isCurrent } from '../ats/facts/entries.ts';
import { countMonthsCovered, getMonthRange } from '../ats/facts/months.ts';
import { shortTitle } from '../improve/titles.ts';
import { SCOPE_WORDS } from '../improve/truth/lexicon.ts';
import { tokensOf } from '../improve/truth/tokens.ts';
import { PRESENT } from '../resume/model.ts';
import { isCovered, names, normalize, removePhrases, wordSet } from './coverage.ts';
import type { Evidence } from './evidence.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A date as people write it: "March 2019", "Mar 2019", "2019". */
export function writtenDates(dates: readonly (string | undefined)[]): string[] {
  return dates.flatMap((date) => {
    if (date === undefined || date === PRESENT) return [];
    const [year = '', month] = date.split('-');
    const name = MONTHS[Number(month) - 1];
    return name ? [`${name} ${year}`, `${name.slice(0, 3)} ${year}`, year] : [year];
  });
}

/** Words whose loss would make a title greater: "Assistant Manager", "Student Nurse". */
const LIMITING_WORDS = wordSet(
  'student vice substitute interim night-shift co-lead former future pre aspiring honorary',
);

/** A title under the names that claim no more: without what follows a comma, and without words in front that don't limit it. */
function listTitles(title: string): string[] {
  const short = shortTitle(title) ?? title;
  const words = short.split(' ');
  const tails = /\b(?:to|for|of)\b/i.test(short)
    ? []
    : words
        .map((_, at) => ({ dropped: words.slice(0, at), tail: words.slice(at).join(' ') }))
        .filter(({ dropped }) =>
          dropped.every((word) => !SCOPE_WORDS.has(word.toLowerCase()) && !LIMITING_WORDS.has(word.toLowerCase())),
        )
        .map(({ tail }) => tail);
  return [title, short, ...tails];
}

/** The names of an entry: its title and its employer. */
export const listNames = ({ title, employer }: Entry): string[] => [
  ...(title ? listTitles(title) : []),
  ...(employer ? [employer] : []),
];

const POSITION_WORDS = wordSet(
  `i my am i’m was were work worked working have has had i’ve been employed serve served serving as a an the at for with in from to since until
  till and position role job title most recent current currently previous previously latest last is of hold held there joined started also where
  present now during while time`,
);
const PRESENT_PATTERN = /^(?:i am|i’m|i work\b|i currently|my current)|\bcurrent(?:ly)?\b|\bnow\b/;

/** Whether a statement only says where, as what, and when somebody worked, and one entry says so. */
export function isPosition(text: string, { facts: { entries } }: Evidence): boolean {
  const plain = normalize(text);
  return entries.some((entry) => {
    if (PRESENT_PATTERN.test(plain) && !isCurrent(entry)) return false;
    if (/\bmost recent\b|\blatest\b/.test(plain) && entry !== entries[0] && !isCurrent(entry)) return false;
    return isCovered(plain, listPositionPhrases(entry), POSITION_WORDS);
  });
}

function listPositionPhrases(entry: Entry): string[] {
  const kind = entry.kind === 'volunteer' ? ['volunteer', 'volunteered', 'as a volunteer'] : [];
  const project = entry.kind === 'project' ? ['project', 'built', 'made'] : [];
  const intern = /\bintern\b/i.test(entry.title ?? '') ? ['interned', 'internship'] : [];
  return [...listNames(entry), ...writtenDates([entry.start, entry.end]), ...kind, ...project, ...intern];
}

/** "over 10 years", "5+ years", "six years". */
const YEARS_PATTERN =
  /\b(?:(over|more than|nearly|almost|about|around|at least)\s+)?(\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)(\+)?[ -]years?’?(?![\p{L}-])/iu;
const YEARS_WORDS = wordSet('of experience experienced professional years work bring hands-on total in field');
const NEARLY_MONTHS = 4;

export const findYears = (text: string): RegExpExecArray | null => YEARS_PATTERN.exec(text);

/** Whether the dates of the roles that a text names, or of all roles, cover the years that it claims; true if it claims none. */
export function areYearsCovered(text: string, { facts }: Evidence): boolean {
  const found = findYears(text);
  if (!found) return true;
  const [, hedge = '', number = ''] = found;
  const years = /^an?$/i.test(number) ? 1 : Number(tokensOf(number)[0]?.text);
  const named = facts.entries.filter((entry) => listNames(entry).some((name) => names(text, name)));
  const isSpecific = /\b(?:as an?|at|with|for)\s+\S/.test(text.slice(found.index + found[0].length));
  const roles = named.length > 0 || isSpecific ? named : facts.entries.filter(({ kind }) => kind === 'work');
  const ranges = roles.flatMap(({ start, end }) => getMonthRange(start, end, facts.now) ?? []);
  const months = countMonthsCovered(ranges);
  if (/over|more/i.test(hedge)) return months > years * 12;
  return months >= years * 12 - (/nearly|almost/i.test(hedge) ? NEARLY_MONTHS : 0);
}

/** Whether a statement only says for how long somebody worked, where, and as what, and the dates cover it. */
export function isExperience(text: string, evidence: Evidence): boolean {
  const found = findYears(text);
  if (!found || !areYearsCovered(text, evidence)) return false;
  const rest = removePhrases(text, [found[0]]);
  return evidence.facts.entries.some((entry) =>
    isCovered(`${rest} years`, [...listNames(entry), 'years'], new Set([...POSITION_WORDS, ...YEARS_WORDS])),
  );
}
