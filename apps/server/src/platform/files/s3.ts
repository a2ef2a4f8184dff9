import { AwsClient } from 'aws4fetch';
import { type FileStore, requireSafeKey } from './files.ts';

export interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 15_000;

/** Stores files in a bucket of any S3-compatible service, with path-style addresses. */
export function createS3Store(options: S3Options): FileStore {
  const client = new AwsClient({
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    region: options.region,
    service: 's3',
    retries: 3,
  });
  const call = async (method: string, key: string, body?: Uint8Array) => {
    requireSafeKey(key);
    const url = `${options.endpoint}/${options.bucket}/${key}`;
    const init = { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...(body && { body: new Uint8Array(body) }) };
    return client.fetch(url, init);
  };
  const createFailure = (what: string, answer: Response) =>
    new Error(`The file store refused to ${what}: ${answer.status}`);
  return {
    async put(key, bytes) {
      const answer = await call('PUT', key, bytes);
      if (!answer.ok) throw createFailure('keep a file', answer);
    },
    async get(key) {
      const answer = await call('GET', key);
      if (answer.status === 404) return null;
      if (!answer.ok) throw createFailure('return a file', answer);
      return Buffer.from(await answer.arrayBuffer());
    },
    async remove(key) {
      const answer = await call('DELETE', key);
      if (!answer.ok && answer.status !== 404) throw createFailure('delete a file', answer);
    },
  };
}
