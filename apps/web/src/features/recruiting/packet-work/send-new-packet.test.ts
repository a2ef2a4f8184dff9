import { expect, test } from 'vitest';
import { shouldReloadChecks } from './send-new-packet.ts';

const ARGS = {
  currentUrl: new URL('http://localhost/console/clients/m1/packets/new'),
  currentParams: {},
  nextUrl: new URL('http://localhost/console/clients/m1/packets/new?q=nurse'),
  nextParams: {},
  defaultShouldRevalidate: true,
};

function createForm(intent: string): FormData {
  const form = new FormData();
  form.set('intent', intent);
  return form;
}

test('looking up answers reloads nothing, and a proposal reloads the checks', () => {
  const post = (intent: string) => ({ ...ARGS, formMethod: 'POST' as const, formData: createForm(intent) });
  expect(shouldReloadChecks(post('prepare'))).toBe(false);
  expect(shouldReloadChecks({ ...post('propose'), actionStatus: 409 })).toBe(true);
  expect(shouldReloadChecks({ ...post('propose'), actionStatus: 503 })).toBe(false);
});

test('a search and another page load as usual', () => {
  expect(shouldReloadChecks({ ...ARGS, formMethod: 'GET', formData: new FormData() })).toBe(true);
  expect(shouldReloadChecks(ARGS)).toBe(true);
  expect(shouldReloadChecks({ ...ARGS, defaultShouldRevalidate: false })).toBe(false);
});
