/** The command's exit codes. Scripts rely on these numbers; their meaning never changes. */
export const EXIT = {
  ok: 0,
  /** The file, or the job description, couldn't be read. */
  unreadable: 1,
  /** Unknown command or option, or too many or too few arguments. */
  usage: 2,
  /** The résumé couldn't be written, or our reader didn't get every field back from the output. */
  exportRefused: 3,
  /** The output file couldn't be written. */
  unwritable: 4,
  /** A bug. */
  defect: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
