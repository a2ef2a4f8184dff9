import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import type { FetchAnswer } from '../../../platform/fetch/fetcher.ts';
import { createDocumentFetch } from './metadata-documents.ts';

const ADDRESS = 'https://app.example/client.json';
const DOCUMENT = { client_id: ADDRESS, client_name: 'Night Tracker', redirect_uris: ['https://app.example/callback'] };

const read = (document: unknown, change: Partial<FetchAnswer> = {}) =>
  createDocumentFetch(
    async () => ({
      url: ADDRESS,
      status: 200,
      headers: {},
      mediaType: 'application/json',
      body: new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document)),
      ...change,
    }),
    { name: 'Foothold' },
  )(ADDRESS);

describe('a client metadata document', () => {
  it('gives the library a name, addresses, and nothing else that it says', async () => {
    const answer = await read({ ...DOCUMENT, jwks_uri: 'https://app.example/keys', logo_uri: 'x', scope: 'admin' });
    expect(await answer.json()).toEqual({
      ...DOCUMENT,
      application_type: 'web',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: ['query'],
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    ['of another client', { ...DOCUMENT, client_id: 'https://other.example/client.json' }],
    ['without its ID', { ...DOCUMENT, client_id: undefined }],
    ['with a dangerous address', { ...DOCUMENT, redirect_uris: ['javascript:alert(1)'] }],
    ['with our name', { ...DOCUMENT, client_name: 'Foothold' }],
    ['that is no JSON', '<html>'],
    ['that is null', 'null'],
  ])('%s is refused', async (_, document) => {
    expect((await read(document)).status).toBe(502);
  });

  it('is refused after a redirect, with another status, or if the address can’t be fetched', async () => {
    expect((await read(DOCUMENT, { url: 'https://other.example/' })).status).toBe(502);
    expect((await read(DOCUMENT, { status: 404 })).status).toBe(502);
    const blocked = createDocumentFetch(() => Promise.reject(new AppError('fetch.failed')), { name: 'Foothold' });
    expect((await blocked(ADDRESS)).status).toBe(502);
  });
});
