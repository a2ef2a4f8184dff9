import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
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
import { type When, whenToHydrate } from './hydration.ts';

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
  const { report, viewer, nonce: given } = context.get(requestContext);
  const nonce = given ?? undefined;
  const when = whenToHydrate(handlesOf(routerContext), viewer !== null);
  // What is kept, and what starts late, is written when all of it stands.
  const whole = given === null || when !== 'at-once' || isbot(request.headers.get('user-agent'));

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
      const answerOf = (content: BodyInit) => new Response(content, { headers, status: finalStatus });
      if (when === 'at-once') resolve(answerOf(createReadableStreamFromReadable(body)));
      else
        void text(body)
          .then((html) => resolve(answerOf(later(html, when))))
          .catch(reject);
      pipe(body);
    };
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

const handlesOf = ({ staticHandlerContext, routeModules }: EntryContext): unknown[] =>
  staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);

/**
 * The page with its script as inert text, which `STARTER` turns into a script again, and without the hints that fetch it early.
 * @throws Error when the router no longer writes the page's script as it did: the page would never come alive
 */
function later(html: string, when: When): string {
  let scripts = 0;
  const inert = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script(?: nonce="[^"]*")? type="module" async="">/g, () => {
      scripts += 1;
      return `<script type="text/plain" id="page-script" data-when="${when}">`;
    });
  if (scripts !== 1) throw new Error(`A page has ${scripts} scripts of the router where it should have one.`);
  return inert;
}

/** What a caller asked wrongly is not our failure: it is answered, and no reason to look into the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isCallers = isRouteErrorResponse(error) && error.status < 500;
  if (!isCallers && !request.signal.aborted) context.get(requestContext).report(error);
};
