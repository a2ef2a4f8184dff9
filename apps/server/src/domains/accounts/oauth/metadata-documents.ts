import type { Brand } from '@foothold/brand';
import { AppError } from '../../../platform/errors.ts';
import type { Fetcher } from '../../../platform/fetch/fetcher.ts';
import { readClient, toMetadata } from './clients.ts';

const MAX_BYTES = 5 * 1024;
const TIMEOUT_MS = 5_000;

/**
 * Fetches the document at the address that a client uses as its ID (draft-ietf-oauth-client-id-metadata-document-02), like every address that
 * someone else chose. The library gets only what we accept of it. A redirect counts as a failure.
 */
export function createDocumentFetch(fetcher: Fetcher, brand: Pick<Brand, 'name'>) {
  return async (address: string): Promise<Response> => {
    const failed = new Response(null, { status: 502 });
    try {
      const { url, status, body } = await fetcher(address, {
        accept: ['application/json'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        robots: false,
      });
      if (status !== 200 || url !== new URL(address).href) return failed;
      const document = JSON.parse(new TextDecoder().decode(body)) as { client_id?: unknown } | null;
      const client = readClient(document, brand);
      if (document?.client_id !== address || 'error' in client) return failed;
      return Response.json(toMetadata({ id: address, ...client }));
    } catch (error) {
      if (error instanceof AppError || error instanceof SyntaxError) return failed;
      throw error;
    }
  };
}
