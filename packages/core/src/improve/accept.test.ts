import { describe, expect, it } from 'vitest';
import { toExportedSubject } from '../ats/exported.ts';
import { scoreResume } from '../ats/index.ts';
import { generateCase } from '../ats/testing/people.ts';
import { emptyResume, type Resume } from '../resume/model.ts';
import { acceptProposals, acceptWithoutLoss } from './accept.ts';
import { planImprovements } from './plan.ts';
import type { Proposal } from './types.ts';

const ASOF = '2026-06';

function proposal(id: string, edits: Proposal['edits']): Proposal {
  return { id, kind: 'wording', title: id, reason: '', source: { kind: 'layout' }, edits, points: 0, rules: [] };
}

const TEACHER: Resume = {
  ...emptyResume(),
  skills: [{ id: 's1', keywords: ['Algebra'] }],
  work: [
    {
      id: 'w1',
      title: 'Tutor',
      employer: 'Lakeside School',
      start: '2020-01',
      end: 'present',
      bullets: [{ id: 'b1', text: 'I was responsible for teaching algebra to 20 adults' }],
    },
  ],
};
const reword = proposal('reword', [
  {
    kind: 'set',
    path: 'work/w1/bullets/b1',
    before: 'I was responsible for teaching algebra to 20 adults',
    after: 'Taught algebra to 20 adults',
  },
]);
const again = proposal('again', [{ kind: 'set', path: 'work/w1/bullets/b1', before: 'something else', after: 'x' }]);
const lie = proposal('lie', [
  {
    kind: 'set',
    path: 'work/w1/bullets/b1',
    before: 'I was responsible for teaching algebra to 20 adults',
    after: 'Taught algebra to 200 adults',
  },
]);

describe('acceptProposals', () => {
  it('returns the proposal that claims too much or no longer applies', () => {
    const sources = { resume: TEACHER, facts: [], asOf: ASOF };
    expect(acceptProposals([reword], sources)).toMatchObject({ ok: true });
    const untrue = acceptProposals([lie], sources);
    expect(untrue).toMatchObject({ ok: false, proposal: { id: 'lie' } });
    expect(!untrue.ok && untrue.violations.length).toBeGreaterThan(0);
    expect(acceptProposals([reword, again], sources)).toMatchObject({
      ok: false,
      proposal: { id: 'again' },
      violations: [],
    });
  });

  it('applies a change before another one that removes the words it depends on', () => {
    const list = proposal('list', [
      { kind: 'insert', list: 'skills/s1/keywords', index: 1, id: 'k2', value: 'Teaching' },
    ]);
    for (const order of [
      [reword, list],
      [list, reword],
    ]) {
      const result = acceptProposals(order, { resume: TEACHER, facts: [], asOf: ASOF });
      expect(result).toMatchObject({
        ok: true,
        resume: {
          skills: [{ keywords: ['Algebra', 'Teaching'] }],
          work: [{ bullets: [{ text: 'Taught algebra to 20 adults' }] }],
        },
      });
    }
  });

  it('accepts all proposals of a plan at once, for any person', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { resume, job } = generateCase(seed);
      const { proposals } = planImprovements({ ...toExportedSubject(resume), job, asOf: ASOF });
      const result = acceptProposals(proposals, { resume, facts: [], asOf: ASOF });
      expect(result.ok || result.proposal.title, `seed ${seed}`).toBe(true);
    }
  });
});

describe('acceptWithoutLoss', () => {
  const sources = { resume: TEACHER, facts: [], asOf: ASOF };
  const score = (resume: Resume) => scoreResume({ ...toExportedSubject(resume), asOf: ASOF });
  const total = score(TEACHER).total;
  it('leaves out what would be refused on its own, and accepts the rest', () => {
    const result = acceptWithoutLoss([lie, reword, again], sources, score, total);
    expect(result).toMatchObject({ ok: true, applied: [reword] });
    expect(result.ok && result.resume.work[0]?.bullets[0]?.text).toBe('Taught algebra to 20 adults');
  });

  it('reports why nothing could be accepted', () => {
    expect(acceptWithoutLoss([lie], sources, score, total)).toMatchObject({ ok: false, proposal: { id: 'lie' } });
    expect(acceptWithoutLoss([lie, again], sources, score, total).ok).toBe(false);
  });

  it('leaves out what lowers the total', () => {
    const layout = proposal('layout', []);
    const scoreLayout = ({ work }: Resume, applied: readonly Proposal[]) => ({
      total: 60 + (applied.includes(layout) ? 1 : 0) - (work[0]?.bullets[0]?.text.startsWith('Taught') ? 5 : 0),
    });
    const result = acceptWithoutLoss([reword, layout], sources, scoreLayout, 60);
    expect(result).toMatchObject({ ok: true, resume: TEACHER, applied: [layout], report: { total: 61 } });
    expect(acceptWithoutLoss([reword], sources, scoreLayout, 60)).toMatchObject({ ok: false, violations: [] });
  });

  it('never ends below the total before, and its report is the one of the résumé that it returns', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const { resume, job } = generateCase(seed);
      const subject = toExportedSubject(resume);
      const plan = planImprovements({ ...subject, job, asOf: ASOF });
      if (plan.proposals.length === 0) continue;
      const scoreForJob = (one: Resume) => scoreResume({ ...toExportedSubject(one), job, asOf: ASOF });
      const result = acceptWithoutLoss(plan.proposals, { resume, facts: [], asOf: ASOF }, scoreForJob, plan.from);
      if (!result.ok) throw new Error(`seed ${seed}: nothing was accepted`);
      expect(result.report.total, `seed ${seed}`).toBeGreaterThanOrEqual(plan.from);
      expect(result.report, `seed ${seed}`).toEqual(scoreForJob(result.resume));
    }
  });
});
