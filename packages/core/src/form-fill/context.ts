import type { FieldDescription } from './types.ts';
import { toAskedWords, toWords } from './words.ts';

/** A field in words, made once for all rules. */
export interface FieldWords {
  field: FieldDescription;
  /** The label, or the hint of a field that has none. */
  asked: string;
  askedWords: readonly string[];
  labelWords: string;
  hintWords: string;
  /** Each name of the control in words. */
  names: readonly string[];
  /** The headings around it, innermost last, at most three. */
  sections: readonly string[];
  autocomplete: readonly string[];
  place: 'person' | 'employment' | 'education';
  /** It is about another person: a referrer, a reference, somebody for emergencies. */
  isOthers: boolean;
}

const NEAR_SECTIONS = 3;
const MOST_NAMES = 8;

const EMPLOYMENT_PATTERN =
  /^(?:relevant |previous |past |current |most recent )*(?:experiences?|employers?|employment|jobs?|positions?)(?: \d+)?$|\b(?:work|professional|employment|job|career) (?:experiences?|history|background)\b|\b(?:current|previous|past|recent|last) (?:employment|employers?|jobs?|positions?)\b|\bemployment (?:details|information|record)\b/;
const EDUCATION_PATTERN =
  /^(?:academic |your )?(?:schools?|universit(?:y|ies)|colleges?|degrees?|studies)(?: \d+)?$|\beducations?\b|\bacademic (?:background|history)\b|\beducational (?:background|history)\b/;
const EMPLOYMENT_NAME_PATTERN =
  /\bwork ?experiences?\b|\bemployment history\b|\bemployments\b|\bwork history\b|\b(?:experiences?|employers?|employment|jobs?|positions?) \d/;
const EDUCATION_NAME_PATTERN = /\beducations?(?: history)?\b(?! level)|\bschools? \d/;

const OTHERS_PATTERN =
  /\b(?:referr(?:al|als|er|ers|ed|ing)|referees?|references?|emergency|next of kin|supervisors?|managers?|recruiters?|spouses?|parents?|guardians?|friends?|relatives?|contact person|beneficiary|witness|physician|doctor|colleagues?|employees? (?:name|email|id)|hiring manager|mother|father|landlord|coworkers?|boss)\b/;

function findPlace(sections: readonly string[], names: readonly string[]): FieldWords['place'] {
  for (const section of sections.toReversed()) {
    if (EMPLOYMENT_PATTERN.test(section)) return 'employment';
    if (EDUCATION_PATTERN.test(section)) return 'education';
  }
  if (names.some((name) => EMPLOYMENT_NAME_PATTERN.test(name))) return 'employment';
  if (names.some((name) => EDUCATION_NAME_PATTERN.test(name))) return 'education';
  return 'person';
}

/** "Month" of a date says nothing without the heading or the name that says which date. */
const PARTS: Readonly<Record<string, string>> = { month: 'month', mm: 'month', year: 'year', yyyy: 'year', yy: 'year' };

function addDateName(asked: string, sections: readonly string[], names: readonly string[]): string {
  const part = PARTS[asked];
  if (part === undefined) return asked;
  const name = names.find((each) =>
    /\b(?:start|from|end|to) ?date\b|\bdate (?:from|to)\b|\b(?:start|from|end)\b/.test(each),
  );
  if (name) return `${/\b(?:start|from)\b/.test(name) || /startdate/.test(name) ? 'start date' : 'end date'} ${part}`;
  const section = sections.at(-1);
  return section ? `${toAskedWords(section)} ${part}` : asked;
}

/** What the rules look at. */
export function toFieldWords(field: FieldDescription): FieldWords {
  const names = [
    ...new Set(
      field.names
        .split(/\s+/)
        .slice(0, MOST_NAMES * 2)
        .map(toWords),
    ),
  ]
    .filter(Boolean)
    .slice(0, MOST_NAMES);
  const sections = field.sections.slice(-NEAR_SECTIONS).map(toWords).filter(Boolean);
  const labelWords = toWords(field.label);
  const hintWords = toWords(field.hint);
  const plainAsked = toAskedWords(field.label === '' ? field.hint : field.label);
  // "Number" of an input for telephone numbers.
  const asked =
    field.kind === 'tel' && plainAsked === 'number' ? 'phone number' : addDateName(plainAsked, sections, names);
  return {
    field,
    asked,
    askedWords: asked.split(' '),
    labelWords,
    hintWords,
    names,
    sections,
    autocomplete: field.autocomplete.toLowerCase().split(/\s+/).filter(Boolean),
    place: findPlace(sections, names),
    isOthers:
      OTHERS_PATTERN.test(labelWords) ||
      OTHERS_PATTERN.test(sections.at(-1) ?? '') ||
      names.some((name) => OTHERS_PATTERN.test(name)) ||
      (field.label === '' && OTHERS_PATTERN.test(hintWords)),
  };
}
