import { z } from 'zod';
import { defineSettings, requireTogether, webAddress } from '../settings.ts';

export const filesSettings = defineSettings(
  {
    S3_ENDPOINT: {
      schema: webAddress.optional(),
      meaning:
        'S3-compatible file storage to use instead of DATA_DIR/files. Set it together with the bucket and the two keys below.',
      example: 'https://s3.example',
    },
    S3_BUCKET: { schema: z.string().min(3).optional(), meaning: 'The bucket for files.', example: 'foothold' },
    S3_REGION: { schema: z.string().min(1).default('us-east-1'), meaning: 'The region of the bucket.' },
    S3_ACCESS_KEY_ID: {
      schema: z.string().min(1).optional(),
      meaning: 'The access key of an account that can read, write, and delete in the bucket.',
    },
    S3_SECRET_ACCESS_KEY: {
      schema: z.string().min(1).optional(),
      meaning: 'The secret of that access key.',
      secret: true,
    },
  },
  {
    check: (values) =>
      requireTogether(values, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
  },
);
