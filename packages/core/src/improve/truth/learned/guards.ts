import { findSkillByName, findSkills } from '../../../skills/index.ts';
import { subjectOf } from '../../../text/word-vectors/index.ts';
import { addsPraise } from '../claims/follows.ts';
import { singular } from '../claims/lemmas.ts';
import { RESULT_VERBS } from '../claims/words/weights.ts';
import { dropsStanding } from '../credential-standing.ts';
import { mixesLines } from '../mixed-lines.ts';
import { isUsedAsTool } from '../names.ts';
import { isProperName } from '../skill-names.ts';
import type { Alignment } from './alignment.ts';
import type { Unit } from './units.ts';

/** Words of periods and amounts, and what each stands for. */
const MEASURES: ReadonlyMap<string, string> = new Map(
  `second seconds, minute minutes min, hour hours hourly hr, shift shifts, day days daily everyday, night nights nightly overnight, week weeks weekly, weekend weekends, month months monthly,
  quarter quarters quarterly, season seasons seasonal seasonally, semester semesters, term terms, year years yearly annual annually, decade decades,
  morning mornings, afternoon afternoons, evening evenings, spring, summer summers, fall autumn, winter winters,
  monday mondays mon, tuesday tuesdays tue tues, wednesday wednesdays wed, thursday thursdays thu thur thurs, friday fridays fri, saturday saturdays sat, sunday sundays sun,
  january jan, february feb, march mar, april apr, june jun, july jul, august aug, september sept sep, october oct, november nov, december dec,
  percent, dollar dollars, cent cents, thousand thousands, million millions, billion billions, dozen dozens, hundred hundreds, double doubled, triple tripled, half halved,
  inch inches, foot feet ft, yard, mile miles, meter meters, kilometer kilometers, acre acres, hectare hectares, pound pounds lb lbs, ounce ounces oz, kilogram kilograms kg, gram grams, ton tons,
  gallon gallons, liter liters, degree degrees, once, twice`
    .split(',')
    .flatMap((row) => {
      const words = row.trim().split(/\s+/);
      return words.map((word): [string, string] => [word, words[0] ?? word]);
    }),
);

const measureOf = ({ term }: Unit): string | undefined =>
  MEASURES.get(term.text) ?? MEASURES.get(term.raw.toLowerCase());

/** Whether an edit has a figure or a measure that the original doesn't have. */
function addsFigure(after: readonly Unit[], own: readonly Unit[]): boolean {
  const numbers = new Set(own.filter(({ use }) => use === 'number').map(({ term }) => term.text));
  const measures = new Set(own.flatMap(listMeasures));
  return after.some((unit) => {
    const { text } = unit.term;
    if (unit.use === 'number' && text !== '1' && !numbers.has(text) && !isCounted(after, unit, own)) return true;
    const measure = measureOf(unit);
    return measure !== undefined && !measures.has(measure) && !FREE_MEASURES.has(measure);
  });
}

/** Whether something became the result of something else: "…, reducing complaints", "which lowered turnover". */
function addsResult(after: readonly Unit[], own: readonly Unit[]): boolean {
  const isResult = ({ verbs, stand, joint }: Unit) =>
    verbs.some((verb) => RESULT_VERBS.has(verb)) && (stand === 'gerund' || joint === 'which' || joint === 'that');
  return after.some(
    (unit) =>
      (unit.use === 'act' || unit.use === 'verbal') &&
      isResult(unit) &&
      !own.some((other) => isResult(other) && other.verbs[0] === unit.verbs[0]),
  );
}

/** Words for the terms of a job, which no other word means. */
const TERMS_PATTERN = /\b(?:full|part)[- ]time\b|\b(?:permanent|salaried|per diem)\b/gi;

function addsTerms(after: string, sources: readonly string[]): boolean {
  const listTerms = (text: string) =>
    [...text.toLowerCase().matchAll(TERMS_PATTERN)].map(([term]) => term.replace('-', ' '));
  const known = new Set(sources.flatMap(listTerms));
  return listTerms(after).some((term) => !known.has(term));
}

const SUPERVISED_PATTERN =
  /\b(?:under (?:the |an? |my |our )?(?:\p{Lu}|supervis|direct|guidance|\p{L}+(?:er|or|ist|yman)\b)|supervised by)/u;

const dropsSupervision = (after: string, sources: readonly string[]): boolean =>
  sources.some((source) => SUPERVISED_PATTERN.test(source)) &&
  !/\b(?:under|supervis\p{L}*|direction|guidance)\b/iu.test(after);

/** An edit of one text with its units, and its sources as written, with corrected spelling, and as units. */
interface GuardedEdit {
  after: string;
  units: readonly Unit[];
  sources: readonly string[];
  spelled: readonly string[];
  own: readonly Unit[];
}

/**
 * Whether an edit adds a figure, a result, praise, a name, or a product, drops that a credential isn't held or
 * that somebody supervised, or mixes two jobs.
 */
