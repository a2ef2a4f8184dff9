import { describe, expect, it } from 'vitest';
import { emptyResume, type Resume } from '../../resume/index.ts';
import { judgeEdit } from './judge-edit.ts';

const LINE = 'Trained 12 new graduates in medication administration and IV therapy.';
const RESUME: Resume = {
  ...emptyResume(),
  work: [{ id: 'w1', title: 'Registered Nurse', employer: 'Larkholt', bullets: [{ id: 'b1', text: LINE }] }],
};
const judge = (after: string, before = LINE) => {
  const work = RESUME.work.map((entry) => ({ ...entry, bullets: [{ id: 'b1', text: before }] }));
  const sources = { resume: { ...RESUME, work }, facts: [], asOf: '2026-11' };
  return judgeEdit({ kind: 'set', path: 'work/w1/bullets/b1', before, after }, sources);
};

describe('a rewording', () => {
  it.each([
    'Trained 12 new graduates in IV therapy and medication administration.',
    'Trained 12 new graduates in medication administration.',
  ])('says nothing new: %s', (after) => {
    expect(judge(after)).toEqual({ kind: 'true', violations: [] });
  });

  it.each([
    'Trained 12 new graduates in medication administration and IV therapy and ventilator management.',
    'Trained 12 new graduates in medication administration and IV therapy, and supervised them.',
  ])('adds something that only the person can confirm: %s', (after) => {
    expect(judge(after).kind).toBe('new');
    expect(judge(after).violations).not.toEqual([]);
  });

  it.each([
    ['Trained 40 new graduates in medication administration and IV therapy.', 'number-changed'],
    ['Directed 12 new graduates in medication administration and IV therapy.', 'stronger-claim'],
    ['Directed 40 new graduates in ventilator management.', 'number-changed'],
    ['', 'removed'],
  ])('changes what was said: %s', (after, code) => {
    const { kind, violations } = judge(after);
    expect(kind).toBe('untrue');
    expect(violations.map((violation) => violation.code)).toContain(code);
  });

  it.each([
    ['Led the move to Epic.', 'Helped with the move to Epic.'],
    ['Gave care without help.', 'Never gave care without help.'],
  ])('drops what limits it: %s', (after, before) => {
    expect(judge(after, before).kind).toBe('untrue');
  });

  it('is of the line as it is now', () => {
    const stale = { kind: 'set', path: 'work/w1/bullets/b1', before: 'Something else.', after: 'Other' } as const;
    expect(() => judgeEdit(stale, { resume: RESUME, facts: [], asOf: '2026-11' })).toThrow();
  });
});
