import type { TextLayout } from '../layout.ts';
import type { Job, Person, Study } from '../person.ts';
import { type DateStyle, WORDS, writePeriod } from '../words.ts';

interface Style {
  dates: DateStyle;
  upperName?: boolean;
  dash?: string;
  head(word: string): string[];
  contact(person: Person): string[];
  job(job: Job, formatPeriod: string): string[];
  study(study: Study, formatPeriod: string): string[];
  skills(keywords: readonly string[], name: string | undefined): string[];
}

function createPlain(id: string, style: Style): TextLayout {
  return {
    id,
    maker: 'text',
    dates: style.dates,
    ...(style.upperName && { upperName: true }),
    render(person) {
      const words = WORDS[person.language];
      const formatPeriod = ({ start, end }: { start: string; end: string | null }) =>
        writePeriod(start, end, style.dates, person.language, style.dash);
      const lines = [
        ...style.contact(person),
        ...style.head(words.work),
        ...person.work.flatMap((job) => style.job(job, formatPeriod(job))),
        ...style.head(words.education),
        ...person.education.flatMap((study) => style.study(study, formatPeriod(study))),
        ...style.head(words.skills),
        ...person.skills.flatMap(({ keywords, name }) => style.skills(keywords, name)),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

const formatEmployer = ({ employer, place }: Job) => (place === undefined ? employer : `${employer}, ${place}`);
const formatDegree = ({ degree: name, area }: Study) => (area === undefined ? name : `${name}, ${area}`);

/** Only words: the employer, a hyphen and the title, sentences below, without markers or capitals. */
export const textBare = createPlain('text-bare', {
  dates: 'year',
  dash: '-',
  head: (word) => ['', word],
  contact: ({ name, phone, email, location }) => [name, location, phone, email],
  job: (job, formatPeriod) => [`${job.employer} - ${job.title}`, formatPeriod, ...job.bullets],
  study: (study, formatPeriod) => [study.institution, `${formatDegree(study)} ${formatPeriod}`],
  skills: (keywords) => [keywords.join(', ')],
});

/** Dates at the start of lines, with the year first. */
export const textDatesFirst = createPlain('text-dates-first', {
  dates: 'year',
  head: (word) => ['', word.toUpperCase(), '-'.repeat(40)],
  contact: ({ name, phone, email, location }) => [name, `${location} / ${phone} / ${email}`],
  job: (job, formatPeriod) => [
    `${formatPeriod}   ${job.title}, ${formatEmployer(job)}`,
    ...job.bullets.map((each) => `   * ${each}`),
  ],
  study: (study, formatPeriod) => [`${formatPeriod}   ${formatDegree(study)}, ${study.institution}`],
  skills: (keywords, name) => [name === undefined ? keywords.join('; ') : `${name}: ${keywords.join('; ')}`],
});

/** Bars between all facts of a role. */
export const textBars = createPlain('text-bars', {
  dates: 'short',
  head: (word) => ['', `== ${word} ==`],
  contact: ({ name, phone, email, location }) => [name, [location, phone, email].join(' | ')],
  job: (job, formatPeriod) => [
    [job.title, job.employer, ...(job.place === undefined ? [] : [job.place]), formatPeriod].join(' | '),
    ...job.bullets.map((each) => `• ${each}`),
    '',
  ],
  study: (study, formatPeriod) => [[formatDegree(study), study.institution, formatPeriod].join(' | ')],
  skills: (keywords) => keywords.map((each) => `• ${each}`),
});

/** The employer in capitals, then the title with its period in parentheses. */
export const textCapitals = createPlain('text-capitals', {
  upperName: true,
  dates: 'numeric',
  dash: '-',
  head: (word) => ['', `${word}:`],
  contact: ({ name, phone, email, location }) => [name.toUpperCase(), location, `Phone: ${phone}`, `Email: ${email}`],
  job: (job, formatPeriod) => [
    formatEmployer(job),
    `${job.title} (${formatPeriod})`,
    ...job.bullets.map((each) => `- ${each}`),
    '',
  ],
  study: (study, formatPeriod) => [study.institution, `${formatDegree(study)} (${formatPeriod})`, ''],
  skills: (keywords, name) => [name === undefined ? keywords.join(', ') : `${name} - ${keywords.join(', ')}`],
});

const formatSentences = (bullets: readonly string[]) => bullets.map((each) => `${each}`);
const formatSkillList = (name: string | undefined, keywords: readonly string[]) => [
  name === undefined ? keywords.join(', ') : `${name}: ${keywords.join(', ')}`,
];
const head = (word: string) => ['', word.toUpperCase(), ''];
const contact = ({ name, phone, email, location }: Person) => [name, location, `${phone}, ${email}`];

/** One line per role, with the period after the last comma, as in academic résumés. */
export const textScholar = createPlain('text-scholar', {
  dates: 'year',
  dash: '-',
  head,
  contact,
  job: (job, formatPeriod) => [`${job.title}, ${formatEmployer(job)}, ${formatPeriod}`],
  study: (study, formatPeriod) => [`${formatDegree(study)}, ${study.institution}, ${formatPeriod}`],
  skills: (keywords, name) => formatSkillList(name, keywords),
});

/** The period and a colon before each role, with the employer and its place in parentheses after it. */
export const textColons = createPlain('text-colons', {
  dates: 'year',
  head,
  contact,
  job: (job, formatPeriod) => [
    `${formatPeriod}: ${job.title}, ${job.employer}${job.place === undefined ? '' : ` (${job.place})`}`,
    ...formatSentences(job.bullets).map((each) => `  ${each}`),
  ],
  study: (study, formatPeriod) => [`${formatPeriod}: ${formatDegree(study)}, ${study.institution}`],
  skills: (keywords, name) => formatSkillList(name, keywords),
});

/** The employer in parentheses after the title. */
export const textBrackets = createPlain('text-brackets', {
  dates: 'short',
  head,
  contact,
  job: (job, formatPeriod) => [
    `${job.title} (${job.employer})`,
    formatPeriod,
    ...job.bullets.map((each) => `* ${each}`),
    '',
  ],
  study: (study, formatPeriod) => [`${formatDegree(study)} (${study.institution})`, formatPeriod, ''],
  skills: (keywords, name) => formatSkillList(name, keywords),
});

/** "Title @ Employer", with the description as a paragraph. */
export const textSign = createPlain('text-sign', {
  dates: 'numeric',
  head,
  contact,
  job: (job, formatPeriod) => [`${job.title} @ ${job.employer} [${formatPeriod}]`, job.bullets.join(' '), ''],
  study: (study, formatPeriod) => [`${formatDegree(study)} @ ${study.institution} [${formatPeriod}]`, ''],
  skills: (keywords, name) => formatSkillList(name, keywords),
});

/** "Employer: Title", and the period with the place below. */
export const textEmployers = createPlain('text-employers', {
  dates: 'long',
  head,
  contact,
  job: (job, formatPeriod) => [
    `${job.employer}: ${job.title}`,
    job.place === undefined ? formatPeriod : `${formatPeriod}, ${job.place}`,
    ...job.bullets.map((each) => `+ ${each}`),
    '',
  ],
  study: (study, formatPeriod) => [`${study.institution}: ${formatDegree(study)}`, formatPeriod, ''],
  skills: (keywords, name) => formatSkillList(name, keywords),
});
