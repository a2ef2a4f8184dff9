/** Made-up résumés as plain text whose jobs are marked (`bench/fixtures/fresh/plain`, see the README there). */
import { findDates } from '../../packages/core/src/resume/dates/index.ts';

export type MarkedPart = 'title' | 'employer' | 'place' | 'period';

export interface Mark {
  part: MarkedPart;
  jobs: number[];
  text: string;
  /** Offsets among the characters that are not spaces. */
  from: number;
  to: number;
}

const PART_OF_SIGN: Record<string, MarkedPart> = { t: 'title', o: 'employer', p: 'place', d: 'period' };
const MARK = /⟦([topd])([\d,]+)\|([^⟧]*)⟧/gu;

/** The text without its marks, and where they are. */
export function withoutMarks(text: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let plain = '';
  let last = 0;
  const inked = () => plain.replaceAll(/\s/g, '').length;
  for (const match of text.matchAll(MARK)) {
    const [whole, sign = '', jobs = '', words = ''] = match;
    plain += text.slice(last, match.index);
    const from = inked();
    plain += words;
    marks.push({
      part: PART_OF_SIGN[sign] ?? 'title',
      jobs: jobs.split(',').map(Number),
      text: words,
      from,
      to: inked(),
    });
    last = match.index + whole.length;
  }
  return { text: plain + text.slice(last), marks };
}

export interface MarkedRole {
  employer: string | undefined;
  title: string | undefined;
  start: string | undefined;
  end: string | undefined;
}

/** The jobs that the marks describe, in the order of their numbers. */
export function rolesOf(marks: readonly Mark[]): MarkedRole[] {
  const numbers = [...new Set(marks.flatMap(({ jobs }) => jobs))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const own = marks.filter(({ jobs }) => jobs.includes(number));
    // What is marked for one job alone is closer to it than what several share.
    const find = (part: MarkedPart) =>
      own.filter((each) => each.part === part).sort((a, b) => a.jobs.length - b.jobs.length)[0]?.text;
    const [date] = findDates(find('period') ?? '');
    return {
      employer: find('employer'),
      title: find('title'),
      start: date?.start,
      end: date?.kind === 'point' ? date.start : date?.end,
    };
  });
}
