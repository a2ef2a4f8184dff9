import type { DegreeRequirement } from '../../jobs/types.ts';
import type { EducationEntry } from '../../resume/model.ts';
import { toComparable } from '../wording/words.ts';

/** Subjects implied by the name of a degree. */
const SUBJECT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bsn|msn|adn|asn|dnp)\b|of nursing\b|in nursing\b/, 'nursing'],
  [/\b(?:mba|bba|bsba|dba)\b|of business\b/, 'business'],
  [/\b(?:msw|bsw)\b|of social work\b/, 'social work'],
  [/\b(?:bsme)\b/, 'mechanical engineering'],
  [/\b(?:bsee|msee)\b/, 'electrical engineering'],
  [/\b(?:bsce)\b/, 'civil engineering'],
  [/\b(?:beng|meng|mse)\b|of engineering\b/, 'engineering'],
  [/\b(?:bscs|mscs|mcs)\b/, 'computer science'],
  [/\b(?:med|bed|edd)\b|of education\b|in teaching\b/, 'education'],
  [/\b(?:bfa|mfa)\b|of fine arts\b/, 'fine arts'],
  [/\b(?:mph)\b|of public health\b/, 'public health'],
  [/\b(?:mpa)\b|of public administration\b/, 'public administration'],
  [/\b(?:jd|llb|llm)\b|juris doctor\b|of law\b/, 'law'],
  [/\b(?:pharmd)\b|of pharmacy\b/, 'pharmacy'],
  [/\b(?:barch|march)\b|of architecture\b/, 'architecture'],
  [/of accountancy\b|of accounting\b/, 'accounting'],
  [/of music\b|\bbmus\b/, 'music'],
  [/\b(?:mls|mlis|msls)\b|of library\b/, 'library science'],
  [/\b(?:otd|mot|msot)\b/, 'occupational therapy'],
  [/\b(?:dpt|mspt)\b/, 'physical therapy'],
  [/\baud\b/, 'audiology'],
  [/\b(?:macc|mpacc)\b/, 'accounting'],
  [/\b(?:mssw|dsw)\b/, 'social work'],
  [/\b(?:msed|mat|bsed)\b/, 'education'],
  [/\b(?:bsit|msit)\b/, 'information technology'],
  [/\bmsme\b/, 'mechanical engineering'],
  [/\bmsce\b/, 'civil engineering'],
  [/\b(?:mpas|mspas)\b/, 'physician assistant'],
  [/\bmmft\b/, 'marriage and family therapy'],
  [/\bmdiv\b/, 'divinity'],
];

/** Subjects accepted wherever another one is required. */
const SUBJECTS_BY_FIELD: Readonly<Record<string, string>> = {
  business:
    'business finance accounting accountancy marketing management economics administration commerce entrepreneurship',
  'human services': 'psychology sociology social work counseling',
  quantitative: 'mathematics statistics economics physics engineering computer science data finance',
  stem: 'mathematics statistics physics engineering computer science chemistry biology',
  education: 'education teaching curriculum instruction literacy',
  'life science':
    'biology microbiology biochemistry zoology botany genetics physiology biotechnology ecology immunology',
  'liberal arts': 'english history philosophy literature humanities',
};

/**
 * Groups of subjects that are in the same or an adjacent family of the Classification of Instructional Programs (NCES, 2020). They define
 * "or a related field".
 */
