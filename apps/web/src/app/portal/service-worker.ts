import { createServiceWorker } from '../../pages/portal/offline/service-worker.server.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/service-worker.ts';

/** Served below /portal, so that it doesn't reach the site and the checkout. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(createServiceWorker(context.get(requestContext).brand.name), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // Without this, only pages below the script's folder are allowed, which /portal itself isn't.
      'service-worker-allowed': '/portal',
    },
  });
