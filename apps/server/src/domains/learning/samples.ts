import type { ExerciseAnswer } from '@foothold/contracts/learning';
import type { SampleContext } from '../../platform/samples.ts';
import type { ExerciseSource } from './content/exercises.ts';
import type { Learning } from './service.ts';

const PATH = 'data';
/** How many modules are done, besides the one that was just begun. */
const DONE = 2;

/** The sample member's progress in a path: some modules done, and the next one begun. */
export async function addSampleProgress(
  { study, progress }: Learning,
  { goBack, person }: SampleContext,
): Promise<void> {
  const riley = person('riley');
  const modules = study.paths().find(({ slug }) => slug === PATH)?.modules ?? [];
  for (const [index, { slug: module, exercises }] of modules.slice(0, DONE + 1).entries()) {
    const place = { path: PATH, module };
    goBack(16 - 5 * index, 19);
    await progress.visit(riley, place);
    if (index < DONE) await progress.read(riley, place, true);
    for (const id of index < DONE ? exercises : exercises.slice(0, 1))
      await progress.answer(riley, place, id, toRightAnswer(study.exercise(place, id).source));
  }
}

function toRightAnswer(source: ExerciseSource): ExerciseAnswer {
  switch (source.kind) {
    case 'choice':
      return { kind: 'choice', chosen: source.right };
    case 'text':
      return { kind: 'text', text: source.accept[0] ?? '' };
    case 'number':
      return { kind: 'number', value: source.answer };
    case 'code':
      return { kind: 'code', code: source.solution, passed: source.tests.length };
  }
}
