import { findForbiddenHost } from '@foothold/core/form-fill';
import type { CommandName, PanelCommands, PanelState } from '../messages.ts';
import { readSite } from '../site.ts';
import type { Status } from '../types.ts';
import { CallError, callForJson } from './api.ts';
import { forgetAddresses, updateBadges } from './badges.ts';
import { loadCredentials } from './credentials.ts';
import { answerField, fillForm, undoForm } from './fill.ts';
import { cancelPairing, checkPairing, findPairing, startPairing, unpair } from './pairing.ts';
import { forgetSubmitted, recallTab } from './tab-memory.ts';
import { askPage, describeTab } from './tabs.ts';
import { readJob, saveSubmitted, track } from './tracker.ts';

type Handlers = { [N in CommandName]: (input: PanelCommands[N]['input']) => Promise<PanelCommands[N]['output']> };

async function getState(tabId: number): Promise<PanelState> {
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
    account: credentials && (await readStatus()),
    pairing,
    refusal: forbidden?.reason ?? null,
    // What was filled in on another page of the tab says nothing about this one.
    form: memory.form && url?.hostname === memory.form.host ? memory.form : null,
    submitted: memory.submitted ?? null,
  };
}

/** Null once the server no longer accepts the token: it was revoked, or the account is gone. */
async function readStatus(): Promise<Status | null> {
  try {
    return await callForJson<Status>('GET', '/extension');
  } catch (error) {
    if (error instanceof CallError && error.code === 'not-paired') return null;
    throw error;
  }
}

export const COMMANDS: Handlers = {
  getState: ({ tabId }) => getState(tabId),
  startPairing,
  checkPairing,
  cancelPairing: () => cancelPairing().then(() => null),
  unpair: () => Promise.all([unpair(), forgetAddresses()]).then(() => null),
  fill: ({ tabId, resumeId }) => fillForm(tabId, resumeId),
  undo: ({ tabId }) => undoForm(tabId),
  jumpTo: ({ tabId, fieldId }) => askPage(tabId, 'jumpTo', { fieldId }),
  answer: ({ tabId, ...input }) => answerField(tabId, input),
  readJob: ({ tabId, resumeId }) => readJob(tabId, resumeId),
  track: ({ tabId, job, resumeId }) => track(tabId, job, resumeId),
  saveSubmitted: ({ tabId, ...input }) => saveSubmitted(tabId, input),
  discardSubmitted: ({ tabId }) => forgetSubmitted(tabId).then(() => null),
  updateBadges: () => updateBadges().then(() => null),
};

export const isCommand = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(COMMANDS, name);
