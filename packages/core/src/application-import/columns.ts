/** What a column of an imported table can hold. */
export const IMPORT_FIELDS = [
  'title',
  'company',
  'place',
  'url',
  'state',
  'appliedOn',
  'note',
  'tags',
  'salary',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields of which a table can have several columns. */
export const REPEATABLE_FIELDS: readonly ImportField[] = ['note', 'tags', 'salary'];

export type ImportSource = 'foothold' | 'huntr' | 'teal';

/** The headings of our own export, in order. */
export const EXPORT_HEADINGS = [
  'Title',
  'Company',
  'Place',
  'Address',
  'State',
  'Stage',
  'Date applied',
  'Tags',
  'Note',
  'Set by',
  'Last change (UTC)',
  'Added (UTC)',
] as const;

interface Profile {
  source: ImportSource;
  /** Headings that only this export has. All of them must be there. */
  signs: readonly string[];
  fields: Readonly<Record<string, ImportField | null>>;
}

/** Exports that are recognized by their headings, in lower case. */
const PROFILES: readonly Profile[] = [
  {
    source: 'foothold',
    signs: ['title', 'company', 'date applied', 'set by', 'added (utc)'],
    fields: {
      title: 'title',
      company: 'company',
      place: 'place',
      address: 'url',
      state: 'state',
      stage: null,
      'date applied': 'appliedOn',
      tags: 'tags',
      note: 'note',
      'set by': null,
      'last change (utc)': null,
      'added (utc)': null,
    },
  },
  {
    // From a public sample of an export of 2022 (github.com/keenlychuang/huntr-to-notion), never run on a current one. A suggestion.
    source: 'huntr',
    signs: ['title', 'companyname', 'listname', 'boardname'],
    fields: {
      title: 'title',
      companyname: 'company',
      location: 'place',
      url: 'url',
      listname: 'state',
      salary: 'salary',
    },
  },
  {
    // From descriptions of its job table, never run on an export. A suggestion.
    source: 'teal',
    signs: ['job position', 'company', 'excitement'],
    fields: {
      'job position': 'title',
      company: 'company',
      location: 'place',
      status: 'state',
      'date applied': 'appliedOn',
      'max. salary': 'salary',
      'max salary': 'salary',
      url: 'url',
      notes: 'note',
    },
  },
];

/** Headings of tables that people make themselves, as they are after `simplifyHeading`. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  title: [
    'title',
    'job title',
    'position',
    'role',
    'job',
    'position title',
    'job position',
    'role title',
    'job name',
    'opening',
  ],
  company: [
    'company',
    'company name',
    'employer',
    'organization',
    'organisation',
    'companyname',
    'employer name',
    'firm',
  ],
  place: ['place', 'location', 'city', 'job location', 'where', 'city state'],
  url: [
    'url',
    'link',
    'job url',
    'job link',
    'address',
    'posting',
    'job posting',
    'posting url',
    'website',
    'web address',
    'application link',
    'listing',
  ],
  state: ['state', 'status', 'stage', 'application status', 'progress', 'current status', 'listname', 'outcome'],
  appliedOn: [
    'date applied',
    'applied',
    'applied on',
    'application date',
    'date',
    'applied date',
    'date of application',
    'date submitted',
    'submitted',
    'applied at',
  ],
  note: ['note', 'notes', 'comment', 'comments', 'remarks', 'details'],
  tags: ['tags', 'tag', 'labels', 'label', 'category'],
  salary: ['salary', 'pay', 'compensation', 'salary range', 'pay range', 'max salary', 'salary rate', 'wage'],
};

export const simplifyHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldByHeading = new Map(
  IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
);

const findProfile = (headings: readonly string[]): Profile | undefined => {
  const known = new Set(headings.map((heading) => heading.trim().toLowerCase()));
  return PROFILES.find(({ signs }) => signs.every((sign) => known.has(sign)));
};

export interface ColumnGuess {
  /** Null for a table that no other program is known by. */
  source: ImportSource | null;
  /** For each column, what it seems to hold. Null: nothing that is imported. */
  fields: (ImportField | null)[];
}

/** Guesses what columns hold by their headings. A field that can't repeat goes to the first column that fits. */
export function guessColumns(headings: readonly string[]): ColumnGuess {
  const profile = findProfile(headings);
  const taken = new Set<ImportField>();
  const fields = headings.map((heading) => {
    const known = profile?.fields[heading.trim().toLowerCase()];
    // A recognized export has a column for each field, so its other columns aren’t guessed.
    const field = known ?? (profile ? null : (fieldByHeading.get(simplifyHeading(heading)) ?? null));
    if (field === null || (taken.has(field) && !REPEATABLE_FIELDS.includes(field))) return null;
    taken.add(field);
    return field;
  });
  return { source: profile?.source ?? null, fields };
}

const LOOKS_LIKE_DATA = /^(https?:\/\/|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$)/i;

/** Whether the first row names the columns. Without a known name, a row with an address or a date is data. */
export const hasHeadings = (row: readonly string[]): boolean =>
  guessColumns(row).fields.some((field) => field !== null) || !row.some((cell) => LOOKS_LIKE_DATA.test(cell.trim()));
