import { emptyResume, type Provenance, type Resume, type SourceText, type WorkEntry } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { collectFields, traceChanges } from './changes.ts';
import { mergeReading } from './reading-merge.ts';

const LINES = ['Staff Nurse, Payette River Clinic', 'Ran triage for walk-ins', 'Telemetry tech, Boise General'];
const text: SourceText = {
  format: 'txt',
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      lines: LINES.map((line) => ({ text: line, box: { x: 0, y: 0, width: 1, height: 1 }, words: [] })),
    },
  ],
};

const createRole = (id: string, title: string, employer: string, ...bullets: string[]): WorkEntry => ({
  id,
  title,
  employer,
  bullets: bullets.map((line, index) => ({ id: `b${index + 1}`, text: line })),
});
const createResume = (work: WorkEntry[], more: Partial<Resume> = {}): Resume => ({ ...emptyResume(), work, ...more });

function createRead(content: Resume, confidence = 0.7) {
  const paths = [...collectFields(content).keys()];
  const provenance: Provenance = Object.fromEntries(
    paths.map((path, index) => [
      path,
      { spans: [{ page: 1, line: index % 3, start: 0, end: 5 }], confidence, origin: 'read' },
    ]),
  );
  return { content, provenance };
}

/** Applies a member's changes, then reads the file again. */
function readAgain(before: Resume, mine: Resume, next: Resume, held: string[] = [], confirmed: string[] = []) {
  const first = createRead(before);
  const { provenance } = traceChanges(first, mine, 'corrected');
  for (const path of confirmed) provenance[path] = { spans: [], confidence: 1, origin: 'confirmed' };
  const again = createRead(next, 0.95);
  return mergeReading({
    before: { ...first, text },
    version: { content: mine, provenance },
    reading: { resume: again.content, provenance: again.provenance, text },
    held,
  });
}

const CLINIC = createRole('w1', 'Staff Nurse', 'Payette River Clinic', 'Ran triage for walk-ins', 'Kept the stock');

test('uses the new reading for untouched fields, under their existing IDs', () => {
  const now = createResume([
    createRole('w1', 'Telemetry Tech', 'Boise General'),
    { ...CLINIC, id: 'w2', start: '2017-06' },
  ]);
  const { content, provenance } = readAgain(createResume([CLINIC]), createResume([CLINIC]), now);
  expect(content.work.map(({ id, title, start }) => [id, title, start])).toEqual([
    ['w1-2', 'Telemetry Tech', undefined],
    ['w1', 'Staff Nurse', '2017-06'],
  ]);
  expect(Object.keys(provenance).sort()).toEqual([...collectFields(content).keys()].sort());
  expect(provenance['work/w1/title']?.confidence).toBe(0.95);
});

test('preserves corrections, additions, and removals, with their place in the new reading', () => {
  const before = createResume([CLINIC, createRole('w2', 'June', '2017')]);
  const mine = createResume([
    {
      ...CLINIC,
      title: 'Charge Nurse',
      bullets: [
        { id: 'b1', text: 'Ran triage for 30 walk-ins' },
        { id: 'n-1', text: 'Trained two nurses' },
      ],
    },
  ]);
  const now = createResume([
    createRole(
      'w1',
      'Staff Nurse',
      'Payette River Clinic',
      'Ran triage for walk-ins',
      'Kept the stock',
      'Led night shifts',
    ),
  ]);
  const { content, provenance } = readAgain(before, mine, now);
  expect(content.work).toHaveLength(1);
  expect(content.work[0]?.title).toBe('Charge Nurse');
  expect(content.work[0]?.bullets.map((line) => line.text)).toEqual([
    'Ran triage for 30 walk-ins',
    'Trained two nurses',
    'Led night shifts',
  ]);
  expect(provenance['work/w1/title']).toMatchObject({ origin: 'corrected', confidence: 1 });
  expect(provenance['work/w1/title']?.spans).toHaveLength(1);
});

test('keeps a corrected entry even if it reads differently now, and drops one that was merely misread', () => {
  const before = createResume([createRole('w1', 'Ran triage', 'Idaho'), createRole('w2', 'Kept stock', 'Boise')]);
  const mine = createResume([createRole('w1', 'Triage nurse', 'Saint Agnes'), createRole('w2', 'Kept stock', 'Boise')]);
  const { content } = readAgain(before, mine, createResume([CLINIC]));
  expect(content.work.map(({ title }) => title)).toEqual(['Triage nurse', 'Staff Nurse']);
});

test('keeps an entry that an answer belongs to', () => {
  const before = createResume([createRole('w1', 'June', '2017', 'Boise')]);
  const { content } = readAgain(before, before, createResume([CLINIC]), ['work/w1/bullets/b1']);
  expect(content.work.map(({ title }) => title)).toEqual(['June', 'Staff Nurse']);
  expect(new Set(content.work.map(({ id }) => id)).size).toBe(2);
});

test("doesn't duplicate a missed role that the member typed", () => {
  const mine = createResume([createRole('n-1', 'Staff Nurse', 'Payette River Clinic')]);
  const { content } = readAgain(createResume([]), mine, createResume([CLINIC]));
  expect(content.work).toHaveLength(1);
  expect(content.work[0]?.bullets).toHaveLength(2);
});

test('keeps what the member confirmed', () => {
  const before = createResume([CLINIC]);
  const now = createResume([{ ...CLINIC, title: 'Staff' }]);
  const { content, provenance } = readAgain(before, before, now, [], ['work/w1/title']);
  expect(content.work[0]?.title).toBe('Staff Nurse');
  expect(provenance['work/w1/title']?.origin).toBe('confirmed');
});

test('preserves skills that the member added or removed', () => {
  const createSkillsResume = (...keywords: string[]) => createResume([], { skills: [{ id: 's1', keywords }] });
  const { content } = readAgain(
    createSkillsResume('Epic', 'Idaho'),
    createSkillsResume('Epic', 'Triage'),
    createSkillsResume('Epic', 'Idaho', 'Telemetry'),
  );
  expect(content.skills[0]?.keywords).toEqual(['Epic', 'Telemetry', 'Triage']);
});

test('leaves a section empty that the member emptied', () => {
  const { content } = readAgain(createResume([CLINIC]), createResume([]), createResume([CLINIC]));
  expect(content.work).toEqual([]);
});
