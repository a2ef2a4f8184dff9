import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HONEST_COUNT, HONEST_EDITS } from '../testing/honest-edits.ts';
import { LIE_COUNT, LIES } from '../testing/lies.ts';
import { HEDGE_WORDS, NEGATION_WORDS, SCOPE_WORDS } from './lexicon.ts';
import { verifyMerge, verifySplit, verifyText } from './verify-text.ts';

describe('verifyText', () => {
  it('has enough cases to test against', () => {
    expect(LIE_COUNT).toBeGreaterThanOrEqual(150);
    expect(HONEST_COUNT).toBeGreaterThanOrEqual(60);
  });

  for (const [kind, cases] of Object.entries(LIES)) {
    it(`rejects: ${kind}`, () => {
      for (const [own, edited] of cases) {
        const verdict = verifyText(edited, [own]);
        expect(verdict.ok, `“${own}” → “${edited}”`).toBe(false);
        expect(verdict.violations.length, edited).toBeGreaterThan(0);
      }
    });
  }

  for (const [kind, cases] of Object.entries(HONEST_EDITS)) {
    it(`accepts: ${kind}`, () => {
      for (const [own, edited] of cases)
        expect(verifyText(edited, [own]), `“${own}” → “${edited}”`).toEqual({ ok: true, violations: [] });
    });
  }

  it('accepts any unchanged text, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (text, other) => {
          expect(verifyText(text, [text]).ok).toBe(true);
          expect(typeof verifyText(text, [other]).ok).toBe('boolean');
        },
      ),
    );
  });

  it('rejects adding or removing a negation, a hedge, or a share', () => {
    const free = new Set(['our', 'many']);
    const weakening = new Set(['approximately', 'around', 'roughly', 'our']);
    const word = fc.constantFrom(...NEGATION_WORDS, ...HEDGE_WORDS, ...SCOPE_WORDS);
    const start = fc.constantFrom('Managed', 'Taught', 'Repaired', 'Designed', 'Audited');
    const rest = fc.constantFrom('12 crews on nights', 'the budget of the branch', 'pumps and valves', 'two wards');
    fc.assert(
      fc.property(start, word, rest, (verb, qualifier, object) => {
        const qualified = `${verb} ${qualifier} ${object}`;
        if (!free.has(qualifier)) expect(verifyText(`${verb} ${object}`, [qualified]).ok, qualifier).toBe(false);
        if (!weakening.has(qualifier)) expect(verifyText(qualified, [`${verb} ${object}`]).ok, qualifier).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('rejects a changed number', () => {
    const number = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(number, number, (was, is) => {
        fc.pre(was !== is);
        expect(verifyText(`Packed ${is} boxes a day`, [`Packed ${was} boxes a day`]).ok).toBe(false);
      }),
    );
  });

  it('lets two sources be joined, but not as cause and effect', () => {
    const sources = ['Managed the night desk', 'Reduced complaints by 12%'];
    expect(verifyText('Managed the night desk and reduced complaints by 12%', sources).ok).toBe(true);
    expect(verifyText('Managed the night desk, reducing complaints by 12%', sources).ok).toBe(false);
    expect(verifyText('Reduced complaints by managing the night desk', sources).ok).toBe(false);
    expect(verifyText('Reduced complaints by 12%', sources).ok).toBe(true);
    expect(verifyText('Reduced complaints at the night desk by 12%', sources).ok).toBe(false);
  });

  it('rejects everything without a source', () => {
    expect(verifyText('Managed the night desk', []).ok).toBe(false);
  });

  it('finishes quickly on long and repetitive text', () => {
    const long = 'the the , , a a '.repeat(300);
    expect(verifyText(`${long}x`, [long]).ok).toBe(false);
    const repeated = 'Managed 5 wards and trained nurses, '.repeat(60);
    expect(verifyText(`${repeated} and welded`, [repeated]).ok).toBe(false);
  });

  it.each([
    ['Trained 12 nurses and supervised 5 aides', 'Trained 5 nurses and supervised 12 aides', 'number-changed'],
    ['Did not supervise staff', 'Supervise staff', 'negation-dropped'],
    ['Helped run the shop', 'Run the shop', 'hedge-dropped'],
    ['Attended meetings', 'Led meetings', 'stronger-claim'],
    ['Built services in Python', 'Built services in Python and Kubernetes', 'new-skill'],
    ['Open from March 2020 to May 2020', 'Open from March 2019 to May 2020', 'date-changed'],
    ['Audited Delta for Wren', 'Audited Wren for Delta', 'order-changed'],
  ])('explains what is wrong: %s → %s', (own, edited, code) => {
    expect(verifyText(edited, [own]).violations.map((violation) => violation.code)).toContain(code);
  });
});

describe('verifyText of several sources', () => {
  const isTrue = (own: string, edited: string): boolean => verifyText(edited, own.split(' / ')).ok;

  it.each([
    ['My uncle ran the register while I stocked', 'Operated the register and stocked shelves'],
    ['Labeled samples before the tech tested them', 'Labeled and tested samples'],
    ['Filed the returns the accountant prepared', 'Prepared and filed returns'],
    ['Got the part-time lead hired; I was on the panel', 'Hired a part-time lead'],
  ])('rejects what somebody else did: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it.each([
    ['Wrote the login screens for the app.', 'Wrote the app, including its login screens.'],
    ['Made coffee for the board meetings', 'Prepared board meetings and coffee'],
    ['Receptionist at a company with SOC 2 certification.', 'SOC 2 certified receptionist.'],
  ])('rejects what was only part of something else: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it.each([
    ['Worked the fitting rooms, folded, sometimes the register', 'Worked the fitting rooms and register and folded'],
    ['Helped load trucks and sweep', 'Loaded trucks and swept'],
    ['Ran the ward. Supervised by a nurse.', 'Ran the ward.'],
    ['Sold 30 cars in 2 years', 'Sold 30 cars'],
    ['Sold hats or coats', 'Sold hats and coats'],
  ])('rejects a lost limit: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it('rejects facts that moved between lines', () => {
    const own = 'Built the booking site in Django / Fixed the old PHP intranet';
    expect(isTrue(own, 'Built the booking site in PHP')).toBe(false);
  });

  it('compares only texts of a bounded length', () => {
    const line = 'Rang people up and bagged their food, ';
    expect(isTrue(line.repeat(100), line.replace('Rang people up', 'Operated the register').repeat(100))).toBe(false);
  });
});

describe('verifyMerge', () => {
  it('accepts a line that says everything that several lines said, and nothing else', () => {
    const lines = ['Swept the floor', 'Took out the trash'];
    expect(verifyMerge('Swept the floor and took out the trash', lines).ok).toBe(true);
    expect(verifyMerge('Swept the floor', lines).ok).toBe(false);
    expect(verifyMerge('Swept the floor, took out the trash and locked up', lines).ok).toBe(false);
  });
});

describe('verifySplit', () => {
  const line = 'Managed 12 staff and reduced overtime by about 20%';

  it('accepts the parts of a line that together say all of it', () => {
    expect(verifySplit(['Managed 12 staff', 'Reduced overtime by about 20%'], line).ok).toBe(true);
  });

  it('rejects parts that omit a clause or a hedge, or are in a different order', () => {
    expect(verifySplit(['Managed 12 staff'], line).ok).toBe(false);
    expect(verifySplit(['Managed 12 staff', 'Reduced overtime by 20%'], line).ok).toBe(false);
    expect(verifySplit(['Reduced overtime by about 20%', 'Managed 12 staff'], line).ok).toBe(false);
  });
});
