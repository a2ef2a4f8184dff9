import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';

/** The tab beside the panel, and how often its page changed. Null while it isn't known. A test opens the panel in a tab and names the other. */
export function useTab(): { tabId: number; changes: number } | null {
  const [tab, setTab] = useState<{ tabId: number; changes: number } | null>(null);
  useEffect(() => {
    const named = Number(new URLSearchParams(window.location.search).get('tab'));
    const update = async () => {
      const [active] = named > 0 ? [{ id: named }] : await browser.tabs.query({ active: true, currentWindow: true });
      if (active?.id === undefined) return;
      const { id } = active;
      setTab((before) => ({ tabId: id, changes: (before?.changes ?? 0) + 1 }));
    };
    const onUpdated = (id: number, { status }: { status?: string | undefined }) => {
      if (status === 'complete' && (named === 0 || id === named)) void update();
    };
    void update();
    browser.tabs.onActivated.addListener(update);
    browser.tabs.onUpdated.addListener(onUpdated);
    return () => {
      browser.tabs.onActivated.removeListener(update);
      browser.tabs.onUpdated.removeListener(onUpdated);
    };
  }, []);
  return tab;
}
