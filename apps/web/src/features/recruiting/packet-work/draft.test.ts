import { describe, expect, test } from 'vitest';
import type { TextStore } from '../../../shared/autosave/browser-store.ts';
import {
  createBlankDraft,
  type DraftRow,
  getAnswerName,
  listQuestions,
  loadDraft,
  mergeRows,
  type PacketDraft,
  readDraft,
  saveDraft,
} from './draft.ts';

const createRow = (change: Partial<DraftRow> = {}): DraftRow => ({
  question: 'When can you start?',
  answer: 'In May',
  memberOnly: false,
  known: null,
  choices: [],
  ...change,
});

test('pasted questions lose blank lines, extra spaces, and repetitions', () => {
  expect(listQuestions(' Why us? \r\n\n  When can   you start?\nWhy us?\n')).toEqual([
    'Why us?',
    'When can you start?',
  ]);
  expect(listQuestions('')).toEqual([]);
});

describe('rows that were looked up', () => {
  const found = { question: 'When can you start?', answer: 'In June', memberOnly: false, choices: [] };

  test('keep what was typed', () => {
    expect(mergeRows([createRow()], [found])).toEqual([createRow({ known: 'In June' })]);
  });

  test('have the answer book’s answer if nothing was typed', () => {
    expect(mergeRows([createRow({ answer: '' })], [found])).toEqual([
      createRow({ known: 'In June', answer: 'In June' }),
    ]);
  });

  test('never have an answer that only the member may give', () => {
    const signature = { question: 'Signature', answer: null, memberOnly: true, choices: [] };
    expect(mergeRows([createRow({ question: 'Signature', answer: 'Robin' })], [signature])).toMatchObject([
      { question: 'Signature', answer: '', memberOnly: true },
    ]);
  });
});

describe('the form', () => {
  function createForm(rows: readonly DraftRow[]): FormData {
    const form = new FormData();
    form.set('resumeId', 'r1');
    form.set('channel', 'email');
    form.set('needsMailbox', 'on');
    form.set('letter', 'Dear all,\r\nhello');
    for (const [at, row] of rows.entries()) {
      form.append('row', JSON.stringify({ ...row, answer: '' }));
      form.set(getAnswerName(at), row.answer);
    }
    form.append('attached', JSON.stringify({ id: 'f1', name: 'Portfolio.pdf', size: 12 }));
    return form;
  }

  test('is read with each answer at its question', () => {
    const rows = [createRow(), createRow({ question: 'Why us?', answer: 'The team', known: 'The team' })];
    expect(readDraft(createForm(rows))).toMatchObject({
      resumeId: 'r1',
      channel: 'email',
      needsMailbox: true,
      letter: 'Dear all,\nhello',
      rows,
      files: [{ id: 'f1', name: 'Portfolio.pdf', size: 12 }],
      confirmed: false,
    });
  });

  test('reads no answer that only the member may give', () => {
    const row = createRow({ question: 'Signature', answer: 'Robin', memberOnly: true });
    expect(readDraft(createForm([row])).rows).toEqual([{ ...row, answer: '' }]);
  });

  test('ignores what is no row or file', () => {
    const form = createForm([]);
    for (const text of ['', '{', 'null', '[]', '{"question":1}']) {
      form.append('row', text);
      form.append('attached', text);
    }
    expect(readDraft(form)).toMatchObject({ rows: [], files: [{ id: 'f1' }] });
  });
});

describe('the stored draft', () => {
  function createStore(text: string | null = null): TextStore & { text: string | null } {
    return {
      text,
      read() {
        return this.text;
      },
      write(saved) {
        this.text = saved;
      },
      forget() {
        this.text = null;
      },
    };
  }
  const draft: PacketDraft = { ...createBlankDraft('r1'), letter: 'Dear all', rows: [createRow()], confirmed: true };

  test('comes back, except for the confirmation', () => {
    const store = createStore();
    saveDraft(store, draft, 1000);
    expect(loadDraft(store, 2000)).toEqual({ ...draft, confirmed: false });
  });

  test('is deleted after a week', () => {
    const store = createStore();
    saveDraft(store, draft, 0);
    expect(loadDraft(store, 8 * 24 * 60 * 60 * 1000)).toBeNull();
    expect(store.text).toBeNull();
  });

  test.each([null, '', 'no json', '{}', '{"savedAt":1,"draft":null}'])('is none if %s is stored', (text) => {
    expect(loadDraft(createStore(text), 2000)).toBeNull();
  });
});
