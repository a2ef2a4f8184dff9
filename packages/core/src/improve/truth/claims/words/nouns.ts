/** Nouns and adjectives that are synonyms in résumés, in the singular. A word may be in several rows; two words mean the same if one row contains both. */

const NOUN_SYNONYMS = `
  staff employee worker personnel, staff team-member, employee team-member associate, crew-member team-member, worker laborer,
  colleague coworker co-worker teammate peer, coworker team-member, customer client patron, customer shopper, customer guest, guest visitor,
  guest patron diner, visitor caller-in-person, child kid, kid youngster, student pupil, student learner, phone telephone, phone phone-call call,
  call phone-call, phone telephone-call, doctor physician, lawyer attorney, merchandise product good item stock, product item good, item article,
  stock inventory, inventory supply, meal food, food dish, shop store, store location, company firm business, organization company, job position,
  role position job, paperwork document, document file, file record, document form, issue problem, problem difficulty, mistake error, defect fault flaw,
  bug defect error, cost expense, expense spending, spending cost, time duration, information info data, datum data, data datum information,
  equipment machinery, machine machinery, machine equipment, training instruction, lesson class, class course, session class, senior elder,
  elderly senior older-adult, senior older-adult, website web-site, app application, database db, documentation document, requirement need, guideline rule,
  rule regulation, policy rule, procedure process, process procedure workflow, method approach technique, technique method, plan strategy,
  goal target objective, quota target, automobile car, area section, section department, money cash, payment transaction, purchase transaction,
  question inquiry query, request inquiry, concern issue, complaint concern, ticket request, feedback comment, suggestion idea, result outcome,
  finding result, gathering event, meeting session, report summary, statement report, mail correspondence, letter correspondence, email e-mail,
  schedule calendar, appointment meeting, appointment visit, trash garbage waste, garbage waste, bathroom restroom, restroom washroom, workspace work-area,
  workplace work-site, jobsite job-site site, site location, location branch site, branch store, office branch, facility building site, plant factory,
  garden yard, lawn grass, tool instrument, part component, material supply, delivery shipment, shipment package, parcel package, box package, load shipment,
  order purchase, bill invoice, salary pay, wage pay, hire employee, new-hire new-employee, recruit new-hire, newcomer new-hire, applicant candidate,
  supplier vendor, audience crowd, presentation talk, speech talk, article piece, article post, story article, picture photo photograph, photo image,
  image picture, film video, video clip, test exam, exam examination, test assessment, assessment evaluation, evaluation review, review assessment,
  mark grade, score grade, homework assignment, curriculum syllabus, school-year academic-year, group team, team crew, hazard danger risk, risk hazard,
  injury harm, wound injury, drug medication, medication medicine, vital vital-sign, chart record, bath shower, mobility movement, machine device,
  display exhibit, sign signage, till register cash-register, register cash-register, cash-register till, drawer till, revenue income, profit earning,
  growth increase, increase growth rise, rise increase, decrease reduction, reduction decrease drop, drop decrease, improvement gain, quarter three-month,
  day-to-day daily, month monthly, week weekly, wait waiting, waiting-time wait-time, turnaround turnaround-time, daily everyday day-to-day,
  quick fast rapid prompt, fast rapid, quickly promptly rapidly fast, promptly timely, accurate precise correct, accurately correctly precisely,
  accurately exactly, safe secure, safely securely, careful cautious, carefully cautiously, polite courteous, politely courteously, friendly welcoming,
  frequently often, regularly routinely, regular routine, usually typically, various different, various several, multiple several various, multiple many,
  many numerous, several some, broken faulty damaged, defective faulty, damaged broken, big large, huge large, tiny small, small little, new recent,
  old older, weekly every-week, independently alone, busy high-volume, crowded busy, whole entire, complete full, full entire, main primary,
  internal in-house, extra additional, additional extra more, further additional, manual by-hand, online web-based, on-line online, front-desk reception,
  lunchtime lunch, holiday festive, annual yearly, annually yearly, new-employee new-hire new-staff, first initial, clothing clothes apparel garment,
  clothes garment, home house, house residence, residence home, apartment flat unit, screen monitor, monitor display, movie film, sofa couch, rug carpet,
  trash rubbish, garbage trash, bag sack, street road, road route, path trail, child-care childcare, cafe coffee-shop, eatery restaurant,
  grocery supermarket, gym fitness-center, pool swimming-pool, pupil learner, toddler young-child, teen teenager, teenager adolescent, adult grown-up,
  buyer customer, shopper buyer, subscriber member, donor giver, guest attendee, attendee participant, spectator viewer, passerby pedestrian,
  rider passenger, passenger traveler, driver motorist, renter tenant, tenant resident, landlord property-owner, homeowner house-owner, seller vendor,
  newbie beginner, beginner novice, helper assistant aide, cop police-officer, firefighter fireman, server waiter waitress, waiter waitress,
  bartender barkeep, janitor custodian, custodian cleaner, cleaner janitor, caregiver carer, cab taxi, bike bicycle, plane airplane aircraft, boat vessel,
  ship vessel, cellphone mobile-phone, pc computer, tv television, photo snapshot, ad advertisement, advertisement advert, flyer leaflet,
  leaflet pamphlet brochure, booklet brochure pamphlet, newsletter bulletin, essay paper, lab laboratory, award prize, tip gratuity, price cost, fee charge,
  debt loan, discount markdown, tax levy, budget spending-plan, profit gain, stock merchandise, cargo freight, freight load shipment, crate box, pallet skid,
  carton box, parcel box, gear equipment, kit equipment, supplies gear, engine motor, wire cable, cord cable, pipe tube, lumber wood timber, timber wood,
  stone rock, dirt soil, soil earth, rubbish debris, debris waste, yard lawn, bush shrub, bloom flower, crop harvest, cow cattle, pig hog, hen chicken,
  pup puppy, meds medication, shot injection, bandage dressing, sickness illness, illness disease, pain ache, intake admission, ward unit floor, unit ward,
  theater stage, song tune, tune melody, show performance, game match, match contest, contest competition, race run, practice drill, workout exercise,
  meeting get-together, celebration party, fundraiser fund-raiser, drive campaign, campaign effort, project undertaking, task chore, chore duty,
  duty task responsibility, responsibility duty, job task, errand task, trip journey, tour visit, route path, deadline due-date, schedule timetable,
  roster schedule, calendar agenda, agenda plan, memo note, note message, log record journal, journal diary, register log, list roster, directory list,
  form paperwork, contract agreement, agreement deal, deed title, evidence proof, answer response reply, response reply, query question, issue ticket,
  case matter, bug issue problem, glitch bug, failure breakdown, delay wait, line queue, noise disturbance, fight altercation, theft stealing, scrap waste,
  leak drip, crack break, tear rip, stain spot, mess spill, spill leak, smell odor, color hue, shade color, length distance, width breadth, height tall,
  speed pace, pace rate, amount quantity, number quantity, portion share, piece part, bit piece, chunk piece, slice piece, step stage, stage phase,
  phase step, level grade, rank level, kind type, type sort, sort kind, way method, manner way, standard rule, wish request, want need, hope goal, aim goal,
  purpose goal, reason cause, idea concept, fact detail, detail specific, data figure, figure number, stat statistic, statistic figure, chart graph,
  diagram drawing, drawing sketch, layout plan, design layout, model mockup, prototype model, demo demonstration, sample specimen, solution answer,
  mix mixture, blend mix, paste glue, soap detergent, rag cloth, cloth fabric, fabric material, textile fabric, leather hide, experienced skilled,
  skilled proficient, handheld hand-held, lively busy, tidy neat, neat orderly, dirty soiled, torn ripped, cracked broken, leaky leaking, sick ill,
  hurt injured, aged old, young youthful, local nearby, nearby neighboring, adjacent neighboring, downtown central, outside outdoors, inside indoors,
  weekday workday, noon midday, dawn sunrise, dusk sunset, early-morning dawn, by-phone telephone, beforehand ahead, again once-more, slowly gradually,
  gently carefully, neatly tidily, loudly aloud, clearly plainly, simply plainly`;

