/**
 * Questions about a role whose lines say little, by its occupation or the occupation's field (`core/jobs/occupations`): what was done, how much, how often,
 * and with what.
 * Each question can be answered in one line.
 */
export const ROLE_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  technology: [
    'What did you build or keep running, and who used it?',
    'How many users, services, or devices did it cover?',
    'How often did you release changes or handle incidents?',
    'Which languages, platforms, or tools did you use, and what for?',
  ],
  health: [
    'What care or procedures did you give, and to which patients?',
    'How many patients did you care for in a shift?',
    'How often did you chart, give medication, or take vital signs?',
    'Which charting system or equipment did you use?',
  ],
  education: [
    'Which subjects and grades did you teach or support?',
    'How many students were in a class or group?',
    'How often did you plan lessons, test, or meet with parents?',
    'Which curriculum, platform, or materials did you use?',
  ],
  'social-services': [
    'Whom did you help, and with what?',
    'How many clients or cases did you have at a time?',
    'How often did you visit, meet, or follow up?',
    'Which programs, assessments, or systems did you work with?',
  ],
  engineering: [
    'What did you design, test, or improve?',
    'How big was it: parts, budget, or capacity?',
    'How often did you run tests, reviews, or site visits?',
    'Which software, standards, or instruments did you use?',
  ],
  science: [
    'What did you measure or study, and what for?',
    'How many samples, subjects, or experiments did you handle?',
    'How often did you run assays, calibrate, or report?',
    'Which instruments, methods, or software did you use?',
  ],
  management: [
    'Which team, site, or program did you run?',
    'How many people and how big a budget was that?',
    'How often did you plan, review, or report results?',
    'Which systems or methods did you use to plan and track the work?',
  ],
  finance: [
    'Which accounts, reports, or closings did you handle?',
    'How many invoices, accounts, or dollars was that?',
    'How often: daily, at month-end, or for year-end and audits?',
    'Which accounting software or spreadsheets did you use?',
  ],
  procurement: [
    'What did you buy or source, and for whom?',
    'How many suppliers or orders, or how many dollars a year?',
    'How often did you negotiate, reorder, or review suppliers?',
    'Which purchasing system did you use?',
  ],
  'human-resources': [
    'Which part of HR did you do: hiring, payroll, benefits, or training?',
    'How many employees or open positions did you handle?',
    'How often did you interview, onboard, or run payroll?',
    'Which HR or applicant system did you use?',
  ],
  office: [
    'Whom did you support, and with which tasks?',
    'How many calls, visitors, or records did you handle in a day?',
    'How often did you schedule, file, or report?',
    'Which office programs or phone system did you use?',
  ],
  law: [
    'What kinds of cases or documents did you work on?',
    'How many matters, filings, or pages was that?',
    'How often did you draft, file, or meet with clients?',
    'Which research or document system did you use?',
  ],
  sales: [
    'What did you sell, and to whom?',
    'How much did you sell, or how close to your goal did you get?',
    'How many calls, visits, or demos did you make in a week?',
    'Which CRM or register did you use?',
  ],
  marketing: [
    'Which campaigns or channels did you work on?',
    'How many people did they reach, or how big was the budget?',
    'How often did you publish, send, or test?',
    'Which tools did you use to create and measure them?',
  ],
  creative: [
    'What did you design, write, or produce, and for whom?',
    'How many pieces or projects was that?',
    'How often did you deliver, and how fast?',
    'Which programs or equipment did you use?',
  ],
  construction: [
    'What did you build or install, and on which kind of site?',
    'How big was it: square feet, units, or crew?',
    'How often did you finish jobs, or pass inspections?',
    'Which tools, machines, or materials did you use?',
  ],
  repair: [
    'What did you repair or maintain?',
    'How many jobs did you finish in a day or week?',
    'How often did you do preventive checks, or answer urgent calls?',
    'Which diagnostic tools or machines did you use?',
  ],
  manufacturing: [
    'What did you make or assemble, and at which step?',
    'How many units did you make in a shift?',
    'How often did you check quality, change over, or clean the machine?',
    'Which machines or measuring tools did you use?',
  ],
  transport: [
    'What did you carry or load, and where?',
    'How many miles, stops, or loads was that?',
    'How often did you deliver, and did you do it on time?',
    'Which vehicle, scanner, or equipment did you use?',
  ],
  food: [
    'What did you prepare or serve?',
    'How many guests or meals was that in a shift?',
    'How often did you open, close, order, or check stock?',
    'Which stations, equipment, or register did you work with?',
  ],
  retail: [
    'What did you do on the floor: sell, ring up, or stock?',
    'How many customers did you help in a shift?',
    'How often did you count the drawer, restock, or set displays?',
    'Which register or inventory system did you use?',
  ],
  hospitality: [
    'What did you do for guests?',
    'How many rooms, check-ins, or events did you handle in a shift?',
    'How often did you handle complaints, cash, or bookings?',
    'Which booking system did you use?',
  ],
  'personal-care': [
    'Which services did you give, and to whom?',
    'How many clients did you see in a day?',
    'How often did clients come back, or how often did you sell products?',
    'Which products, tools, or booking app did you use?',
  ],
  'public-safety': [
    'What did you protect or respond to?',
    'How many calls, visitors, or patrols was that in a shift?',
    'How often did you write reports, or train?',
    'Which equipment or reporting system did you use?',
  ],
  housekeeper: [
    'Which rooms or areas did you clean, and what did that include?',
    'How many rooms did you clean in a shift?',
    'How often did you change beds, restock, or do deep cleaning?',
    'Which machines or cleaning products did you use?',
  ],
  janitor: [
    'Which buildings or areas did you clean, and what did that include?',
    'How many rooms or square feet did you clean in a shift?',
    'How often did you mop, wax, empty trash, or restock?',
    'Which machines or cleaning products did you use?',
  ],
  landscaper: [
    'What did you plant, mow, trim, or build?',
    'How many yards or jobs did you finish in a day?',
    'How often did you mow, prune, or spray?',
    'Which machines or tools did you use?',
  ],
  agriculture: [
    'What did you grow, raise, or harvest?',
    'How many acres, animals, or bins was that?',
    'How often did you plant, feed, spray, or check them?',
    'Which machines or tools did you use?',
  ],
};

/** For roles whose title doesn't name a known occupation. */
export const GENERAL_QUESTIONS: readonly string[] = [
  'What did you do most of the time, and for whom?',
  'How many people, orders, or tasks did you handle in a day?',
  'How often did you do it, and how fast or well?',
  'Which tools, machines, or programs did you use?',
];
