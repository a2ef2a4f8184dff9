import { stripVTControlCharacters } from 'node:util';
import { type ScoreReport, scoreResume, toExportedSubject } from '@foothold/core/ats';
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
const report = (hasJob: boolean): ScoreReport =>
  scoreResume({ ...toExportedSubject(cook), asOf: '2026-11', ...(hasJob && { job }) });
const renderPlain = (scored: ScoreReport) => stripVTControlCharacters(scoreTable(scored));

describe('scoreTable', () => {
  it('shows the total, the kind of score, and the rubric', () => {
    const format = report(false);
    expect(renderPlain(format)).toContain(`Format score  ${format.total} of 100`);
    expect(renderPlain(format)).toContain(`rubric ${format.rubric}`);
    expect(renderPlain(report(true))).toContain(`Score for this job  ${report(true).total} of 100`);
  });

  it('shows every part with points earned and possible', () => {
    for (const { name, earned, possible } of report(true).parts) {
      expect(renderPlain(report(true))).toMatch(new RegExp(`${name} .* ${earned / 100} of ${possible / 100}\\n`));
    }
  });

  it('lists every loss with its cost and fix, most expensive first', () => {
    const scored = report(true);
    const losses = scored.parts
      .flatMap((part) => part.rules.flatMap((rule) => rule.losses))
      .filter(({ points }) => points > 0);
    const words = renderPlain(scored).replace(/\s+/g, ' ');
    expect(losses.length).toBeGreaterThan(2);
    for (const { reason, fix } of losses) {
      expect(words).toContain(reason);
      expect(words).toContain(fix);
    }
    const prices = [...renderPlain(scored).matchAll(/−([\d.]+) /g)].map(([, price]) => Number(price));
    expect(prices).toHaveLength(losses.length);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  it('omits losses that cost nothing', () => {
    const scored = report(true);
    for (const rule of scored.parts.flatMap(({ rules }) => rules))
      rule.losses.push({ points: 0, reason: 'A loss of less than a point.', fix: 'Leave it.' });
    expect(renderPlain(scored)).not.toContain('A loss of less than a point.');
  });

  it('shows fit and quality of a score for a job', () => {
    const { fit, quality } = report(true);
    expect(renderPlain(report(true))).toMatch(new RegExp(`\\nFit +${fit} of 100 .*\\nQuality +${quality} of 100 `));
    expect(renderPlain(report(false))).not.toMatch(/^(?:Fit|Quality) /m);
  });

  it("explains why fit isn't judged", () => {
    const { fit: _, ...unjudged } = { ...report(true), fitUnjudged: 'The job names nothing.' };
    expect(renderPlain(unjudged)).toContain('\nFit      not judged  The job names nothing.\n');
  });

  it('shows the fields of a report from an earlier rubric', () => {
    const { fit: _, quality: __, checklist: ___, ...old } = { ...report(true), rubric: '2026.1' };
    expect(renderPlain(old)).toContain('rubric 2026.1');
    expect(renderPlain(old)).not.toMatch(/Fit|Quality|Checklist/);
  });

  it('shows the checklist before the parts without a job, and after the losses with one', () => {
    for (const scored of [report(true), report(false)]) {
      const words = renderPlain(scored).replace(/\s+/g, ' ');
      for (const { name, text } of scored.checklist ?? []) expect(words).toContain(`${name}: ${text}`);
    }
    const findPosition = (hasJob: boolean, text: string) => renderPlain(report(hasJob)).indexOf(text);
    expect(findPosition(false, 'Checklist, ')).toBeLessThan(findPosition(false, 'Readability '));
    expect(findPosition(true, 'Checklist, ')).toBeGreaterThan(findPosition(true, 'What costs points'));
  });

  it('quotes the job and the résumé for every deal-breaker', () => {
    const scored = report(true);
    const words = renderPlain(scored).replace(/\s+/g, ' ');
    expect(scored.knockouts.length).toBeGreaterThan(0);
    for (const { question, quote } of scored.knockouts) {
      expect(words).toContain(question);
      expect(words).toContain(`The job says: “${quote}”`);
    }
    const answered = {
      ...scored,
      knockouts: [
        { kind: 'license', question: 'Do you have it?', quote: 'A', answer: 'met', evidence: { text: '', quote: 'B' } },
      ],
    } as ScoreReport;
    expect(renderPlain(answered)).toContain('Do you have it? – met\n    The job says: “A”\n    The résumé says: “B”');
  });

  it('lists the lines of the file that belong to no field', () => {
    const lines = Array.from({ length: 12 }, (_, findPosition) => ({
      id: `x${findPosition}`,
      text: `Line ${findPosition}.`,
      spans: [],
    }));
    const text = stripVTControlCharacters(scoreTable(report(false), lines));
    expect(text).toContain('Lines we could not place\n  Line 0.\n');
    expect(text).toContain('  Line 9.\n  and 2 more');
    expect(renderPlain(report(false))).not.toContain('Lines we could not place');
  });

  it('removes terminal control sequences from file text', () => {
    const scored = report(false);
    const hostile = {
      ...scored,
      caps: [{ id: 'hidden-text', limit: 40, reason: 'a\u001B[2Jb', fix: 'c', evidence: [] }],
    } as ScoreReport;
    expect(scoreTable(hostile)).not.toContain('\u001B[2J');
    expect(renderPlain(hostile)).toContain('At most 40: a [2Jb');
  });
});
