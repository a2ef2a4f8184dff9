import { DocumentError, type DocumentErrorCode } from '@foothold/core/resume';
import { type ReadOptions, readWithViews } from '@foothold/documents/read';

/** A file's outcome: `read`, or the error's code. Anything else that a reader throws fails the test. */
export async function readOutcome(bytes: Uint8Array, options: ReadOptions = {}): Promise<DocumentErrorCode | 'read'> {
  try {
    await readWithViews(bytes, options);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.code;
    throw error;
  }
}
