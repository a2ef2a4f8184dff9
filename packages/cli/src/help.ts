const GENERAL = `Read a résumé, explain its score, and export a clean copy that hiring systems can read.

Usage
  foothold parse <file>                         print the résumé as JSON Resume
  foothold score <file> [--job <file|->]        explain the score and every lost point
  foothold export <file> --to pdf|docx|json     export a clean copy that reads back in full
  foothold sources <command>                    manage where this installation’s listings come from
  foothold visa load <file>                     load a government file about employers that sponsored visas
  foothold database migrate                     prepare this installation’s database for this version
  foothold audit verify                         verify that nobody changed this installation’s audit log

<file> is a PDF, DOCX, ODT, RTF, TXT, or JSON Resume file, the ZIP file of your LinkedIn data, or "-" for standard input.

Options
  --json       print JSON instead of text
  --no-color   turn off color (or set NO_COLOR)
  --help       show help, or help for one command: foothold score --help
  --version    show the version

Exit codes
  0  success
  1  couldn’t read a file; the error code is stable, such as document.encrypted
  2  invalid command or options
  3  export stopped because a field wouldn’t read back
  4  couldn’t write the output file
  70 internal error, a bug in Foothold`;

const COMMANDS: Record<string, string> = {
  audit: `foothold audit verify [--heads <file>] [--key <public key>] [--json]

Reads the audit log in order, and finds any entry or text that was changed, deleted, added, or moved. Signed heads prove that nothing was cut
off or rewritten up to the last of them. The exit code is 1 if anything is wrong. Run it where Foothold is installed, with the same settings;
with the embedded database, while it runs.

  --heads  a file of signed heads that was saved elsewhere
  --key    the public key of the signatures; several with commas
  --json   print the result as JSON`,
  sources: `foothold sources add <address> [employer]
foothold sources list
foothold sources sync [id]
foothold sources directory [field]
foothold sources on|off <id…>

Adds the job board at a careers address, lists the sources of listings with their last sync, or syncs one source or all
that are on. The directory lists employers’ boards that you can switch on by their ids, such as those whose field of
work is health. Run it where Foothold is installed, with the same settings; with the embedded database, while it runs.
Name the employer if its board doesn’t.`,
  visa: `foothold visa load <file> [--year 2023]

Loads what employers filed, in place of the file of the same kind and fiscal year. It is shown beside the listings of companies that
are certainly these employers. Two kinds of files work: USCIS’s H-1B Employer Data Hub as CSV, and the Department of Labor’s LCA disclosure
data saved as CSV. Rows that can’t be used are counted with their reason. Run it where Foothold is installed, with the same settings;
with the embedded database, while it runs.

  --year   the fiscal year, if the file has several or doesn’t say`,
  database: `foothold database migrate

Migrates the database and gives the roles of DATABASE_URL and DATABASE_CUSTODY_URL their privileges, as the owner in
DATABASE_ADMIN_URL. Run it before a new version starts, where Foothold is installed, so that no server needs the owner’s
password. It can run any number of times. The embedded database needs none of this.`,
  parse: `foothold parse <file>

Prints a JSON Resume document (https://jsonresume.org/schema). meta.ms is the time it took to read the file, in
milliseconds, not counting startup or opening the file. Lines of the file that are in no field are printed on standard
error.`,
  score: `foothold score <file> [--job <file|->] [--json]

Prints the score out of 100, its parts, every lost point with its cost and fix, a checklist, score caps, and the lines
of the file that are in no field. With a job, also fit and quality, and what the employer may screen for first.

  --job    a job description as text; without it, prints the format score
  --as-of  the month that "present" means, such as 2026-11; default: this month
  --json   print the full report as JSON`,
  export: `foothold export <file> --to pdf|docx|json [-o <file>]

Writes a clean copy that hiring systems read in order. The copy is read back first. If a field doesn’t
match, nothing is written and the fields are listed. Lines of the file that aren’t in the copy are listed too.

  --to        pdf, docx, or json
  -o          output file; "-" for standard output; default: named after the person
  --template  modern, classic, compact, columns, graduate, trades, academic, or federal
  --pages     the most pages; the text gets smaller to fit, but never below 9.5 points
  --paper     us-letter or a4
  --json      print the result as JSON`,
};

/** The help of one command, or of all if the name is unknown or missing. */
export function getHelp(command: string | undefined): string {
  return (command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined) ?? GENERAL;
}
