import { CHOICE, DATE, list, type MeaningRule, PART } from './meaning-rule.ts';
import { PERSON_RULES } from './person-phrases.ts';

/** Blocks about employers. */
const EMPLOYMENT_RULES: readonly MeaningRule[] = [
  {
    meaning: 'employer',
    labels: list(`
      company, company name, employer, employer name, name of employer, organization, organization name, company
      organization, name of company, employer company name, company employer, current employer, current company,
      company or organization`),
    names: list(`
      company, company name, employer, employer name, organization, companyname, org`),
    autocomplete: ['organization'],
    kinds: CHOICE,
    place: 'employment',
  },
  {
    meaning: 'job-title',
    labels: list(`
      title, was your job, was your position, do you do there, job held, job, your title, your job title, your position, job title, position, position title, role, position held, title position, job title position, role
      title, occupation, job title held, current title, current job title, position job title`),
    names: ['title', 'job title', 'jobtitle', 'position', 'position title', 'role'],
    autocomplete: ['organization-title'],
    kinds: CHOICE,
    place: 'employment',
  },
  {
    meaning: 'job-place',
    labels: list(`
      location, city, city state, office location, company location, work location, job location, location city
      state, employer location, city and state, place of work`),
    names: list(`
      location, city, company location, job location, office location`),
    kinds: CHOICE,
    place: 'employment',
  },
  {
    meaning: 'job-current',
    labels: list(`
      i currently work here, currently work here, current, current job, present, i currently work in this role,
      this is current job, this is my current job, current position, currently employed here, i still work here,
      still work here, i am currently working here, i am currently working in this role, do you currently work
      here, do you still work here, currently employed, i currently hold this position, i am currently employed
      here, currently working here, current employer, current role, do you work here now, i work here now, this is
      my current position, to present, ongoing`),
    names: list(`
      current, currently work here, currently working, is current, current job, current flag, present`),
    kinds: ['checkbox', 'radio-group', 'select', 'checkbox-group'],
    place: 'employment',
  },
  {
    meaning: 'job-summary',
    labels: list(`
      description, role description, job description, responsibilities, job duties, duties, duties and
      responsibilities, summary, description of duties, description of responsibilities, responsibilities and
      achievements, describe duties, describe your duties, describe your role, describe your responsibilities,
      details, key responsibilities, work, work performed, did you do, did you do there, job responsibilities, role and responsibilities`),
    names: list(`
      description, role description, job description, responsibilities, duties, summary, roledescription`),
    kinds: ['textarea'],
    place: 'employment',
  },
];

/** Blocks about schools. */
const EDUCATION_RULES: readonly MeaningRule[] = [
  {
    meaning: 'school',
    labels: list(`
      school, school name, university, college, school or university, name of school, institution, institution
      name, university name, college university, school university, college or university, university college,
      name of institution, university or college, college name, educational institution, school college
      university, school attended`),
    names: list(`
      school, school name, university, institution, college, schoolname, school item`),
    kinds: CHOICE,
    place: 'education',
  },
  {
    meaning: 'degree',
    labels: list(`
      degree, degree type, degree level, degree earned, degree received, type of degree, degree obtained,
      qualification, level of degree, degree name, degree or certificate, degree awarded, degree conferred, degree diploma,
      education level, level of education, level, level attained`),
    names: ['degree', 'degree type', 'degree level', 'qualification'],
    kinds: CHOICE,
    place: 'education',
  },
  {
    meaning: 'field-of-study',
    labels: list(`
      field of study, major, discipline, area of study, major field of study, subject, course of study,
      concentration, field of study major, majors, specialization, degree subject, major area of study, major or
      field of study, area of concentration`),
    names: list(`
      field of study, major, discipline, area of study, fieldofstudy, field of study item`),
    kinds: CHOICE,
    place: 'education',
  },
  {
    meaning: 'gpa',
    labels: list(`
      gpa, overall gpa, grade point average, overall result, overall result gpa, cumulative gpa, gpa overall,
      grade average, gpa 4 0 scale, grade`),
    names: ['gpa', 'grade average', 'overall gpa'],
    kinds: ['text', 'number'],
    place: 'education',
  },
];

const START = list(`
      start date, date employed, beginning date, from, date from, start, from date, date started, started, start month year, start date month
      year, date of hire, hire date, employed from, dates from, began, start month and year, first day, attended
      from, from month year, start date mm yyyy, from mm yyyy`);
const END = list(`
      end date, to, date to, end, to date, date ended, ended, end month year, end date month year, date left,
      employed to, dates to, end month and year, last day, attended to, to month year, end date mm yyyy, to mm
      yyyy, end date or present, end date leave blank if current, to actual or expected, end date or expected`);
const GRADUATION = list(`
      graduation date, date of graduation, expected graduation, expected graduation date, graduation, graduated,
      graduation month year, end date or expected end date, end date or expected graduation, graduation date or
      expected graduation date, end date expected, end date or expected graduation date, date graduated,
      completion date, degree date, date of degree, grad date, conferral date`);

const START_NAMES = list(`
      start date, date from, from date, startdate, =from, date started, =start`);
const END_NAMES = list(`
      end date, date to, to date, enddate, =to, date ended, =end`);

/** "Start month" and "from month", for one part of a date. */
const withPart = (phrases: readonly string[], part: string): string[] =>
  phrases.flatMap((phrase) => {
    const bare = phrase.replace(/ date$/, '');
    return [`${phrase} ${part}`, `${bare} ${part}`, `${part} ${phrase}`, `${part} ${bare}`];
  });

function makeDateRules(
  kind: 'job' | 'school',
  edge: 'start' | 'end',
  labels: readonly string[],
  names: readonly string[],
): MeaningRule[] {
  const place = kind === 'job' ? 'employment' : 'education';
  const meaning = `${kind}-${edge}`;
  return [
    { meaning, labels, names, kinds: DATE, place },
    ...(['month', 'year'] as const).map((part) => ({
      meaning: `${meaning}-${part}`,
      labels: withPart(labels, part),
      names: withPart(names, part),
      kinds: PART,
      place: place as MeaningRule['place'],
    })),
  ];
}

/** Every rule. Dates and their parts are made from the same phrases. */
export const MEANING_RULES: readonly MeaningRule[] = [
  ...PERSON_RULES,
  ...EMPLOYMENT_RULES,
  ...EDUCATION_RULES,
  {
    meaning: 'school-end-year',
    labels: ['class of', 'class year', 'year of degree'],
    names: [],
    kinds: PART,
    place: 'education',
  },
  ...makeDateRules('job', 'start', START, START_NAMES),
  ...makeDateRules('job', 'end', END, END_NAMES),
  ...makeDateRules('school', 'start', START, START_NAMES),
  ...makeDateRules(
    'school',
    'end',
    [...END, ...GRADUATION],
    [...END_NAMES, 'graduation date', 'grad date', 'graduation'],
  ),
];
