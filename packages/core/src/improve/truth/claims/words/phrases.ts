/**
 * Phrases that have the meaning of one word. Left: the phrase as written; right: the word used for comparison, or nothing if the phrase adds nothing. A verb
 * before a hyphen matches any of its forms.
 */

/** Phrases word by word. */
const PHRASES = `
  in order to = to
  in my role as = as
  in my job as = as
  in my position as = as
  in my capacity as = as
  in the role of = as
  but were not limited to =
  but was not limited to =
  but are not limited to =
  but not limited to =
  in to = into
  a few = several
  for the purposes of = for
  for the purpose of = for
  vice president = vp
  vice presidents = vps
  continuous delivery = cd
  operating system = os
  operating systems = oss
  chief executive officer = ceo
  chief financial officer = cfo
  chief technology officer = cto
  chief operating officer = coo
  physical therapist = physical-therapist
  special education = sped
  individualized education program = iep
  individualized education programs = ieps
  individualized education plan = iep
  individualized education plans = ieps
  english as a second language = esl
  registered nurse = rn
  registered nurses = rns
  licensed practical nurse = lpn
  certified nursing assistant = cna
  certified nursing assistants = cnas
  nurse practitioner = nurse-practitioner
  electrocardiogram = ekg
  electrocardiograms = ekgs
  blood pressure = bp
  over the counter = otc
  radio frequency identification = rfid
  bill of lading = bol
  bills of lading = bols
  commercial driver’s license = cdl
  less than truckload = ltl
  pull request = pr-code
  pull requests = prs-code
  information systems = is-systems
  user acceptance testing = uat
  command line interface = cli
  continuous integration and continuous delivery = ci-cd
  global positioning system = gps
  non commissioned officer = nco
  non commissioned officers = ncos
  quality control = qc
  do it yourself = diy
  food and beverage = f&b
  back of house = boh
  front of house = foh
  first in first out = fifo
  stock keeping unit = sku
  stock keeping units = skus
  year over year = yoy
  non profit = nonprofit
  not for profit = nonprofit
  so as to = to
  put in charge = charge
  placed in charge = charge
  for instance = including
  for example = including
  such as = including
  so that = so-that
  as well as = and
  along with = alongside
  from time to time = occasionally
  now and then = occasionally
  every now and then = occasionally
  keep an eye on = watch
  keeping an eye on = watching
  kept an eye on = watched
  keeps an eye on = watches
  made phone calls to = called
  made calls to = called
  three quarters = 3-quarters
  as needed =
  when needed =
  if needed =
  where needed =
  together with others = together-with-others
  on a daily basis = daily
  on a weekly basis = weekly
  on a monthly basis = monthly
  on a quarterly basis = quarterly
  on a yearly basis = annually
  on an annual basis = annually
  on a regular basis = regularly
  on an ongoing basis =
  on a part time basis = part-time
  on a full time basis = full-time
  per minute = per-minute
  per min = per-minute
  per sec = per-second
  per hr = hourly
  an hr = hourly
  per mo = monthly
  a mo = monthly
  a minute = per-minute
  per second = per-second
  per day = daily
  per shift = per-shift
  per week = weekly
  per month = monthly
  per quarter = quarterly
  per year = annually
  per annum = annually
  per hour = hourly
  a day = daily
  a week = weekly
  a month = monthly
  a quarter = quarterly
  a year = annually
  an hour = hourly
  a shift = per-shift
  each shift = per-shift
  every shift = per-shift
  each day = daily
  every day = daily
  each week = weekly
  every week = weekly
  each month = monthly
  every month = monthly
  each quarter = quarterly
  every quarter = quarterly
  each year = annually
  every year = annually
  every hour = hourly
  each hour = hourly
  day to day = daily
  in a timely manner = timely
  in a timely fashion = timely
  in a professional manner =
  in an efficient manner =
  in a friendly manner =
  in an accurate manner = accurately
  a total of =
  due to the fact that = because
  for the purpose of = for
  with the help of = with-the-help-of
  with help from = with-the-help-of
  by means of = with
  by using = with
  with the use of = with
  through the use of = with
  a variety of = various
  a wide variety of = various
  a wide range of = various
  a range of = various
  a number of = several
  a large number of = many
  a lot of = many
  lots of = many
  more than = over
  in excess of = over
  upwards of = over
  greater than = over
  at least = at-least
  no less than = at-least
  no fewer than = at-least
  a minimum of = at-least
  less than = under
  fewer than = under
  not more than = at-most
  no more than = at-most
  at most = at-most
  up to date = up-to-date
  up to = at-most
  as many as = at-most
  a maximum of = at-most
  close to = nearly
  just over = over
  just under = nearly
  in the region of = about
  or more = or-more
  or so = or-so
  team members = staff
  team member = team-member
  new hires = new-hires
  new hire = new-hire
  new employees = new-hires
  new employee = new-hire
  new staff = new-hires
  newly hired employees = new-hires
  newly hired staff = new-hires
  new staff members = new-hires
  members of staff = staff
  staff members = staff
  members of the team = staff
  co worker = co-worker
  co workers = co-worker
  cash register = cash-register
  cash registers = cash-register
  older adults = older-adult
  elderly people = older-adult
  elderly persons = older-adult
  each and every = every
  phone calls = calls
  phone call = call
  telephone calls = calls
  telephone call = call
  web site = website
  wait time = wait-time
  wait times = wait-time
  waiting time = wait-time
  waiting times = wait-time
  front desk = front-desk
  part time = part-time
  full time = full-time
  point of sale = point-of-sale
  quality assurance = quality-assurance
  human resources = human-resources
  customer relationship management = crm
  standard operating procedure = sop
  standard operating procedures = sops
  key performance indicator = kpi
  key performance indicators = kpis
  search engine optimization = seo
  accounts payable = accounts-payable
  accounts receivable = accounts-receivable
  profit and loss = p&l
  research and development = r&d
  electronic health record = ehr
  electronic health records = ehrs
  electronic medical record = emr
  electronic medical records = emrs
  intensive care unit = icu
  emergency room = er
  activities of daily living = adls
  personal protective equipment = ppe
  request for proposal = rfp
  requests for proposal = rfps
  frequently asked questions = faqs
  user interface = ui
  user experience = ux
  information technology = information-technology
  new york city = nyc
  united states = us
  service level agreement = sla
  service level agreements = slas
  business to business = b2b
  vital signs = vitals
  vital sign = vitals
  microsoft excel = excel
  ms excel = excel
  microsoft word = ms-word
  ms word = ms-word
  microsoft office = ms-office
  ms office = ms-office
  microsoft powerpoint = powerpoint
  ms powerpoint = powerpoint
  microsoft outlook = ms-outlook
  microsoft teams = ms-teams
  amazon web services = aws
  google cloud platform = gcp
  accounts payable clerk = accounts-payable clerk`;

