import { describe, expect, it } from 'vitest';
import { readJob } from '../../../jobs/index.ts';
import { emptyResume, type Resume, type WorkEntry } from '../../../resume/model.ts';
import { PLAIN_SIGNALS } from '../../../resume/source.ts';
import { scoreResume } from '../../score.ts';

const AD = readJob(
  'Cashier\nRequirements\n- 2 years of retail experience\n- Experience with bookkeeping\n- Experience with forklifts\n',
  {
    title: 'Cashier',
  },
);

function createResume(role: Partial<WorkEntry>): Resume {
  const bullets = [{ id: 'b1', text: 'Rang up 200 customers a shift and counted the drawer' }];
  return { ...emptyResume(), work: [{ id: 'w1', title: 'Cashier', employer: 'Walmart', bullets, ...role }] };
}

const reportText = (resume: Resume) => {
  const report = scoreResume({ resume, views: [], signals: PLAIN_SIGNALS, job: AD, asOf: '2026-06' });
  return JSON.stringify(report);
};

describe('roles without dates', () => {
  it('are not said to have ended', () => {
    const texts = reportText(createResume({}));
    expect(texts).not.toContain('ended more than five years ago');
    expect(texts).toContain('“Cashier” has no dates we could read.');
    expect(texts).toContain('We couldn’t read dates for your roles in this field.');
    expect(texts).toContain('We couldn’t date any role or project to the last five years.');
  });

  it("aren't treated like roles that ended long ago", () => {
    const texts = reportText(createResume({ start: '2010', end: '2012' }));
    expect(texts).toContain('“Cashier” ended more than five years ago.');
    expect(texts).toContain('We read no role or project from the last five years.');
  });
});

describe('experience in a kind of workplace', () => {
  const mentionsRetail = 'The job asks for Retail Operations, but we didn’t find it in your résumé.';

  it('is met by an occupation that is always practiced there', () => {
    const texts = reportText(createResume({ start: '2024-01', end: 'present' }));
    expect(texts).toContain('Retail Operations (as “Cashier”) appears in “Cashier at Walmart”.');
    expect(texts).not.toContain(mentionsRetail);
  });

  it('is not met by one that is practiced anywhere', () => {
    const texts = reportText(createResume({ title: 'Security Guard', start: '2024-01', end: 'present' }));
    expect(texts).toContain(mentionsRetail);
  });
});
