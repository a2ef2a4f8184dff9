import { describe, expect, it } from 'vitest';
import { emptyResume, type Resume } from '../../resume/model.ts';
import { verifyProposal } from './verify-proposal.ts';

const LINES = ['Built 3 services in Python and Go', 'Deployed Kubernetes clusters for 4 teams'];

function isTrue(path: 'summary' | 'contact/headline', title: string, after: string): boolean {
  const bullets = LINES.map((text, i) => ({ id: `b${i + 1}`, text }));
  const work: Resume['work'] = [{ id: 'w1', title, employer: 'Kestrel', start: '2021-03', end: 'present', bullets }];
  const edits = [{ kind: 'set' as const, path, before: null, after }];
  return verifyProposal({ edits }, { resume: { ...emptyResume(), work }, facts: [], asOf: '2026-06' }).ok;
}

describe('a summary or headline that drops a word of standing', () => {
  it.each([
    ['Software Engineer (Intern)', 'Software Engineer'],
    ['Software Engineer - Student', 'Software Engineer'],
    ['Apprentice Electrician', 'Electrician'],
    ['Electrician, Apprentice', 'Electrician'],
    ['Junior Accountant', 'Accountant'],
    ['Accountant (Junior)', 'Accountant'],
    ['Accountant, Assistant', 'Accountant'],
    ['Firefighter (Volunteer)', 'Firefighter'],
    ['Restaurant Manager (Acting)', 'Restaurant Manager'],
    ['Restaurant Manager - Interim', 'Restaurant Manager'],
    ['Cashier (Part-time)', 'Cashier'],
    ['Software Engineer, Payments (Intern)', 'Software Engineer'],
  ])('is refused: %s', (title, shown) => {
    expect(isTrue('summary', title, `${shown}. Skills include Python and Go.`)).toBe(false);
    expect(isTrue('summary', title, `${shown} with 2 years of experience.`)).toBe(false);
    expect(isTrue('contact/headline', title, shown)).toBe(false);
  });

  it('is accepted with all of them', () => {
    expect(isTrue('summary', 'Cashier (Part-time)', 'Cashier (Part-time) with 2 years of experience.')).toBe(true);
    expect(isTrue('contact/headline', 'Cashier (Part-time)', 'Cashier (Part-time)')).toBe(true);
    expect(isTrue('contact/headline', 'Software Engineer II, Payments Team', 'Software Engineer II')).toBe(true);
  });
});
