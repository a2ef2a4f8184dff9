import type { FieldDescription } from './types.ts';
import { remember, toAskedWords, toWords } from './words.ts';

/** A field in words, made once for all rules. */
export interface FieldWords {
  field: FieldDescription;
  /** The label, or the hint of a field that has none. */
  asked: string;
  /** The same without the text in parentheses, if that only explains. */
  core: string;
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
  /^(?:relevant |previous |past |current |most recent |present |other |your |former |prior |last |latest |all |list |two |three |five |teaching |nursing |driving |paid |the |\d+ )*(?:experiences?|employers?|employment|jobs?|positions?(?: held)?|work)(?: \d+)?(?: (?:most recent|current|present|previous|last|optional|if any|(?:newest|latest|most recent) first))*$|^(?:your |past |previous )*roles?(?: \d+)?(?: (?:newest|latest|most recent) first)?$(?<!^role)|\b(?:work|professional|employment|job|career) (?:experiences?|history|background|record)\b|\b(?:current|present|previous|past|recent|last|latest|first|second|third|next|earlier) (?:employment|employers?|jobs?|positions?|roles?)\b(?! (?:applied|you are|title))|^compan(?:y|ies) \d+$|\bemployment (?:details|information|record)\b|\b(?:where|places|companies|jobs) (?:you|youve|you have|have you) (?:have )?(?:worked|held|had)\b|\b(?:your )?career (?:so far|to date)\b|\bpast (?:work|roles)\b/;
const EDUCATION_PATTERN =
  /^(?:academic |your |\d+ |previous |most recent )*(?:schools?|universit(?:y|ies)|colleges?|degrees?|studies|schooling|academics)(?: \d+)?$|\beducations?\b|^(?:colleges?|universit(?:y|ies)|graduate|undergraduate)(?: (?:and|or|then)? ?(?:colleges?|universit(?:y|ies)|schools?|graduate|undergraduate|studies))+$|^(?:highest|latest|last) (?:degree|school)$|\bwhere did you (?:study|go to (?:school|college))\b|\bacademic (?:background|history|record|qualifications?|credentials)\b|\beducational (?:background|history)\b|\bwhere you (?:studied|went to school)\b|\b(?:schools|colleges|universities) (?:you )?(?:have )?attended\b/;
const EMPLOYMENT_NAME_PATTERN =
  /\bwork ?experiences?\b|\bemployment history\b|\bemployments\b|\bwork history\b|\b(?:experiences?|employers?|employment|jobs?|positions?) \d/;
const EDUCATION_NAME_PATTERN = /\beducations?(?: history)?\b(?! level)|\bschools? \d/;

const OTHERS_PATTERN =
  /\b(?:referr(?:al|als|er|ers|ed|ing)|referees?|references?|emergency|next of kin|supervisors?|managers?|recruiters?|spouses?|parents?|guardians?|friends?|relatives?|contact person|beneficiary|witness|physician|doctor|colleagues?|employees? (?:name|email|id)|hiring manager|mother|father|landlord|coworkers?|boss)\b/;

/** A whole heading of a part about other people, which may have headings of its own inside. */
const OTHERS_PART_PATTERN =
  /^(?:\w+ ){0,2}(?:references?|referees?|emergency contacts?|next of kin|spouse|parents?|guardians?)(?: (?:\d+|information|details|contacts?|optional))*$|\breferences? \d|\b(?:someone|somebody|anyone|people|persons?|contacts?) (?:who|whom|that|we|to) (?:\w+ )?(?:can|could|may|will|would|should|knows?|speaks?|vouch|recommends?|call|notify|contact|reach)\b|\b(?:agency|school|company|employer|business|office|store|work|billing) contacts?\b|\bcontact at (?:your|the)\b|^dependents?\b|\bvouch for you\b|\bspeak for you\b|\bin (?:case of|an) emergency\b|\bin case (?:something|anything)\b|\breferred you\b/;

/** "Their number", and what "someone" is called. */
const THEIRS_PATTERN =
  /\b(?:their|his|her)\b(?! (?:own|pronouns?))|\b(?:someone|somebody|whom?) (?:we|to|you|can|could|should)\b/;

/** An address where the person no longer lives, or that belongs to somebody else. */
const OTHER_ADDRESS_PATTERN =
  /\b(?:addresses|residences|residency|where you lived) (?:\w+ ){0,3}(?:past|last|previous)\b|\b(?:address|residence|residency) history\b|\b(?:previous|prior|former|past|last|alternate|employers?|company|school|work|business|billing|shipping) (?:\w+ )?(?:address(?:es)?|residences?)\b|\b(?:where|places) (?:you|youve|you have) (?:have )?(?:lived|resided) (?:before|previously)\b/;

const isEmployment = remember((section) => EMPLOYMENT_PATTERN.test(section));
const isEducation = remember((section) => EDUCATION_PATTERN.test(section));
const isOthersPart = remember((section) => OTHERS_PART_PATTERN.test(section));
const isOtherAddress = remember((section) => OTHER_ADDRESS_PATTERN.test(section));
const isOthersHeading = remember((section) => OTHERS_PATTERN.test(section));

/** "Section D. Employment", "Part 3: Education", and "IV. Work history": which part of the form it is says nothing. */
const SECTION_NUMBER = /^(?:(?:section|part|step|page) )?(?:[a-h]|\d{1,2}|i{1,3}|i?v|vi{1,3}|i?x) (?=\w)/;
const withoutNumber = (section: string): string => section.replace(SECTION_NUMBER, '');

function findPlace(sections: readonly string[], names: readonly string[]): FieldWords['place'] {
  for (const section of sections.toReversed()) {
    const bare = withoutNumber(section);
    if (isEmployment(section) || isEmployment(bare)) return 'employment';
    if (isEducation(section) || isEducation(bare)) return 'education';
  }
  if (names.some((name) => EMPLOYMENT_NAME_PATTERN.test(name))) return 'employment';
  if (names.some((name) => EDUCATION_NAME_PATTERN.test(name))) return 'education';
  return 'person';
}

/** "Month" of a date says nothing without the heading or the name that says which date. */
const PARTS: Readonly<Record<string, string>> = {
  month: 'month',
  mm: 'month',
  mo: 'month',
  yr: 'year',
  year: 'year',
  yyyy: 'year',
  yy: 'year',
};

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

const PHONE_SECTION_PATTERN =
  /^(?:(?:your|home|mobile|cell|primary|daytime|contact|best) )*(?:phone|mobile|cell)(?: number)?$/;
/** Telephone numbers of North America in three inputs. */
const PHONE_PARTS = new Map(
  Object.entries({
    'area code': 'area',
    area: 'area',
    prefix: 'prefix',
    exchange: 'prefix',
    'last four digits': 'line',
    'last four': 'line',
    'last 4 digits': 'line',
    'line number': 'line',
  }),
);

const MONTH_OPTION = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const LEAST_YEARS = 5;

/** What part of a date a list is for, as its options say. */
function listedPart({ kind, options }: FieldDescription): 'month' | 'year' | null {
  if (kind !== 'select') return null;
  if (options.filter((text) => MONTH_OPTION.test(text)).length === 12) return 'month';
  const years = options.filter((text) => /^(?:19|20)\d\d$/.test(text)).length;
  return years >= LEAST_YEARS && years >= options.length - 1 ? 'year' : null;
}

/** What in parentheses says whose it is, which one, or how it is put together. */
const NARROWING_PATTERN =
  /^\s*apt\b|^\s*(?:street|address|zip|postal code)\s*$|\b(?:of|work|business|previous|prior|other|alternate|emergency|company|employers?|school|office|secondary|birth|last|first|middle|city|state|zip|countr(?:y|ies)|different|applying|citizenship|preferred|mr|mrs|two|2|second|line|suite|unit|building|floor|native|local|language|kana|maiden|spouse|father|mother|pronunciation|phonetic|code|phone|username|handle|user|scale|minor|rate|level|years?|yrs|why|how|explain|describe)\b/i;

/** "As shown on your Social Security card" says how a name is written, and asks for no number. */
export const withoutDocument = (label: string): string =>
  label.replace(
    /[,\s]*\(?\b(?:exactly )?as (?:it )?(?:is )?(?:shown|printed|appears?|listed|written|stated|it reads)?\s*(?:on|in) (?:your |the |an? )?(?:[\w’']+ ){0,4}(?:card|id|passport|licen[cs]e|certificate|documents?|identification)\b\)?/i,
    '',
  );

/** A heading in words without what it says in parentheses, such as the years that it is about. */
const withoutParentheses = (section: string): string => toWords(section.replaceAll(/\([^()]*\)/g, ' '));

/** "Email (all notices are sent by email)" asks for the email. */
const withoutAside = (label: string): string =>
  label.replace(/\(([^()]*)\)/g, (whole, aside: string) =>
    /^\s*not\b/i.test(aside) || !NARROWING_PATTERN.test(aside) ? ' ' : whole,
  );

/** A label that speaks of the job of the fields before it. */
const THERE_PATTERN =
  /(?<!\b(?:is|are|was|were) )\bthere\b|\bsince\b|\b(?:started|began|joined|left)\b|\bdid you (?:start|begin|join|leave|stop)\b|^(?:do|are) you still\b|^still\b/;
const JOB_MEANINGS = /^(?:employer|job-title|current-employer|current-title)$/;

/** Whether a field belongs to the job that the fields just before ask about, though no heading says so. */
export const continuesJob = (words: FieldWords, before: readonly (string | null)[]): boolean =>
  words.place === 'person' &&
  before.some((meaning) => meaning !== null && JOB_MEANINGS.test(meaning)) &&
  (THERE_PATTERN.test(words.asked) || words.sections.slice(-1).some((section) => THERE_PATTERN.test(section)));

const PHONE_EXAMPLE =
  /^\W*(?:\+?1\W+)?(?:\d{3}|x{3}|_{3}|#{3})\W+(?:\d{3}|x{3}|_{3}|#{3})\W+(?:\d{4}|x{4}|_{4}|#{4})\W*$/i;
const EMAIL_EXAMPLE = /^\S+@\S+\.\S+$/;
const LINK_EXAMPLE = /^(?:https?:\/\/)?(?:www\.)?(linkedin|github)\.com\//i;

/** What a field without a label asks for, as the example in it shows. */
function exampleOf({ label, hint, kind }: FieldDescription): string | null {
  if (label !== '') return null;
  if (kind === 'email' && EMAIL_EXAMPLE.test(hint)) return 'email';
  if (kind === 'tel' && PHONE_EXAMPLE.test(hint)) return 'phone number';
  return LINK_EXAMPLE.exec(hint)?.[1]?.toLowerCase() ?? null;
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
  const labelWords = toWords(withoutDocument(field.label));
  const hintWords = toWords(field.hint);
  const plainAsked = exampleOf(field) ?? toAskedWords(field.label === '' ? field.hint : withoutDocument(field.label));
  // "Number" of an input for telephone numbers.
  const near = sections.slice(-2);
  const phonePart = near.some((section) => PHONE_SECTION_PATTERN.test(section)) && PHONE_PARTS.get(plainAsked);
  const listed = listedPart(field);
  const asked = phonePart
    ? `phone ${phonePart}`
    : listed !== null && PARTS[plainAsked] === undefined && plainAsked !== ''
      ? `${plainAsked
          .replaceAll(/\b(?:month|year|mm|yyyy|mo)\b/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()} ${listed}`
      : plainAsked === 'line 1' && near.some((section) => /\baddress\b/.test(section))
        ? 'address line 1'
        : field.kind === 'tel' && plainAsked === 'number'
          ? 'phone number'
          : addDateName(plainAsked === '' && listed !== null ? listed : plainAsked, sections, names);
  return {
    field,
    asked,
    core: toAskedWords(withoutAside(field.label === '' ? field.hint : withoutDocument(field.label))),
    askedWords: asked.split(' '),
    labelWords,
    hintWords,
    names,
    sections,
    autocomplete: field.autocomplete.toLowerCase().split(/\s+/).filter(Boolean),
    place: findPlace(field.sections.slice(-NEAR_SECTIONS).map(withoutParentheses).filter(Boolean), names),
    isOthers:
      OTHERS_PATTERN.test(labelWords) ||
      isOthersHeading(sections.at(-1) ?? '') ||
      sections.slice(-2).some(isOtherAddress) ||
      sections.some(isOthersPart) ||
      names.some((name) => OTHERS_PATTERN.test(name)) ||
      (field.label === '' && OTHERS_PATTERN.test(hintWords)) ||
      THEIRS_PATTERN.test(asked),
  };
}
