import { describe, expect, it } from 'vitest';
import { type ApplicationState, computeInsights, type SentApplication, summarizeSilence } from './index.ts';

const TODAY = '2026-11-29';
const NO_GROUPS = { source: null, resume: null, template: null, match: null, weekday: null };

function create(
  entries: readonly [ApplicationState, string][],
  groups: Partial<SentApplication['groups']> = {},
): SentApplication {
  const entered = entries.map(([state, on]) => ({ state, on }));
  return {
    appliedOn: entered.find(({ state }) => state === 'submitted')?.on ?? null,
    state: entered.at(-1)?.state ?? 'saved',
    entered,
    groups: { ...NO_GROUPS, ...groups },
  };
}
const repeat = (count: number, one: SentApplication) => Array.from({ length: count }, () => one);

const SILENT = create([['submitted', '2026-09-01']]);
const REJECTED = create([
  ['submitted', '2026-09-01'],
  ['rejected', '2026-09-11'],
]);
const OFFERED = create([
  ['submitted', '2026-09-01'],
  ['interview', '2026-09-08'],
  ['offer', '2026-09-29'],
]);

describe('insights', () => {
  it('count how far applications got, whatever became of them', () => {
    const { sent, funnel } = computeInsights([create([['saved', '2026-09-01']]), SILENT, REJECTED, OFFERED], TODAY);
    expect(sent).toBe(3);
    expect(funnel.map(({ count }) => count)).toEqual([3, 2, 1, 1, 0]);
  });

  it('say how many of those that have waited long enough were answered, with Wilson’s interval', () => {
    const recent = create([['submitted', '2026-11-20']]);
    const { response, waiting } = computeInsights([...repeat(12, SILENT), ...repeat(8, REJECTED), recent], TODAY);
    // Wilson, 95%: 8 of 20 is 21.9% to 61.3%.
    expect(response).toEqual({ answered: 8, of: 20, rate: 40, low: 22, high: 61 });
    expect(waiting).toBe(1);
  });

  it('say nothing about too few', () => {
    const { response, durations } = computeInsights(repeat(4, OFFERED), TODAY);
    expect(response).toEqual({ answered: 4, of: 4, rate: null, low: null, high: null });
    expect(durations).toMatchObject([
      { state: 'submitted', count: 4, median: null },
      { state: 'interview', count: 4, median: null },
    ]);
  });

  it('leave out what was withdrawn before an answer, and count silence that was recorded', () => {
    const withdrawn = create([
      ['submitted', '2026-06-01'],
      ['withdrawn', '2026-06-05'],
    ]);
    const unanswered = create([
      ['submitted', '2026-11-20'],
      ['no-answer', '2026-11-28'],
    ]);
    const { response, waiting } = computeInsights([...repeat(10, withdrawn), ...repeat(10, unanswered)], TODAY);
    expect([response.of, response.rate, waiting]).toEqual([10, 0, 0]);
  });

  it('compare groups, and leave out what isn’t known', () => {
    const monday = { weekday: 'Monday' };
    const { groups } = computeInsights(
      [
        ...repeat(10, { ...REJECTED, groups: { ...NO_GROUPS, ...monday } }),
        ...repeat(3, { ...SILENT, groups: { ...NO_GROUPS, weekday: 'Sunday' } }),
        SILENT,
      ],
      TODAY,
    );
    expect(groups.weekday).toMatchObject([
      { group: 'Monday', of: 10, rate: 100 },
      { group: 'Sunday', of: 3, rate: null },
    ]);
    expect(groups.source).toEqual([]);
  });

  it('measure the median time in each stage', () => {
    const { durations } = computeInsights([...repeat(5, OFFERED), ...repeat(2, REJECTED)], TODAY);
    expect(durations).toEqual([
      { state: 'submitted', count: 7, median: 7 },
      { state: 'interview', count: 5, median: 21 },
    ]);
  });
});

describe('what is said about an employer', () => {
  it('needs enough members and enough answers', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 30];
    expect(summarizeSilence({ members: 9, applications: 40 }, days)).toBeNull();
    expect(summarizeSilence({ members: 12, applications: 40 }, days.slice(1))).toBeNull();
    expect(summarizeSilence({ members: 12, applications: 40 }, days)).toEqual({
      members: 12,
      applications: 40,
      half: 5,
      most: 9,
    });
  });
});
