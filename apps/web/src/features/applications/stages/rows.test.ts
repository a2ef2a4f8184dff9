import { expect, test } from 'vitest';
import { changeRows, readRows, type StageRow } from './rows.ts';

const row = (id: string, state: StageRow['state']): StageRow => ({ id, state, name: `Stage ${id}` });
const ROWS = [row('1', 'saved'), row('2', 'interview'), row('3', 'offer'), row('4', 'interview')];
const change = (operation: string) => changeRows(ROWS, operation).map(({ id }) => id);

test('a stage changes places with the next one of its state', () => {
  expect(change('down:2')).toEqual(['1', '4', '3', '2']);
  expect(change('up:4')).toEqual(['1', '4', '3', '2']);
  expect(change('up:2')).toEqual(['1', '2', '3', '4']);
  expect(change('down:1')).toEqual(['1', '2', '3', '4']);
});

test('a stage is removed, and an unknown one changes nothing', () => {
  expect(change('remove:3')).toEqual(['1', '2', '4']);
  for (const operation of ['remove:9', 'remove:', '']) expect(change(operation)).toEqual(['1', '2', '3', '4']);
});

test('the rows of the form are read in order, without an empty new one', () => {
  const form = new FormData();
  for (const [id, state, name] of [
    ['7', 'interview', ' Panel '],
    ['8', 'offer', ''],
    ['', 'saved', ' '],
    ['', 'saved', 'Shortlist'],
    ['', 'rejected', 'No such stage'],
  ] as const)
    for (const [field, value] of Object.entries({ id, state, name })) form.append(field, value);
  expect(readRows(form)).toEqual([
    { id: '7', state: 'interview', name: 'Panel' },
    { id: '8', state: 'offer', name: '' },
    { id: undefined, state: 'saved', name: 'Shortlist' },
  ]);
});
