/** Abbreviations of single words, as people write them in notes, job titles, charts, and logs. */
const SHORT_WORDS = `
  mgmt management, mgt management, mgr manager, mgrs managers, asst assistant, assts assistants, assoc associate, assocs associates,
  admin administrator, dir director, supv supervisor, supvr supervisor, coord coordinator, exec executive, execs executives, sr senior, jr junior,
  rep representative, reps representatives, tech technician, techs technicians, eng engineer, engr engineer, engrs engineers, mech mechanic,
  elec electrical, op operator, opr operator, prof professor, grad graduate, dept department, depts departments, div division, govt government,
  intl international, natl national, univ university, hosp hospital, bldg building, bldgs buildings, apt apartment, apts apartments, rm room,
  rms rooms, flr floor, fl floor, whse warehouse, whs warehouse, info information, docs documents, doc document, specs specifications,
  spec specification, cert certification, certs certifications, incl including, excl excluding, misc various, approx about, avg average, max maximum,
  qty quantity, qtys quantities, amt amount, amts amounts, qtr quarter, qtrs quarters, qrtly quarterly, qtrly quarterly, mthly monthly, wkly weekly,
  dly daily, sched schedule, equip equipment, eqpt equipment, maint maintenance, mfg manufacturing, svc service, svcs services, serv service,
  acct account, accts accounts, acctg accounting, cust customer, custs customers, ops operations, opns operations, comms communications,
  comm communication, biz business, lang language, recs recommendations, reqs requirements, req requirement, invs invoices, inv invoice, rpt report,
  rpts reports, mtg meeting, mtgs meetings, appt appointment, appts appointments, apps applications, app application, dbs databases, db database,
  repos repositories, repo repository, config configuration, configs configurations, prod production, dev development, env environment,
  envs environments, auth authentication, perf performance, stats statistics, calc calculation, calcs calculations, med medication, meds medications,
  pt patient, pts patients, temp temperature, temps temperatures, dx diagnosis, tx treatment, txs treatments, rx prescription, rxs prescriptions,
  sx symptoms, hx history, fx fracture, veg vegetable, veh vehicle, vehs vehicles, pkg package, pkgs packages, pkgd packaged, ctn carton,
  ctns cartons, lbs pounds, lb pound, oz ounces, kgs kg, ft feet, sq square, gal gallon, gals gallons, yds yards, secs seconds, sec second,
  hwy highway, rte route, rd road, ave avenue, blvd boulevard, drs doctors, dr doctor, vol volunteer, vols volunteers, stud student, studs students,
  tchr teacher, tchrs teachers, elem elementary, sem semester, yr year, yrs years, mo month, mos months, wk week, wks weeks, hr hour, hrs hours,
  min minute, mins minutes, jan january, feb february, mar march, apr april, jun june, jul july, aug august, sep september, sept september,
  oct october, nov november, dec december, constr construction, const construction, inst installation, insp inspection, insps inspections,
  refrig refrigeration, hyd hydraulic, prev preventive, plmg plumbing, ins insurance, fin financial, corp corporation, dist district, reg regional,
  resp responsible, purch purchasing, recv receiving, recvd received, rcvd received, recd received, prep preparation, orig original, tel telephone,
  ph phone, msgs messages, msg message, trng training, oper operation, opers operations, proc procedure, procs procedures, proj project,
  projs projects, presc prescription, ref reference, refs references, ppl people`;

/** Short names of two letters, and the words that they can stand for; longer ones are compared with the first letters of the words. */
const INITIALS: Readonly<Record<string, readonly string[]>> = {
  AP: ['accounts payable', 'advanced placement'],
  AR: ['accounts receivable'],
  BP: ['blood pressure'],
  HR: ['heart rate', 'human resources'],
  RR: ['respiratory rate'],
  IV: ['intravenous'],
  OR: ['operating room'],
  ER: ['emergency room'],
  ED: ['emergency department'],
  OT: ['occupational therapy', 'overtime'],
  PT: ['physical therapy', 'physical therapist'],
  PE: ['physical education'],
  PR: ['public relations'],
  PM: ['preventive maintenance', 'project manager', 'product manager'],
  PO: ['purchase order'],
  QA: ['quality assurance'],
  QC: ['quality control'],
  GL: ['general ledger'],
  IT: ['information technology'],
  UI: ['user interface'],
  UX: ['user experience'],
  VP: ['vice president'],
  TA: ['teaching assistant'],
  RA: ['research assistant', 'resident assistant'],
  HS: ['high school'],
  RN: ['registered nurse'],
  PA: ['physician assistant', 'public address'],
  SO: ['sales order'],
  BL: ['bill of lading'],
  WO: ['work order'],
  EE: ['electrical engineering'],
  CS: ['computer science'],
  ML: ['machine learning'],
  AI: ['artificial intelligence'],
  CI: ['continuous integration'],
  OS: ['operating system'],
  DC: ['distribution center', 'direct current'],
  AC: ['air conditioning', 'alternating current'],
};

const long = new Map(
  SHORT_WORDS.trim()
    .split(/,\s*/)
    .map((row) => row.trim().split(' ') as [string, string]),
);

/** The word that an abbreviation stands for; any other word as it is. */
export const longForm = (word: string): string => long.get(word) ?? word;

/** Whether a word is an abbreviation, which may end in a dot. */
export const isAbbreviation = (word: string): boolean =>
  long.has(word) || /^(?:\p{L}|vs|etc|est|no|fig|ext)$/u.test(word);

/** The words that a short name of two letters can stand for. */
export const wordsOfInitials = (short: string): readonly string[] => INITIALS[short] ?? [];
