import { expect, test } from 'vitest';
import { type Draft, fromDraft, toDraft } from './draft.ts';
import { applyDraftEdit } from './draft-edits.ts';
import { mergeDrafts } from './merge.ts';
import { createPlaceEdit, listPlacedLines, listPlaceTargets, type PlaceTarget, toSavedPath } from './placing.ts';
import { sampleResume } from './testing/resume.ts';

const base = toDraft(sampleResume());
let count = 0;
const createId = () => `n-${++count}`;
const place = (text: string, target: PlaceTarget, draft: Draft = base) =>
  applyDraftEdit(draft, createPlaceEdit(draft, { id: 'u1', text }, target, createId));
const toSaved = (draft: Draft) => fromDraft(draft, sampleResume());

test('adds a line to the end of a role, without its bullet', () => {
  const after = place('• Read drawings.', { to: 'entry', section: 'work', entry: 'w1' });
  expect(toSaved(after).work[0]?.bullets.at(-1)?.text).toBe('Read drawings.');
  expect(listPlacedLines(after)).toEqual([{ line: 'u1', field: expect.stringMatching(/^work\/w1\/bullets\/n-/) }]);
});

test('turns a list into several skills, each under the address it is saved with', () => {
  const after = place('Tools: Lighting, Solar; Lifts', { to: 'entry', section: 'skills', entry: 's1' });
  expect(toSaved(after).skills[0]?.keywords.slice(-3)).toEqual(['Lighting', 'Solar', 'Lifts']);
  expect(after.placed.map(({ field }) => toSavedPath(after, field))).toEqual([
    'skills/s1/keywords/Lighting',
    'skills/s1/keywords/Solar',
    'skills/s1/keywords/Lifts',
  ]);
});

test('sets an empty field, appends to a filled one, and replaces a date', () => {
  expect(place('Boise, ID', { to: 'field', path: 'contact/location', kind: 'line' }).top['contact/location']).toBe(
    'Boise, ID',
  );
  const summary = place('Bonded.', { to: 'field', path: 'summary', kind: 'text' }).top.summary;
  expect(summary).toBe(`${sampleResume().summary} Bonded.`);
  expect(toSaved(place('2015', { to: 'field', path: 'work/w2/start', kind: 'date' })).work[1]?.start).toBe('2015');
  const line = { to: 'field', path: 'work/w1/bullets/b1', kind: 'line' } as const;
  expect(toSaved(place('All alone.', line)).work[0]?.bullets[0]?.text).toBe('Wired 40 homes a year. All alone.');
});

test('starts a new entry with the line', () => {
  expect(
    toSaved(place('Journeyman card', { to: 'new-entry', section: 'certifications' })).certifications.at(-1)?.name,
  ).toBe('Journeyman card');
  const other = toSaved(place('Chess', { to: 'new-entry', section: 'other' })).other.at(-1);
  expect([other?.heading, other?.lines[0]?.text]).toEqual(['Additional information', 'Chess']);
});

test('lists a line as unplaced again after it is moved out of its field', () => {
  const after = place('Read drawings.', { to: 'entry', section: 'work', entry: 'w1' });
  const line = after.lists.work[0]?.lines.at(-1)?.id ?? '';
  expect(listPlacedLines(applyDraftEdit(after, { do: 'remove-line', section: 'work', entry: 'w1', line }))).toEqual([]);
});

test('keeps a placed line placed when another window saves, until it is saved here', () => {
  const mine = place('Chess', { to: 'new-entry', section: 'other' });
  expect(listPlacedLines(mergeDrafts(base, mine, base).draft)).toHaveLength(1);
  expect(listPlacedLines(mergeDrafts(mine, mine, toDraft(toSaved(mine))).draft)).toEqual([]);
});

test('offers roles, the summary, skills, missing contact details, and new entries', () => {
  const groups = listPlaceTargets(base).map(({ label, targets }) => [label, targets.map((target) => target.label)]);
  expect(groups).toEqual([
    ['Work: new line in', ['Journeyman Electrician, Brightline Electric', 'Apprentice, Hollis & Daughters']],
    ['Summary', ['End of the summary']],
    ['Skills', ['Trade']],
    ['Other sections', ['Interests']],
    ['Contact', ['Headline', 'Phone', 'Location']],
    [
      'New entry',
      ['New role', 'New school', 'New project', 'New certification', 'New language', 'New award', 'New section'],
    ],
  ]);
});
