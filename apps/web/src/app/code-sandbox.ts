import { SANDBOX_DOCUMENT, SANDBOX_POLICY } from '../shared/sandbox/document.server.ts';

/** The document of the frame that runs visitors' and members' code. */
export const loader = () =>
  new Response(SANDBOX_DOCUMENT, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': SANDBOX_POLICY,
      'cache-control': 'public, max-age=3600',
      // An opaque origin has no agent cluster to be keyed by.
      'origin-agent-cluster': '?0',
      'x-robots-tag': 'noindex',
    },
  });
