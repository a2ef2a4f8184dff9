import { createHash } from 'node:crypto';

const MAX_ID_LENGTH = 200;

/** An ID for a job that has only an address. Long addresses are hashed. */
export function toUrlId(url: string): string {
  const id = url.replace(/^https?:\/\//, '').replace(/#.*$/, '');
  return id.length <= MAX_ID_LENGTH ? id : createHash('sha256').update(id).digest('hex');
}
