import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that a browser sends on behalf of another site. Browsers always say where such a request comes from
 * (`Sec-Fetch-Site` or `Origin`); clients that aren't browsers send neither and carry no ambient cookies.
 * @param origins ours: from the settings, and the one the request was sent to once it is known to be ours
 */
export function requireOwnOrigin(request: FastifyRequest, origins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (origin === undefined && site === undefined) return;
  if (origin === undefined || !origins.includes(origin)) throw new AppError('request.foreign-origin');
}
