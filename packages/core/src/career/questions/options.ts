/**
 * What people weigh against each other, one per row: spellings | label | months from a high school diploma, or "-" | one sentence with its
 * time, cost, and what it allows. A spelling with "=" in front counts only in this capitalization.
 */
const TABLE = `
cna | the CNA | 2 | A CNA class takes about 3 to 12 weeks, often paid by the employer, and allows basic care under a nurse.
lpn, lvn | the LPN | 15 | An LPN takes about 12 to 18 months at moderate tuition and allows basic nursing under an RN, with pay on the way to RN.
adn, asn | the ADN | 30 | An ADN takes about 2 to 3 years with its first courses, at community college tuition, and leads to the same RN license as a BSN.
bsn | the BSN | 48 | A BSN takes about 4 years, or 1 to 2 after an ADN, and is what many hospitals prefer.
rn, nurse, nursing, registered nurse | nursing | 30 | The RN takes about 2 to 3 years with an ADN at a community college, then the NCLEX-RN.
pa, physician assistant, physician associate | the PA | 78 | A PA takes a bachelor’s degree, science courses, and patient care hours, then a master’s program of 2 to 3 years at high tuition and the PANCE.
np, nurse practitioner | the NP | 84 | An NP takes an RN license and an MSN or DNP, 2 to 4 years after the BSN, often part time beside nursing pay.
md, medical school, doctor, physician | the physician | 132 | A physician takes 11 years or more from the start of college, at the highest tuition, and may practice in any specialty trained for.
emt, emt-b | the EMT | 4 | An EMT takes about 2 to 6 months at low cost and opens ambulance work.
medic, paramedic | the paramedic | 24 | A paramedic takes about 1 to 2 years after the EMT, at moderate cost or with a sponsor, and allows advanced care; where fire departments hire medics, it comes first.
firefighter, fire, fire dept, fire department | the fire service | - | A career fire department usually hires by a written test, a fitness test such as the CPAT, and a list; its hiring page says whether it pays for the academy or wants an EMT, paramedic, or fire certificate first.
mlt | the MLT | 24 | An MLT takes an associate degree and allows most hospital lab tests.
mls, mls(ascp), medical laboratory scientist | the MLS | 48 | An MLS takes a bachelor’s degree, or about a year of an accredited certificate after a science degree, and opens more complex tests, lead posts, and specialties.
medical assistant | medical assisting | 10 | A medical assistant takes about 9 to 12 months, or training on the job, at low to moderate cost.
dental assistant | dental assisting | 9 | A dental assistant takes up to a year, or training on the job where the state allows it.
dental hygienist, hygienist | dental hygiene | 36 | A dental hygienist takes about 3 years with an associate degree and a state license, and pays more than assisting.
lcsw, msw, social work, social worker | social work | 72 | An LCSW takes an MSW (2 years, or about 1 with a BSW) and 2 years or more of supervised work, and allows therapy as well as case and hospital work.
lpc, lmhc, counselor, counseling | counseling | 72 | An LPC takes a master’s degree of about 60 credits and 2 years or more of supervised work, and allows counseling and therapy.
=CPA | the CPA | 60 | A CPA takes a bachelor’s degree with accounting courses, the exam, and supervised work, and allows audits and all tax work.
enrolled agent, =EA | the enrolled agent | 6 | An enrolled agent takes no degree: a PTIN and the IRS’s three-part exam, in about 6 to 12 months, and allows work on federal taxes before the IRS.
aphr | the aPHR | 2 | The aPHR takes no HR experience and some weeks of study, so it suits people who are moving into HR.
shrm, shrm-cp | the SHRM-CP | 6 | The SHRM-CP is aimed at people who do HR work already, so it comes after the first HR job.
=SIE | the SIE | 2 | The SIE can be taken on one’s own, for about $100, and shows firms that you are serious.
series 7 | the Series 7 | 6 | The Series 7 can’t be taken on one’s own: a firm must sponsor you first, and usually pays.
cfp | the CFP | 36 | The CFP takes courses, an exam, a bachelor’s degree, and thousands of hours of work, so it comes after the first advisor job.
sdr, bdr | the SDR | - | An SDR finds customers and sets meetings, as the usual first job in tech sales.
=AE, account executive | the account executive | - | An account executive runs the sale and closes it, with a larger share of pay from commission.
bootcamp, boot camp | the bootcamp | 5 | A bootcamp takes about 3 to 6 months, often more than $10,000, and alone seldom gets a first job now.
wgu, western governors | WGU | 36 | WGU is an accredited online university with flat tuition for each term, so a degree costs less the faster you finish, and most employers that ask for a degree accept it.
trade school, technical school | the trade school | 10 | A trade school takes about 6 to 18 months of tuition and teaches the basics without pay.
apprenticeship, apprentice | the apprenticeship | 48 | An apprenticeship takes about 3 to 5 years in most trades, pays from the first day, and ends in the trade’s own papers.
cfa | the CFA | 42 | The CFA takes three exams over about 2 to 4 years beside a job, at a few thousand dollars, and related work hours for the charter; it is for investment work.
mba | the MBA | 72 | An MBA takes about 2 years at high tuition and helps most for management at large firms.
pmp | the PMP | - | The PMP takes about three years of leading projects, or up to five without a bachelor’s degree, 35 hours of training, and an exam.
capm | the CAPM | - | The CAPM takes a short course and an exam, and no experience.
a+ | the A+ | 3 | The A+ comes first for help desk jobs: two exams, with free courses online.
network+ | the Network+ | 5 | The Network+ comes after basic support work and is for network jobs.
security+ | the Security+ | 6 | The Security+ comes after the basics, and many Defense Department jobs name it.
ccna | the CCNA | 6 | The CCNA takes some months of study and a lab, and is what network employers name most.
cdl | the CDL | 2 | A CDL takes about 3 to 8 weeks, often $3,000 to $8,000, or paid by a grant or by a carrier that you then work for, and helps anywhere trucks are moved.
electrician, electrical | the electrician | 54 | An electrician’s apprenticeship takes 4 to 5 years, with pay from the first day, and leads to the journeyman exam where the state or city licenses electricians.
plumber, plumbing | the plumber | 54 | A plumber’s apprenticeship takes 4 to 5 years, with pay from the first day, and leads to the journeyman exam where the state or city licenses plumbers.
hvac | HVAC | 9 | HVAC takes 6 to 12 months of school or a paid apprenticeship, and the EPA 608 to handle refrigerants.
welder, welding | welding | 8 | Welding takes about 3 to 12 months, least at a community college, and a weld test for each job.
barber, barbering | the barber | 11 | A barber takes about 9 to 12 months of school and a state license for cuts and shaves.
cosmetology, hairdresser, cosmetologist | cosmetology | 12 | Cosmetology takes about 9 to 15 months of school and a state license for hair, skin, and nails in most states.
ged | the GED | - | The GED is four tests that nearly every employer and college accepts.
hiset | the HiSET | - | The HiSET is a high school equivalency that some states use beside the GED or in its place.
data analyst | data analysis | 12 | A data analyst reports on what happened, with SQL, spreadsheets, and charts, and most jobs ask for no master’s degree.
data scientist | data science | 60 | A data scientist builds models and tests with statistics and code, and many employers prefer a master’s degree.
data engineer | data engineering | 48 | A data engineer builds the pipelines and databases that others use, with SQL, Python, and a cloud platform.
paralegal | the paralegal | 15 | A paralegal takes about 6 months to 2 years and prepares cases under an attorney.
lawyer, attorney, law school | law | 84 | A lawyer takes a law degree (3 years full time, about 4 in the evening) after college, at high tuition, and the bar exam.
`;

