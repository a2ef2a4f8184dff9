import { describe, expect, it } from 'vitest';
import { toExportedSubject } from '../ats/exported.ts';
import { generateCase } from '../ats/testing/people.ts';
import { planImprovements } from './plan.ts';
import { accepted } from './pricing.ts';

const ASOF = '2026-06';

/** A random draw that depends only on the seed. */
function* generateDraws(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('the totals that a plan promises', () => {
  it("don't count anything that the person declined", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { resume, job } = generateCase(seed);
      const input = { ...toExportedSubject(resume), job, asOf: ASOF };
      const plan = planImprovements(input);
      const ids = [...plan.proposals, ...plan.questions].map(({ id }) => id);
      const without = planImprovements({ ...input, declined: ids });
      const about = `seed ${seed}`;
      expect(without.proposals, about).toEqual([]);
      expect(without.refused.map(({ id }) => id).toSorted(), about).toEqual(
        plan.proposals.map(({ id }) => id).toSorted(),
      );
      expect([without.path, without.questions, without.withAnswers.questions], about).toEqual([[], [], []]);
      expect([without.reachable, without.withAnswers.total, without.pathTotal], about).toEqual(
        Array(3).fill(plan.from),
      );
    }
  });

  it('drop with a declined question that would add to them', () => {
    const { resume, job } = generateCase(3);
    const input = { ...toExportedSubject({ ...resume, skills: [] }), job, asOf: ASOF };
    const plan = planImprovements(input);
    const counted = plan.questions.filter(({ id }) => plan.withAnswers.questions.includes(id));
    expect(counted.length).toBeGreaterThan(0);
    const without = planImprovements({ ...input, declined: counted.map(({ id }) => id) });
    expect(without.withAnswers.total).toBeLessThan(plan.withAnswers.total);
  });

  it('hold after every accepted proposal, in any order', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { resume, job } = generateCase(seed);
      const draw = generateDraws(seed);
      let subject = toExportedSubject(resume);
      let plan = planImprovements({ ...subject, job, asOf: ASOF });
      for (let click = 0; click < 8 && plan.proposals.length > 0; click++) {
        const pick = plan.proposals[Math.floor((draw.next().value ?? 0) * plan.proposals.length)];
        if (!pick) break;
        subject = accepted(subject, [pick]);
        const next = planImprovements({ ...subject, job, asOf: ASOF });
        const about = `seed ${seed}, click ${click}: ${pick.title}`;
        expect(next.from, about).toBeGreaterThanOrEqual(plan.from + Math.floor(pick.points / 100));
        expect(next.reachable, about).toBeGreaterThanOrEqual(plan.reachable);
        expect(next.withAnswers.total, about).toBeGreaterThanOrEqual(plan.withAnswers.total);
        plan = next;
      }
      expect(plan.from).toBeLessThanOrEqual(plan.reachable);
      expect(plan.reachable).toBeLessThanOrEqual(plan.withAnswers.total);
    }
  });
});
