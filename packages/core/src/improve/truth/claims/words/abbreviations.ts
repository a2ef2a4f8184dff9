/**
 * Abbreviations of single words that have one plausible reading on a résumé. Anything with a second one ("admin", "rep", "pt", "inv") is left out, because an
 * edit that picks the wrong reading would state something false.
 */
const SHORT_WORDS = `
  mgmt management, mgt management, mgr manager, mgrs managers, asst assistant, assts assistants, supvr supervisor, execs executives, sr senior, jr junior,
  engrs engineers, dept department, depts departments, govt government, intl international, natl national, univ university, bldg building,
  bldgs buildings, flr floor, whse warehouse, info information, specs specifications, incl including, misc various, approx about, avg average, max maximum,
  qty quantity, qtys quantities, amt amount, amts amounts, qtr quarter, qrtly quarterly, qtrly quarterly, mthly monthly, wkly weekly,
  sched schedule, eqpt equipment, maint maintenance, mfg manufacturing, svc service, svcs services, acctg accounting, custs customers,
  opns operations, comms communications, biz business, lang language, rpt report, rpts reports, appt appointment, appts appointments,
  config configuration, configs configurations, envs environments, stats statistics, calcs calculations, meds medications, dx diagnosis, hx history,
  veh vehicle, vehs vehicles, pkgs packages, pkgd packaged, ctn carton, ctns cartons, hwy highway, rte route, blvd boulevard, drs doctors,
  tchr teacher, tchrs teachers, constr construction, plmg plumbing, recvd received, rcvd received, recd received, tel telephone, msg message, msgs messages,
  trng training, ppl people`;

/** Units of measurement, which are read as such only behind a number: "12 hr shifts", but not "HR records". */
const UNITS = `
  hr hour, hrs hours, min minute, mins minutes, sec second, secs seconds, yr year, yrs years, mo month, mos months, wk week, wks weeks,
  lb pound, lbs pounds, oz ounces, gal gallon, gals gallons, kgs kg, yds yards`;

/** Months, which are read as such only next to a number: "Sep 2021", but not "dec page". */
const MONTHS = `
  jan january, feb february, mar march, apr april, jun june, jul july, aug august, sep september, sept september, oct october, nov november, dec december`;

/** Other abbreviations that are written with a dot, which doesn't end a sentence. Their meaning isn't compared. */
const DOTTED = `
  assoc assocs admin dir supv coord exec rep reps tech techs eng engr mech elec op opr prof grad div hosp apt apts rm rms fl doc docs spec cert certs excl
  equip acct accts serv cust ops comm req reqs rec recs inv invs mtg mtgs app apps db env prod dev perf calc med pt pts temp temps tx rx sx fx veg pkg ft sq
  rd ave dr vol vols stud studs elem sem const inst insp insps refrig hyd prev ins fin corp dist reg resp purch recv prep orig ph oper opers proc procs proj
  projs presc ref refs vs etc est no fig ext`;

/** Words of a line that decide what an ambiguous abbreviation means in it. */
const ACCOUNTING_PATTERN =
  /\b(?:invoic\w+|vendors?|ledgers?|payments?|payers?|payables?|receivables?|reconcil\w+|bills?|billing|suppliers?|bookkeep\w+|accounting|clerk|ERP|QuickBooks|A[PR]\s*(?:\/|and|&)\s*A[PR])\b/i;
const NURSING_PATTERN =
  /\b(?:vitals?|nurs\w+|wards?|triage\w*|charted|surg\w+|post-surgical|bedside|medications?|IVs?|clinics?|hospitals?|ER|ICU|CNA|RN|blood)\b/i;
const SOFTWARE_PATTERN =
  /\b(?:code|pipelines?|deploy\w*|builds?|software|scripts?|docs|GitHub|GitLab|Git|Jenkins|Docker|APIs?|commits?|branch(?:es)?)\b/i;
const TEACHING_PATTERN = /\b(?:taught|teach\w*|schools?|gym|students?|grades?|coach\w*)\b/i;

/** Ambiguous abbreviations that have a single meaning in a line about their field. */
const ABBREVIATIONS_BY_FIELD: Readonly<Record<string, readonly [word: string, field: RegExp]>> = {
  pts: ['patients', NURSING_PATTERN],
  med: ['medication', /\bmed (?:errors?|pass|carts?)\b/i],
  repo: ['repository', SOFTWARE_PATTERN],
  repos: ['repositories', SOFTWARE_PATTERN],
};

interface Initials {
  words: string;
  /** Whether they can mean something else as well, so that only the words may be shortened, and the initials never spelled out. */
  ambiguous?: boolean;
  /** What the rest of the text is about if ambiguous initials have this meaning. */
  field?: RegExp;
}