export const addsSurely = ({ after, units, sources, spelled, own }: GuardedEdit): boolean =>
  addsFigure(units, own) ||
  addsResult(units, own) ||
  addsTerms(after, sources) ||
  dropsSupervision(after, sources) ||
  addsPraise(after, sources, spelled) ||
  addsName(after, sources) ||
  dropsStanding(after, sources) ||
  namesProduct(after, spelled) ||
  mixesLines(after, spelled);

/** Measures that an abbreviation or a sign stands for. */
const SHORT_MEASURES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^am$|^\d+a(?:m|\.m\.)?$/, ['morning']],
  [/^pm$|^\d+p(?:m|\.m\.)?$/, ['afternoon', 'evening', 'night']],
  [/^mos?$/, ['month']],
  [/^(?:biweekly|fortnightly)$/, ['week', 'twice']],
  [/^(?:mornings?|mid-?day)$/, ['day']],
];
const FREE_MEASURES = new Set(['shift', 'once']);

function listMeasures(unit: Unit): string[] {
  const measure = measureOf(unit);
  const raw = unit.term.raw.toLowerCase();
  return [
    ...(measure ? [measure] : []),
    ...SHORT_MEASURES.flatMap(([pattern, list]) => (pattern.test(raw) || pattern.test(unit.term.text) ? list : [])),
  ];
}

/** "Two times" for "twice". */
const isCounted = (after: readonly Unit[], { at, term }: Unit, own: readonly Unit[]): boolean =>
  /^(?:time|occasion)$/.test(after[at + 1]?.term.noun ?? '') &&
  own.some(
    (other) => (other.term.text === 'twice' && term.text === '2') || (other.term.text === 'once' && term.text === '1'),
  );

const INNER_CAPITAL_PATTERN = /(?<![.!?:;\u2022]\s+|^\W*)\b\p{Lu}[\p{L}\p{N}]*(?![+#])/gu;

/** Whether a text names a product that its sources don't, with a new word or by the capital of an ordinary one. */
function namesProduct(after: string, sources: readonly string[]): boolean {
  const skills = new Set(sources.flatMap((source) => findSkills(source).map(({ skill }) => skill)));
  if (findSkills(after).some(({ skill }) => isProperName(skill) && !skills.has(skill))) return true;
  const written = new Set(sources.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...after.matchAll(INNER_CAPITAL_PATTERN)].some(([word]) => {
    const small = word.toLowerCase();
    if (written.has(word) || !(written.has(small) || written.has(singular(small).text))) return false;
    const skill = findSkillByName(word);
    return (
      skill !== undefined && isProperName(skill.id) && isOrdinaryWord(small) && !isUsedAsTool(sources.join(' '), small)
    );
  });
}

/** Whether an edit has a name or an abbreviation inside a sentence that isn't in its sources, in any form. */
function addsName(after: string, sources: readonly string[]): boolean {
  const all = sources.join(' ');
  const words = all.match(/[\p{L}\p{N}]+/gu) ?? [];
  const written = new Set(words.flatMap((word) => [word.toLowerCase(), singular(word.toLowerCase()).text]));
  const initials = words.map((word) => word[0]?.toLowerCase()).join('');
  const shorts = [...written].filter((word) => word.length >= 2 && word.length <= LONGEST_SHORT);
  const capitals = [...after.matchAll(INNER_CAPITAL_PATTERN)].map(([word]) => word);
  return capitals.some((word) => {
    const small = word.toLowerCase();
    if (small === 'i' || written.has(small) || written.has(singular(small).text)) return false;
    if (/^\p{Lu}{2,}s?$/u.test(word) && initials.includes(small.replace(/s$/, ''))) return false;
    if ([...written].some((one) => one.slice(0, 3) === small.slice(0, 3))) return false;
    const first = small[0] ?? '';
    return !shorts.some((short) => short[0] === first || (capitals.length > 1 && short.includes(first)));
  });
}
const LONGEST_SHORT = 5;

const isOrdinaryWord = (word: string): boolean =>
  (['n', 'v', 'a', 'r'] as const).some((part) => subjectOf(word, part) !== undefined);

const APART_PATTERN = /^(?:for|from|with|by|under|about)$/;

/** Whether a list has what the original only said for whom, from what, or with whom it was: "coffee for meetings" as "coffee and meetings". */
export const listsWhatWasApart = ({ after, own, links }: Alignment): boolean =>
  after.some((unit, i) => {
    const partner = own[links[i]?.to ?? -1];
    const isThing = unit.use === 'noun' && unit.isHead && unit.isListed && unit.relation === '';
    return isThing && partner?.isHead === true && APART_PATTERN.test(partner.relation);
  });

/** Whether what was done to the person became what they did: "was given a briefing" as "gave a briefing". */
export const doesWhatWasReceived = ({ after, own, links }: Alignment): boolean =>
  after.some((unit, i) => {
    const partner = own[links[i]?.to ?? -1];
    return unit.use === 'act' && unit.stand === 'past' && /^(?:was|is|am|are) past self$/.test(partner?.stand ?? '');
  });
