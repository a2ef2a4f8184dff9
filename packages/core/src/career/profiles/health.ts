/** See `format.ts` for how these tables are written. */
export const NURSING_PROFILES = `
  registered-nurse | nlpg | assess patients, give medication, and coordinate their care | patient assessment, medication administration, charting, teaching patients, BLS
      | ask two nearby programs for their NCLEX pass rates, cost, and waiting list, and take anatomy and microbiology first
      | earn a specialty certification such as CCRN or CEN, precept new nurses, or study to be a nurse practitioner / become charge nurse, then nurse manager
  nurse-case-manager | hdg | plan care and discharge across hospital, home, and insurer | care planning, utilization review, discharge planning, insurance rules
      | move from bedside nursing to discharge planning or utilization review
      | earn the CCM certification / lead a case management team
  nurse-educator | hdm | teach nurses in a school or hospital | clinical teaching, curriculum, simulation, assessment
      | precept and teach a skills class, then finish a master’s degree in nursing
      | earn the CNE certification or a doctorate / direct a nursing program
  nurse-manager | dng | run a nursing unit: staff, schedule, budget, and quality | staffing, budgets, quality measures, coaching
      | work as charge nurse and own one quality project with its numbers
      | move to quality, informatics, or education / become director of nursing
  director-of-nursing | dg | lead the nursing of a facility | regulation and surveys, budgets, hiring, quality
      | manage a unit and take part in a state survey first
      | consult on quality and surveys / become chief nursing officer
  nurse-practitioner | dm | examine, diagnose, and treat patients | assessment, prescribing, patient teaching, charting
      | work as an RN in the specialty, then compare graduate programs by their clinical placements
      | add a certification or a doctorate / lead a clinic
  nurse-anesthetist | nm | give anesthesia and watch over patients during it | anesthesia, airway management, critical care, monitoring
      | work in an ICU for a year or more, earn the CCRN, and shadow a CRNA
      | specialize, for example in cardiac or pain / lead an anesthesia group
  nurse-midwife | nm | care for women in pregnancy and birth | prenatal care, labor support, assessment, teaching
      | work in labor and delivery, then apply to an ACME-accredited program
      | teach or open a birth center / lead a midwifery service
  licensed-practical-nurse | nle | give basic nursing care under an RN or physician | medication administration, vital signs, wound care, charting
      | compare state-approved practical nursing programs by NCLEX-PN pass rate and cost
      | add IV certification, or bridge to RN in about 1 to 2 years / lead a shift in long-term care
  nursing-assistant | nlpe | help patients bathe, eat, and move, and report changes | vital signs, safe transfers, infection control, patience
      | ask nursing homes near you for a paid CNA class
      | add medication aide or hospital skills, then an LPN or RN program / become a lead aide
  home-health-aide | nlpe | help people live at home: personal care, meals, and company | personal care, safe transfers, meals, reporting changes
      | ask two home care agencies for paid training and the schedule you can work
      | add the CNA, or dementia or hospice training / become a care coordinator
  medical-assistant | dle | bring in patients, take vital signs, give injections, and chart | vital signs, injections, charting, scheduling
      | compare a certificate program with clinics that train on the job
      | specialize or bridge to nursing / run a clinic’s front or back office
  phlebotomist | nle | draw blood and label samples | venipuncture, patient identification, specimen handling, calming people
      | choose a course that includes enough supervised draws for certification
      | move to laboratory technician work or donor care / lead a draw station
`;
export const PRACTICE_PROFILES = `
  physician | nm | diagnose and treat patients | clinical reasoning, patient communication, charting
      | plan the premed courses and clinical hours with a prehealth adviser before you study for the MCAT
      | subspecialize or lead research / become medical director
  surgeon | nm | operate on patients and care for them before and after | surgery, clinical judgment, team communication
      | plan the premed courses and clinical hours with a prehealth adviser, and shadow in an operating room
      | subspecialize / chair a department
  physician-assistant | nm | examine, diagnose, and treat patients with a physician | assessment, procedures, charting
      | count your patient care hours and missing science courses, and compare programs by them
      | specialize or add a CAQ / become lead PA
  pharmacist | nm | check, prepare, and explain medicines | drug therapy, counseling, law, accuracy
      | work as a pharmacy technician and take the science courses a PharmD asks for
      | do a residency or board certification / manage a pharmacy
  pharmacy-technician | nlpe | fill prescriptions and help customers under a pharmacist | accuracy, drug names, insurance claims, customer service
      | ask large pharmacies and hospitals about paid training
      | learn sterile compounding or hospital work / become lead technician
  physical-therapist | dlm | help people move again after injury or illness | movement assessment, exercise plans, manual therapy, documentation
      | get observation hours in two settings and finish the science courses
      | earn a board specialty such as orthopedics / direct a clinic
  physical-therapist-assistant | dle | carry out treatment under a physical therapist | exercise instruction, safe transfers, documentation
      | work as an aide and apply to a CAPTE-accredited program
      | specialize, or bridge to a DPT / become rehab coordinator
  occupational-therapist | dm | help people do daily tasks again | assessment, adaptive equipment, treatment plans, documentation
      | get observation hours and finish the prerequisites
      | specialize, for example in hands or pediatrics / direct a rehab program
  occupational-therapy-assistant | dle | carry out treatment under an occupational therapist | activities, adaptive equipment, documentation
      | get observation hours and compare ACOTE-accredited programs
      | specialize, or bridge to OT / coordinate a program
  speech-language-pathologist | dm | treat speech, language, and swallowing | assessment, therapy plans, documentation, family training
      | finish the prerequisite courses (many are online) and observe in a school and a clinic
      | specialize, for example in swallowing / lead a department or practice
  audiologist | dm | test hearing and balance and fit devices | hearing tests, device fitting, counseling
      | observe a clinic and finish science courses for an AuD
      | specialize in implants or balance / run a practice
  respiratory-therapist | nle | treat breathing problems and run ventilators | ventilators, airway care, blood gases, calm in emergencies
      | compare CoARC-accredited programs at community colleges
      | earn the ACCS or NPS specialty / lead a shift
  radiologic-technologist | nle | take X-rays and other images | positioning, radiation safety, patient care
      | compare accredited programs by pass rate, and ask about X-ray first and CT or MRI later
      | add CT, MRI, or mammography / lead an imaging team
  sonographer | dle | take ultrasound images and point out what the physician should see | scanning, anatomy, patient care, ergonomics
      | compare CAAHEP-accredited programs and take the physics and anatomy first
      | add a specialty such as cardiac or vascular / lead an ultrasound team
  surgical-technologist | nle | prepare the operating room and hand instruments | sterile technique, instruments, anticipating steps
      | compare accredited programs, or start in sterile processing
      | specialize, or become a first assistant / lead a service line
  medical-laboratory-technician | ne | test blood and other samples | laboratory technique, quality control, accuracy
      | compare accredited MLT programs, or start as phlebotomist or laboratory aide
      | finish the bachelor’s degree for MLS / lead a bench or shift
  radiation-therapist | de | give radiation treatment to cancer patients | positioning, treatment machines, patient support
      | compare accredited programs; radiologic technologists can enter faster
      | become a dosimetrist / lead a treatment team
  podiatrist | dm | treat feet and ankles | examination, surgery, wound care
      | shadow a podiatrist and finish the science courses
      | specialize in surgery or wound care / run a practice
  orthotist-prosthetist | dm | design and fit braces and artificial limbs | casting and scanning, fitting, patient care
      | visit a clinic and start as a technician
      | specialize in limbs or pediatrics / run a clinic
  recreational-therapist | dg | use activities to help patients recover | activity planning, assessment, group work
      | volunteer in an activities department and check the CTRS course list
      | specialize in a population / direct activities
`;
export const CARE_PROFILES = `
  dentist | dm | diagnose and treat teeth and gums | diagnosis, hand skills, patient communication
      | shadow two dentists and finish the science courses for the DAT
      | specialize, for example in orthodontics / own a practice
  dental-hygienist | dpe | clean teeth, take X-rays, and teach patients | scaling, X-rays, charting, patient teaching
      | take anatomy, chemistry, and microbiology first, and compare CODA-accredited programs
      | add local anesthesia or teach / coordinate a hygiene team
  dental-assistant | dle | assist at the chair, take X-rays, and prepare rooms | chairside assisting, infection control, X-rays
      | ask dentists near you who trains on the job, and check your state’s X-ray rule
      | add expanded functions / manage the office
  dental-laboratory-technician | de | make crowns, bridges, and dentures | hand skills, CAD/CAM, materials
      | start as a trainee in a dental laboratory
      | earn the CDT / run a laboratory
  optometrist | dm | examine eyes and prescribe lenses | eye examination, refraction, disease
      | shadow an optometrist and finish the science courses for the OAT
      | specialize in contact lenses or low vision / own a practice
  optician | dce | fit and sell glasses and contact lenses | measuring, adjusting, customer service
      | start in optical sales and ask the employer to pay for the ABO
      | add contact lenses (NCLE) / manage a store
  chiropractor | dsm | treat the spine and joints by hand | examination, adjustment, patient communication
      | shadow two chiropractors and ask about debt and income before you apply
      | specialize in sports or rehabilitation / own a practice
  veterinarian | nm | diagnose and treat animals | examination, surgery, client communication
      | get animal and clinic hours and finish the science courses
      | specialize / own a practice
  veterinary-technician | nle | assist the veterinarian: samples, anesthesia, and care | restraint, sampling, anesthesia monitoring, client teaching
      | start as a veterinary assistant or kennel worker and compare AVMA-accredited programs
      | earn a specialty (VTS) / lead technicians
  dietitian | dm | plan diets for health and disease | nutrition assessment, counseling, documentation
      | check which of your credits an ACEND-accredited program accepts
      | specialize, for example in renal or diabetes / direct food services
  athletic-trainer | nm | prevent and treat athletes’ injuries | assessment, taping, rehabilitation, emergency care
      | observe an athletic trainer and finish anatomy and physiology
      | move to orthopedic clinics / become head athletic trainer
  massage-therapist | lpse | treat muscles and stress by massage | techniques, anatomy, client care, body mechanics
      | compare schools by hours, cost, and exam pass rate
      | specialize in medical or sports massage / open a studio
  paramedic | nle | treat and transport people in emergencies | patient assessment, CPR, driving, calm under pressure
      | take an EMT class first and ask ambulance services and fire departments who pays for it
      | go from EMT to paramedic, flight, or critical care / become a supervisor or instructor
  medical-coder | rde | turn treatment notes into codes for billing | ICD-10 and CPT, anatomy, accuracy
      | take a coding course, earn the CPC-A or CCA, and apply for billing and records roles first
      | specialize, audit, or earn the CCS / lead a coding team
  medical-biller | rde | send claims to insurers and follow up on unpaid ones | claims, insurance rules, spreadsheets, phone work
      | learn claims and denials in a short course, and apply to clinics and billing companies
      | move to coding or revenue analysis / lead a billing team
  medical-records-specialist | hde | keep patients’ records complete and private | records systems, HIPAA, accuracy
      | apply for records clerk roles and study for the RHIT
      | move to coding or data quality / manage records
  medical-receptionist | dpe | check in patients, schedule, and verify insurance | scheduling, insurance checks, calm service
      | show customer service and typing, and learn insurance words and HIPAA
      | move to billing or medical assisting / manage an office
  medical-services-manager | hdg | run a clinic, department, or facility | budgets, staffing, regulation, quality
      | lead a front desk, unit, or project with its numbers, and add a degree in health administration
      | specialize in quality or finance / direct several sites
  behavior-technician | pe | carry out behavior plans with children and adults | data taking, patience, play, safety
      | ask ABA providers for the paid 40-hour RBT training
      | study to be a BCaBA or BCBA / become a lead technician
  behavior-analyst | dm | design and supervise behavior plans | assessment, data analysis, supervision, parent training
      | work as an RBT and choose a program whose courses meet the BACB’s list
      | specialize or research / direct a clinic
  health-educator | hdg | teach communities how to stay healthy | program planning, teaching, data, outreach
      | run one program as a volunteer or community health worker and count its results
      | earn the CHES / lead programs
  clinical-research-coordinator | dg | run a clinical study: patients, data, and rules | GCP, consent, data entry, scheduling
      | take free GCP training and start as a research assistant or in patient care
      | earn the CCRC / manage studies
`;
