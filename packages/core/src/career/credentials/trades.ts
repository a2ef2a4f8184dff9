/** See `format.ts` for how these tables are written. */
export const TRADE_CREDENTIALS = `
  epa 608, epa-608, universal 608, 608 universal, epa section 608, section 608, 608 cert, 608 certification | EPA 608 | hvac-technician,maintenance-technician,stationary-engineer,facilities-manager
      | is the federal certification to handle refrigerants; Universal covers all types | take it with an EPA-approved organization (epa.gov/section608)
  epa 609 | EPA 609 | automotive-technician,diesel-mechanic,auto-body-technician | is needed to service car air conditioning | take it with an EPA-approved program (epa.gov/mvac)
  nate | NATE | hvac-technician | certifies experienced HVAC technicians | take it through natex.org
  journeyman license, journeyman card, journeyman’s license, journeyman exam, journeyman | the journeyman license | electrician,plumber,hvac-technician,construction
      | comes after the apprenticeship’s hours and an exam | ask your state’s or city’s licensing board what your hours count for
  master license, master electrician, master plumber, master’s license | the master license | electrician,plumber,hvac-technician | lets you pull permits and run jobs, after years as a journeyman | ask your state’s or city’s licensing board
  apprenticeship, apprentice program | an apprenticeship | construction,repair,manufacturing,transport,technology,health,personal-care | pays you while you learn | search apprenticeship.gov and the union and contractor programs near you
  nec, =NEC | the National Electrical Code | electrician,solar-installer,construction-inspector | is what the electrician exams test | use the edition your state has adopted
  contractor license, contractor’s license, general contractor license | the contractor license | construction | lets you take jobs in your own name | ask your state’s contractor licensing board about years, exam, bond, and insurance
  cdl, =Class A, =Class B, commercial driver’s license | the CDL | truck-driver,bus-driver,line-worker,heavy-equipment-operator,delivery-driver,dispatcher,transport,construction
      | lets you drive trucks or buses | choose a provider in FMCSA’s Training Provider Registry (tpr.fmcsa.dot.gov) and test with your state
  hazmat, hazmat endorsement | the hazmat endorsement | truck-driver,delivery-driver,firefighter | lets you haul dangerous goods and often pays more | take the ELDT theory, the TSA background check, and your state’s test
  twic | the TWIC | ship-crew,truck-driver,transport,construction | lets you into ports and ships | apply to the TSA (tsa.gov/twic)
  forklift cert, forklift certification, forklift license, forklift | forklift training | warehouse-associate,forklift-operator,transport,manufacturing,construction,shipping-clerk,stocker | must come from your employer for its trucks | ask to be trained on the job
  a&p, a&p license, airframe and powerplant | the A&P certificate | aircraft-mechanic | lets you return aircraft to service | ask the FAA’s local office (FSDO) what your experience counts for
  part 107, drone license | the Part 107 certificate | pilot,photographer,surveyor,camera-operator,agriculture,construction | lets you fly drones for pay | take the FAA’s knowledge test (faa.gov/uas)
  private pilot, ppl, commercial pilot, atp, instrument rating | the pilot certificate you name | pilot | is one step on the way from private to airline | get an FAA medical first, and compare schools by total cost
  aws welding, aws d1.1, d1.1, 6g, welding cert, welding certification | a welding certification | welder,metal-fabricator,plumber,ironworker,construction,manufacturing
      | proves one process and position | test at a shop or an AWS-accredited facility (aws.org)
  cwi | the CWI | construction-inspector,welder,quality-inspector | certifies welding inspectors | apply to AWS (aws.org) with your years of work
  nims | a NIMS credential | machinist,manufacturing | proves machining skills one by one | take it with a school or shop (nims-skills.org)
  ase | ASE certification | automotive-technician,diesel-mechanic,auto-body-technician,service-advisor | shows that you know one area of repair | register at ase.com; it takes work experience
  nccco, crane cert, crane license | the CCO (formerly NCCCO) certification | crane-operator,heavy-equipment-operator,construction | is one of the accredited crane certifications OSHA accepts | take it through nccco.org
  nabcep | NABCEP | solar-installer,electrician | certifies solar work | take the Associate first (nabcep.org)
  cosmetology license, cosmetology school | the cosmetology license | personal-care | lets you cut and color hair for pay | compare licensed schools by pass rate and total cost
  servsafe manager, food protection manager | the ServSafe Manager | food,hospitality,food-service-manager,restaurant-manager,chef | is the manager’s food safety exam that many places require of one person on duty | take it at servsafe.com, and ask your health department what it accepts
  servsafe handler, food handler, servsafe | the food handler card | food,hospitality | covers the basics for workers and isn’t the manager’s certificate | take it online in about two hours, and ask your health department what it accepts
  guard card, guard license | the guard card | security-guard,public-safety | lets you work as a guard | ask your state’s guard licensing office
  post academy, police academy, post certification | the police academy | police-officer,detective,public-safety | in most departments follows after they hire you, with pay | ask your state’s POST commission
  cpat | the CPAT | firefighter | is the fitness test of many fire departments | train for it and book a licensed test center
  firefighter i, firefighter ii, fire academy | the fire academy | firefighter | gives Firefighter I and II | ask your state’s fire training office
  civil service exam, civil service | the civil service exam | * | ranks applicants for many public jobs | watch your city’s, county’s, or state’s page for the filing dates
  asvab | the ASVAB | military-member | decides which military jobs are open to you | take practice tests free of charge at asvabprogram.com
  personal trainer cert, personal training certification, nasm, ace cert | a personal trainer certificate | fitness-trainer | is what gyms ask for | choose one accredited by NCCA, such as ACE, NASM, ACSM, or NSCA
  massage license, mblex | the massage license | massage-therapist | is needed in most states | ask your state’s massage board about school hours and the MBLEx
`;
