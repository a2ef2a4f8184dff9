import { type SecondServer, startSecondServer } from './second-server.ts';

/** Starts a second server with rate limits, behind a proxy. */
export const startServerWithLimits = (port: number): Promise<SecondServer> =>
  startSecondServer(port, 'limits', { RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
