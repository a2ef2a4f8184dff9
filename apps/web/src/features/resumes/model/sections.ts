import type {
  CertificationEntry,
  Contact,
  DatedItem,
  DateRole,
  EducationEntry,
  LanguageEntry,
  Link,
  OtherSection,
  ProjectEntry,
  Resume,
  SkillGroup,
  WorkEntry,
} from '@foothold/core/resume';

/** The text keys of an entry: everything except its id and its lists. */
type TextKey<Entry> = { [Key in keyof Entry]-?: Entry[Key] extends string | undefined ? Key : never }[keyof Entry] &
  string;

/** `text` may have several lines. */
export type FieldKind = 'line' | 'text' | DateRole;

export interface FieldShape<Key extends string = string> {
  key: Key;
  label: string;
  /** The field's name outside its entry, where the label alone would be unclear. */
  name?: string;
  kind?: FieldKind;
  /** Without this field, the entry is meaningless. */
  required?: true;
  /** Rarely used: added on request, and always shown once filled in. */
  rare?: true;
  /** Width in quarters of a row, if there is room. Defaults to two, or one for dates. */
  quarters?: 1 | 2 | 3 | 4;
}

export interface SectionShape {
  id: SectionId;
  label: string;
  /** Name of one entry in lowercase, for use in a sentence: "role". */
  one: string;
  fields: readonly FieldShape[];
  /** The list inside an entry. */
  lines?: { key: 'bullets' | 'lines' | 'keywords'; one: string };
}

/** The résumé's lists, by their path. */
export type SectionId = 'contact/links' | Exclude<keyof Resume, 'contact' | 'summary'>;

const defineFields =
  <Entry>() =>
  <const Fields extends readonly FieldShape<Exclude<TextKey<Entry>, 'id'>>[]>(...fields: Fields): Fields =>
    fields;

const BULLET_LINES = { key: 'bullets', one: 'line' } as const;
const PERIOD_FIELDS = [
  { key: 'start', label: 'From', name: 'Start date', kind: 'date' },
  { key: 'end', label: 'To', name: 'End date', kind: 'end' },
] as const;
const ROLE_FIELDS = defineFields<WorkEntry>()(
  { key: 'title', label: 'Title' },
  { key: 'employer', label: 'Employer' },
  { key: 'location', label: 'Location' },
  ...PERIOD_FIELDS,
  { key: 'summary', label: 'Summary', kind: 'text', rare: true },
);
const DATED_FIELDS = defineFields<DatedItem>()(
  { key: 'name', label: 'Name', required: true },
  { key: 'by', label: 'Issued by', name: 'Issuer' },
  { key: 'date', label: 'Date', kind: 'date' },
  { key: 'summary', label: 'Description', kind: 'text', rare: true },
);

export const CONTACT_FIELDS = defineFields<Contact>()(
  { key: 'name', label: 'Name' },
  { key: 'headline', label: 'Headline' },
  { key: 'email', label: 'Email' },
  { key: 'phone', label: 'Phone' },
  { key: 'location', label: 'Location' },
);

/** All lists of a résumé, in reading order. */
export const SECTIONS: readonly SectionShape[] = [
  {
    id: 'contact/links',
    label: 'Links',
    one: 'link',
    fields: defineFields<Link>()(
      { key: 'url', label: 'URL', required: true, quarters: 3 },
      { key: 'network', label: 'Website', quarters: 1 },
    ),
  },
  { id: 'work', label: 'Work', one: 'role', fields: ROLE_FIELDS, lines: BULLET_LINES },
  {
    id: 'education',
    label: 'Education',
    one: 'school',
    fields: defineFields<EducationEntry>()(
      { key: 'institution', label: 'School' },
      { key: 'degree', label: 'Degree' },
      { key: 'area', label: 'Field of study' },
      { key: 'location', label: 'Location' },
      ...PERIOD_FIELDS,
      { key: 'grade', label: 'GPA or grade', rare: true },
    ),
    lines: BULLET_LINES,
  },
  {
    id: 'skills',
    label: 'Skills',
    one: 'skill group',
    fields: defineFields<SkillGroup>()({ key: 'name', label: 'Group' }, { key: 'level', label: 'Level', rare: true }),
    lines: { key: 'keywords', one: 'skill' },
  },
  {
    id: 'projects',
    label: 'Projects',
    one: 'project',
    fields: defineFields<ProjectEntry>()(
      { key: 'name', label: 'Name' },
      { key: 'role', label: 'Role', rare: true },
      { key: 'url', label: 'URL', rare: true },
      ...PERIOD_FIELDS,
      { key: 'summary', label: 'Summary', kind: 'text', rare: true },
    ),
    lines: BULLET_LINES,
  },
  { id: 'volunteer', label: 'Volunteering', one: 'role', fields: ROLE_FIELDS, lines: BULLET_LINES },
  {
    id: 'certifications',
    label: 'Certifications',
    one: 'certification',
    fields: defineFields<CertificationEntry>()(
      { key: 'name', label: 'Name', required: true },
      { key: 'issuer', label: 'Issued by', name: 'Issuer' },
      { key: 'date', label: 'Date', kind: 'date' },
      { key: 'expires', label: 'Expires', name: 'Expiration date', kind: 'date', rare: true },
    ),
  },
  {
    id: 'languages',
    label: 'Languages',
    one: 'language',
    fields: defineFields<LanguageEntry>()(
      { key: 'name', label: 'Language', required: true },
      { key: 'fluency', label: 'Level' },
    ),
  },
  { id: 'awards', label: 'Awards', one: 'award', fields: DATED_FIELDS },
  { id: 'publications', label: 'Publications', one: 'publication', fields: DATED_FIELDS },
  {
    id: 'other',
    label: 'Other sections',
    one: 'section',
    fields: defineFields<OtherSection>()({ key: 'heading', label: 'Heading', required: true, quarters: 4 }),
    lines: { key: 'lines', one: 'line' },
  },
];

export const getSection = (id: SectionId): SectionShape => {
  const shape = SECTIONS.find((section) => section.id === id);
  if (!shape) throw new RangeError(`There is no section ${id}.`);
  return shape;
};
