import { findForbiddenHost } from '@foothold/core/form-fill';
import { browser } from 'wxt/browser';
import type { CommandName, PanelCommands, PanelState } from '../messages.ts';
import { readSite } from '../site.ts';
import type { Status } from '../types.ts';
import { CallError, callForJson } from './api.ts';
import { forgetAddresses } from './badges.ts';
import { loadCredentials } from './credentials.ts';
import { answerField, fillForm, undoForm } from './fill.ts';
import { attachReceipt, checkPacket, fillPacket, listPackets } from './packets.ts';
import { cancelPairing, checkPairing, findPairing, startPairing, unpair } from './pairing.ts';
import { forgetPacket, forgetPackets, forgetSubmitted, recallTab } from './tab-memory.ts';
import { askPage, describeTab } from './tabs.ts';
import { readJob, saveSubmitted, track } from './tracker.ts';

type Handlers = { [N in CommandName]: (input: PanelCommands[N]['input']) => Promise<PanelCommands[N]['output']> };

async function getState({ tabId, isFresh }: PanelCommands['getState']['input']): Promise<PanelState> {
  const [{ name, portalUrl }, credentials, pairing, { url }, memory] = await Promise.all([
    readSite(),
    loadCredentials(),
    findPairing(),
    describeTab(tabId),
    recallTab(tabId),
  ]);
  const forbidden = url && findForbiddenHost(url.hostname);
  return {
    siteName: name,
    portalUrl,
    account: credentials && !credentials.isRecruiter ? await readStatus(isFresh) : null,
    recruiter: credentials?.isRecruiter ? await readRecruiter(tabId, url, memory) : null,
    pairing,
    refusal: forbidden?.reason ?? null,
    // What was filled in on another page of the tab says nothing about this one.
    form: memory.form && url?.hostname === memory.form.host ? memory.form : null,
    submitted: memory.submitted ?? null,
  };
}

/** Null once the server no longer accepts the token. What the recruiter opened is forgotten with it. */
async function readRecruiter(
  tabId: number,
  url: URL | null,
  { packet }: Awaited<ReturnType<typeof recallTab>>,
): Promise<PanelState['recruiter']> {
  try {
    const packets = await listPackets();
    const isOpen = packets.some(({ id }) => id === packet?.values.id);
    // It was submitted, withdrawn, or taken over meanwhile.
    if (packet && !isOpen) await forgetPacket(tabId);
    return { packets, host: url?.hostname ?? null, form: (isOpen && packet?.form) || null };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'not-paired') throw error;
    await forgetPackets();
    return null;
  }
}

/** What is shown of the account can be this many milliseconds old. What it may do is checked by the server with each use. */
const STATUS_AGE = 60_000;
const STATUS_KEY = 'status';

/** Null once the server no longer accepts the token: it was revoked, or the account is gone. */
async function readStatus(isFresh: boolean): Promise<Status | null> {
  const { [STATUS_KEY]: stored } = await browser.storage.session.get(STATUS_KEY);
  const known = stored as { status: Status; readAt: number } | undefined;
  if (!isFresh && known && known.readAt + STATUS_AGE > Date.now()) return known.status;
  try {
    const status = await callForJson<Status>('GET', '/extension');
    await browser.storage.session.set({ [STATUS_KEY]: { status, readAt: Date.now() } });
    return status;
  } catch (error) {
    if (error instanceof CallError && error.code === 'not-paired') return null;
    throw error;
  }
}

export const COMMANDS: Handlers = {
  getState,
  startPairing: ({ as }) => startPairing(as),
  checkPairing,
  cancelPairing: () => cancelPairing().then(() => null),
  unpair: () => Promise.all([unpair(), forgetAddresses(), forgetPackets()]).then(() => null),
  fill: ({ tabId, resumeId }) => fillForm(tabId, resumeId),
  undo: ({ tabId }) => undoForm(tabId),
  jumpTo: ({ tabId, fieldId }) => askPage(tabId, 'jumpTo', { fieldId }),
  answer: ({ tabId, ...input }) => answerField(tabId, input),
  readJob: ({ tabId, resumeId }) => readJob(tabId, resumeId),
  track: ({ tabId, job, resumeId }) => track(tabId, job, resumeId),
  saveSubmitted: ({ tabId, ...input }) => saveSubmitted(tabId, input),
  discardSubmitted: ({ tabId }) => forgetSubmitted(tabId).then(() => null),
  fillPacket: ({ tabId, packetId }) => fillPacket(tabId, packetId),
  checkPacket: ({ tabId }) => checkPacket(tabId),
  attachReceipt: ({ tabId, receipt }) => attachReceipt(tabId, receipt),
  closePacket: ({ tabId }) => forgetPacket(tabId).then(() => null),
};

export const isCommand = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(COMMANDS, name);
