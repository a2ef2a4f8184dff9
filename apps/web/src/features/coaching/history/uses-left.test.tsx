import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { UsesLeft } from './uses-left.tsx';

const renderUses = (usedToday: number, model: string | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AppDataProvider data={APP}>
        <UsesLeft usedToday={usedToday} perDay={5} model={model} />
      </AppDataProvider>
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, '');

test("says how many of the plan's uses are left today, and names a model that reads the input", () => {
  expect(renderUses(2)).toBe('3 of 5 uses left today across all four tools. Resets at midnight UTC.');
  expect(renderUses(2, 'a-model')).toContain(
    'A language model (a-model) may improve the wording, and add questions and code findings that are marked as its own.',
  );
});

test('says when no uses are left, even without a plan, when more will be available, and where to find plans', () => {
  // If a plan ends during the day, the limit can be lower than the number of uses.
  for (const used of [5, 50])
    expect(renderUses(used)).toBe(
      'No uses left todayYou get 5 a day across all four tools. Your limit resets at midnight UTC. See what each plan includes',
    );
});
