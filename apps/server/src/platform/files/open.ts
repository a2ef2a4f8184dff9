import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Vault } from '../secrets/vault.ts';
import { diskStore } from './disk.ts';
import { type FileStore, sealedStore } from './files.ts';
import { s3Store } from './s3.ts';

/** Stores files sealed, in a bucket if one is configured and on the local disk otherwise. */
export const openFiles = (env: Env, vault: Vault): FileStore =>
  sealedStore(createBucketStore(env) ?? diskStore(join(env.dataDir, 'files')), vault);

function createBucketStore(env: Env): FileStore | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return s3Store({ endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey });
}
