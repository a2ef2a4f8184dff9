import { type ClientRequest, get } from 'node:http';
import type { EventStream } from '../../apps/web/src/shared/api/change-stream.ts';

type Listener = (event: { data: string; lastEventId: string }) => void;

/** A stream of server-sent events over HTTP as a browser's `EventSource`, but on a connection of its own, and without reconnecting. */
export function openEventStream(url: string, cookie: string): EventStream {
  const listeners = new Map<string, Listener>();
  const emit = (type: 'open' | 'message' | 'error', data = '', lastEventId = '') =>
    listeners.get(type)?.({ data, lastEventId });
  let isClosed = false;
  const fail = () => {
    if (!isClosed) emit('error');
  };
  let lastEventId = '';
  let rest = '';
  const request: ClientRequest = get(url, { agent: false, headers: { cookie } }, (answer) => {
    if (answer.statusCode !== 200) {
      answer.resume();
      return fail();
    }
    emit('open');
    answer
      .setEncoding('utf8')
      .on('data', (part: string) => {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          lastEventId = /^id: (.+)$/m.exec(block)?.[1] ?? lastEventId;
          const data = /^data: (.+)$/m.exec(block)?.[1];
          if (data !== undefined && !isClosed) emit('message', data, lastEventId);
        }
      })
      .on('error', fail)
      .on('close', fail);
  });
  request.on('error', fail);
  return {
    addEventListener: (type: string, listener: unknown) => void listeners.set(type, listener as Listener),
    close() {
      isClosed = true;
      request.destroy();
    },
  };
}
