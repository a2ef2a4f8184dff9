import { createHash } from 'node:crypto';

/** Whether a message of `second` is in the third that no rule or weight was made with. */
export const isUnseen = (file: string): boolean =>
  Number.parseInt(createHash('sha256').update(file).digest('hex').slice(0, 8), 16) % 3 === 0;
