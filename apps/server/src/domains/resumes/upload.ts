import type { targetSchema } from '@foothold/contracts/resumes';
import type { z } from 'zod';

export type TargetInput = z.output<typeof targetSchema>;
export interface Upload {
  bytes: Uint8Array;
  fileName: string;
  target: TargetInput;
}
