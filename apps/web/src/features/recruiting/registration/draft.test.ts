import { expect, test } from 'vitest';
import { blankAnswers } from './answers.ts';
import { forgetDraft, readDraft, type Store, saveDraft } from './draft.ts';

const NOW = Date.UTC(2026, 2, 2);
const DAY = 24 * 60 * 60 * 1000;

function storeOf(initial: Record<string, string> = {}) {
  const saved = new Map(Object.entries(initial));
  const store: Store = {
    getItem: (key) => saved.get(key) ?? null,
    setItem: (key, value) => void saved.set(key, value),
    removeItem: (key) => void saved.delete(key),
  };
  return { store, saved };
}

const TYPED = {
  ...blankAnswers({ preferredName: 'ليلى', email: 'layla@example.com', signatureDate: '2026-03-01' }),
  workExperience: [
    { clientName: 'A', startDate: '', endDate: 'Present', role: '', clientAddress: '' },
    { clientName: '', startDate: '2020-01-02', endDate: '', role: '', clientAddress: '' },
  ],
  bornInUS: true,
  confirmAccuracy: true,
  permissionToStore: true,
};

test('what was typed comes back; what is declared at the end is not kept', () => {
  const { store } = storeOf();
  saveDraft(store, TYPED, NOW);
  expect(readDraft(store, NOW + DAY)).toEqual({
    savedAt: NOW,
    answers: { ...TYPED, signatureDate: '', confirmAccuracy: false, permissionToStore: false },
  });
});

test('it is forgotten on demand, and by itself after 30 days', () => {
  const { store, saved } = storeOf();
  saveDraft(store, TYPED, NOW);
  forgetDraft(store);
  expect(readDraft(store, NOW)).toBeNull();
  saveDraft(store, TYPED, NOW);
  expect(readDraft(store, NOW + 30 * DAY)).not.toBeNull();
  expect(readDraft(store, NOW + 30 * DAY + 1)).toBeNull();
  expect(saved.size).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['something else', '[1,2]'],
  ['no answers', '{"savedAt":1}'],
])('a store that holds %s has no draft', (_, text) => {
  expect(readDraft(storeOf(text === undefined ? {} : { 'registration-draft': text }).store, NOW)).toBeNull();
});

test('of a damaged draft only what fits comes back', () => {
  const entries = [{ role: 'Nurse', endDate: 7 }, null, { role: 'x' }, {}, {}];
  const text = JSON.stringify({
    savedAt: NOW,
    answers: { email: 5, preferredName: 'Jo', bornInUS: 'yes', workExperience: entries, resumeEmailPassword: 'x' },
  });
  const draft = readDraft(storeOf({ 'registration-draft': text }).store, NOW);
  expect(draft?.answers).toMatchObject({ email: '', preferredName: 'Jo', bornInUS: false });
  expect(draft?.answers).not.toHaveProperty('resumeEmailPassword');
  expect(draft?.answers.workExperience).toHaveLength(3);
  expect(draft?.answers.workExperience[0]).toMatchObject({ role: 'Nurse', endDate: '', clientName: '' });
});

test('a browser that refuses to keep anything does not get in the way', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => saveDraft(store, TYPED, NOW)).not.toThrow();
  expect(() => forgetDraft(store)).not.toThrow();
  expect(readDraft(store, NOW)).toBeNull();
});
