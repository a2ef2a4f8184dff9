/**
 * What the work of a field or an occupation certainly includes, as "activity: in its own words", one per line. An occupation's own row
 * comes before its field's.
 */
export const SOURCES = `
  health | records: charting every patient contact; calm: changing priorities; care: care of patients; safety: infection control; teach: explaining care to patients
  education | teach: explaining hard material; plan: planning lessons and terms; conflict: keeping a group on task; records: tracking each student’s progress; service: talking with families
  social-services | care: supporting people in trouble; conflict: calming crises; records: case notes; coordinate: finding and arranging services; plan: managing a caseload
  technology | analyze: finding causes in data and logs; repair: troubleshooting systems; records: documenting systems; plan: planning work in short cycles; coordinate: working with users and teams
  engineering | analyze: calculating and testing; records: technical documents; inspect: checking against requirements; plan: project steps and deadlines; coordinate: working with suppliers and trades
  science | analyze: analyzing data; records: exact records; safety: laboratory or field safety; write: reports; inspect: repeating and checking results
  management | lead: leading people; plan: planning work and deadlines; numbers: budgets; coordinate: getting groups to agree; analyze: improving processes
  finance | numbers: reconciling figures; analyze: finding what changed and why; records: records that pass an audit; plan: monthly deadlines; service: explaining money to people
  procurement | stock: planning and tracking stock; coordinate: suppliers and carriers; numbers: costs and savings; sell: negotiating; plan: delivery dates
  human-resources | coordinate: hiring steps and schedules; conflict: difficult talks; records: confidential records; teach: onboarding; write: policies and announcements
  office | plan: calendars and deadlines; service: callers and visitors; records: files and data entry; write: letters and email; coordinate: meetings and vendors
  law | write: drafting documents; analyze: research; records: case files; plan: court deadlines; service: talking with clients
  sales | sell: finding needs and closing; service: keeping customers; numbers: targets and quotes; conflict: objections and complaints; coordinate: following up with many people
  marketing | write: copy for an audience; analyze: campaign results; plan: campaigns and launches; coordinate: vendors and events; design: visual content
  creative | design: visual work to a brief; plan: deadlines and versions; coordinate: client feedback; service: working with clients; sell: pitching ideas
  construction | hands: power and hand tools; safety: jobsite safety; inspect: measuring and checking work; plan: sequencing a job; repair: solving problems on site
  repair | repair: diagnosing faults; hands: tools and meters; safety: lockout and safety rules; records: work orders; service: explaining repairs
  manufacturing | safety: plant safety; inspect: quality checks; hands: machines and tools; records: production counts; calm: keeping pace on a shift
  transport | drive: driving safely; plan: routes and times; safety: inspections and rules; records: logs and delivery papers; service: contact with customers
  food | calm: speed in a rush; safety: food safety; service: guests and orders; stock: stock and ordering; hands: exact hand work
  retail | service: helping many customers; sell: selling and suggesting; numbers: register and cash; stock: stock and displays; conflict: complaints and returns
  hospitality | service: guests’ requests; conflict: guests’ complaints; safety: cleaning standards; plan: rooms and schedules; numbers: billing
  personal-care | service: regular clients; hands: fine hand work; safety: sanitation; sell: building a client base; plan: appointments
  public-safety | calm: decisions under pressure; conflict: calming people; records: reports; safety: procedures and equipment; care: first aid
  agriculture | hands: equipment and tools; care: animals or crops; repair: fixing equipment; safety: working safely outdoors; drive: tractors and trucks
  military-member | teach: training newer members; safety: procedures and inspections; calm: decisions under pressure; records: accountability for equipment; plan: planning tasks and shifts
  parent | plan: running a household’s schedule; care: daily care of children; teach: helping with schoolwork; coordinate: appointments and school; numbers: a household budget
  registered-nurse | care: assessing and caring for patients; calm: setting priorities in emergencies; records: charting; teach: teaching patients and families; coordinate: coordinating a care team
  nursing-assistant | care: daily care of patients; safety: infection control and safe transfers; records: vital signs and notes; conflict: calming confused or upset patients; calm: several patients at once
  home-health-aide | care: personal care at home; records: notes on changes; plan: meal times and medication reminders; conflict: calming upset clients; safety: safe transfers and hygiene
  medical-assistant | care: vital signs and rooming patients; records: electronic charts; service: patients at the desk and phone; safety: infection control; plan: appointments
  paramedic | care: assessing patients; calm: emergencies; drive: emergency driving; records: care reports; conflict: calming people in crisis
  pharmacy-technician | records: exact prescriptions; service: customers and insurers; stock: drug inventory; safety: rules on medicines; numbers: claims and payments
  teacher | teach: explaining hard material to a whole class; plan: lesson and term planning; records: assessing and reporting progress; conflict: managing a classroom; service: meetings with parents
  teacher-aide | teach: small-group help; conflict: calming and redirecting students; care: students who need support; records: behavior notes; safety: watching over children
  childcare-worker | care: young children; safety: watching over a group; teach: play and early learning; service: talking with parents; plan: daily routines
  preschool-teacher | teach: early learning; care: young children; plan: activities by age; service: talking with parents; records: notes on development
  social-worker | care: supporting families; conflict: crisis de-escalation; records: case notes; coordinate: services and agencies; plan: managing a caseload
  truck-driver | drive: driving heavy vehicles safely; safety: pre-trip inspections; records: driver logs and load papers; plan: routes and hours; calm: working alone on deadline
  delivery-driver | drive: driving a full route; plan: stops and times; service: customers at the door; stock: loading and scanning; records: delivery records
  warehouse-associate | stock: picking, counting, and shipping; safety: lifting and forklift rules; records: scanning and counts; calm: meeting rates; inspect: checking orders
  cook | calm: several orders at once; safety: food safety; hands: knife and equipment skills; stock: prep and stock; plan: timing
  chef | lead: running a kitchen team; numbers: food cost; stock: ordering; plan: menus and prep; safety: food safety
  server | service: many guests at once; sell: suggesting and selling; calm: a rush; numbers: payments and tips; conflict: complaints
  bartender | service: many guests at once; sell: suggesting and selling; conflict: difficult guests; numbers: cash; stock: bar stock
  barista | service: regular guests; calm: a rush; safety: food safety; numbers: register; stock: restocking
  restaurant-manager | lead: hiring and scheduling staff; numbers: labor and food cost; service: guests’ complaints; stock: ordering; calm: a rush
  store-manager | lead: hiring, scheduling, and coaching; numbers: sales and payroll targets; stock: inventory; conflict: complaints; plan: staffing
  cashier | service: many customers a shift; numbers: cash and card payments; conflict: complaints and returns; calm: long lines; stock: restocking
  customer-service-representative | service: many contacts a day; conflict: upset customers; records: notes in a ticket or customer system; repair: finding the cause of a problem; sell: offers and renewals
  administrative-assistant | plan: calendars and deadlines; coordinate: meetings, travel, and vendors; records: files and data; write: letters and email; numbers: invoices and expenses
  bookkeeper | numbers: reconciling accounts; records: records that pass an audit; plan: monthly deadlines; analyze: finding errors; service: vendors and clients
  accountant | numbers: closing the books; analyze: finding what changed and why; records: audit-ready records; plan: filing deadlines; write: explaining figures
  electrician | hands: wiring and tools; repair: tracing faults; safety: code and electrical safety; inspect: testing; plan: laying out the order of work
  plumber | hands: pipe work and tools; repair: tracing leaks and faults; safety: code and jobsite safety; service: customers at home; plan: laying out the order of work
  hvac-technician | repair: diagnosing heating and cooling; hands: tools and meters; safety: refrigerant and electrical safety; service: customers at home; records: work orders
  carpenter | hands: building to plan; inspect: measuring; plan: sequencing a job; safety: jobsite safety; numbers: material estimates
  welder | hands: welding to a drawing; inspect: checking welds; safety: hot work; plan: laying out and fitting up parts; calm: exact work under time
  automotive-technician | repair: diagnosing vehicles; hands: tools and scan tools; records: repair orders; service: explaining repairs; safety: shop safety
  maintenance-technician | repair: electrical and mechanical faults; safety: lockout; plan: preventive maintenance; records: work orders; hands: tools and meters
  machinist | hands: machine setup; inspect: precise measuring; records: setup and inspection sheets; safety: machine safety; plan: planning setups and the order of cuts
  police-officer | conflict: de-escalation; records: report writing; calm: decisions under pressure; service: talking with all kinds of people; analyze: interviewing and evidence
  correctional-officer | conflict: de-escalation; records: incident reports; safety: procedures; calm: emergencies; inspect: observation
  security-guard | inspect: observation; conflict: de-escalation; records: incident reports; service: visitors; calm: emergencies
  firefighter | calm: emergencies; care: medical calls; safety: equipment and procedures; records: incident reports; service: dealing with the public
  journalist | write: clear writing on deadline; analyze: finding and checking facts; plan: deadlines; service: interviewing; coordinate: editors and sources
  graphic-designer | design: visual work to a brief; coordinate: client feedback; plan: versions and deadlines; inspect: checking proofs; sell: presenting ideas
  hair-stylist | service: regular clients; hands: fine hand work; sell: retail and rebooking; plan: appointments; safety: sanitation
  real-estate-agent | sell: winning clients; coordinate: lenders, inspectors, and owners; records: contracts; plan: deadlines; numbers: prices and offers
  insurance-agent | sell: finding needs and closing; service: keeping clients; records: applications and policies; numbers: quotes; conflict: claims questions
  software-engineer | code: building software; analyze: finding causes; plan: planning work in short cycles; records: documentation; teach: reviewing others’ code
  technical-support-specialist | repair: troubleshooting; service: patient help for users; records: tickets; teach: explaining technology; conflict: upset users
  data-analyst | analyze: finding patterns in data; numbers: spreadsheets and checks; write: explaining results; coordinate: working with teams; plan: report deadlines
  clergy | teach: speaking to groups; care: counseling; coordinate: volunteers; plan: events; write: sermons and letters
  performer | teach: presenting to an audience; plan: rehearsals and deadlines; sell: auditions and promotion; coordinate: ensembles; calm: live performance
  data-entry-clerk | records: entering data exactly; inspect: checking for errors; calm: meeting daily volumes
  receptionist | service: callers and visitors; plan: appointments; records: files and messages; conflict: upset visitors; coordinate: passing on requests
  flight-attendant | service: many passengers at once; safety: safety checks and procedures; conflict: upset passengers; calm: emergencies; care: first aid and help
  pilot | safety: checklists and procedures; calm: decisions under pressure; plan: routes and weather; inspect: preflight checks; records: logs
  dispatcher | plan: routes and crews; coordinate: many drivers at once; calm: changes and emergencies; service: calls; records: logs
  emergency-dispatcher | calm: emergency calls; conflict: calming callers; records: exact call notes; coordinate: crews; service: callers of all kinds
  forklift-operator | drive: moving loads safely; stock: storing and counting; safety: daily truck checks; inspect: checking orders
  mail-carrier | drive: driving a route; service: people on the route; plan: sorting and timing; records: deliveries
  janitor | safety: safe use of chemicals; hands: cleaning equipment and small repairs; inspect: checking rooms; plan: a daily round
  housekeeper | safety: cleaning standards; hands: careful hand work; plan: many rooms in a shift; service: guests’ requests
  landscaper | hands: power tools and equipment; safety: equipment safety; drive: trucks and trailers; service: customers; plan: routes
  baker | hands: exact hand work; safety: food safety; plan: production times; stock: ingredients
  stocker | stock: counting and stocking; safety: lifting rules; inspect: dates and damage; calm: meeting rates
  pharmacist | inspect: checking every prescription; service: explaining medicines; records: exact records; conflict: insurers and upset customers; teach: patient counseling
  physician | analyze: finding causes from evidence; care: care of patients; calm: decisions under pressure; records: charting; teach: explaining care
  phlebotomist | care: calming nervous patients; safety: infection control; records: labels and orders; hands: steady hand work; inspect: checking identity
  medical-coder | records: exact codes; analyze: reading charts; inspect: finding errors; plan: deadlines
  medical-biller | records: claims; numbers: payments and balances; analyze: finding why a claim failed; service: insurers and patients
  librarian | service: visitors’ questions; teach: teaching research; analyze: finding sources; plan: programs; records: catalogs
  tutor | teach: explaining one to one; plan: lesson plans; records: progress notes; service: talking with parents
  professor | teach: teaching classes; analyze: research; write: papers and proposals; plan: courses
  photographer | design: framing and editing; service: clients; sell: winning clients; plan: shoots
  project-manager | plan: plans and deadlines; coordinate: people from many groups; numbers: budgets; write: status reports; conflict: disagreements
  personal-banker | service: clients; sell: finding needs; numbers: accounts and payments; records: exact paperwork; conflict: complaints
  bank-teller | numbers: cash and balances; service: customers; records: exact records; conflict: complaints; sell: suggesting products
  coach | teach: teaching skills; lead: leading a team; plan: practice plans; calm: decisions in competition; service: talking with parents
`;
