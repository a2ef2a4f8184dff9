import type { SampleContext } from '../../platform/samples.ts';
import type { ChallengeSource } from './content.ts';
import type { Challenges } from './service.ts';

/** The easiest challenge of the last two weeks, each solved by the sample member. */
export async function addSampleSubmissions(
  challenges: Challenges,
  content: readonly ChallengeSource[],
  { goBack, person }: SampleContext,
): Promise<void> {
  const riley = person('riley');
  for (const daysAgo of [7, 0]) {
    goBack(daysAgo);
    const [due] = (await challenges.thisWeek()).challenges;
    const source = content.find(({ slug }) => slug === due?.slug);
    if (!source) continue;
    const { slug, solution: code, tests } = source;
    const outcomes = tests.map(({ name }) => ({ name, passed: true }));
    await challenges.submit(riley, { slug, language: 'javascript', code }, outcomes);
  }
}
