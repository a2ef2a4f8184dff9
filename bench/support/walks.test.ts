import { createScorer, toExportedSubject } from '@foothold/core/ats';
import { generateCase } from '@foothold/core/ats/testing';
import { planImprovements } from '@foothold/core/improve';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { checkScreen, walk } from './walks.ts';

describe('the score and Improve pages', () => {
  it('contradict nothing in random walks', () => {
    const found: string[] = [];
    let clicks = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { resume, job } = generateCase(seed);
      const input = { name: `seed ${seed}`, subject: toExportedSubject(resume), job: seed % 4 === 0 ? undefined : job };
      const result = walk(input, createRandom(`walk ${seed}`), 8);
      found.push(...result.contradictions);
      clicks += [...result.clicks.values()].reduce((sum, count) => sum + count, 0);
    }
    expect(found).toEqual([]);
    expect(clicks).toBeGreaterThan(60);
  });

  it('are found to contradict each other if one figure is wrong', () => {
    const { resume, job } = generateCase(3);
    const subject = toExportedSubject(resume);
    const report = createScorer(job, '2026-11')(subject);
    const plan = planImprovements({ ...subject, job, asOf: '2026-11' });
    expect(checkScreen({ report, plan })).toEqual([]);
    expect(checkScreen({ report: { ...report, total: report.total + 1 }, plan })).not.toEqual([]);
    expect(checkScreen({ report: { ...report, keywords: report.keywords?.slice(1) ?? [] }, plan })).not.toEqual([]);
    expect(checkScreen({ report, plan: { ...plan, reachable: plan.from - 1 } })).not.toEqual([]);
  });
});