/** Other spellings of single words: unambiguous abbreviations, spelling variants, and compounds. */
const MISSPELLINGS = `
  responsable = responsible
  responsibe = responsible
  tueday = tuesday
  wedday = wednesday
  thuday = thursday
  thurday = thursday
  satday = saturday
  approximately = about
  roughly = about
  circa = about
  around = about
  almost = nearly
  exceeding = over
  upwards = over
  whilst = while
  amongst = among
  e-mail = email
  e-mails = emails
  qa = quality-assurance
  pos = point-of-sale
  utilizing = using
  leveraging = using
  employing = using
  copys = copies
  svp = senior-vp
  maymonth = may-month
  folks = people
  persons = people
  utilised = used
  coworkers = coworker
  p.m. = pm
  a.m. = am
  everyday = daily
  yearly = annually
  annual = annually`;

/** Phrasal verbs, such as "carry out". The verb is in its base form here and may be in any form in the text. */
const VERB_PHRASES = `
  put down, pull up, pull out, rip out, rip up, tear out, tear up, tear off, get rid of, dispose of, haul away, bring out, bring over, go over, go through, look through, type in, type up, key in, punch in, sew up, patch up, load up, plug in, hook up, close down, close up, straighten up, fix up, check on, muck out, mail out, carry out, operate as, function as, get ready, interface with, scan in, set up, put in place, roll out, hand out, pass out, give out, put together, deal with, take care of, take part in, participate in, respond to,
  reply to, look after, care for, attend to, wait on, keep track of, make sure, fill out, fill in, sign off on, reach out to, work with, work alongside,
  collaborate with, partner with, cooperate with, team up with, coordinate with, liaise with, work on, contribute to, help with, assist with, support with,
  serve as, work as, act as, report to, adhere to, comply with, talk to, talk with, speak to, speak with, communicate with, meet with, look into, go to,
  write up, write down, note down, figure out, work out, clean up, lock up, ring up, keep up, bring down, bring in, bring on, draw up, look for, back up,
  pick up, drop off, tear down, put in, add up, pass on, check in, fill in for, stand in for, fill up, go beyond, speed up, listen to, answer to, collaborate on,
  pick out, look over, go over, check out, cut down, converse with, chat with, serve on, serve in, hose off, check over, track down, take away, take off, sit in on, look on, pitch in, sign up, hand in, put on, call on, print out, print off, run off, cash up, close out, open up, clean out, set aside, sum up, fill up on, sub for, cover for, talk about, look at, keep watch over, stand guard, take stock, spell out, watch over, throw out, throw away, put away, sweep up, mop up, wipe down, hose down, make use of, lay out, set out, hand over, lend a hand, lend a hand in, lend a hand with, shut down, turn away, turn in, send in, send out, call in, look up, line up, stand up, start up, write out, wrap up, finish up, tie up, tidy up, swap out, switch out, bring back, take in, take out, put up, take down, take apart, break apart, ring out, cash out, weigh out, measure out, mix up, heat up, top up, top off, dish up, plate up, prep for, present to, stay in touch with, keep in touch with, get in touch with, follow up on, follow up with, come up with, help out with, step in for`;

