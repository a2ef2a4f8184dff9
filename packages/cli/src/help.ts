const GENERAL = `foothold reads a résumé, explains its score and writes it again so that every hiring system can read it.

Usage
  foothold parse <file>                         the résumé as one JSON Resume document
  foothold score <file> [--job <file|->]        what it scores, why, and what each lost point costs
  foothold export <file> --to pdf|docx|json     a clean copy, once our own reader gets every field back

<file> is a PDF, DOCX, ODT, RTF, TXT or JSON Resume file, or "-" for standard input.

Options
  --json       print JSON instead of text
  --no-color   no colours (so does the variable NO_COLOR)
  --help       this help, or that of one command: foothold score --help
  --version    the version

Exit codes
  0  done
  1  a file could not be read; the reason has a stable code such as document.encrypted
  2  the command line is wrong
  3  the export was refused, because a field would not come back out of it
  4  the output file could not be written
  70 a defect of Foothold`;

const COMMANDS: Record<string, string> = {
  parse: `foothold parse <file>

Prints one JSON Resume document (https://jsonresume.org/schema). meta.ms is the time that reading took, in
milliseconds, without starting up and without opening the file.`,
  score: `foothold score <file> [--job <file|->] [--json]

Prints the score out of 100, its parts, every lost point with its price and its fix, ceilings, and the questions that an
employer may ask before they look at the score.

  --job    a job description as text; without it the format score is printed, which needs none
  --as-of  the month that "present" is counted to, such as 2026-11; without it the current one
  --json   the whole report as JSON`,
  export: `foothold export <file> --to pdf|docx|json [-o <file>]

Writes a clean copy of one column that hiring systems read in order. The copy is read back first; when a field does not
come back equal, nothing is written and the fields are named.

  --to      pdf, docx or json
  -o        where to write; "-" is standard output; without it the file is named after the person
  --style   classic (serif headings) or plain (sans throughout)
  --paper   us-letter or a4
  --json    print what was done as JSON`,
};

/** The help of one command, or of all where the name is unknown or missing. */
export function help(command: string | undefined): string {
  return (command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined) ?? GENERAL;
}
