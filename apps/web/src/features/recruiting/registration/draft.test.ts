import { expect, test } from 'vitest';
import type { TextStore } from '../../../shared/autosave/browser-store.ts';
import { createBlankAnswers } from './answers.ts';
import { loadDraft, saveDraft } from './draft.ts';

const NOW = Date.UTC(2026, 2, 2);
const DAY = 24 * 60 * 60 * 1000;

function createStore(initial: string | null = null) {
  let saved = initial;
  const store: TextStore = {
    read: () => saved,
    write: (text) => {
      saved = text;
    },
    forget: () => {
      saved = null;
    },
  };
  return { store, text: () => saved };
}

const TYPED_ANSWERS = {
  ...createBlankAnswers({ preferredName: 'ليلى', email: 'layla@example.com', signatureDate: '2026-03-01' }),
  workExperience: [
    { clientName: 'A', startDate: '', endDate: 'Present', role: '', clientAddress: '' },
    { clientName: '', startDate: '2020-01-02', endDate: '', role: '', clientAddress: '' },
  ],
  bornInUS: true,
  confirmAccuracy: true,
  permissionToStore: true,
};

test('restores the input, except the declarations at the end', () => {
  const { store } = createStore();
  saveDraft(store, TYPED_ANSWERS, NOW);
  expect(loadDraft(store, NOW + DAY)).toEqual({
    savedAt: NOW,
    answers: { ...TYPED_ANSWERS, signatureDate: '', confirmAccuracy: false, permissionToStore: false },
  });
});

test('is deleted on demand, and automatically after 30 days', () => {
  const { store, text } = createStore();
  saveDraft(store, TYPED_ANSWERS, NOW);
  store.forget();
  expect(loadDraft(store, NOW)).toBeNull();
  saveDraft(store, TYPED_ANSWERS, NOW);
  expect(loadDraft(store, NOW + 30 * DAY)).not.toBeNull();
  expect(loadDraft(store, NOW + 30 * DAY + 1)).toBeNull();
  expect(text()).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['something else', '[1,2]'],
  ['no answers', '{"savedAt":1}'],
])('a store with %s has no draft', (_, text) => {
  expect(loadDraft(createStore(text).store, NOW)).toBeNull();
});

test('restores only the valid parts of a damaged draft', () => {
  const entries = [{ role: 'Nurse', endDate: 7 }, null, { role: 'x' }, {}, {}];
  const text = JSON.stringify({
    savedAt: NOW,
    answers: { email: 5, preferredName: 'Jo', bornInUS: 'yes', workExperience: entries, resumeEmailPassword: 'x' },
  });
  const draft = loadDraft(createStore(text).store, NOW);
  expect(draft?.answers).toMatchObject({ email: '', preferredName: 'Jo', bornInUS: false });
  expect(draft?.answers).not.toHaveProperty('resumeEmailPassword');
  expect(draft?.answers.workExperience).toHaveLength(3);
  expect(draft?.answers.workExperience[0]).toMatchObject({ role: 'Nurse', endDate: '', clientName: '' });
});
