import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedEvent {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Never answers. */
  hangs?: boolean;
}

/** A program that receives events, one path for each endpoint. */
export async function startWebhookReceiver(port = 0) {
  const received: ReceivedEvent[] = [];
  const answers = new Map<string, (event: ReceivedEvent) => Answer>();
  const server = createServer(async (request, response) => {
    const event = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    received.push(event);
    const { status, headers = {}, body = '', hangs } = answers.get(event.path)?.(event) ?? { status: 204 };
    if (!hangs) response.writeHead(status, headers).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** A new address at this receiver. It answers 204 unless told otherwise. */
    createPath: () => `/${crypto.randomUUID()}`,
    /** What arrived at a path. */
    listAt: (path: string) => received.filter((event) => event.path === path),
    answer(path: string, answer: Answer | ((event: ReceivedEvent) => Answer)): void {
      answers.set(path, typeof answer === 'function' ? answer : () => answer);
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
