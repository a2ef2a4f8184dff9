/** Exit codes of the command. Scripts rely on these numbers, so they never change. */
export const EXIT = {
  ok: 0,
  /** The file or the job description couldn't be read. */
  unreadable: 1,
  /** Unknown command or option, or the wrong number of arguments. */
  usage: 2,
  /** The résumé couldn't be written, or our reader didn't get every field back. */
  exportRefused: 3,
  /** The output file couldn't be written. */
  unwritable: 4,
  /** Not signed in, or the server doesn't accept the token for this. */
  signedOut: 5,
  /** The server refused the call: not found, a limit, or invalid input. */
  refused: 6,
  /** The server couldn't be reached, or failed. */
  unreachable: 7,
  /** A bug. */
  defect: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
