import { US_STATES } from '../text/us-states.ts';
import type { FieldWords } from './context.ts';
import { listCountryNames, splitPhone } from './countries.ts';
import { formatMonth } from './dates.ts';
import type { FieldDescription, FillMonth, FillPerson, FillSource, LeftReason } from './types.ts';

/** What the person has for a meaning: an answer in words, or why there is none. */
export type FoundValue = { answer: string; source: FillSource; documentId?: string } | { left: LeftReason };

/** What the form says about all its fields together. */
export interface FormFacts {
  /** It has a field of its own for the calling code. */
  hasPhoneCountry: boolean;
  /** It has a field of its own for the city or the postal code. */
  hasPlace: boolean;
  /** It has a field for a telephone number that doesn't say where it rings. */
  hasPhone: boolean;
  /** The month in which the form is filled in, if it is known. */
  today: FillMonth | null;
}

const none = (left: LeftReason = 'no-answer'): FoundValue => ({ left });

const given = (answer: string | null | undefined, source: FillSource): FoundValue =>
  answer ? { answer, source } : none();

const resume = (part: string): FillSource => ({ from: 'resume', part });
const profile = (part: string): FillSource => ({ from: 'profile', part });

/** The member’s own answer to a question of the table. */
function findEntry({ answers }: FillPerson, questionId: string): FoundValue {
  const entry = answers.find((each) => each.questionId === questionId);
  if (!entry?.answer) return none();
  return {
    answer: entry.answer,
    source: { from: 'answer', entryId: entry.id, question: entry.question, inverted: false },
  };
}

const or = (first: FoundValue, second: () => FoundValue): FoundValue => ('answer' in first ? first : second());

