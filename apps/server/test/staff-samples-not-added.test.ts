import { expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { addAllSamples } from './sample-kit.ts';

const test = useTestApp({ SAMPLE_DATA: 'on' });

it('adds no samples to an installation that somebody uses', async () => {
  await signUp(test);
  await addAllSamples(test);
  expect(await test.app.sampleData.state()).toEqual({ people: 0, inquiries: 0, lastCleared: null });
});
