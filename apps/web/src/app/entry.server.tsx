import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from '../shared/nonce.ts';
import { requestContext } from './context.ts';

/** Milliseconds after which a page that still waits for data is closed. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, report } = context.get(requestContext);

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const answer = () => {
      answered = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timeout);
          done();
        },
      });
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
      pipe(body);
    };
    // Crawlers get whole pages; people get the page as soon as its frame stands.
    const whole = isbot(request.headers.get('user-agent'));
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [whole ? 'onAllReady' : 'onShellReady']: answer,
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          if (answered) report(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** What a caller asked wrongly is not our failure: it is answered, and no reason to look into the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isCallers = isRouteErrorResponse(error) && error.status < 500;
  if (!isCallers && !request.signal.aborted) context.get(requestContext).report(error);
};
