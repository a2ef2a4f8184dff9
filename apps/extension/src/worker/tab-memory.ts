import { browser } from 'wxt/browser';
import type { FilledForm, HeldStep, OpenedPacket, PacketForm, SubmittedForm } from '../types.ts';

/** What we remember about a tab until it is closed or the browser ends. A service worker can stop at any time, so it isn't in a variable. */
interface TabMemory {
  form?: FilledForm;
  /** What the steps of the form held when the person left them. */
  steps?: SubmittedForm['fields'][];
  submitted?: SubmittedForm;
  packet?: PacketMemory;
}

/** The packet that a recruiter fills in here. It is forgotten with the tab, and once its receipt is attached. */
export interface PacketMemory {
  values: Omit<OpenedPacket, 'files'> & { files: Omit<OpenedPacket['files'][number], 'content'>[] };
  form: PacketForm;
  /** Why the packet's value couldn't be written, by label. */
  failures: Record<string, string>;
  /** Parts of the form that the recruiter has left, as they were then. */
  steps: HeldStep[];
  /** What the form held last. */
  last: HeldStep;
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

/** Forgets what was filled in, once it was submitted and saved. */
export async function forgetForm(tabId: number): Promise<void> {
  const { packet } = await recallTab(tabId);
  await browser.storage.session.set({ [toKey(tabId)]: packet ? { packet } : {} });
}

export async function forgetPacket(tabId: number): Promise<void> {
  const { packet: _, ...rest } = await recallTab(tabId);
  await browser.storage.session.set({ [toKey(tabId)]: rest });
}

/** Forgets the packets of all tabs, when the pairing ends. */
export async function forgetPackets(): Promise<void> {
  const all = await browser.storage.session.get(null);
  for (const key of Object.keys(all)) if (key.startsWith('tab-')) await forgetPacket(Number(key.slice('tab-'.length)));
}

export const forgetTab = (tabId: number): Promise<void> => browser.storage.session.remove(toKey(tabId));
