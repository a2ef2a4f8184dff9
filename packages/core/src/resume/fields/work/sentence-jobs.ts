import { type DateMatch, findDates } from '../../dates/index.ts';
import type { Line } from '../../layout/index.ts';
import { titleScore } from '../../lexicon/titles.ts';
import type { WorkEntry } from '../../model.ts';
import { type Fragment, fragmentOf } from '../fragment.ts';
import type { FieldWriter } from '../writer.ts';

/** Jobs described in sentences are marked for the person to check, since words around them can change what they say. */
const CONFIDENCE = 0.6;

/** The verb with which people describe a job, and what may stand before it. */
const WORKED =
  /(?<![\p{L}])(?:(?:I|we)\s+)?(?:(?:have|had|ve)\s+)?(?:also\s+|currently\s+|now\s+|then\s+|mostly\s+)?(?:(?:been\s+)?(?:work(?:ed|ing)?|employed)|was|am|been)\s+/giu;
const TITLE = String.raw`(?:an?|the|their)\s+(?<title>\p{L}[\p{L}/&'’ -]{1,40}?)`;
const EMPLOYER = String.raw`(?:at|for|with)\s+(?:the\s+)?(?<employer>\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+(?:of|and|&|the|\p{Lu}[\p{L}\p{N}&'’.-]*))*)`;
const END = String.raw`(?=\s+(?:from|since|in|on|until|till|for|as|where|doing|and|part|full|\d)|\s*[,.;:(–—-]|\s*$)`;
/** "at Fred Meyer as a bakery clerk" and "a bakery clerk at Fred Meyer" */
const FORMS = [
  new RegExp(String.raw`^${EMPLOYER}(?:[^.;]{0,40}?)\s+as\s+${TITLE}${END}`, 'u'),
  new RegExp(String.raw`^(?:as\s+)?${TITLE}\s+${EMPLOYER}`, 'u'),
];
/** A negation or a wish before the verb. */
const NOT_OWN =
  /\b(?:never|not|n[’']t|would|will|want(?:ed)?|hop(?:e|ing)|like|to|if|when|who|where|mother|father|wife|husband)\s*$/iu;

interface SentenceJob {
  title: Fragment;
  employer: Fragment;
  dates: DateMatch[];
}

/** Jobs that a résumé describes in sentences: "I worked at Fred Meyer as a bakery clerk from 2015 until 2021." */
export function readSentenceJobs(lines: readonly Line[], writer: FieldWriter): WorkEntry[] {
  return lines.flatMap((line) => jobsIn(line).map((job) => write(line, job, writer)));
}

function jobsIn(line: Line): SentenceJob[] {
  const found: SentenceJob[] = [];
  for (const verb of line.text.matchAll(WORKED)) {
    if (NOT_OWN.test(line.text.slice(0, verb.index))) continue;
    const from = verb.index + verb[0].length;
    const rest = line.text.slice(from);
    const match = FORMS.map((form) => form.exec(rest)).find(
      (each) => each && titleScore(each.groups?.title ?? '') >= 2,
    );
    const { title, employer } = match?.groups ?? {};
    if (!match || !title || !employer) continue;
    const at = (text: string) => fragmentOf(line, from + rest.indexOf(text), from + rest.indexOf(text) + text.length);
    const end = rest.slice(match[0].length).search(/[.;](?:\s|$)/u);
    const sentence = end < 0 ? rest.length : match[0].length + end;
    const dates = findDates(line.text).filter((date) => date.from >= from && date.to <= from + sentence);
    found.push({ title: at(title), employer: at(employer.replace(/[.,]$/u, '')), dates });
  }
  return found;
}

function write(line: Line, { title, employer, dates }: SentenceJob, writer: FieldWriter): WorkEntry {
  const id = writer.id('w');
  const path = `work/${id}`;
  const entry: WorkEntry = {
    id,
    title: writer.note(`${path}/title`, title, CONFIDENCE),
    employer: writer.note(`${path}/employer`, employer, CONFIDENCE),
    bullets: [],
  };
  const [period] = dates.filter(({ kind }) => kind === 'range');
  if (period?.start) {
    writer.note(`${path}/start`, fragmentOf(line, period.from, period.to), CONFIDENCE);
    entry.start = period.start;
  }
  if (period?.end) {
    writer.note(`${path}/end`, fragmentOf(line, period.from, period.to), CONFIDENCE);
    entry.end = period.end;
  }
  return entry;
}
