/**
 * Fills application forms in a real browser with the extension’s own code and a fictional person, and compares what the forms then show with
 * what a careful person would have entered. Usage: `node bench/form-fill.ts [--only=NAME] [--explain]`.
 *
 * Truths are JSON files in `form-truths`: `{ "<form>": { "<name, id, or data-automation-id of the control>": truth } }`, where a truth is
 * the visible value (`"Maya"`), `{ "any": […] }`, `{ "option": "exact text" }`, `{ "options": […] }`, `{ "checked": true }`,
 * `{ "file": "resume" }`, `{ "leave": true }`, or `{ "honeypot": true }`. `form-truths/README.md` says more.
 *
 * To add forms, add a source to `SOURCES`: a name, its truths, and how the address of a form is made.
 * Precision: of the fields that were filled in, how many are right. Recall: of the fields that have an answer, how many are right.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { recordFigure } from './support/figures.ts';
import { bundleFormScript } from './support/form-bundle.ts';
import { explainFilling, type FilledPage, FormPage } from './support/form-page.ts';
import { SAMPLE_PERSON } from './support/form-person.ts';
import { type FieldOutcome, type FormTruths, type JudgedField, judgeForm, readTruths } from './support/form-truths.ts';
import { makeLongForm } from './support/long-form.ts';
import { findSharedData } from './support/shared-data.ts';

interface FormSource {
  name: string;
  truths: Readonly<Record<string, FormTruths>>;
  addressOf(form: string): string;
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, explain: { type: 'boolean', default: false } },
});
const TRUTHS = join(import.meta.dirname, 'form-truths');
const SPEED_RUNS = 20;

function listSources(): FormSource[] {
  const own = join(import.meta.dirname, 'fixtures', 'forms');
  const reproduced = findSharedData('forms', 'reproduced');
  const ours: FormSource = {
    name: 'own',
    truths: readTruths(join(TRUTHS, 'own.json')),
    addressOf: (form) => pathToFileURL(join(own, form)).href,
  };
  if (reproduced === undefined) return [ours];
  return [
    ours,
    {
      name: 'reproduced',
      truths: readTruths(join(TRUTHS, 'reproduced.json')),
      addressOf: (form) => pathToFileURL(join(reproduced, form)).href,
    },
  ];
}

const script = await bundleFormScript();
const browser = await chromium.launch(findChromium());

interface Filling {
  filled: FilledPage;
  judged: JudgedField[];
  /** Controls that show something else after undoing than before filling. */
  notRestored: string[];
}

async function fillForm(address: string, truths: FormTruths): Promise<Filling> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    const form = await FormPage.open(page, script);
    const before = await form.see();
    const filled = await form.fill(SAMPLE_PERSON);
    const judged = judgeForm(truths, before, await form.see(), SAMPLE_PERSON);
    await form.undo();
    const restored = await form.see();
    const notRestored = restored.flatMap(({ keys, value }, at) =>
      value === (before[at]?.value ?? '') ? [] : [keys.join(' ')],
    );
    return { filled, judged, notRestored };
  } finally {
    await page.close();
  }
}

/** A page of 60 fields, after it has loaded: what the reading, the decisions, and the writing take. */
async function measureSpeed(): Promise<number[]> {
  const page = await browser.newPage();
  const times: number[] = [];
  try {
    for (let run = 0; run < SPEED_RUNS; run++) {
      await page.setContent(makeLongForm(), { waitUntil: 'load' });
      const form = await FormPage.open(page, script);
      const { milliseconds } = await form.fill(SAMPLE_PERSON);
      times.push(milliseconds.read + milliseconds.plan + milliseconds.write);
    }
  } finally {
    await page.close();
  }
  return times.sort((a, b) => a - b);
}

const totals = new Map<FieldOutcome, number>();
let restoreFailures = 0;
try {
  for (const source of listSources())
    for (const [name, truths] of Object.entries(source.truths)) {
      if (options.only !== undefined && !name.includes(options.only)) continue;
      const { filled, judged, notRestored } = await fillForm(source.addressOf(name), truths);
      const count = (outcome: FieldOutcome) => judged.filter((each) => each.outcome === outcome).length;
      for (const { outcome } of judged) totals.set(outcome, (totals.get(outcome) ?? 0) + 1);
      console.log(
        `${source.name}/${name}: ${judged.length} fields, ${count('right')} right, ${count('wrong')} wrong, ${count('missed')} missed, ${count('wrong-option')} wrong options, ${count('left')} left as they should be, ${count('touched')} honeypots touched, ${count('absent')} not found`,
      );
      for (const { key, outcome, expected, found } of judged)
        if (outcome !== 'right' && outcome !== 'left')
          console.log(`  ${outcome}: ${key}: “${found}”, expected ${expected}`);
      if (notRestored.length > 0) console.log(`  not restored by undo: ${notRestored.join(', ')}`);
      restoreFailures += notRestored.length;
      if (options.explain) explainFilling(filled);
    }
  const total = (outcome: FieldOutcome) => totals.get(outcome) ?? 0;
  const filledIn = total('right') + total('wrong') + total('wrong-option') + total('touched');
  const answerable = total('right') + total('missed') + total('absent');
  if (filledIn > 0) {
    recordFigure({
      name: 'Fill forms: precision',
      value: (total('right') / filledIn) * 100,
      unit: '%',
      goal: { atLeast: 99 },
    });
    recordFigure({
      name: 'Fill forms: recall',
      value: (total('right') / answerable) * 100,
      unit: '%',
      goal: { atLeast: 92 },
    });
    recordFigure({
      name: 'Fill forms: wrong options',
      value: total('wrong-option'),
      unit: 'fields',
      goal: { atMost: 0 },
    });
    recordFigure({
      name: 'Fill forms: honeypots touched',
      value: total('touched'),
      unit: 'fields',
      goal: { atMost: 0 },
    });
  }
  if (filledIn > 0)
    recordFigure({ name: 'Fill forms: fields that undoing didn’t restore', value: restoreFailures, unit: 'fields' });
  if (options.only === undefined) {
    const times = await measureSpeed();
    recordFigure({
      name: 'Fill a form of 60 fields, p95',
      value: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
      unit: 'ms',
      goal: { atMost: 150 },
    });
  }
} finally {
  await browser.close();
}
