import { expect, test } from 'vitest';
import { type ChangeNotice, type EventStream, listenForChanges, parseChange } from './changes.ts';

type Listener = (event: { data: string }) => void;

class FakeEventSource implements EventStream {
  readonly listeners = new Map<string, Listener>();
  closed = false;
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.closed = true;
  }
  happen(type: 'open' | 'error' | 'message', data = ''): void {
    this.listeners.get(type)?.({ data });
  }
}

function startWorker() {
  const lines: FakeEventSource[] = [];
  const delays: number[] = [];
  let next: (() => void) | undefined;
  const received: ChangeNotice[] = [];
  const stop = new AbortController();
  const clock = { now: 0 };
  listenForChanges(
    {
      connect: () => {
        const getLastLine = new FakeEventSource();
        lines.push(getLastLine);
        return getLastLine;
      },
      later: (run, ms) => {
        delays.push(ms);
        next = run;
      },
      now: () => clock.now,
    },
    stop.signal,
    (news) => received.push(news),
  );
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('No line was opened.');
    return last;
  };
  return { line, lines, waits: delays, received, stop, clock, wait: () => next?.() };
}

test('passes on changes and ignores invalid ones', () => {
  const { line, received } = startWorker();
  line().happen('open');
  line().happen('message', '{"kind":"application","id":"a1"}');
  line().happen('message', '{"kind":"inquiry","id":"e1"}');
  line().happen('message', 'not json');
  line().happen('message', '{"kind":7,"id":"a1"}');
  expect(received).toEqual([
    { kind: 'application', id: 'a1' },
    { kind: 'inquiry', id: 'e1' },
  ]);
});

test('reconnects with growing pauses, and reports the gap once connected', () => {
  const { line, lines, waits, received, clock, wait } = startWorker();
  line().happen('open');
  for (let times = 0; times < 7; times++) {
    line().happen('error');
    wait();
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(received).toEqual([]);
  expect(lines.slice(0, -1).every(({ closed }) => closed)).toBe(true);

  line().happen('open');
  expect(received).toEqual(['missed']);
  clock.now += 10_000;
  line().happen('error');
  expect(waits.at(-1)).toBe(1_000);
});

test("backs off for a stream that ends right away, so that windows don't replace each other rapidly", () => {
  const { line, waits, wait } = startWorker();
  for (let times = 0; times < 7; times++) {
    line().happen('open');
    line().happen('error');
    wait();
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('is silent and stays closed after it ends', () => {
  const { line, lines, stop, wait } = startWorker();
  line().happen('error');
  stop.abort();
  wait();
  expect(lines).toHaveLength(1);
  expect(line().closed).toBe(true);
});

test.each(['null', '1', '[]', '{"kind":"resume"}', '{"kind":"resume","id":1}'])("%s isn't a change", (text) => {
  expect(parseChange(text)).toBeNull();
});
