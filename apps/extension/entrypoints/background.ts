import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import type { BadgeQuestion, HeldNews, PageNews } from '../src/messages.ts';
import { toReply } from '../src/reply.ts';
import { CallError } from '../src/worker/api.ts';
import { markLinks, updateBadges } from '../src/worker/badges.ts';
import { COMMANDS, isCommand } from '../src/worker/commands.ts';
import { hideFromPages, loadCredentials } from '../src/worker/credentials.ts';
import { fillForm } from '../src/worker/fill.ts';
import { holdPacketForm } from '../src/worker/packets.ts';
import { forgetTab, recallTab } from '../src/worker/tab-memory.ts';
import { holdAnswers } from '../src/worker/tracker.ts';

type Sender = { id?: string; url?: string; origin?: string; frameId?: number; tab?: { id?: number; url?: string } };

/** The panel is a page of ours without a tab, or in a tab of its own. A content script has the page's URL. */
const isPanel = ({ id, url }: Sender): boolean =>
  id === browser.runtime.id && url !== undefined && url.startsWith(`${self.location.origin}/`);

const isTopFrame = ({ id, frameId, tab }: Sender): boolean =>
  id === browser.runtime.id && frameId === 0 && tab?.id !== undefined;

const REFUSED = new CallError({ code: 'refused', message: 'This can be done only in the panel.' });

async function answerPanel(message: { name?: unknown; input?: unknown }) {
  const { name, input } = message;
  if (!isCommand(name)) throw REFUSED;
  return (COMMANDS[name] as (input: unknown) => Promise<unknown>)(input);
}

/** The script on a page can say that the person submitted a form that we filled, and ask for marks. It gets nothing else. */
async function answerPage(message: Partial<PageNews | HeldNews | BadgeQuestion>, sender: Sender) {
  const tabId = sender.tab?.id ?? -1;
  if (message.kind === 'marks' && Array.isArray(message.urls))
    return markLinks(message.urls.filter((url) => typeof url === 'string'));
  if (message.kind === 'answers' && Array.isArray(message.fields)) {
    const { form } = await recallTab(tabId);
    if (form && URL.parse(sender.url ?? '')?.hostname === form.host)
      await holdAnswers(tabId, message.fields, { submits: message.submits === true, now: new Date() });
    return null;
  }
  if (message.kind === 'held' && Array.isArray(message.fields)) {
    const { packet } = await recallTab(tabId);
    if (packet && URL.parse(sender.url ?? '')?.hostname === packet.form.host)
      await holdPacketForm(tabId, message as HeldNews);
    return null;
  }
  throw REFUSED;
}

async function openPanel(tab: { id?: number; windowId?: number }): Promise<void> {
  const { sidePanel, sidebarAction } = browser as unknown as {
    sidePanel?: { open(options: { tabId: number }): Promise<void> };
    sidebarAction?: { open(): Promise<void> };
  };
  if (sidePanel && tab.id !== undefined) await sidePanel.open({ tabId: tab.id });
  else await sidebarAction?.open();
}

export default defineBackground(() => {
  void hideFromPages();

  browser.runtime.onMessage.addListener((message, sender, sendResponse) => {
    void toReply(() => {
      if (isPanel(sender)) return answerPanel(message);
      if (isTopFrame(sender)) return answerPage(message, sender);
      throw REFUSED;
    }).then(sendResponse);
    return true;
  });

  // The click gives us access to this tab until it goes to another site.
  browser.action.onClicked.addListener((tab) => void openPanel(tab));
  browser.commands.onCommand.addListener((command, tab) => {
    if (command !== 'fill-form' || tab?.id === undefined) return;
    void openPanel(tab);
    const { id } = tab;
    // A recruiter chooses the packet in the panel.
    void loadCredentials()
      .then((credentials) => (credentials?.isRecruiter ? null : fillForm(id, null)))
      .catch(() => undefined);
  });
  browser.tabs.onRemoved.addListener((tabId) => void forgetTab(tabId));
  // The person can also change this in the browser’s own settings.
  browser.permissions.onAdded.addListener(() => void updateBadges());
  browser.permissions.onRemoved.addListener(() => void updateBadges());
  browser.runtime.onStartup.addListener(() => void updateBadges());
});