const NATIONAL_HINT_PATTERN =
  /\(?(?:5{3}|x{3}|1?\d{3}|0{3}|_{3}|#{3})\)?[\s.-]*(?:5{3}|x{3}|\d{3}|0{3}|_{3}|#{3})[\s.-]*(?:5{4}|x{4}|\d{4}|0{4}|_{4}|#{4})/i;
const US_LENGTH = 10;

function formatPhone(person: FillPerson, { field }: FieldWords, { hasPhoneCountry }: FormFacts): FoundValue {
  const parts = splitPhone(person.phone);
  if (!parts) return given(person.phone, profile('phone'));
  const wantsNational =
    hasPhoneCountry ||
    field.kind === 'number' ||
    field.autocomplete.includes('tel-national') ||
    (field.maxLength !== null && field.maxLength < person.phone.length) ||
    (parts.code === '1' && NATIONAL_HINT_PATTERN.test(field.hint) && !/\+/.test(field.hint));
  if (!wantsNational) return given(person.phone, profile('phone'));
  // Without a field for the code, only numbers of North America are complete without it.
  if (!hasPhoneCountry && parts.code !== '1') return none('unclear');
  const { national } = parts;
  const isPlain =
    field.kind === 'number' || (field.maxLength !== null && field.maxLength < US_LENGTH + 4) || parts.code !== '1';
  return given(
    isPlain || national.length !== US_LENGTH
      ? national
      : `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`,
    profile('phone'),
  );
}

/** A part of a number of North America, if the input is as long as the part. */
const findPhonePart =
  (from: number, to: number): Finder =>
  ({ phone }, { field: { maxLength } }) => {
    const parts = splitPhone(phone);
    if (!parts) return none();
    const isWhole = parts.code === '1' && parts.national.length === US_LENGTH;
    return isWhole && maxLength === to - from
      ? given(parts.national.slice(from, to), profile('phone'))
      : none('unclear');
  };

function findPhoneCountry({ phone, address }: FillPerson): FoundValue {
  const parts = splitPhone(phone);
  if (!parts) return none();
  const [only, ...more] = parts.countries;
  const isKnown = parts.countries.includes(address.country) || (only !== undefined && more.length === 0);
  return isKnown ? given(parts.code, profile('phone')) : none('unclear');
}

const asText = ({ field }: FieldWords): boolean => field.kind !== 'select' && field.kind !== 'combobox';

function findCityRegion({ address }: FillPerson): FoundValue {
  if (!address.city) return none();
  return given([address.city, address.region].filter(Boolean).join(', '), profile('address'));
}

function formatRegion({ address }: FillPerson, words: FieldWords): FoundValue {
  const name = US_STATES.get(address.region);
  const isShort =
    /\b(?:2|two) letters?\b|\babbreviat\w+/.test(`${words.labelWords} ${words.hintWords}`) ||
    (words.field.maxLength !== null && words.field.maxLength < (name?.length ?? 0));
  return given(asText(words) && name && !isShort ? name : address.region, profile('address'));
}

const formatCountry = ({ address }: FillPerson, words: FieldWords): FoundValue =>
  given(asText(words) ? listCountryNames(address.country)[0] : address.country, profile('address'));

function findDocument({ documents }: FillPerson, kind: 'resume' | 'letter', { field }: FieldWords): FoundValue {
  const document = documents.find((each) => each.kind === kind);
  if (!document) return none();
  if (!acceptsFile(field.accept, document.fileName)) return none('no-option');
  return { answer: document.fileName, source: { from: 'document', documentId: document.id }, documentId: document.id };
}

const TYPES: Readonly<Record<string, RegExp>> = {
  pdf: /^(?:\.pdf|application\/pdf|application\/\*)$/,
  docx: /^(?:\.docx|application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document|application\/\*)$/,
  doc: /^(?:\.doc|application\/msword|application\/\*)$/,
  txt: /^(?:\.txt|text\/plain|text\/\*)$/,
};

/** Whether a file input takes a file of this name. */
function acceptsFile(accept: string, fileName: string): boolean {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  if (tokens.length === 0) return true;
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const pattern = TYPES[extension];
  return tokens.some(
    (token) => token === '*/*' || token === '*' || token === `.${extension}` || (pattern?.test(token) ?? false),
  );
}

const PART_PATTERN = /-(month|year)$/;

function formatDate(date: FillMonth | null, meaning: string, field: FieldDescription, source: FillSource): FoundValue {
  if (!date) return none();
  const part = PART_PATTERN.exec(meaning)?.[1];
  return given(formatMonth(date, field, part === 'month' || part === 'year' ? part : null), source);
}

function findEmploymentValue(meaning: string, words: FieldWords, person: FillPerson): FoundValue {
  const entry = person.employment[words.field.block ?? 0];
  if (!entry) return none('no-entry');
  const source = resume('employment');
  if (meaning === 'employer') return given(entry.employer, source);
  if (meaning === 'job-title') return given(entry.title, source);
  if (meaning === 'job-place') return given(entry.place, source);
  if (meaning === 'job-summary') return given(entry.summary, source);
  if (meaning === 'job-current') return given(entry.current ? 'Yes' : 'No', source);
  if (meaning.startsWith('job-start')) return formatDate(entry.start, meaning, words.field, source);
  return formatDate(entry.current ? null : entry.end, meaning, words.field, source);
}

const OTHER_SCHOOL_PATTERN =
  /\b(?:high|secondary|elementary|primary|middle|trade|vocational|law|medical) schools?\b|\bged\b/;

const UNFINISHED_PATTERN =
  /\b(?:coursework|courses|incomplete|toward|candidate|in progress|expected|some|credits?|non[- ]degree)\b/i;

/** Whether a degree of the résumé is complete: one that has a name and whose last month is over. */
function findGraduated({ degree, end }: FillPerson['education'][number], today: FillMonth | null): FoundValue {
  if (degree === '' || UNFINISHED_PATTERN.test(degree) || end === null || today === null) return none('unclear');
  const isOver =
    end.year < today.year || (end.year === today.year && end.month !== null && end.month < (today.month ?? 0));
  return isOver ? given('Yes', resume('education')) : none('unclear');
}

function findEducationValue(meaning: string, words: FieldWords, person: FillPerson, facts: FormFacts): FoundValue {
  const entry = person.education[words.field.block ?? 0];
  if (!entry) return none('no-entry');
  // The résumé says nothing about a school before college.
  if (OTHER_SCHOOL_PATTERN.test(`${words.labelWords} ${words.sections.slice(-2).join(' ')}`)) return none();
  const source = resume('education');
  if (meaning === 'school') return given(entry.school, source);
  if (meaning === 'degree') return given(entry.degree, source);
  if (meaning === 'field-of-study') return given(entry.field, source);
  if (meaning === 'gpa') return given(entry.gpa, source);
  if (meaning === 'graduated') return findGraduated(entry, facts.today);
  if (meaning.startsWith('school-start')) return formatDate(entry.start, meaning, words.field, source);
  return formatDate(entry.end, meaning, words.field, source);
}

type Finder = (person: FillPerson, words: FieldWords, facts: FormFacts) => FoundValue;

const findFullAddress = ({ address: { street, city, region, postalCode } }: FillPerson): FoundValue =>
  given(
    street && city && [street, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', '),
    profile('address'),
  );

const newestJob = ({ employment: [newest] }: FillPerson, { asked }: FieldWords) =>
  newest && (newest.current || /\b(?:recent|previous|last|latest)\b/.test(asked)) ? newest : undefined;

const FINDERS: Readonly<Record<string, Finder>> = {
  'first-name': ({ name }) => given(name.first, profile('name')),
  'middle-name': ({ name }) => given(name.middle, profile('name')),
  'middle-initial': ({ name }) => given(name.middle.slice(0, 1), profile('name')),
  'last-name': ({ name }) => given(name.last, profile('name')),
  'full-name': ({ name }) => given(name.full, profile('name')),
  'legal-name': (person) => or(findEntry(person, 'legal-name'), () => given(person.name.full, profile('name'))),
  'preferred-name': (person) => findEntry(person, 'preferred-name'),
  email: ({ email }) => given(email, profile('email')),
  phone: formatPhone,
  // A form with several numbers asks for several telephones, of which the person has named one.
  'other-phone': (person, words, facts) => (facts.hasPhone ? none('unclear') : formatPhone(person, words, facts)),
  'phone-area': findPhonePart(0, 3),
  'phone-prefix': findPhonePart(3, 6),
  'phone-line': findPhonePart(6, US_LENGTH),
  'phone-country': (person) => findPhoneCountry(person),
  // A box of several lines is for all of the address, if nothing else asks for the rest of it.
  street: (person, { field }, { hasPlace }) =>
    field.kind === 'textarea' && !hasPlace ? findFullAddress(person) : given(person.address.street, profile('address')),
  'full-address': (person) => findFullAddress(person),
  city: ({ address }, words) =>
    words.field.kind === 'combobox'
      ? findCityRegion({ address } as FillPerson)
      : given(address.city, profile('address')),
  region: formatRegion,
  'postal-code': ({ address }) => given(address.postalCode, profile('address')),
  country: formatCountry,
  'lives-in-us': ({ address: { country } }) => given(country && (country === 'US' ? 'Yes' : 'No'), profile('address')),
  'city-region': (person) => or(findCityRegion(person), () => findEntry(person, 'current-location')),
  linkedin: (person) => or(given(person.links.linkedin, profile('links')), () => findEntry(person, 'linkedin')),
  github: (person) => or(given(person.links.github, profile('links')), () => findEntry(person, 'github')),
  portfolio: (person) => or(given(person.links.portfolio, profile('links')), () => findEntry(person, 'portfolio')),
  website: (person) => or(given(person.links.website, profile('links')), () => findEntry(person, 'website')),
  'website-or-portfolio': (person) =>
    or(given(person.links.portfolio || person.links.website, profile('links')), () =>
      or(findEntry(person, 'portfolio'), () => findEntry(person, 'website')),
    ),
  'resume-file': (person, words) => findDocument(person, 'resume', words),
  'letter-file': (person, words) => findDocument(person, 'letter', words),
  'letter-text': (person) =>
    given(person.letter, {
      from: 'document',
      documentId: person.documents.find(({ kind }) => kind === 'letter')?.id ?? '',
    }),
  skills: ({ skills }) => given(skills.join(', '), resume('skills')),
  'current-employer': (person, words) =>
    or(findEntry(person, 'current-employer'), () => given(newestJob(person, words)?.employer, resume('employment'))),
  'newest-school': ({ education: [newest] }) => given(newest?.school, resume('education')),
  'current-title': (person, words) =>
    or(findEntry(person, 'current-title'), () => given(newestJob(person, words)?.title, resume('employment'))),
};

/** What the person has for a meaning that a rule found. */
export function findPersonValue(meaning: string, words: FieldWords, person: FillPerson, facts: FormFacts): FoundValue {
  const finder = FINDERS[meaning];
  if (finder) return finder(person, words, facts);
  if (/^(?:employer$|job-)/.test(meaning)) return findEmploymentValue(meaning, words, person);
  if (/^(?:school|degree$|field-of-study$|gpa$|graduated$)/.test(meaning))
    return findEducationValue(meaning, words, person, facts);
  return none('unclear');
}
