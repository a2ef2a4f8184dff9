import { expect, test } from 'vitest';
import { compareDrafts, findMoved } from './compare.ts';
import { toDraft } from './draft.ts';
import { applyDraftEdit, createEntry, type DraftEdit } from './draft-edits.ts';
import { getSection } from './sections.ts';
import { sampleResume } from './testing/resume.ts';

const before = toDraft(sampleResume());
const compareAfter = (...edits: DraftEdit[]) => compareDrafts(before, edits.reduce(applyDraftEdit, before));

test('finds no difference between equal drafts', () => {
  expect(compareAfter()).toEqual([]);
});

test('lists a changed, an added, and a removed field with their entry', () => {
  const found = compareAfter(
    { do: 'set-top', path: 'contact/phone', text: '555 0100' },
    { do: 'set-line', section: 'work', entry: 'w1', line: 'b1', text: 'Wired 45 homes a year.' },
    { do: 'remove-line', section: 'skills', entry: 's1', line: 'CI/CD' },
  );
  expect(found).toEqual([
    {
      id: 'top',
      section: 'Contact and summary',
      entry: null,
      kind: 'changed',
      fields: [{ path: 'contact/phone', label: 'Phone', before: '', after: '555 0100' }],
    },
    {
      id: 'work/w1',
      section: 'Work',
      entry: 'Journeyman Electrician, Brightline Electric',
      kind: 'changed',
      fields: [
        {
          path: 'work/w1/bullets/b1',
          label: 'Line',
          before: 'Wired 40 homes a year.',
          after: 'Wired 45 homes a year.',
        },
      ],
    },
    {
      id: 'skills/s1',
      section: 'Skills',
      entry: 'Trade',
      kind: 'changed',
      fields: [{ path: 'skills/s1/keywords/CI/CD', label: 'Skill', before: 'CI/CD', after: '' }],
    },
  ]);
});

test('adds, removes, and moves entries as a whole', () => {
  const found = compareAfter(
    { do: 'move-entry', section: 'work', entry: 'w2', by: -1 },
    { do: 'remove-entry', section: 'certifications', entry: 'c1' },
    {
      do: 'add-entry',
      section: 'languages',
      entry: { ...createEntry(getSection('languages').fields, 'n1'), texts: { name: 'Polish' } },
    },
  );
  expect(found.map(({ section, kind, entry }) => [section, kind, entry])).toEqual([
    ['Work', 'moved', 'Journeyman Electrician, Brightline Electric'],
    ['Certifications', 'removed', 'OSHA 30'],
    ['Languages', 'added', 'Polish'],
  ]);
});

test('marks an entry as moved if its lines changed order', () => {
  const found = compareAfter({ do: 'move-line', section: 'work', entry: 'w1', line: 'b2', by: -1 });
  expect(found).toMatchObject([{ id: 'work/w1', kind: 'moved', fields: [] }]);
});

test.each([
  [['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'], ['a']],
  [['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['d']],
  [['a', 'b', 'c'], ['a', 'b', 'c'], []],
  [[], [], []],
])('moves as few items as possible from %j to %j', (from, to, moved) => {
  expect([...findMoved(from, to)]).toEqual(moved);
});
