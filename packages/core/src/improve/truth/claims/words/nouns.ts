/** Nouns and adjectives that stand for each other in résumés, in the singular. A word may stand in several rows; two words say the same where one row holds both. */

const SAME = `
  staff employee worker personnel
  staff team-member
  employee team-member associate
  crew-member team-member
  worker laborer
  colleague coworker co-worker teammate peer
  coworker team-member
  customer client patron
  customer shopper
  customer guest
  guest visitor
  guest patron diner
  visitor caller-in-person
  child kid
  kid youngster
  student pupil
  student learner
  resident patient
  phone telephone
  phone phone-call call
  call phone-call
  phone telephone-call
  doctor physician
  lawyer attorney
  merchandise product good item stock
  product item good
  item article
  stock inventory
  inventory supply
  meal food
  food dish
  shop store
  store location
  company firm business
  organization company
  job position
  role position job
  paperwork document
  document file
  file record
  document form
  issue problem
  problem difficulty
  mistake error
  defect fault flaw
  bug defect error
  cost expense
  expense spending
  spending cost
  time duration
  information info data
  datum data
  data datum information
  equipment machinery
  machine machinery
  machine equipment
  training instruction
  lesson class
  class course
  session class
  senior elder
  elderly senior older-adult
  senior older-adult
  website site web-site
  app application
  database db
  software program
  software application
  documentation document
  requirement need
  need requirement
  guideline rule
  rule regulation
  regulation rule
  policy rule
  procedure process
  process procedure workflow
  method approach technique
  technique method
  plan strategy
  goal target objective
  quota target
  car vehicle
  automobile car vehicle
  truck vehicle
  area section
  section department
  money cash
  payment transaction
  purchase transaction
  question inquiry query
  request inquiry
  concern issue
  complaint concern
  ticket request
  feedback comment
  suggestion idea
  result outcome
  finding result
  gathering event
  meeting session
  conference meeting
  report summary
  statement report
  letter mail
  mail correspondence
  letter correspondence
  correspondence email
  email mail
  message email
  email e-mail
  schedule calendar
  calendar schedule
  appointment meeting
  appointment visit
  trash garbage waste
  garbage waste
  table section
  bathroom restroom
  restroom washroom
  workspace work-area
  workplace work-site
  jobsite job-site site
  site location
  location branch site
  branch store
  office branch
  facility building site
  plant factory
  factory plant
  warehouse facility
  garden yard
  lawn grass
  tool instrument
  instrument tool
  part component
  component part
  material supply
  delivery shipment
  shipment package
  parcel package
  box package
  load shipment
  order purchase
  bill invoice
  invoice bill
  salary pay
  wage pay
  hire employee
  new-hire new-employee
  recruit new-hire
  newcomer new-hire
  applicant candidate
  candidate applicant
  supplier vendor
  vendor supplier
  partner stakeholder
  audience crowd
  presentation talk
  speech talk
  talk speech
  article piece
  article post
  story article
  picture photo photograph
  photo image
  image picture
  film video
  video clip
  test exam
  exam examination
  test assessment
  assessment evaluation
  evaluation review
  review assessment
  mark grade
  score grade
  homework assignment
  curriculum syllabus
  school-year academic-year
  group team
  team crew
  crew team
  shift turn
  hazard danger risk
  risk hazard
  accident incident
  incident accident
  injury harm
  wound injury
  drug medication
  medication medicine
  medicine medication
  vital vital-sign
  chart record
  bath shower
  mobility movement
  machine device
  device machine
  display exhibit
  sign signage
  aisle floor
  shelf display
  till register cash-register
  register cash-register
  cash-register till
  drawer till
  revenue income
  income revenue
  profit earning
  growth increase
  increase growth rise
  rise increase
  decrease reduction
  reduction decrease drop
  drop decrease
  improvement gain
  quarter three-month
  day-to-day daily
  month monthly
  week weekly
  wait waiting
  waiting-time wait-time
  turnaround turnaround-time
  daily everyday day-to-day
  quick fast rapid prompt
  fast rapid
  quickly promptly rapidly fast
  promptly timely
  accurate precise correct
  accurately correctly precisely
  accurately exactly
  safe secure
  safely securely
  careful cautious
  carefully cautiously
  polite courteous
  politely courteously
  friendly welcoming
  frequently often
  regularly routinely
  regular routine
  routinely regularly
  usually typically
  various different
  various several
  multiple several various
  multiple many
  many numerous
  numerous many
  several some
  broken faulty damaged
  defective faulty
  damaged broken
  big large
  huge large
  large big
  tiny small
  small little
  new recent
  old older
  older old
  weekly every-week
  independently alone
  busy high-volume
  crowded busy
  whole entire
  entire whole
  complete full
  full entire
  main primary
  primary chief
  internal in-house
  extra additional
  additional extra more
  further additional
  manual by-hand
  online web-based
  on-line online
  front-desk reception
  reception front-desk
  lunchtime lunch
  evening night
  overnight night
  holiday festive
  annual yearly
  yearly annual
  annually yearly
  new-employee new-hire new-staff
  first initial
  initial first`;

/** A word of the right side says less than the one on the left: an edit may go from left to right, never back. */
const BROADER = `
  oracle > database
  postgresql > database
  mysql > database
  spreadsheet > document file
  invoice > document
  contract > document agreement
  nurse > staff
  cashier > employee staff worker
  cook > staff
  truck > vehicle
  car > vehicle
  van > vehicle
  forklift > equipment machinery
  dashboard > report
  laptop > computer
  desktop > computer
  hammer > tool
  drill > tool
  hospital > facility
  warehouse > site
  restaurant > business
  dog > animal pet
  cat > animal pet
  toddler > child
  preschooler > child
  teenager > student young-people
  bricklayer > worker
  complaint > issue concern problem
  sandwich > food meal
  bolt > part
  valve > part
  refund > transaction
  essay > paper
  novel > book`;

const rows = new Map<string, Set<number>>();
SAME.trim()
  .split('\n')
  .forEach((row, at) => {
    for (const word of row.trim().split(/\s+/)) rows.set(word, (rows.get(word) ?? new Set()).add(at));
  });

const broader = new Map<string, Set<string>>();
for (const row of BROADER.trim().split('\n')) {
  const [from = '', to = ''] = row.trim().split(' > ');
  broader.set(from, new Set(to.split(/\s+/)));
}

/** Whether what one noun or adjective names is also named, or named less closely, by the other. */
export function mayBeCalled(from: string, to: string): boolean {
  if (from === to) return true;
  const [own, others] = [rows.get(from), rows.get(to)];
  if (own && others && [...own].some((row) => others.has(row))) return true;
  return broader.get(from)?.has(to) ?? false;
}

/** Every word of the tables, in the singular. */
export const tabledNouns = (): string[] => [...rows.keys(), ...broader.keys()];
