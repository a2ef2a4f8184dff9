import type { ExitCode } from './exit-code.ts';

/** Ends the command with a code, a sentence and what to do: whatever a person can do something about. */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  readonly code: string;
  readonly hint: string | undefined;
  /** Lines that belong to the sentence, e.g. the fields that did not come back. */
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