/** Two-letter abbreviations and the words they can stand for. Longer ones are compared with the words' first letters. */
const INITIALS: Readonly<Record<string, readonly Initials[]>> = {
  AP: [
    { words: 'accounts payable', ambiguous: true, field: ACCOUNTING_PATTERN },
    { words: 'advanced placement', ambiguous: true },
  ],
  AR: [{ words: 'accounts receivable', ambiguous: true, field: ACCOUNTING_PATTERN }],
  GL: [{ words: 'general ledger', ambiguous: true, field: ACCOUNTING_PATTERN }],
  PO: [{ words: 'purchase order', ambiguous: true, field: ACCOUNTING_PATTERN }],
  BP: [{ words: 'blood pressure' }],
  HR: [
    { words: 'human resources', ambiguous: true },
    { words: 'heart rate', ambiguous: true },
  ],
  RR: [{ words: 'respiratory rate', ambiguous: true }],
  IV: [{ words: 'intravenous' }],
  OR: [{ words: 'operating room' }],
  ER: [{ words: 'emergency room' }],
  ED: [{ words: 'emergency department', ambiguous: true }],
  OT: [
    { words: 'occupational therapy', ambiguous: true },
    { words: 'overtime', ambiguous: true },
  ],
  PT: [
    { words: 'physical therapy', ambiguous: true },
    { words: 'physical therapist', ambiguous: true },
  ],
  PE: [{ words: 'physical education', ambiguous: true, field: TEACHING_PATTERN }],
  PR: [{ words: 'public relations', ambiguous: true }],
  PM: [
    { words: 'preventive maintenance', ambiguous: true },
    { words: 'project manager', ambiguous: true },
    { words: 'product manager', ambiguous: true },
  ],
  QA: [{ words: 'quality assurance' }],
  QC: [{ words: 'quality control' }],
  IT: [{ words: 'information technology' }],
  UI: [{ words: 'user interface' }],
  UX: [{ words: 'user experience' }],
  VP: [{ words: 'vice president' }],
  TA: [{ words: 'teaching assistant', ambiguous: true }],
  RA: [
    { words: 'research assistant', ambiguous: true },
    { words: 'resident assistant', ambiguous: true },
  ],
  HS: [{ words: 'high school', ambiguous: true }],
  RN: [{ words: 'registered nurse' }],
  PA: [
    { words: 'physician assistant', ambiguous: true },
    { words: 'public address', ambiguous: true },
  ],
  SO: [{ words: 'sales order', ambiguous: true }],
  WO: [{ words: 'work order', ambiguous: true }],
  EE: [{ words: 'electrical engineering', ambiguous: true }],
  CS: [{ words: 'computer science', ambiguous: true }],
  ML: [{ words: 'machine learning', ambiguous: true }],
  AI: [{ words: 'artificial intelligence', ambiguous: true }],
  CI: [{ words: 'continuous integration', ambiguous: true, field: SOFTWARE_PATTERN }],
  CV: [{ words: 'curriculum vitae', ambiguous: true }],
  OS: [{ words: 'operating system' }],
  DC: [
    { words: 'distribution center', ambiguous: true },
    { words: 'direct current', ambiguous: true },
  ],
  AC: [
    { words: 'air conditioning', ambiguous: true },
    { words: 'alternating current', ambiguous: true },
  ],
};

const parseTable = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/,\s*/)
      .map((row) => row.trim().split(' ') as [string, string]),
  );

const unambiguous = parseTable(SHORT_WORDS);
const units = parseTable(UNITS);
const months = parseTable(MONTHS);
const dotted = new Set([...unambiguous.keys(), ...units.keys(), ...months.keys(), ...DOTTED.trim().split(/\s+/)]);

/** A word in its text. */
export interface WrittenWord {
  text: string;
  /** As written, with its capitals. */
  raw: string;
  kind: string;
}

const isCapitals = ({ raw }: WrittenWord): boolean => /^\p{Lu}{2,}$/u.test(raw);

/**
 * The word that an abbreviation stands for where it is; any other word as it is. Capitals are initials, which are never expanded here.
 * @param line the whole text, whose subject may decide between two readings
 */
export function longForm(words: readonly WrittenWord[], at: number, line: string): string {
  const [before, word, next] = [words[at - 1], words[at] as WrittenWord, words[at + 1]];
  const { text } = word;
  if (isCapitals(word)) return text;
  const unit = units.get(text);
  if (unit !== undefined)
    return isBehindNumber(before) && !(AMBIGUOUS_UNITS.has(text) && isOtherName(next)) ? unit : text;
  const month = months.get(text);
  if (month !== undefined) return before?.kind === 'number' || next?.kind === 'number' ? month : text;
  const [long, field] = ABBREVIATIONS_BY_FIELD[text] ?? [];
  return long !== undefined && field?.test(line) ? long : (unambiguous.get(text) ?? text);
}

const isBehindNumber = (before: WrittenWord | undefined): boolean => before?.kind === 'number';

/** Units that can also describe the next noun: "3 hr managers" are people, and "4 sec guards" are too. */
const AMBIGUOUS_UNITS = new Set(['hr', 'min', 'sec', 'mo']);

const isOtherName = (next: WrittenWord | undefined): boolean =>
  next?.kind === 'word' &&
  !/^(?:shifts?|days?|weeks?|at|in|on|of|to|for|with|per|each|every|a|an|the|and|or|as|from|over|by|while|when|during)$/.test(
    next.text,
  );

/** Whether a word is an abbreviation, which may end in a dot. */
export const isAbbreviation = (word: string): boolean => dotted.has(word) || /^\p{L}$/u.test(word);

/** The words that a short name of two letters stands for in a text. */
export const wordsOfInitials = (short: string, text: string): string[] =>
  (INITIALS[short] ?? []).filter(({ ambiguous, field }) => !ambiguous || field?.test(text)).map((one) => one.words);

/** The words that may be shortened to a name of two letters. */
export const shortenedTo = (short: string): string[] => (INITIALS[short] ?? []).map((one) => one.words);
