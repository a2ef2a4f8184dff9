import { SANDBOX_DOCUMENT, SANDBOX_POLICY } from '../shared/sandbox/document.server.ts';

/** The HTML document of the iframe that runs code from visitors and members. */
export const loader = () =>
  new Response(SANDBOX_DOCUMENT, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': SANDBOX_POLICY,
      'cache-control': 'public, max-age=3600',
      // An opaque origin can't have its own agent cluster.
      'origin-agent-cluster': '?0',
      'x-robots-tag': 'noindex',
    },
  });
