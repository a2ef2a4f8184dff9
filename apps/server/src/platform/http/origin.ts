import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a state-changing request that a browser sends on behalf of another site. Browsers always say where a request comes from
 * (`Sec-Fetch-Site` or `Origin`). Other clients send neither header and no ambient cookies.
 * @param origins our origins: from the settings, plus the one the request was sent to if it is ours
 */
export function requireOwnOrigin(request: FastifyRequest, origins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (origin === undefined && site === undefined) return;
  if (origin === undefined || !origins.includes(origin)) throw new AppError('request.foreign-origin');
}
