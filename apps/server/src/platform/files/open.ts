import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Vault } from '../secrets/vault.ts';
import { createDiskStore } from './disk.ts';
import { createSealedStore, type FileStore } from './files.ts';
import { createS3Store } from './s3.ts';

/** Stores files sealed, in a bucket if one is configured and on the local disk otherwise. */
export const openFiles = (env: Env, vault: Vault): FileStore =>
  createSealedStore(createBucketStore(env) ?? createDiskStore(join(env.dataDir, 'files')), vault);

function createBucketStore(env: Env): FileStore | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return createS3Store({ endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey });
}
