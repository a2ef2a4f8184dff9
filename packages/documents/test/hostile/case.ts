import type { DocumentErrorCode } from '@foothold/core/resume';

/** A file that is made to harm anyone who reads it, or that no reader can make sense of, and what must come of it. */
export interface HostileFile {
  /** With the ending that it comes with. */
  name: string;
  make(): Uint8Array | Promise<Uint8Array>;
  /** The code of the `DocumentError`, or `read` where the file holds a text that a person would see. */
  ends: DocumentErrorCode | 'read';
}
