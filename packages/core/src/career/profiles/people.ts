/** See `format.ts` for how these tables are written. */
export const EDUCATION_PROFILES = `
  teacher | dg | plan lessons, teach a class, and assess what students learned | lesson planning, classroom management, assessment, talking with families
      | find your state’s list of approved routes, and substitute or tutor to test the grade and subject
      | earn National Board certification, or become a mentor or curriculum lead / become department chair, then assistant principal
  special-education-teacher | dg | teach students with disabilities and run their IEPs | IEPs, behavior support, differentiated lessons, teamwork
      | work as a paraprofessional and ask the district about paid routes, as this is a shortage field in most states
      | specialize, for example in autism / coordinate special education
  substitute-teacher | dpe | teach in place of absent teachers | classroom management, following plans, flexibility
      | apply with two districts for the permit and the background check
      | take long-term assignments and a license route / –
  preschool-teacher | dle | teach and care for children from 3 to 5 | early learning, play planning, observation, safety
      | start as an assistant teacher and ask for a scholarship for the CDA
      | earn a degree in early childhood / become lead teacher, then director
  childcare-worker | lpe | care for babies and young children | safety, patience, routines, talking with parents
      | take CPR and first aid, and apply to licensed centers
      | earn the CDA / become lead teacher or open a licensed home
  childcare-director | dg | run a child care center | licensing rules, staff, budgets, families
      | lead a classroom and take your state’s director course
      | consult on quality ratings / direct several centers
  teacher-aide | dpe | help a teacher with small groups and students who need support | small groups, behavior support, patience
      | apply with the district and take the ParaPro if you lack college credits
      | take a paid route to a teaching license / –
  tutor | rpse | teach one student or a small group | subject knowledge, explaining, patience, tracking progress
      | choose two subjects and a grade, teach two students, and collect references
      | add test preparation or a teaching license / run a tutoring business
  professor | hdm | teach at a college and, at many, do research | subject expertise, teaching, writing, grants
      | teach as an adjunct or assistant; community colleges usually ask for a master’s degree, universities for a PhD
      | publish and win grants / chair a department
  academic-administrator | hdg | run a part of a school or college | planning, budgets, policy, data
      | coordinate one program first and show its enrollment or results
      | specialize in assessment or accreditation / become dean or provost
  academic-advisor | hdg | help students choose courses and finish | advising, student systems, listening, notes
      | move from teaching, admissions, or student work, and show how many people you guided
      | specialize by field or in retention / direct advising
  admissions-counselor | htg | recruit and guide applicants | presentations, follow-up, reading applications
      | show sales, teaching, or campus work; many offices hire recent graduates
      | own a region or program / direct admissions
  school-counselor | dm | help students with classes, plans, and problems | counseling, planning, crisis response, data
      | compare programs by internship placement and your state’s rules
      | specialize in college or mental health / direct counseling
  principal | dm | lead a school | instructional leadership, staff, budgets, families
      | lead a team or grade level as a teacher and take the license program part time
      | coach principals / work at the district
  instructional-coordinator | hdg | design courses and help teachers use them | instructional design, learning systems, assessment, writing
      | turn three of your lessons into an online module as a portfolio, and learn one authoring tool
      | own learning design for a program / lead a design team
  librarian | dm | help people find information and run programs | cataloging, research help, programs, technology
      | work as a library assistant and compare online MLIS programs
      | specialize in data, archives, or youth / direct a library
  library-assistant | dpe | help visitors, check out, and shelve | customer service, accuracy, computers
      | volunteer at a branch and apply for part-time shifts
      | study for the MLIS / run a branch desk
  training-specialist | hdg | teach employees new tasks and systems | facilitation, course design, learning systems, measuring results
      | write and run one training at your present job and measure the effect
      | own a curriculum or earn the CPTD / lead a training team
  coach | npe | teach athletes and lead a team | sport knowledge, practice plans, safety, motivation
      | assist a school or club team and take first aid and your sport’s coaching course
      | specialize or reach a higher league / become head coach or athletic director
`;
export const SOCIAL_PROFILES = `
  social-worker | dg | help people get services and cope with problems | assessment, case notes, crisis response, local services
      | work or volunteer as a case aide and compare CSWE-accredited programs
      | earn the clinical license / supervise a team
  mental-health-counselor | dm | treat people with talk therapy | counseling, assessment, treatment plans, notes
      | work on a crisis line or as a case manager, and compare programs by internship and your state’s rules
      | specialize, for example in trauma / run a practice or program
  psychologist | dm | assess and treat mental health or study behavior | testing, therapy, research
      | get research or clinical experience before you apply to a doctoral program
      | board certification / direct a clinic
  school-psychologist | dm | test and support students who struggle | testing, IEP meetings, behavior plans
      | observe one in a school and compare EdS programs
      | specialize in neuropsychology / lead services in a district
  case-manager | hdg | connect clients with services and follow up | assessment, service plans, documentation, local resources
      | show work with people who needed help, and learn the services in your county
      | earn the CCM or a social work degree / supervise case managers
  direct-support-professional | nlpe | help people with disabilities live their lives | daily support, patience, medication rules, notes
      | apply to agencies that train you with pay
      | earn the NADSP certification / manage a home or program
  community-services-manager | hdg | run a nonprofit or community program | program planning, budgets, grants, staff
      | coordinate one program or volunteer team and count its results
      | specialize in grants or evaluation / become executive director
  fundraiser | hdg | raise money from people, companies, and foundations | writing, relationships, donor databases, events
      | raise money for one cause with a number to show, and write a sample grant
      | specialize in major gifts or earn the CFRE / direct development
  clergy | nm | lead worship and care for a congregation | speaking, counseling, organizing
      | talk with your tradition about its formation and degree
      | specialize in chaplaincy / lead a larger congregation
  probation-officer | dtg | supervise people on probation and help them stay out of trouble | interviewing, reports, safety, resources
      | check the degree and age rules, and show case management or corrections work
      | specialize in drug courts or youth / supervise officers
`;
export const LAW_PROFILES = `
  attorney | hdm | advise and represent clients | legal research, writing, argument, client counsel
      | work in a law office, take a timed practice LSAT, and compare law schools by bar passage and cost
      | specialize / become partner or general counsel
  general-counsel | hdm | own the legal work of a company | contracts, risk, governance, managing outside counsel
      | move in-house from a firm in the company’s field
      | advise boards / lead compliance and legal together
  judge | dm | hear cases and decide | legal judgment, writing, fairness
      | practice law for years, and know how judges are chosen in your state
      | move to an appellate court / become chief judge
  paralegal | hdg | research, draft, and organize cases under an attorney | legal research, drafting, document systems, deadlines
      | take an ABA-approved certificate and start as a legal assistant
      | specialize in litigation or corporate work / manage paralegals
  court-reporter | se | record every word of court and depositions | steno or voice writing, grammar, concentration
      | try the free NCRA A to Z class before you pay for a program
      | add realtime captioning / own an agency
  title-examiner | hde | check who owns a property and what burdens it | records search, reading deeds, accuracy
      | start as a title clerk or escrow assistant
      | examine commercial titles / manage a title office
  legal-secretary | hde | prepare documents and calendars for attorneys | document formatting, court filing, calendars
      | show office work and learn your court’s e-filing rules
      | become a paralegal / manage a law office
  compliance-officer | hdg | make sure an organization follows the rules | regulation, audits, policies, reports
      | show work under rules, such as quality, safety, or banking, and write one procedure as a sample
      | earn the CCEP or CAMS / direct compliance
`;
export const SAFETY_PROFILES = `
  police-officer | nloe | patrol, answer calls, and investigate | report writing, de-escalation, law, fitness
      | read the hiring steps of two departments, prepare for the fitness test, and ask for a ride-along
      | become a detective or specialist / become sergeant
  detective | ne | investigate crimes | interviewing, evidence, report writing
      | serve on patrol for years and ask to assist in cases
      | specialize in cyber or financial crime / lead a unit
  correctional-officer | ne | keep order and safety in a jail or prison | de-escalation, observation, report writing
      | check age, background, and fitness rules with your state, and apply online
      | join a specialist team or case management / become sergeant
  firefighter | nloe | fight fires and answer medical calls | fitness, teamwork, EMT skills, equipment
      | take an EMT class, train for the CPAT, and watch the hiring lists of several departments
      | become a paramedic, inspector, or engineer / become captain
  emergency-management-specialist | hdg | plan for disasters and coordinate the response | planning, incident command, exercises, writing
      | take FEMA’s free independent study courses (IS-100, 200, 700) and volunteer with a CERT team
      | earn the AEM or CEM / direct an office
  intelligence-analyst | dg | turn information into assessments for decisions | analysis, writing, databases, a second language helps
      | write one sample assessment from public sources, and state any clearance you hold
      | specialize by region or in cyber / lead an analysis team
  emergency-dispatcher | ne | answer 911 calls and send help | typing, multitasking, calm, clear speech
      | practice typing and the CritiCall test and apply with the county
      | become a trainer or quality reviewer / supervise a shift
  security-guard | npe | watch a site and report problems | observation, reports, calm, customer service
      | get your state’s guard card and apply to hospitals and campuses, which often pay more than events
      | move to armed, executive, or technical security / supervise a site
  lifeguard | ope | watch swimmers and rescue them | rescue, CPR, attention
      | swim regularly and take the certification course
      | become an instructor / manage a pool
  military-member | nle | serve in the armed forces | teamwork, discipline, a trained specialty
      | compare branches and jobs before you sign, and get promises in the contract
      | advance in your specialty / lead larger units
`;
