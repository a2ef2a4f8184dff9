import { type Resume, toJsonResume } from '@foothold/core/resume';

/** See `writeJsonResume` in write.ts. */
export function setJsonResume(resume: Resume): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(toJsonResume(resume), null, 2)}\n`);
}
