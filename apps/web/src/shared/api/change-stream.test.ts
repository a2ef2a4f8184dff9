import { expect, test } from 'vitest';
import { type EventStream, listenForChanges, parseNews, type Received } from './change-stream.ts';

type Listener = (event: { data: string; lastEventId: string }) => void;

class FakeEventSource implements EventStream {
  readonly listeners = new Map<string, Listener>();
  closed = false;
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.closed = true;
  }
  happen(type: 'open' | 'error' | 'message', data = '', lastEventId = ''): void {
    this.listeners.get(type)?.({ data, lastEventId });
  }
}

/** A listener whose time and connections are controlled. */
function startListener(start: string | null = null) {
  const lines: FakeEventSource[] = [];
  /** The IDs that the streams resumed after. */
  const starts: (string | null)[] = [];
  let timers: { at: number; run: () => void }[] = [];
  const received: Received[] = [];
  const stop = new AbortController();
  let time = 0;
  let wake = () => {};
  listenForChanges(
    {
      connect: (after) => {
        const opened = new FakeEventSource();
        lines.push(opened);
        starts.push(after);
        return opened;
      },
      later: (run, ms) => timers.push({ at: time + ms, run }),
      now: () => time,
      random: () => 1,
      onWake: (listener) => {
        wake = listener;
      },
    },
    stop.signal,
    start,
    (one) => received.push(one),
  );
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('No line was opened.');
    return last;
  };
  const passTime = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers = timers.filter((timer) => timer !== due);
      time = Math.max(time, due.at);
      due.run();
    }
    time = end;
  };
  /** Time passes without any timer being called, as while the computer sleeps. */
  const sleep = (ms: number) => {
    time += ms;
  };
  /** How long it waits until it opens the next stream. */
  const measureDelay = () => {
    const [count, from] = [lines.length, time];
    while (lines.length === count) passTime(100);
    return time - from;
  };
  return { line, lines, starts, received, stop, passTime, sleep, measureDelay, wake: () => wake() };
}

test('passes on changes and ignores what it does not know', () => {
  const { line, received } = startListener();
  line().happen('open');
  line().happen('message', '{"kind":"heartbeat"}', 'h1');
  line().happen('message', '{"kind":"application","id":"a1"}', 'p1');
  line().happen('message', 'not json', 'p2');
  line().happen('message', '{"kind":7,"id":"a1"}', 'p3');
  line().happen('message', '{"kind":"missed"}', 'p3');
  expect(received).toEqual([
    { news: null, position: 'h1' },
    { news: { kind: 'application', id: 'a1' }, position: 'p1' },
    { news: 'missed', position: 'p3' },
  ]);
});

test('reconnects with growing pauses, after what it received last, and reports nothing by itself', () => {
  const { line, lines, starts, received, passTime, measureDelay } = startListener('p0');
  line().happen('open');
  const delays: number[] = [];
  for (let times = 0; times < 7; times++) {
    line().happen('error');
    delays.push(measureDelay());
  }
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
  expect(lines.slice(0, -1).every(({ closed }) => closed)).toBe(true);
  expect(new Set(starts)).toEqual(new Set(['p0']));
  expect(received).toEqual([]);

  line().happen('open');
  line().happen('message', '{"kind":"heartbeat"}', 'h1');
  line().happen('message', '{"kind":"missed"}');
  passTime(10_000);
  line().happen('error');
  expect(measureDelay()).toBe(500);
  expect(starts.at(-1)).toBe('h1');
});

test("backs off for a stream that ends right away, so that windows don't replace each other rapidly", () => {
  const { line, measureDelay } = startListener();
  const delays: number[] = [];
  for (let times = 0; times < 7; times++) {
    line().happen('open');
    line().happen('error');
    delays.push(measureDelay());
  }
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
});

test('reopens a stream without heartbeats', () => {
  const { line, lines, passTime } = startListener();
  line().happen('open');
  for (let times = 0; times < 8; times++) {
    passTime(25_000);
    line().happen('message', '{"kind":"heartbeat"}', `h${times}`);
  }
  expect(lines).toHaveLength(1);
  passTime(75_000);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.closed).toBe(true);
});

test('reopens a stream that never opened', () => {
  const { lines, passTime } = startListener();
  passTime(75_000);
  expect(lines).toHaveLength(2);
});

test('checks the connection when the computer wakes up, and retries at once when it is back online', () => {
  const { line, lines, starts, sleep, wake, passTime, measureDelay } = startListener();
  line().happen('open');
  line().happen('message', '{"kind":"heartbeat"}', 'h1');
  wake();
  expect(line().closed).toBe(false);
  sleep(3_600_000);
  wake();
  expect(lines[0]?.closed).toBe(true);
  expect(measureDelay()).toBeLessThanOrEqual(500);
  expect(starts.at(-1)).toBe('h1');
  line().happen('error');
  wake();
  expect(lines).toHaveLength(3);
  // The timer of the pause that was cut short opens no second one.
  passTime(30_000);
  expect(lines).toHaveLength(3);
});

test('is silent and stays closed after it ends', () => {
  const { line, lines, stop, passTime, wake } = startListener();
  line().happen('error');
  stop.abort();
  passTime(60_000);
  wake();
  expect(lines).toHaveLength(1);
  expect(line().closed).toBe(true);
});

test('closes the open stream when it ends', () => {
  const { line, lines, stop, passTime } = startListener();
  line().happen('open');
  stop.abort();
  passTime(120_000);
  expect(lines.map(({ closed }) => closed)).toEqual([true]);
});

test.each(['null', '1', '[]', '{"kind":"resume"}', '{"kind":"resume","id":1}', '{}'])("%s isn't a message", (text) => {
  expect(parseNews(text)).toBeUndefined();
});
