import { describe, expect, test } from 'vitest';
import { type Draft, toDraft } from './draft.ts';
import { applyDraftEdit, type DraftEdit, emptyEntry } from './draft-edits.ts';
import { mergeDrafts } from './merge.ts';
import { sectionOf } from './sections.ts';
import { sampleResume } from './testing/resume.ts';

const base = toDraft(sampleResume());
const after = (...edits: DraftEdit[]): Draft => edits.reduce(applyDraftEdit, base);
const line = (id: string, text: string): DraftEdit => ({
  do: 'set-line',
  section: 'work',
  entry: 'w1',
  line: id,
  text,
});
const title = (text: string): DraftEdit => ({ do: 'set-text', section: 'work', entry: 'w2', key: 'title', text });
const ids = (draft: Draft, section: 'work' | 'certifications' = 'work') => draft.lists[section].map(({ id }) => id);

test('combines changes of both sides to different fields', () => {
  const mine = after(line('b1', 'Wired 45 homes a year.'), { do: 'set-top', path: 'contact/phone', text: '555 0100' });
  const theirs = after(line('b2', 'Trained four apprentices.'), title('Helper'));
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(draft).toEqual(
    [line('b1', 'Wired 45 homes a year.')].reduce(applyDraftEdit, {
      ...theirs,
      top: { ...theirs.top, 'contact/phone': '555 0100' },
    }),
  );
});

test('keeps mine if both changed a field, and shows theirs', () => {
  const { draft, conflicts } = mergeDrafts(base, after(title('Helper')), after(title('Junior')));
  expect(draft.lists.work[1]?.texts.title).toBe('Helper');
  expect(conflicts).toEqual([
    { path: 'work/w2/title', label: 'Title of Helper, Hollis & Daughters', mine: 'Helper', theirs: 'Junior' },
  ]);
});

test('reports no conflict for the same change on both sides', () => {
  expect(mergeDrafts(base, after(title('Helper')), after(title('Helper'))).conflicts).toEqual([]);
});

describe('lists', () => {
  const add = (id: string): DraftEdit => ({
    do: 'add-entry',
    section: 'work',
    entry: { ...emptyEntry(sectionOf('work').fields, id), texts: { title: id } },
  });
  const remove = (entry: string): DraftEdit => ({ do: 'remove-entry', section: 'work', entry });

  test('keeps what either side added', () => {
    expect(ids(mergeDrafts(base, after(add('mine')), after(add('theirs'))).draft).sort()).toEqual(
      ['mine', 'theirs', 'w1', 'w2'].sort(),
    );
  });

  test('removes what one side removed and the other left unchanged', () => {
    expect(ids(mergeDrafts(base, after(remove('w2')), base).draft)).toEqual(['w1']);
    expect(ids(mergeDrafts(base, base, after(remove('w2'))).draft)).toEqual(['w1']);
  });

  test('keeps what one side removed and the other changed', () => {
    expect(ids(mergeDrafts(base, after(title('Helper')), after(remove('w2'))).draft)).toEqual(['w1', 'w2']);
    expect(ids(mergeDrafts(base, after(remove('w2')), after(title('Helper'))).draft)).toEqual(['w1', 'w2']);
  });

  test('uses my order if I changed it, otherwise theirs', () => {
    const turned = after({ do: 'move-entry', section: 'work', entry: 'w2', by: -1 });
    expect(ids(mergeDrafts(base, turned, after(title('Helper'))).draft)).toEqual(['w2', 'w1']);
    expect(ids(mergeDrafts(base, after(title('Helper')), turned).draft)).toEqual(['w2', 'w1']);
  });
});