/** The word on the right says less than the one on the left: an edit may replace left with right, never the reverse. */
const BROADER = `
  people > individual person public, folk > people, kid > child youth, grandma > grandmother relative, grandpa > grandfather relative,
  mom > mother parent, dad > father parent, veterinary > veterinarian, sheetrock > drywall, wallboard > drywall, bug > insect pest, roach > cockroach pest,
  cockroach > pest insect, ant > pest insect, rat > rodent pest, mouse > rodent pest, dorm > residence-hall residence hall dormitory, dormitory > residence hall, footer > footing, boss > manager supervisor,
  guy > person man, stuff > item supply material, pill > medication medicine, medicine > medication, shot > injection vaccination, paper > paperwork document, closet > storage room,
  hall > hallway corridor, hallway > corridor, back > stockroom, info > data information, place > restaurant business shop, bill > invoice, ad > advertisement, timecard > timesheet, timesheet > timecard,
  truck > vehicle, bus > vehicle, fridge > refrigerator cooler, cooler > refrigerator, walk-in > cooler, stove > range, mower > equipment, saw > tool equipment, machine > equipment, computer > workstation pc,
  phone > telephone, cell > phone mobile, tv > television, bike > bicycle, auto > car automobile vehicle, lumber > wood, dirt > soil, bush > shrub, weed > vegetation, trash > refuse waste, garbage > refuse waste,
  pool > swimming-pool, lunch > meal, dinner > meal, breakfast > meal, clothes > garment clothing apparel, dress > garment clothing, shirt > garment clothing, pant > garment clothing, 
  store > shop retail, shop > store, market > store grocery, grocery > food, can > food, hotel > lodging, motel > hotel, inn > hotel, diner > restaurant, pub > bar, tavern > bar, church > congregation parish,
  baby > infant child newborn, infant > child, toddler > child, teen > youth adolescent student, elderly > older-adult senior resident, senior > older-adult elderly, old > elderly older, lady > woman person, man > person,
  client > customer, tenant > resident, renter > tenant, student > learner pupil youth, camper > child youth, guest > visitor customer, shopper > customer, diner > guest customer,
  rider > passenger, passenger > rider, driver > operator, cab > taxi, money > cash payment fund, cash > payment, tip > gratuity, fee > charge, price > cost, sale > transaction,
  complaint > issue concern, problem > issue, trouble > issue problem, question > inquiry, mistake > error, error > discrepancy mistake, damage > defect, scratch > defect damage, crack > damage defect, leak > damage,
  picture > photograph photo image, photo > photograph image, video > footage recording, drawing > sketch illustration, sign > signage, poster > signage, flyer > handout leaflet, handout > material,
  worksheet > material, book > material, chart > graph record, log > record, list > record, form > document paperwork, note > record documentation, file > record document, report > document, letter > correspondence document,
  mail > correspondence, email > correspondence message, text > message, call > phone-call, meeting > session, talk > presentation, class > course lesson session, lesson > class session, job > project work task,
  task > work, project > work, order > request, request > inquiry, appointment > visit meeting, visit > appointment, trip > travel, load > freight cargo shipment, freight > shipment load, box > package carton,
  package > parcel shipment, pallet > load, crate > container, bag > sack, cart > trolley, tool > equipment, gear > equipment, equipment > machinery, wire > wiring cable, cable > wiring, pipe > piping, tile > flooring,
  carpet > flooring, laminate > flooring, hardwood > flooring, floor > flooring, roof > roofing, shingle > roofing, lawn > ground turf, yard > lawn ground, garden > ground landscape, tree > landscape,
  drapes > curtains, couch > sofa furniture, chair > furniture seat, table > furniture, desk > furniture, bed > furniture, shelf > shelving, rack > shelving, line > queue production-line,
  vitals > vital-sign, pressure > vital-sign, blood > specimen sample, urine > specimen sample, sample > specimen, test > exam assessment screening, quiz > assessment test, exam > assessment test, grade > score mark, score > grade result,
  homework > assignment, paper > assignment essay, stat > statistic, statistic > data, number > figure data, figure > data, result > finding data, survey > questionnaire, poll > survey, song > music, tune > music,
  show > performance event exhibition exhibit, play > performance production, game > match event, team > group crew, crew > team group, squad > team unit, coworker > colleague, colleague > coworker, buddy > colleague, pal > colleague,
  sheriff > law-enforcement, cop > police officer, police > law-enforcement, soldier > service-member, marine > service-member, prisoner > inmate, inmate > detainee, crook > suspect, thief > suspect,
  oracle > database, postgresql > database, mysql > database, spreadsheet > document file, invoice > document, contract > document agreement, nurse > staff,
  cashier > employee staff worker, cook > staff, truck > vehicle, car > vehicle, van > vehicle, forklift > equipment machinery, dashboard > report,
  laptop > computer, desktop > computer, hammer > tool, drill > tool, hospital > facility, warehouse > site facility, restaurant > business,
  dog > animal pet, cat > animal pet, toddler > child, preschooler > child, teenager > student young-people, bricklayer > worker,
  complaint > issue concern problem, sandwich > food meal, bolt > part fastener, valve > part, refund > transaction, essay > paper, novel > book,
  expert > experienced skilled proficient familiar knowledgeable advanced specialist, fluent > conversational proficient, proficient > familiar experienced,
  advanced > intermediate basic experienced, skilled > experienced familiar, extensive > some, strong > some good, master > skilled experienced,
  poodle > dog, terrier > dog, burger > food, steak > meat, apple > fruit, peach > fruit, tomato > vegetable, rose > flower, tulip > flower,
  violin > instrument, piano > instrument, sedan > car vehicle, pickup > truck vehicle, ambulance > vehicle, bus > vehicle,
  tractor > equipment machinery vehicle, excavator > equipment machinery, lathe > machine, drill-press > machine, scanner > device, tablet > device,
  phone > device, ekg > test, x-ray > image, email > message correspondence, letter > document mail, memo > document, receipt > document record,
  blueprint > drawing document plan, brief > document, lease > document contract rental-agreement, server > staff, barista > staff, lifeguard > staff,
  clerk > staff, teacher > staff, volunteer > helper, twelve > dozen, automobile > vehicle, box > container, bin > container, diner > restaurant,
  cafe > restaurant, market > store, nanny > babysitter, poster > sign, dissertation > thesis, medal > award, envelope > mail, appliance > machine,
  screw > fastener, shrub > plant, vaccine > injection shot, vaccination > shot, cut > wound, checkup > visit, concert > show, play > show, party > event,
  project > effort, ledger > book, law > rule, steel > metal, trained > familiar, website > site, conference > meeting event, viewer > audience,
  reader > audience, accident > incident`;

const rows = new Map<string, Set<number>>();
NOUN_SYNONYMS.trim()
  .split(/,\s*/)
  .forEach((row, at) => {
    for (const word of row.trim().split(/\s+/)) rows.set(word, (rows.get(word) ?? new Set()).add(at));
  });

const broader = new Map<string, Set<string>>();
for (const row of BROADER.trim().split(/,\s*/)) {
  const [from = '', to = ''] = row.trim().split(' > ');
  broader.set(from, new Set(to.split(/\s+/)));
}

/** Whether the second noun or adjective names the same as the first, or something less specific. */
export function mayBeCalled(from: string, to: string): boolean {
  if (from === to) return true;
  const [own, others] = [rows.get(from), rows.get(to)];
  if (own && others && [...own].some((row) => others.has(row))) return true;
  return broader.get(from)?.has(to) ?? false;
}

/** Every word in the tables, in the singular. */
export const tabledNouns = (): string[] => [...rows.keys(), ...broader.keys()];
