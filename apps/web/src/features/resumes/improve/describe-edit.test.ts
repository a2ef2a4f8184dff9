import { expect, test } from 'vitest';
import { toDraft } from '../model/draft.ts';
import { sampleResume } from '../model/testing/resume.ts';
import { describeEdit } from './describe-edit.ts';

const draft = toDraft(sampleResume());

test('describes a changed text with its field', () => {
  const edit = {
    kind: 'set',
    path: 'work/w1/bullets/b1',
    before: 'Wired 40 homes a year.',
    after: 'Wired homes.',
  } as const;
  expect(describeEdit(draft, edit)).toEqual({
    place: 'Line 1 of Journeyman Electrician, Brightline Electric',
    kind: 'text',
    before: 'Wired 40 homes a year.',
    after: 'Wired homes.',
  });
});

test('describes a new line with its role, and a new skill with its group', () => {
  const line = {
    kind: 'insert',
    list: 'work/w2/bullets',
    index: 0,
    id: 'b9',
    value: { id: 'b9', text: 'Pulled cable' },
  } as const;
  expect(describeEdit(draft, line)).toMatchObject({
    place: 'Apprentice, Hollis & Daughters',
    before: '',
    after: 'Pulled cable',
  });
  const skill = { kind: 'insert', list: 'skills/s1/keywords', index: 0, id: 'NEC', value: 'NEC' } as const;
  expect(describeEdit(draft, skill)).toMatchObject({ place: 'Skills: Trade', before: '', after: 'NEC' });
  const group = {
    kind: 'insert',
    list: 'skills',
    index: 0,
    id: 's9',
    value: { id: 's9', keywords: ['A', 'B'] as string[] },
  } as const;
  expect(describeEdit(draft, group)).toMatchObject({ place: 'Skills', after: 'A, B' });
  const named = { ...group, value: { ...group.value, name: 'Trade' } };
  expect(describeEdit(draft, named)).toMatchObject({ place: 'Skills', after: 'Trade: A, B' });
});

test('describes removed and moved items with their text', () => {
  const remove = {
    kind: 'remove',
    list: 'certifications',
    index: 0,
    id: 'c1',
    value: { id: 'c1', name: 'OSHA 30' },
  } as const;
  expect(describeEdit(draft, remove)).toMatchObject({ place: 'Certifications', before: 'OSHA 30', after: '' });
  const move = { kind: 'move', list: 'work', id: 'w2', from: 1, to: 0 } as const;
  expect(describeEdit(draft, move)).toMatchObject({
    place: 'Work, from position 2 to 1',
    kind: 'moved',
    after: 'Apprentice, Hollis & Daughters',
  });
});
