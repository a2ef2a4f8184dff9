import { expect, test } from 'vitest';
import type { ChangeNotice, Received } from './change-stream.ts';
import { followSharedStream, type TabMessage } from './shared-stream.ts';

const createNews = (id: string): ChangeNotice => ({ kind: 'application', id });

/** A browser whose tabs share one stream. */
function startBrowser() {
  let tabs: { name: string; hear: (message: TabMessage) => void; lead: () => void }[] = [];
  let leader: string | null = null;
  let time = 0;
  const streams: { tab: string; after: string | null; receive: (received: Received) => void }[] = [];

  const chooseLeader = () => {
    if (leader !== null || !tabs[0]) return;
    leader = tabs[0].name;
    tabs[0].lead();
  };

  /** @param since when its page was requested */
  function openTab(name: string, { since = time, leads = true } = {}) {
    const received: (ChangeNotice | null)[] = [];
    let hear: (message: TabMessage) => void = () => {};
    const deps = {
      tab: name,
      since,
      now: () => time,
      post: (message: TabMessage) => {
        for (const other of [...tabs]) if (other.name !== name) other.hear(message);
      },
      onMessage: (listener: (message: TabMessage) => void) => {
        hear = listener;
        tabs.push({ name, hear: (message) => hear(message), lead: () => {} });
      },
      onLead: (lead: () => void) => {
        tabs = tabs.map((tab) => (tab.name === name ? { ...tab, lead } : tab));
        if (leads) chooseLeader();
      },
      listen: (after: string | null, receive: (one: Received) => void) =>
        void streams.push({ tab: name, after, receive }),
    };
    followSharedStream(deps, null, ({ news }) => received.push(news));
    return received;
  }

  return {
    openTab,
    streams,
    closeTab(name: string) {
      tabs = tabs.filter((tab) => tab.name !== name);
      if (leader === name) leader = null;
      chooseLeader();
    },
    chooseLeader,
    /** What the server sends on the latest stream. */
    send(news: ChangeNotice | null, position: string | null) {
      time += 1;
      streams.at(-1)?.receive({ news, position });
    },
    passTime: (ms: number) => {
      time += ms;
    },
    getTime: () => time,
  };
}

test('one tab holds the stream, and every tab receives each change once', () => {
  const browser = startBrowser();
  const [one, two] = [browser.openTab('one'), browser.openTab('two')];
  browser.send(createNews('a1'), 'p1');
  browser.send('missed', 'p2');
  expect(browser.streams.map(({ tab, after }) => ({ tab, after }))).toEqual([{ tab: 'one', after: null }]);
  expect(one).toEqual([createNews('a1'), 'missed']);
  expect(two.filter((news) => news !== null)).toEqual(one);
});

test('a new leader resumes after what the old one received last', () => {
  const browser = startBrowser();
  const [, two, three] = [browser.openTab('one'), browser.openTab('two'), browser.openTab('three')];
  browser.send(createNews('a1'), 'p1');
  browser.send(null, 'h2');
  browser.closeTab('one');
  expect(browser.streams.at(-1)).toMatchObject({ tab: 'two', after: 'h2' });
  browser.send(createNews('a2'), 'p3');
  const changes = [createNews('a1'), createNews('a2')];
  expect(two.filter((news) => news !== null)).toEqual(changes);
  expect(three.filter((news) => news !== null)).toEqual(changes);
});

test('a tab that just joined resumes after the position of the leader, even if nothing happened since', () => {
  const browser = startBrowser();
  browser.openTab('one');
  browser.send(null, 'h1');
  browser.openTab('two');
  browser.closeTab('one');
  expect(browser.streams.at(-1)).toMatchObject({ tab: 'two', after: 'h1' });
});

test('a tab receives what happened while its page was loading, and nothing from before', () => {
  const browser = startBrowser();
  const one = browser.openTab('one');
  browser.send(createNews('before'), 'p1');
  browser.passTime(10);
  const since = browser.getTime();
  browser.send(createNews('meanwhile'), 'p2');
  const two = browser.openTab('two', { since });
  expect(two).toEqual([createNews('meanwhile')]);
  expect(one).toHaveLength(2);
});

test('a tab whose page is older than what the leader has received may have missed changes', () => {
  const browser = startBrowser();
  browser.passTime(100);
  browser.openTab('one');
  const two = browser.openTab('two', { since: 50 });
  expect(two).toEqual(['missed']);
});

test('a tab may have missed changes if more happened while it was loading than the leader remembers', () => {
  const browser = startBrowser();
  browser.openTab('one');
  browser.passTime(1);
  const since = browser.getTime();
  for (let at = 0; at < 150; at++) browser.send(createNews(`a${at}`), `p${at}`);
  expect(browser.openTab('two', { since })).toEqual(['missed']);
});

test('a tab that joined before there was a leader gets its answer from the first one', () => {
  const browser = startBrowser();
  browser.passTime(100);
  browser.openTab('one', { leads: false });
  const two = browser.openTab('two', { since: 50, leads: false });
  expect(two).toEqual([]);
  browser.chooseLeader();
  expect(two).toEqual(['missed']);
});

test('tabs that have everything receive nothing again when the leader changes', () => {
  const browser = startBrowser();
  browser.openTab('one');
  browser.openTab('two');
  const three = browser.openTab('three');
  browser.send(createNews('a1'), 'p1');
  browser.closeTab('one');
  browser.closeTab('two');
  expect(three.filter((news) => news !== null)).toEqual([createNews('a1')]);
  expect(browser.streams.map(({ tab, after }) => [tab, after])).toEqual([
    ['one', null],
    ['two', 'p1'],
    ['three', 'p1'],
  ]);
});
