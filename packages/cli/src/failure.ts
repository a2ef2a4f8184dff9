import type { ExitCode } from './exit-code.ts';

/** Ends the command with an exit code, a message, and advice. For errors that the user can fix. */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  readonly code: string;
  readonly hint: string | undefined;
  /** Details below the message, such as the fields that didn't read back. */
  readonly details: string[];
  constructor(exitCode: ExitCode, what: { code: string; message: string; hint?: string; details?: string[] }) {
    super(what.message);
    this.name = 'Failure';
    this.exitCode = exitCode;
    this.code = what.code;
    this.hint = what.hint;
    this.details = what.details ?? [];
  }
}