const FAMILIES_PATTERNS: readonly RegExp[] = [
  /\b(?:computer|computing|software|informatics|information (?:systems?|technology|science)|cyber ?security|data science|network\w*|web development)\b/,
  /\b(?:biolog\w*|microbiolog\w*|bio ?chemistry|biomedical sciences?|zoology|botany|genetics|physiology|biotechnology|ecology|immunology|neuroscience|molecular|life sciences?)\b/,
  /\b(?:mechanical|electrical|civil|chemical|industrial|aerospace|aeronautical|manufacturing|structural|environmental|materials|biomedical|systems) engineering\b/,
  /\b(?:business|finance|accounting|accountancy|marketing|commerce|economics|human resources|supply chain|logistics|organizational leadership|entrepreneurship)\b|^(?:management|administration)$/,
  /\b(?:psychology|sociology|social work|counseling|human services|human development|family studies|rehabilitation)\b/,
  /\b(?:education|teaching|curriculum|instruction|literacy)\b/,
  /\b(?:agronomy|agricultur\w*|crops?|soils?|plant sciences?|horticulture|animal science)\b/,
  /\b(?:nursing|nurse)\b/,
  /\b(?:mathematics|math|statistics|actuarial)\b/,
  /\b(?:physics|astronomy)\b/,
  /\bchemistry\b/,
  /\b(?:journalism|communications?|public relations|media studies)\b/,
  /\b(?:english|literature|history|philosophy|humanities|languages?)\b/,
  /\b(?:law|legal|juris)\b/,
  /\b(?:art|design|fine arts|illustration|animation)\b/,
  /\b(?:music|theater|theatre|dance|drama)\b/,
  /\b(?:criminal justice|criminology|law enforcement)\b/,
  /\b(?:public health|epidemiology|health administration|health sciences?)\b/,
  /\b(?:culinary|hospitality|hotel)\b/,
];
const findFamilies = (subject: string): number[] =>
  FAMILIES_PATTERNS.flatMap((family, at) => (family.test(subject) ? [at] : []));

/** Words that don't help identify the subject. */
const FILLER_WORDS = new Set(
  'and of in the with a an arts science sciences studies applied general degree field or emphasis minor major concentration'.split(
    ' ',
  ),
);

