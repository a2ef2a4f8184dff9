import { describe, expect, test } from 'vitest';
import { fromDraft, getEntryName, getFieldName, toDraft } from './draft.ts';
import { applyDraftEdit, createEntry, type DraftEdit } from './draft-edits.ts';
import { getSection } from './sections.ts';
import { sampleResume } from './testing/resume.ts';

const applyEdits = (...edits: DraftEdit[]) =>
  fromDraft(edits.reduce(applyDraftEdit, toDraft(sampleResume())), sampleResume());

test('a résumé converted to a draft and back is unchanged', () => {
  expect(fromDraft(toDraft(sampleResume()), sampleResume())).toEqual(sampleResume());
});

describe('manual edits', () => {
  test('set texts, lines, and keywords, and remove emptied ones', () => {
    const after = applyEdits(
      { do: 'set-top', path: 'contact/name', text: 'Tomek Wrona' },
      { do: 'set-top', path: 'summary', text: '' },
      { do: 'set-text', section: 'work', entry: 'w1', key: 'end', text: '2024-02' },
      { do: 'set-line', section: 'work', entry: 'w1', line: 'b2', text: 'Trained three apprentices.' },
      { do: 'set-line', section: 'skills', entry: 's1', line: 'CI/CD', text: 'Lighting' },
    );
    expect(after.contact.name).toBe('Tomek Wrona');
    expect(after).not.toHaveProperty('summary');
    expect(after.work[0]?.end).toBe('2024-02');
    expect(after.work[0]?.bullets[1]).toEqual({ id: 'b2', text: 'Trained three apprentices.' });
    expect(after.skills[0]?.keywords).toEqual(['Conduit', 'Lighting', 'Conduit']);
  });

  test('add, remove, and move entries and lines', () => {
    const after = applyEdits(
      { do: 'add-entry', section: 'languages', entry: createEntry(getSection('languages').fields, 'n-1') },
      { do: 'set-text', section: 'languages', entry: 'n-1', key: 'name', text: 'Polish' },
      { do: 'move-entry', section: 'work', entry: 'w2', by: -1 },
      { do: 'remove-entry', section: 'certifications', entry: 'c1' },
      { do: 'add-line', section: 'work', entry: 'w1', line: { id: 'n-2', text: 'Read drawings.' }, at: 1 },
      { do: 'move-line', section: 'work', entry: 'w1', line: 'b1', by: 5 },
      { do: 'remove-line', section: 'skills', entry: 's1', line: 'Conduit#1' },
    );
    expect(after.languages).toEqual([{ id: 'n-1', name: 'Polish' }]);
    expect(after.work.map(({ id }) => id)).toEqual(['w2', 'w1']);
    expect(after.certifications).toEqual([]);
    expect(after.work[1]?.bullets.map(({ id }) => id)).toEqual(['n-2', 'b2', 'b1']);
    expect(after.skills[0]?.keywords).toEqual(['Conduit', 'CI/CD']);
  });

  test('change nothing if the target was removed', () => {
    const before = toDraft(sampleResume());
    const after = [
      { do: 'move-entry', section: 'work', entry: 'w9', by: 1 },
      { do: 'set-text', section: 'work', entry: 'w9', key: 'title', text: 'x' },
      { do: 'move-line', section: 'work', entry: 'w1', line: 'b9', by: 1 },
    ].reduce((draft, edit) => applyDraftEdit(draft, edit as DraftEdit), before);
    expect(after).toEqual(before);
  });

  test('delete a user name together with its address', () => {
    const after = applyEdits({
      do: 'set-text',
      section: 'contact/links',
      entry: 'l1',
      key: 'url',
      text: 'https://github.com/other',
    });
    expect(after.contact.links).toEqual([{ id: 'l1', network: 'GitHub', url: 'https://github.com/other' }]);
  });
});

describe('display names', () => {
  const draft = toDraft(sampleResume());

  test.each([
    ['contact/email', 'Email'],
    ['summary', 'Summary'],
    ['work/w1/title', 'Title of Journeyman Electrician, Brightline Electric'],
    ['work/w1/start', 'Start date of Journeyman Electrician, Brightline Electric'],
    ['work/w1/bullets/b2', 'Line 2 of Journeyman Electrician, Brightline Electric'],
    ['skills/s1/keywords/CI/CD', 'Skills: CI/CD'],
    ['contact/links/l1/url', 'URL of https://github.com/twrona, GitHub'],
    ['other/o1/lines/b1', 'Line 1 of Interests'],
  ])('%s is %s', (path, name) => {
    expect(getFieldName(draft, path)).toBe(name);
  });

  test.each(['work/w9/title', 'nowhere', 'photo/p1'])('%s has none', (path) => {
    expect(getFieldName(draft, path)).toBeNull();
  });

  test('describe the kind of an entry without a name', () => {
    const section = getSection('work');
    expect(getEntryName(section, createEntry(section.fields, 'n-1'))).toBe('Untitled role');
  });
});
