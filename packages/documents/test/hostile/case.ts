import type { DocumentErrorCode } from '@foothold/core/resume';

/** A file designed to harm its reader, or that no reader can understand, and the expected outcome. */
export interface HostileFile {
  /** With its extension. */
  name: string;
  make(): Uint8Array | Promise<Uint8Array>;
  /** The code of the `DocumentError`, or `read` if the file contains visible text. */
  ends: DocumentErrorCode | 'read';
}
