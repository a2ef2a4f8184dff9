import { expect, test } from 'vitest';
import type { SourceRequest } from '../sources/adapter.ts';
import { adzuna } from '../sources/adzuna.ts';
import { lever } from '../sources/lever.ts';
import { usajobs } from '../sources/usajobs.ts';
import { fillKeys, listMissingKeys, toAccess } from './access.ts';

const keys = {
  ADZUNA_APP_ID: 'id&1',
  ADZUNA_APP_KEY: 's3cret',
  USAJOBS_EMAIL: 'jobs@larkholt.example',
  USAJOBS_KEY: 'k=',
};
const gb = { system: 'adzuna', token: 'gb', url: 'https://www.adzuna.co.uk/' };
const all = { system: 'usajobs', token: 'all', url: 'https://www.usajobs.gov/' };
const request = (url: string): SourceRequest => ({ url, kind: 'page', accept: [] });

test('keys are put into addresses, escaped, and into headers as they are', () => {
  const { url } = fillKeys(adzuna.start(gb), toAccess(adzuna, gb, keys));
  expect(url).toContain('app_id=id%261&app_key=s3cret&');
  const filled = fillKeys(usajobs.start(all), toAccess(usajobs, all, keys));
  expect(filled.headers).toEqual({ 'authorization-key': 'k=', 'user-agent': 'jobs@larkholt.example' });
});

test('another origin, and a source that declares no keys, get none', () => {
  const access = toAccess(adzuna, gb, keys);
  for (const url of [
    'https://evil.example/?k={ADZUNA_APP_KEY}',
    'http://api.adzuna.com/?k={ADZUNA_APP_KEY}',
    'https://api.adzuna.com/?k={USAJOBS_KEY}',
    'https://api.adzuna.com/?k={toString}',
  ])
    expect(fillKeys(request(url), access).url).toBe(url);
  const board = { system: 'lever', token: 'larkholt', url: 'https://jobs.lever.co/larkholt' };
  const url = 'https://api.lever.co/v0/postings/larkholt?k={ADZUNA_APP_KEY}';
  expect(fillKeys(request(url), toAccess(lever, board, keys)).url).toBe(url);
});

test('missing keys are named', () => {
  expect(listMissingKeys(adzuna, { ADZUNA_APP_ID: 'x', ADZUNA_APP_KEY: undefined })).toEqual(['ADZUNA_APP_KEY']);
  expect(listMissingKeys(usajobs, keys)).toEqual([]);
  expect(listMissingKeys(lever, {})).toEqual([]);
});
