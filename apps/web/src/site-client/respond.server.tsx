import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from '../shared/nonce.ts';
import { requestContext } from '../shared/request-context.ts';
import { getHydrationSetting } from './hydration.ts';
import { type PageScript, PageScriptContext } from './page-script.ts';

/** Milliseconds after which a page that is still waiting for data is closed. */
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
  const script = getPageScript(routerContext, viewer !== null);

  const element = (
    <NonceContext value={nonce}>
      <PageScriptContext value={script}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageScriptContext>
    </NonceContext>
  );
  // Without the router's scripts, nothing in the page waits for data. Errors are the router's to handle.
  // Unlike the other renderer, this one writes no doctype, without which browsers show the page in quirks mode.
  if (script) return new Response(`<!DOCTYPE html>${renderToString(element)}`, { headers, status });

  // The page is sent in one piece: its data is complete, so its parts would follow each other within milliseconds.
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    let hasShell = false;
    const parts: Buffer[] = [];
    const page = new Writable({
      write(part: Buffer, _, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        resolve(new Response(Buffer.concat(parts), { headers, status: finalStatus }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onShellReady() {
        hasShell = true;
      },
      onAllReady: () => void pipe(page),
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError(error) {
        finalStatus = 500;
        // The router reports the others.
        if (hasShell) report(error);
      },
    });
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * The manifest with the URL of the public pages' script; see vite.site.config.ts. It doesn't exist in development,
 * where nothing is built.
 */
const SITE_SCRIPT = join(import.meta.dirname, '..', 'site-script.json');

const siteScript = existsSync(SITE_SCRIPT)
  ? (JSON.parse(readFileSync(SITE_SCRIPT, 'utf8')) as { address: string }).address
  : null;

/** Id of the layout route of the public pages. */
const SITE_LAYOUT = 'site/layout';

/**
 * How a public page hydrates without the router for visitors; null for pages that need the router, and for signed-in
 * users.
 */
function getPageScript({ staticHandlerContext, routeModules }: EntryContext, signedIn: boolean): PageScript | null {
  const { matches, errors, statusCode, actionData } = staticHandlerContext;
  const setting = getHydrationSetting(matches.map(({ route }) => routeModules[route.id]?.handle));
  // Only the router knows the result of a posted form and how a page renders its own errors.
  const hasOtherFailure = Object.keys(errors ?? {}).some((boundary) => boundary !== SITE_LAYOUT);
  if (siteScript === null || setting === null || signedIn || actionData || hasOtherFailure) return null;
  return { address: siteScript, when: setting, errorStatus: errors ? statusCode : null };
}

/** Client errors aren't our failure, so they aren't logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isCallerError = isRouteErrorResponse(error) && error.status < 500;
  if (!isCallerError && !request.signal.aborted) context.get(requestContext).report(error);
};
