import type { SampleContext } from '../../platform/samples.ts';
import type { Practice } from './service.ts';

const SET = 'data-analyst';
const NOTES = [
  'Tell about the price changes at Larkspur: what I check, what I found, what changed.',
  'Start with the question the manager asked. Then the query. Then what they decided.',
] as const;

/** A practice session of the sample member with notes and ratings. */
export async function addSamplePractice(practice: Practice, { goBack, person }: SampleContext): Promise<void> {
  const riley = person('riley');
  goBack(7, 20);
  const session = await practice.start(riley, { jobTitle: '', set: SET, difficulty: 'mid', clock: 120 });
  for (const [index, notes] of NOTES.entries()) {
    const question = session.questions[index];
    if (!question) break;
    const { place, version } = question;
    await practice.save(riley, session.id, { place, version }, { notes, seconds: 95 + 20 * index });
  }
  await practice.end(riley, session.id);
}