interface Option {
  spellings: RegExp;
  label: string;
  months: number | null;
  sentence: string;
}

let options: readonly Option[] | undefined;

function listOptions(): readonly Option[] {
  options ??= TABLE.trim().split('\n').map(parseOption);
  return options;
}

function parseOption(line: string): Option {
  const [spellings, label, months, sentence] = line.split('|').map((cell) => cell.trim());
  if (!spellings || !label || !months || !sentence) throw new Error(`Cannot parse the option row: ${line}`);
  const forms = spellings.split(',').map((one) => toForm(one.trim()));
  return {
    spellings: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})s?(?![\\p{L}\\p{N}+])`, 'gu'),
    label,
    months: months === '-' ? null : Number(months),
    sentence,
  };
}

function toForm(spelling: string): string {
  const escaped = spelling.replaceAll(/[.+()/]/g, String.raw`\$&`);
  if (escaped.startsWith('=')) return escaped.slice(1);
  return [...escaped].map((letter) => (/[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter)).join('');
}

/** What may stand between two alternatives: "SHRM or aPHR", "SDR vs AE", "the LPN first or go straight for the ADN". */
const BETWEEN =
  /^(?:(?!\b(?:and|but|because|so)\b)[^.;!\n]){0,45}\b(?:or|vs\.?|versus)\b[^.;?!\n]{0,30}$|^ ?(?:\/|and|& ?) ?$/i;
const CHOICE = /\b(?:or|vs\.?|versus|which|difference|first|whichever)\b/i;

/** Two alternatives that a text names. Null if there are none. */
export function findAlternatives(text: string): [Option, Option] | null {
  if (!CHOICE.test(text)) return null;
  const found = listOptions()
    .flatMap((option) =>
      [...text.matchAll(option.spellings)].map((match) => ({
        option,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1, at + 4))
      if (other.option !== one.option && other.start >= one.end && BETWEEN.test(text.slice(one.end, other.start)))
        return [one.option, other.option];
  return null;
}

/** Two sentences, one for each, and which is shorter if somebody asks for speed. */
export function compareAlternatives([one, other]: readonly [Option, Option], asksSpeed: boolean): string[] {
  const both = [one, other];
  const isTimed = asksSpeed && one.months !== null && other.months !== null && one.months !== other.months;
  const faster = isTimed ? both.toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0))[0] : undefined;
  return [...(faster ? [`Of the two, ${faster.label} is faster.`] : []), ...both.map(({ sentence }) => sentence)];
}
