import type { TextLayout } from '../layout.ts';
import type { Job, Person, Study } from '../person.ts';
import { type DateStyle, WORDS, writePeriod } from '../words.ts';

interface Style {
  dates: DateStyle;
  upperName?: boolean;
  dash?: string;
  head(word: string): string[];
  contact(person: Person): string[];
  job(job: Job, period: string): string[];
  study(study: Study, period: string): string[];
  skills(keywords: readonly string[], name: string | undefined): string[];
}

function plain(id: string, style: Style): TextLayout {
  return {
    id,
    maker: 'text',
    dates: style.dates,
    ...(style.upperName && { upperName: true }),
    render(person) {
      const words = WORDS[person.language];
      const period = ({ start, end }: { start: string; end: string | null }) =>
        writePeriod(start, end, style.dates, person.language, style.dash);
      const lines = [
        ...style.contact(person),
        ...style.head(words.work),
        ...person.work.flatMap((job) => style.job(job, period(job))),
        ...style.head(words.education),
        ...person.education.flatMap((study) => style.study(study, period(study))),
        ...style.head(words.skills),
        ...person.skills.flatMap(({ keywords, name }) => style.skills(keywords, name)),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

const placed = ({ employer, place }: Job) => (place === undefined ? employer : `${employer}, ${place}`);
const degree = ({ degree: name, area }: Study) => (area === undefined ? name : `${name}, ${area}`);

/** Only words: the employer, a hyphen and the title, sentences below, without markers or capitals. */
export const textBare = plain('text-bare', {
  dates: 'year',
  dash: '-',
  head: (word) => ['', word],
  contact: ({ name, phone, email, location }) => [name, location, phone, email],
  job: (job, period) => [`${job.employer} - ${job.title}`, period, ...job.bullets],
  study: (study, period) => [study.institution, `${degree(study)} ${period}`],
  skills: (keywords) => [keywords.join(', ')],
});

/** Dates at the start of lines, with the year first. */
export const textDatesFirst = plain('text-dates-first', {
  dates: 'year',
  head: (word) => ['', word.toUpperCase(), '-'.repeat(40)],
  contact: ({ name, phone, email, location }) => [name, `${location} / ${phone} / ${email}`],
  job: (job, period) => [`${period}   ${job.title}, ${placed(job)}`, ...job.bullets.map((each) => `   * ${each}`)],
  study: (study, period) => [`${period}   ${degree(study)}, ${study.institution}`],
  skills: (keywords, name) => [name === undefined ? keywords.join('; ') : `${name}: ${keywords.join('; ')}`],
});

/** Bars between all facts of a role. */
export const textBars = plain('text-bars', {
  dates: 'short',
  head: (word) => ['', `== ${word} ==`],
  contact: ({ name, phone, email, location }) => [name, [location, phone, email].join(' | ')],
  job: (job, period) => [
    [job.title, job.employer, ...(job.place === undefined ? [] : [job.place]), period].join(' | '),
    ...job.bullets.map((each) => `• ${each}`),
    '',
  ],
  study: (study, period) => [[degree(study), study.institution, period].join(' | ')],
  skills: (keywords) => keywords.map((each) => `• ${each}`),
});

/** The employer in capitals, then the title with its period in parentheses. */
export const textCapitals = plain('text-capitals', {
  upperName: true,
  dates: 'numeric',
  dash: '-',
  head: (word) => ['', `${word}:`],
  contact: ({ name, phone, email, location }) => [name.toUpperCase(), location, `Phone: ${phone}`, `Email: ${email}`],
  job: (job, period) => [placed(job), `${job.title} (${period})`, ...job.bullets.map((each) => `- ${each}`), ''],
  study: (study, period) => [study.institution, `${degree(study)} (${period})`, ''],
  skills: (keywords, name) => [name === undefined ? keywords.join(', ') : `${name} - ${keywords.join(', ')}`],
});

const sentences = (bullets: readonly string[]) => bullets.map((each) => `${each}`);
const listed = (name: string | undefined, keywords: readonly string[]) => [
  name === undefined ? keywords.join(', ') : `${name}: ${keywords.join(', ')}`,
];
const head = (word: string) => ['', word.toUpperCase(), ''];
const contact = ({ name, phone, email, location }: Person) => [name, location, `${phone}, ${email}`];

/** One line per role, with the period after the last comma, as in academic résumés. */
export const textScholar = plain('text-scholar', {
  dates: 'year',
  dash: '-',
  head,
  contact,
  job: (job, period) => [`${job.title}, ${placed(job)}, ${period}`],
  study: (study, period) => [`${degree(study)}, ${study.institution}, ${period}`],
  skills: (keywords, name) => listed(name, keywords),
});

/** The period and a colon before each role, with the employer and its place in parentheses after it. */
export const textColons = plain('text-colons', {
  dates: 'year',
  head,
  contact,
  job: (job, period) => [
    `${period}: ${job.title}, ${job.employer}${job.place === undefined ? '' : ` (${job.place})`}`,
    ...sentences(job.bullets).map((each) => `  ${each}`),
  ],
  study: (study, period) => [`${period}: ${degree(study)}, ${study.institution}`],
  skills: (keywords, name) => listed(name, keywords),
});

/** The employer in parentheses after the title. */
export const textBrackets = plain('text-brackets', {
  dates: 'short',
  head,
  contact,
  job: (job, period) => [`${job.title} (${job.employer})`, period, ...job.bullets.map((each) => `* ${each}`), ''],
  study: (study, period) => [`${degree(study)} (${study.institution})`, period, ''],
  skills: (keywords, name) => listed(name, keywords),
});

/** "Title @ Employer", with the description as a paragraph. */
export const textSign = plain('text-sign', {
  dates: 'numeric',
  head,
  contact,
  job: (job, period) => [`${job.title} @ ${job.employer} [${period}]`, job.bullets.join(' '), ''],
  study: (study, period) => [`${degree(study)} @ ${study.institution} [${period}]`, ''],
  skills: (keywords, name) => listed(name, keywords),
});

/** "Employer: Title", and the period with the place below. */
export const textEmployers = plain('text-employers', {
  dates: 'long',
  head,
  contact,
  job: (job, period) => [
    `${job.employer}: ${job.title}`,
    job.place === undefined ? period : `${period}, ${job.place}`,
    ...job.bullets.map((each) => `+ ${each}`),
    '',
  ],
  study: (study, period) => [`${study.institution}: ${degree(study)}`, period, ''],
  skills: (keywords, name) => listed(name, keywords),
});
