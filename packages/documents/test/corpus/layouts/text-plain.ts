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

/** Nothing but words: the employer, a hyphen and the title, sentences below, no marks and no capitals. */
export const textBare = plain('text-bare', {
  dates: 'year',
  dash: '-',
  head: (word) => ['', word],
  contact: ({ name, phone, email, location }) => [name, location, phone, email],
  job: (job, period) => [`${job.employer} - ${job.title}`, period, ...job.bullets],
  study: (study, period) => [study.institution, `${degree(study)} ${period}`],
  skills: (keywords) => [keywords.join(', ')],
});

/** Dates in front of the lines, the year first. */
export const textDatesFirst = plain('text-dates-first', {
  dates: 'year',
  head: (word) => ['', word.toUpperCase(), '-'.repeat(40)],
  contact: ({ name, phone, email, location }) => [name, `${location} / ${phone} / ${email}`],
  job: (job, period) => [`${period}   ${job.title}, ${placed(job)}`, ...job.bullets.map((each) => `   * ${each}`)],
  study: (study, period) => [`${period}   ${degree(study)}, ${study.institution}`],
  skills: (keywords, name) => [name === undefined ? keywords.join('; ') : `${name}: ${keywords.join('; ')}`],
});

/** Bars between everything that names a role. */
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

/** The employer in capitals, then the title with its period in brackets. */
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
