/**
 * Career advice and interview questions as two judges read them: `node bench/judged-answers.ts --write` asks a server with the sample catalog
 * and no language model, and writes `answers.json` beside the requests of `fixtures/advice` and the titles of `fixtures/interview`. Each title
 * is asked for twice, the second time with the IDs of the first set as shown before.
 * `node bench/judged-answers.ts` reads the judges' verdicts (`verdicts-a.json`, `verdicts-b.json`) and prints what the README files beside them
 * say to report. `--set=second` is another set (`requests-second.json`, `titles-second.json`, and so on), written after the first was judged. The requests were written by somebody who had only a description of the forms, and committed before the rules changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CareerAdvice } from '@foothold/contracts/coaching';
import { recordFigure } from './support/figures.ts';
import { startServer } from './support/server.ts';

interface AdviceRequest {
  id: string;
  field: string;
  checklist: string[];
  currentRole?: string;
  targetRole: string;
  skills?: string[];
  experience?: string;
  goals?: string;
}

interface TitleRequest {
  title: string;
  level: string;
  general?: boolean;
}

interface AdviceVerdict {
  id: string;
  verdict: 'useful' | 'partly useful' | 'not useful';
  harmful: boolean;
  silly: boolean;
  sentences: { kind: string; text: string; why: string }[];
  checklist: boolean[];
}

type Mark = 'own' | 'general' | 'wrong field';

interface TitleVerdict {
  title: string;
  /** 1 for the first set of a title, 2 for the second. */
  set: 1 | 2;
  marks: Mark[];
  notes: { question: number; kind: string; text: string }[];
  usable: boolean;
}

const fixtures = join(import.meta.dirname, 'fixtures');
const ADVICE = join(fixtures, 'advice');
const INTERVIEW = join(fixtures, 'interview');
const PORT = 3981;

const countPercent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, set: { type: 'string', default: '' } },
});
const suffix = options.set === '' ? '' : `-${options.set}`;
const requests = readJson<AdviceRequest[]>(join(ADVICE, `requests${suffix}.json`));
/** Some sets have requests only. */
const titlesFile = join(INTERVIEW, `titles${suffix}.json`);
const titles = existsSync(titlesFile) ? readJson<TitleRequest[]>(titlesFile) : [];

