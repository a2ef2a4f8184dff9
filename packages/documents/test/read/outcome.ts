import { DocumentError, type DocumentErrorCode } from '@foothold/core/resume';
import { type ReadOptions, readWithViews } from '@foothold/documents/read';

/** What became of a file: `read`, or the code of the error. Anything else that a reader lets out fails the test. */
export async function outcomeOf(bytes: Uint8Array, options: ReadOptions = {}): Promise<DocumentErrorCode | 'read'> {
  try {
    await readWithViews(bytes, options);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.code;
    throw error;
  }
}
