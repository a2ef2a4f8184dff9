import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStore, createDraftStore } from './browser-store.ts';

function createStorage(saved: Map<string, string>) {
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
    removeItem: (key: string) => void saved.delete(key),
  };
}

let device = new Map<string, string>();
let tab = new Map<string, string>();
beforeEach(() => {
  device = new Map();
  tab = new Map();
  vi.stubGlobal('localStorage', createStorage(device));
  vi.stubGlobal('sessionStorage', createStorage(tab));
});
afterEach(() => vi.unstubAllGlobals());

test('stores a text on the device or in the window', () => {
  createBrowserStore('device', 'a').write('1');
  createBrowserStore('window', 'a').write('2');
  expect([...device, ...tab]).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
  createBrowserStore('device', 'a').forget();
  expect(createBrowserStore('device', 'a').read()).toBeNull();
  expect(createBrowserStore('window', 'a').read()).toBe('2');
});

test('reads a draft of an earlier version once, and moves it', () => {
  tab.set('answer:7', 'Dear Ana');
  const draft = createDraftStore('window', 'answer:7', 'answer:7');
  expect(draft.read()).toBe('Dear Ana');
  expect([...tab]).toEqual([['draft:answer:7', 'Dear Ana']]);
  draft.write('Dear Ana,');
  expect(draft.read()).toBe('Dear Ana,');
});

test('prefers a newer draft to the one of an earlier version', () => {
  device.set('registration-draft', 'old');
  device.set('draft:registration', 'new');
  expect(createDraftStore('device', 'registration', 'registration-draft').read()).toBe('new');
  expect([...device]).toEqual([['draft:registration', 'new']]);
});

test('also deletes the earlier draft when a draft is deleted', () => {
  device.set('registration-draft', 'old');
  createDraftStore('device', 'registration', 'registration-draft').forget();
  expect([...device]).toEqual([]);
});

test('leaves the earlier draft in place if the storage is full', () => {
  vi.stubGlobal('localStorage', {
    ...createStorage(device),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  device.set('registration-draft', 'old');
  expect(createDraftStore('device', 'registration', 'registration-draft').read()).toBe('old');
  expect([...device]).toEqual([['registration-draft', 'old']]);
});

test('works without errors in a browser that blocks storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const draft = createDraftStore('device', 'a', 'b');
  expect(draft.read()).toBeNull();
  expect(() => draft.write('x')).not.toThrow();
  expect(() => draft.forget()).not.toThrow();
});
