import { stripVTControlCharacters } from 'node:util';
import { asExported, type ScoreReport, scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import { emptyResume, type Resume } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { scoreTable } from '../src/score-table.ts';

const cook: Resume = {
  ...emptyResume(),
  contact: { name: 'Ola Brandt', email: 'ola@example.com', links: [] },
  work: [
    {
      id: 'w1',
      title: 'Line Cook',
      employer: 'The Copper Kettle',
      start: '2019-03',
      end: 'present',
      bullets: [{ id: 'b1', text: 'Helped with menu planning for 200 guests.' }],
    },
  ],
  skills: [{ id: 's1', keywords: ['Menu planning', 'Food safety'] }],
};
const job = readJob('Line Cook\nYou must have food safety and inventory control. A valid driver license is required.');
const report = (withJob: boolean): ScoreReport =>
  scoreResume({ ...asExported(cook), asOf: '2026-11', ...(withJob && { job }) });
const shown = (scored: ScoreReport) => stripVTControlCharacters(scoreTable(scored));

describe('scoreTable', () => {
  it('states the total, the kind of score, and the rubric', () => {
    const format = report(false);
    expect(shown(format)).toContain(`Format score  ${format.total} of 100`);
    expect(shown(format)).toContain(`rubric ${format.rubric}`);
    expect(shown(report(true))).toContain(`Score for this job  ${report(true).total} of 100`);
  });

  it('shows every part with points earned and possible', () => {
    for (const { name, earned, possible } of report(true).parts) {
      expect(shown(report(true))).toMatch(new RegExp(`${name} .* ${earned / 100} of ${possible / 100}\\n`));
    }
  });

  it('lists every loss with its cost, most expensive first, and its fix', () => {
    const scored = report(true);
    const losses = scored.parts.flatMap((part) => part.rules.flatMap((rule) => rule.losses));
    const words = shown(scored).replace(/\s+/g, ' ');
    expect(losses.length).toBeGreaterThan(2);
    for (const { reason, fix } of losses) {
      expect(words).toContain(reason);
      expect(words).toContain(fix);
    }
    const prices = [...shown(scored).matchAll(/−([\d.]+) /g)].map(([, price]) => Number(price));
    expect(prices).toHaveLength(losses.length);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  it('removes terminal control sequences from file text', () => {
    const scored = report(false);
    const hostile = {
      ...scored,
      caps: [{ id: 'hidden-text', limit: 40, reason: 'a\u001B[2Jb', fix: 'c', evidence: [] }],
    } as ScoreReport;
    expect(scoreTable(hostile)).not.toContain('\u001B[2J');
    expect(shown(hostile)).toContain('At most 40: a [2Jb');
  });
});
