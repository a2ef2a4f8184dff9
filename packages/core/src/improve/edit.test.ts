import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toExportedSubject } from '../ats/exported.ts';
import { generateCase } from '../ats/testing/people.ts';
import { getField } from '../resume/index.ts';
import { emptyResume, type Resume } from '../resume/model.ts';
import { applyEdit, applyProposal, EditError, invertEdit, invertProposal } from './edit.ts';
import { planImprovements } from './plan.ts';
import type { Edit } from './types.ts';

const RESUME: Resume = {
  ...emptyResume(),
  contact: { email: 'a@example.com', links: [{ id: 'l1', url: 'example.com/a' }] },
  work: [
    {
      id: 'w1',
      title: 'Cook',
      bullets: [
        { id: 'b1', text: 'Grilled fish' },
        { id: 'b2', text: 'Ordered wine' },
      ],
    },
    { id: 'w2', title: 'Waiter', bullets: [] },
  ],
  skills: [{ id: 's1', keywords: ['CI/CD', 'Wine'] }],
};

const EDITS: readonly Edit[] = [
  { kind: 'set', path: 'summary', before: null, after: 'Cook' },
  { kind: 'set', path: 'contact/email', before: 'a@example.com', after: 'b@example.com' },
  { kind: 'set', path: 'contact/links/l1/url', before: 'example.com/a', after: 'example.com/b' },
  { kind: 'set', path: 'work/w1/title', before: 'Cook', after: null },
  { kind: 'set', path: 'work/w1/bullets/b2', before: 'Ordered wine', after: 'Ordered the wine' },
  { kind: 'set', path: 'skills/s1/keywords/CI/CD', before: 'CI/CD', after: 'Continuous integration' },
  { kind: 'insert', list: 'work/w2/bullets', index: 0, id: 'b1', value: { id: 'b1', text: 'Served guests' } },
  { kind: 'remove', list: 'work/w1/bullets', index: 0, id: 'b1', value: { id: 'b1', text: 'Grilled fish' } },
  { kind: 'insert', list: 'skills/s1/keywords', index: 1, id: 'Fish', value: 'Fish' },
  { kind: 'remove', list: 'skills/s1/keywords', index: 0, id: 'CI/CD', value: 'CI/CD' },
  { kind: 'move', list: 'work', id: 'w2', from: 1, to: 0 },
];

describe('applyEdit', () => {
  it.each(EDITS)('applies an edit without changing the original, and can be undone: %j', (edit) => {
    const copy = structuredClone(RESUME);
    const changed = applyEdit(RESUME, edit);
    expect(changed).not.toEqual(RESUME);
    expect(RESUME).toEqual(copy);
    expect(applyEdit(changed, invertEdit(edit))).toEqual(RESUME);
  });

  it('reads back the value it set', () => {
    expect(
      getField(
        applyEdit(RESUME, { kind: 'set', path: 'work/w1/employer', before: null, after: 'Salt & Fennel' }),
        'work/w1/employer',
      ),
    ).toBe('Salt & Fennel');
  });

  it.each<[Edit, string]>([
    [{ kind: 'set', path: 'work/w1/title', before: 'Chef', after: 'Head chef' }, 'edit.stale'],
    [{ kind: 'set', path: 'work/w9/title', before: null, after: 'Chef' }, 'edit.no-such-field'],
    [{ kind: 'set', path: 'work/w1/id', before: null, after: 'w9' }, 'edit.no-such-field'],
    [{ kind: 'set', path: 'work/w1/__proto__', before: null, after: 'x' }, 'edit.no-such-field'],
    [{ kind: 'set', path: '__proto__/polluted', before: null, after: 'x' }, 'edit.no-such-field'],
    [{ kind: 'insert', list: 'constructor', index: 0, id: 'x', value: 'x' }, 'edit.no-such-field'],
    [{ kind: 'remove', list: 'work', index: 0, id: 'w9', value: { id: 'w9', bullets: [] } }, 'edit.stale'],
    [{ kind: 'insert', list: 'work/w1/bullets', index: 0, id: 'b1', value: { id: 'b1', text: 'x' } }, 'edit.stale'],
  ])("rejects an edit that doesn't apply: %j", (edit, code) => {
    expect(() => applyEdit(RESUME, edit)).toThrow(EditError);
    expect(() => applyEdit(RESUME, edit)).toThrow(expect.objectContaining({ code }));
  });

  it('finds an entry that has since moved', () => {
    const moved = applyEdit(RESUME, { kind: 'move', list: 'work', id: 'w2', from: 1, to: 0 });
    const removal: Edit = {
      kind: 'remove',
      list: 'work/w1/bullets',
      index: 1,
      id: 'b1',
      value: { id: 'b1', text: 'Grilled fish' },
    };
    expect(applyEdit(moved, removal).work[1]?.bullets).toEqual([{ id: 'b2', text: 'Ordered wine' }]);
  });
});

describe('every proposal', () => {
  it('can be undone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const { resume, job } = generateCase(seed);
        for (const proposal of planImprovements({ ...toExportedSubject(resume), job, asOf: '2026-06' }).proposals) {
          const changed = applyProposal(resume, proposal);
          expect(invertProposal(proposal).reduce(applyEdit, changed), proposal.title).toEqual(resume);
        }
      }),
      { numRuns: 60 },
    );
  });
});