/** How people shorten subjects. */
const IN_FULL: Readonly<Record<string, string>> = {
  cs: 'computer science',
  econ: 'economics',
  psych: 'psychology',
  mgmt: 'management',
  comm: 'communication',
  engr: 'engineering',
  eng: 'engineering',
  bio: 'biology',
  chem: 'chemistry',
  poli: 'political',
  sci: 'science',
  hr: 'human resources',
  accy: 'accounting',
  acct: 'accounting',
  acctg: 'accounting',
  fin: 'finance',
  mktg: 'marketing',
  bus: 'business',
  admin: 'administration',
  math: 'mathematics',
  maths: 'mathematics',
  stats: 'statistics',
  stat: 'statistics',
  compe: 'computer engineering',
  compsci: 'computer science',
  comp: 'computer',
  mech: 'mechanical',
  elec: 'electrical',
  engg: 'engineering',
  ee: 'electrical engineering',
  ece: 'electrical and computer engineering',
  soc: 'sociology',
  phys: 'physics',
  ed: 'education',
  elem: 'elementary',
  tech: 'technology',
  it: 'information technology',
  mis: 'management information systems',
  crim: 'criminal',
};
export const normalizeSubject = (text: string): string =>
  toComparable(text.replaceAll('.', '').replaceAll(/['’]/g, ''))
    .split(' ')
    .map((word) => IN_FULL[word] ?? word)
    .join(' ');

const NO_SUBJECT_PATTERN =
  /\bminor(?:s|ing)? in\b.*|\b(?:with|and) (?:an? )?(?:[a-z]+ ){1,3}minor\b|\bminor:.*|\bpre[- ]?(?:nursing|med(?:icine|ical)?|law|pharmacy|dental|engineering|vet)\b/gi;

/** The subject of an entry as words, from its area and the name of its degree. */
export function getSubject({ degree = '', area = '' }: EducationEntry): string {
  const name = normalizeSubject(degree);
  const named = SUBJECT_PATTERNS.filter(([pattern]) => pattern.test(name)).map(([, subject]) => subject);
  // A minor, and studies that prepare for others, aren't the subject.
  return [normalizeSubject(area.replace(NO_SUBJECT_PATTERN, ' ')), name.replace(NO_SUBJECT_PATTERN, ' '), ...named]
    .join(' ')
    .trim();
}

/** Whether an entry says what was studied: in its area, after "of" or "in", or by the name of the degree ("BSN"). */
export function namesSubject({ degree = '', area }: EducationEntry): boolean {
  return (
    Boolean(area) ||
    /\b(?:of|in)\b/i.test(degree) ||
    SUBJECT_PATTERNS.some(([pattern]) => pattern.test(normalizeSubject(degree)))
  );
}

/** The subjects in which the job requires the degree; empty if any subject is accepted. */
export function listRequiredSubjects({ areas, quote }: DegreeRequirement): string[] {
  if (/\bany (?:field|subject|major|discipline|area)\b/i.test(quote)) return [];
  // Preferred subjects aren't required.
  const text = normalizeSubject(
    quote
      .split(/[,;(]|\bhowever\b|\bbut\b/i)
      .filter((part) => !/\b(?:preferred|a plus|desired|desirable|ideally|preferably)\b/i.test(part))
      .join(' '),
    // "A combination of education and experience" names no subject.
  ).replace(/(?<!\b(?:bachelors?|masters?|doctor|doctorate|associates?|degree|diploma)) of (?=\p{L})/gu, ' ');
  const named =
    areas.length > 0 ? [] : SUBJECT_PATTERNS.filter(([pattern]) => pattern.test(text)).map(([, subject]) => subject);
  const before = areas.length > 0 ? undefined : findSubjectBefore(text);
  return [...areas.map(normalizeSubject), ...named, ...(before ? [before] : [])];
}

/** The subject in front of the degree: "an accounting degree", "an engineering bachelor's". */
function findSubjectBefore(text: string): string | undefined {
  for (const { index } of text.matchAll(/\b(?:degrees?|bachelors?|masters?|doctorate|diploma|phd|b[as]|m[as])\b/g)) {
    const words = text.slice(0, index).trim().split(' ');
    const [two, one] = [words.slice(-2).join(' '), words.at(-1) ?? ''];
    const subject = [two, one].find((name) => FRONT_SUBJECT.test(name));
    if (subject) return subject;
  }
  return undefined;
}

/** Subjects that people put in front of a degree, each as a whole. */
const FRONT_SUBJECT =
  /^(?:culinary|engineering|(?:mechanical|electrical|civil|chemical|industrial|computer|software) engineering|nursing|law|accounting|business(?: administration)?|music|medical|finance|marketing|education|teaching|social work|psychology|computer science|information (?:systems|technology)|biology|chemistry|physics|mathematics|statistics|economics|journalism|communications?|english|history|criminal justice|public health|architecture|design)$/;

/** Whether a subject is unrelated to all required ones; false if either can't be classified. */
export function isOther(subject: string, wanted: readonly string[]): boolean {
  const own = findFamilies(subject);
  return (
    own.length > 0 &&
    wanted.every((name) => {
      const families = findFamilies(name);
      return families.length > 0 && !families.some((family) => own.includes(family));
    })
  );
}

/**
 * Whether a subject is one of those required: by its words, as a branch of it ("civil engineering" is engineering), or, if the job accepts related fields, by
 * its kind.
 */
export function isOneOf(subject: string, wanted: readonly string[], acceptsRelated = false): boolean {
  const families = acceptsRelated ? wanted.flatMap(findFamilies) : [];
  if (findFamilies(subject).some((family) => families.includes(family))) return true;
  const held = new Set(subject.split(' ').map(getStem));
  return wanted.some((name) => {
    const words = name.split(' ').filter((word) => !FILLER_WORDS.has(word));
    if (words.length > 0 && words.every((word) => held.has(getStem(word)))) return true;
    const parts = Object.entries(SUBJECTS_BY_FIELD).find(([whole]) => name.includes(whole))?.[1];
    return parts?.split(' ').some((word) => held.has(getStem(word)) && !FILLER_WORDS.has(word)) ?? false;
  });
}

const getStem = (word: string): string => word.slice(0, 6).replace(/s$/, '');
