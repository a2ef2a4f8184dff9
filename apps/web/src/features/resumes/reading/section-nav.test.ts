import { emptyResume, type Resume } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { toDraft } from '../model/draft.ts';
import { listSectionOrder } from '../model/section-order.ts';
import { listNavItems } from './section-nav.tsx';

const RESUME: Resume = {
  ...emptyResume(),
  contact: { name: 'Ana Ruiz', links: [{ id: 'l0', url: 'https://example.com' }] },
  work: [
    { id: 'w0', title: 'Nurse', bullets: [] },
    { id: 'w1', title: 'Aide', bullets: [] },
  ],
};

test('lists the sections that have entries, with the fields to check in each', () => {
  const items = listNavItems({ draft: toDraft(RESUME), order: listSectionOrder({}) }, [
    'contact/name',
    'contact/links/l0/url',
    'work/w0/title',
    'work/w1/end',
  ]);
  expect(items.map(({ label, count, toCheck }) => [label, count, toCheck])).toEqual([
    ['Contact', null, 1],
    ['Links', 1, 1],
    ['Summary', null, 0],
    ['Work', 2, 2],
  ]);
});
