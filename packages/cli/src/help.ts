const GENERAL = `Read and score a résumé, find jobs, and track applications.

Usage
  foothold parse <file>                         print the résumé as JSON Resume
  foothold score <file> [--job <file|->]        explain the score and every lost point
  foothold export <file> --to pdf|docx|json     export a clean copy that reads back in full
  foothold login [--url <address>]              sign in to a server, with a code or an API key
  foothold logout                               sign out
  foothold jobs search [words…]                 search job listings
  foothold match                                list the jobs that fit your résumé
  foothold track <listing>                      save a job, or record how far it is
  foothold applications                         list the jobs that you track
  foothold mcp [--folder <folder>]              serve your account to an assistant on this computer (MCP)
  foothold completion bash|zsh|fish             print a script that completes commands in your shell
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

Environment
  FOOTHOLD_URL    the server, instead of the one that you signed in to
  FOOTHOLD_TOKEN  an API key, instead of the stored sign-in

Exit codes
  0  success
  1  couldn’t read a file; the error code is stable, such as document.encrypted
  2  invalid command or options
  3  export stopped because a field wouldn’t read back
  4  couldn’t write the output file
  5  not signed in, or your token doesn’t allow this
  6  the server refused; the error code is stable, such as resource.not-found
  7  couldn’t reach the server, or it failed
  70 internal error, a bug in Foothold`;

const COMMANDS: Record<string, string> = {
  login: `foothold login [--url <address>] [--scopes <scopes>] [--json]
foothold login --key [--url <address>] [--json]

Signs in to a server. Without --key, it shows a code that you enter on a page of the server, where you see what this program may do. With --key,
it reads an API key from standard input. The token is stored in your settings folder ($XDG_CONFIG_HOME/foothold or ~/.config/foothold) in a
file that only you can read, and is sent only to this server, over HTTPS unless the server is on this computer.

  --url     the address of the server; default: FOOTHOLD_URL, or http://localhost:3000
  --key     read an API key from standard input: foothold login --key < key.txt
  --scopes  what this program may do, such as listings:read,applications:write; default: everything that a token can
  --json    print the result as JSON`,
  logout: `foothold logout [--json]

Revokes the sign-in of this program and deletes what is stored. An API key is only deleted here: revoke it under Settings → API keys.`,
  jobs: `foothold jobs search [words…] [options]

Searches open job listings. If you’re signed in, those that you have hidden are left out. It works without signing in.

  --place        a city, a state, or "Austin, TX"
  --remote       yes, hybrid, or no
  --pay-min      US dollars a year that the top of the pay range must reach
  --sponsorship  what the listing says: sponsors, does-not-sponsor, citizens-or-clearance, or unknown
  --page         the page of the list
  --json         print the result as JSON`,
  match: `foothold match [--resume <id>] [--state <state>] [--limit <number>] [--json]

Lists the open jobs that fit a résumé best, each with its score out of 100 and reasons.

  --resume  the ID of a résumé; default: the one that you changed last
  --state   the two-letter code of a US state
  --limit   how many; default: 10
  --json    print the result as JSON`,
  track: `foothold track <listing> [--to <state>] [--note <text>] [--resume <id>] [--json]

Saves a listing to your applications, and records how far you are. It changes only your own list: nothing is sent to an employer.

  --to      saved, preparing, applied, in-review, interview, offer, accepted, rejected, withdrawn, expired, or no-answer
  --note    a note for a new application
  --resume  the ID of the résumé that you use
  --json    print the result as JSON`,
  applications: `foothold applications [--state <state>] [--json]

Lists the jobs that you track, newest first.

  --state  only those in this state, such as applied or interview
  --json   print the result as JSON`,
  mcp: `foothold mcp [--folder <folder>]…

Serves your account to an assistant on this computer, over standard input and output (Model Context Protocol). Sign in first with
"foothold login", or set FOOTHOLD_TOKEN. It offers the tools that the token’s scopes allow. No tool applies, approves, or sends anything.

  --folder  a folder whose résumé files it may read, and in which it may save new ones; can be repeated`,
  completion: `foothold completion bash|zsh|fish

Prints a script that completes commands and options.

  bash  source <(foothold completion bash)
  zsh   source <(foothold completion zsh)
  fish  foothold completion fish | source`,
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