/** Phrasal verbs that mean the same as one word, or as another phrasal verb. */
const VERB_PHRASE_NAMES = `
  operate-as = work-as, function-as = work-as, throw-away = throw-out, tidy-up = tidy, sweep-up = sweep, mop-up = mop, wipe-down = wipe, make-use-of = use, lend-a-hand = help-with, lend-a-hand-in = help-with, lend-a-hand-with = help-with, write-out = write, wrap-up = finish, finish-up = finish, swap-out = replace, switch-out = replace, measure-out = measure, weigh-out = weigh, mix-up = mix, heat-up = heat, send-in = send-in, send-out = send,
  print-out = print, print-off = print, hose-off = hose-down, sub-for = substitute-for, cover-for = fill-in-for, stand-guard = guard, talk-with = talk-to, speak-to = speak-with, help-out-with = help-with, get-in-touch-with = contact, come-up-with = devise, fill-up = fill, note-down = note,
  stay-in-touch-with = communicate-with, keep-in-touch-with = communicate-with, step-in-for = fill-in-for, work-alongside = work-with`;

export interface Phrase {
  from: readonly string[];
  to: string;
}

const parsePairs = (table: string, separator: string): [string, string][] =>
  table
    .trim()
    .split(separator)
    .map((row) => row.split('=').map((side) => side.trim()) as [string, string]);

const phrases = new Map<string, Phrase[]>();
for (const [from, to] of parsePairs(PHRASES, '\n')) {
  const words = from.split(' ');
  const first = words[0] ?? '';
  phrases.set(
    first,
    [...(phrases.get(first) ?? []), { from: words, to }].sort((a, b) => b.from.length - a.from.length),
  );
}
export const phrasesFrom = (word: string): readonly Phrase[] => phrases.get(word) ?? [];

const spellings = new Map(parsePairs(MISSPELLINGS, '\n'));
/** Another spelling of a word. */
export const spelling = (word: string): string | undefined => spellings.get(word);

const verbPhraseNames = new Map(parsePairs(VERB_PHRASE_NAMES, ','));
const verbPhrases = new Map<string, Phrase[]>();
for (const text of VERB_PHRASES.trim().split(/,\s*/)) {
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  const joined = [verb, ...rest].join('-');
  const entry = { from: rest, to: verbPhraseNames.get(joined) ?? joined };
  verbPhrases.set(
    verb,
    [...(verbPhrases.get(verb) ?? []), entry].sort((a, b) => b.from.length - a.from.length),
  );
}
/** Words that form a phrasal verb when they follow a verb, the longest first. */
export const verbPhrasesFrom = (verb: string): readonly Phrase[] => verbPhrases.get(verb) ?? [];
