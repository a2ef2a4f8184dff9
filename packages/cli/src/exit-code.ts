/** What the command tells the shell. Scripts rely on these numbers; they never change meaning. */
export const EXIT = {
  ok: 0,
  /** The file, or the job description, could not be read. */
  unreadable: 1,
  /** Unknown command or option, or one too many or too few. */
  usage: 2,
  /** The résumé could not be written, or our reader did not get every field back out of what was written. */
  exportRefused: 3,
  /** The output file could not be written. */
  unwritable: 4,
  /** A defect of ours. */
  defect: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
