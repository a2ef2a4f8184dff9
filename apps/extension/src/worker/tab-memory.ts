import { browser } from 'wxt/browser';
import type { FilledForm, SubmittedForm } from '../types.ts';

/** What we remember about a tab until it is closed or the browser ends. A service worker can stop at any time, so it isn't in a variable. */
interface TabMemory {
  form?: FilledForm;
  /** What the steps of the form held when the person left them. */
  steps?: SubmittedForm['fields'][];
  submitted?: SubmittedForm;
}

const toKey = (tabId: number) => `tab-${tabId}`;

export async function recallTab(tabId: number): Promise<TabMemory> {
  const key = toKey(tabId);
  const { [key]: stored } = await browser.storage.session.get(key);
  return (stored as TabMemory | undefined) ?? {};
}

export async function rememberTab(tabId: number, changes: TabMemory): Promise<void> {
  await browser.storage.session.set({ [toKey(tabId)]: { ...(await recallTab(tabId)), ...changes } });
}

export async function forgetSubmitted(tabId: number): Promise<void> {
  const { submitted: _, steps: __, ...rest } = await recallTab(tabId);
  await browser.storage.session.set({ [toKey(tabId)]: rest });
}

export const forgetTab = (tabId: number): Promise<void> => browser.storage.session.remove(toKey(tabId));