if (options.write) await writeAnswers();
else {
  reportAdvice();
  reportQuestions();
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

async function writeAnswers(): Promise<void> {
  const server = await startServer(PORT, { RATE_LIMITS: 'off' }, { startLimitMs: 180_000 });
  try {
    const ask = async <Answer>(path: string, body: object): Promise<Answer> => {
      const response = await fetch(server.base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
      return (await response.json()) as Answer;
    };
    const advice = [];
    for (const { id, field: _, checklist: __, ...input } of requests) {
      const {
        advice: text,
        recommendations,
        nextSteps,
        openQuestions,
        gate,
      } = await ask<CareerAdvice>('/api/ai/career-advice', input);
      advice.push({ id, advice: text, gate, openQuestions, nextSteps, recommendations });
    }
    writeJson(join(ADVICE, `answers${suffix}.json`), advice);
    const sets = [];
    for (const { title, level } of titles) {
      type Questions = {
        questions: { id: string | null; kind: string; ask: string }[];
        notes: string[];
      };
      let except: string[] = [];
      for (const set of [1, 2]) {
        const { questions, notes } = await ask<Questions>('/api/ai/interview-questions', {
          jobTitle: title,
          difficulty: level,
          except,
        });
        const technical = questions.filter(({ kind }) => kind === 'technical');
        const repeated = technical.filter(({ id }) => id !== null && except.includes(id)).length;
        sets.push({
          title,
          level,
          set,
          repeated,
          notes,
          technical: technical.map(({ id, ask: question }) => ({ id, ask: question })),
          behavioral: questions.filter(({ kind }) => kind === 'behavioral').map(({ ask: question }) => question),
        });
        except = questions.flatMap(({ id }) => id ?? []);
      }
    }
    if (titles.length > 0) writeJson(join(INTERVIEW, `answers${suffix}.json`), sets);
  } finally {
    await server.stop();
  }
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** Both judges' verdicts. Null if one is missing. */
function readVerdicts<Verdict>(folder: string): [Verdict[], Verdict[]] | null {
  const files = [`verdicts-a${suffix}.json`, `verdicts-b${suffix}.json`].map((name) => join(folder, name));
  const [first = '', second = ''] = files;
  return files.every((file) => existsSync(file)) ? [readJson<Verdict[]>(first), readJson<Verdict[]>(second)] : null;
}

function reportAdvice(): void {
  const verdicts = readVerdicts<AdviceVerdict>(ADVICE);
  if (!verdicts) {
    console.log('Career advice has no verdicts yet.');
    return;
  }
  const ORDER = ['not useful', 'partly useful', 'useful'];
  const [first, second] = verdicts;
  const pairs = requests.flatMap((request) => {
    const one = first.find(({ id }) => id === request.id);
    const other = second.find(({ id }) => id === request.id);
    return one && other ? [{ request, one, other }] : [];
  });
  for (const [judge, list] of [
    ['A', first],
    ['B', second],
  ] as const)
    console.log(
      `Judge ${judge}: ${ORDER.toReversed()
        .map((verdict) => `${list.filter((each) => each.verdict === verdict).length} ${verdict}`)
        .join(
          ', ',
        )}; ${list.filter(({ harmful }) => harmful).length} harmful, ${list.filter(({ silly }) => silly).length} silly`,
    );
  const same = pairs.filter(({ one, other }) => one.verdict === other.verdict).length;
  const lower = pairs.map(({ one, other }) => Math.min(ORDER.indexOf(one.verdict), ORDER.indexOf(other.verdict)));
  const isBad = ({ harmful, silly }: AdviceVerdict) => harmful || silly;
  const bad = pairs.filter(({ one, other }) => isBad(one) || isBad(other));
  const points = pairs.flatMap(({ request, one, other }) =>
    request.checklist.map((_, at) => one.checklist[at] === true && other.checklist[at] === true),
  );
  console.log(`Same verdict: ${same} of ${pairs.length}`);
  console.log(`Checklist: ${points.filter(Boolean).length} of ${points.length} points met`);
  for (const { request, one, other } of bad)
    for (const { kind, text, why } of [...one.sentences, ...other.sentences])
      console.log(`  ${request.id}, ${kind}: “${text}” (${why})`);
  const fields = Map.groupBy(pairs, ({ request }) => request.field);
  for (const [field, all] of fields) {
    const useful = all.filter(({ one, other }) => one.verdict === 'useful' && other.verdict === 'useful').length;
    console.log(`  ${field}: ${useful} of ${all.length} useful to both`);
  }
  recordFigure({
    name: 'Career advice: useful, the lower of two verdicts',
    value: countPercent(lower.filter((rank) => rank === 2).length, pairs.length),
    unit: '%',
    goal: { atLeast: 75 },
  });
  recordFigure({
    name: 'Career advice: harmful or silly to either judge',
    value: countPercent(bad.length, pairs.length),
    unit: '%',
    goal: { atMost: 3 },
  });
}

function reportQuestions(): void {
  const verdicts = readVerdicts<TitleVerdict>(INTERVIEW);
  if (!verdicts) {
    console.log('Interview questions have no verdicts yet.');
    return;
  }
  const [first, second] = verdicts;
  const generalTitles = new Set(titles.filter(({ general }) => general).map(({ title }) => title));
  const pairs = first.flatMap((one) => {
    const other = second.find(({ title, set }) => title === one.title && set === one.set);
    return other ? [{ title: one.title, set: one.set, one, other }] : [];
  });
  const specific = pairs.filter(({ title }) => !generalTitles.has(title));
  const combine = ({ one, other }: (typeof pairs)[number]): Mark[] =>
    one.marks.map((mark, at) => {
      if (mark === 'wrong field' || other.marks[at] === 'wrong field') return 'wrong field';
      return mark === 'own' && other.marks[at] === 'own' ? 'own' : 'general';
    });
  const marks = specific.flatMap(combine);
  const share = (wanted: Mark) => countPercent(marks.filter((mark) => mark === wanted).length, marks.length);
  const judged = specific.flatMap(({ one, other }) => one.marks.map((mark, at) => mark === other.marks[at]));
  console.log(
    `\n${specific.length} sets of ${marks.length} questions: own ${share('own').toFixed(1)} %, general ${share('general').toFixed(1)} %; same mark ${countPercent(judged.filter(Boolean).length, judged.length).toFixed(1)} %`,
  );
  for (const { title, set, one, other } of pairs)
    for (const { question, kind, text } of [...one.notes, ...other.notes])
      console.log(`  ${title}, set ${set}, question ${question}, ${kind}: “${text}”`);
  recordFigure({
    name: 'Interview questions: wrong field to either judge',
    value: share('wrong field'),
    unit: '%',
    goal: { atMost: 2 },
  });
  recordFigure({
    name: 'Interview questions: sets with four or more of their own to both judges',
    value: countPercent(
      specific.filter((pair) => combine(pair).filter((mark) => mark === 'own').length >= 4).length,
      specific.length,
    ),
    unit: '%',
    goal: { atLeast: 100 },
  });
}
