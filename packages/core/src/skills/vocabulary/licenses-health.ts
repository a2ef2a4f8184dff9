import type { FieldVocabulary } from './format.ts';

/** Licenses and certificates of care: health, laboratories, pharmacies, animals, and social work, besides those in the files of their fields: by state, board, and trade. */
export const LICENSES_HEALTH: readonly FieldVocabulary[] = [
  {
    field: 'nursing',
    isSpecialized: true,
    license: `
      Personal Care Aide Certification = PCA certificate^, PCA certification^, certified personal care aide, personal care assistant certification, PCA/HHA^
      Home Care Aide Certification = HCA certified^, HCA certification^, certified home care aide, home care aide registration
      Direct Support Professional Certification = DSP certified^, DSP certification^, CDSP^
      Hospice and Palliative Nurse Certification = CHPN^, certified hospice and palliative nurse > registered-nurse
      Certified Wound Care Nurse = CWCN^, WOCN^, CWOCN^, WCC certification^, wound care certified, wound certified, certified wound specialist
      Progressive Care Certified Nurse = PCCN^ > registered-nurse
      Certified Rehabilitation Registered Nurse = CRRN^ > registered-nurse
      Certified Pediatric Nurse = CPN~, CPEN^, certified pediatric emergency nurse > registered-nurse
      Trauma Certified Registered Nurse = TCRN^ > registered-nurse
      Certified Flight Registered Nurse = CFRN^ > registered-nurse
      Certified Nephrology Nurse = CNN~, CDN certification^ > registered-nurse
      Inpatient Obstetric Nursing Certification = RNC-OB^, RNC-NIC^, RNC-MNN^, C-EFM^, electronic fetal monitoring certification, fetal monitoring certification
      Certified Post Anesthesia Nurse = CPAN^ > registered-nurse
      Certified Gastroenterology Registered Nurse = CGRN^ > registered-nurse
      Psychiatric Mental Health Nurse Certification = PMH-BC^, RN-BC^ > registered-nurse
      Certified Nurse Educator = CNE^ > registered-nurse
      Nurse Executive Certification = NE-BC^, NEA-BC^, CENP^ > registered-nurse
      Certified Director of Nursing = CDONA^, DNS-CT^ > registered-nurse
      Resident Assessment Certification = RAC-CT^, MDS certification^, RAC-CTA^
      Certified Case Management Nurse = ACM-RN^, CMGT-BC^, CCM/ACM^ > registered-nurse
      School Nurse Certification = certified school nurse, NCSN^, school nurse license, school nurse credential, school nurse services credential > registered-nurse
      Public Health Nurse Certification = PHN certificate^, PHN certification^, public health nursing certificate > registered-nurse
      Infection Control Certification = certified in infection control, CBIC certification^
      Occupational Health Nurse Certification = COHN^, COHN-S^ > registered-nurse
      Legal Nurse Consultant Certified = LNCC^ > registered-nurse
      Forensic Nurse Examiner Certification = SANE-A^, SANE-P^, SANE certification^, SANE certified^ > registered-nurse
      PICC Certification = PICC certified^, PICC line certification^, CRNI^, VA-BC^
      IV Certification = IV certified^, IV therapy certification^, LPN IV certification^
      Advanced Trauma Care for Nurses = ATCN^
      STABLE Program Certification = STABLE certification^, STABLE certified^
      Advanced Life Support in Obstetrics = ALSO certification^
      Dementia Care Certification = certified dementia practitioner, CADDCT^, dementia certified
      Assisted Living Administrator License = RCFE certificate^, RCFE administrator^, assisted living manager license, ALF core^, residential care administrator license
      Feeding Assistant Certification = certified feeding assistant
      Restorative Nursing Assistant Certification = RNA certification^, restorative aide certification
      Medication Administration Certification = MAP certified^, MAP certification^, AMAP^, medication administration certified, med pass certified, MAR certification^, med tech certification, medication aide certification, medication technician certification > medication-administration
      Mandt Certification = Mandt certified, Mandt system, safety-care certification, QBS certified^, TCI certification^, SCIP-R^, CPI certified^, Handle With Care certified, MAB certified^
    `,
  },
  {
    field: 'medicine',
    isSpecialized: true,
    license: `
      Emergency Medical Responder = EMR certification^, EMR certified^, first responder certification, certified first responder
      Nationally Registered Certified Medical Assistant = NCMA^, NRCMA^, nationally certified medical assistant, medical assistant certified, medical assistant certification, certified or registered medical assistant, MA-C^, MA-R certification^
      Ophthalmic Technician Certification = COT certification^, COMT^, JCAHPO certification^, IJCAHPO certification^
      Certified Professional Medical Auditor = CPMA^
      Certified Outpatient Coder = COC certification^, COC credential^, CPC-H^
      Certified Inpatient Coder = CIC coder^, CCS-P^, certified coding specialist physician
      Certified Risk Adjustment Coder = CRC certification^, CRC coder^
      Certified Tumor Registrar = CTR certification^, ODS-C^
      Certified Professional Biller = CPB certification^, certified medical billing specialist, CMRS^, medical billing certification
      Certified Revenue Cycle Representative = CRCR^
      Certified Medical Transcriptionist = RHDS^, CHDS^
      Certified Medical Manager = CMPE^, CMM certification^, FACHE^, certified medical practice executive
      Provider Credentialing Specialist = CPCS^, CPMSM^
      Telemetry Certification = CRAT^, telemetry technician certification, monitor tech certification, EKG certification^, ECG certification^, certified EKG technician^, CET certification^
      Certified Anesthesia Technologist = anesthesia technologist certification
      Limited Permit Radiography License = LXMO^, limited x-ray license, BMO license^, limited radiography license, x-ray operator license, XT license^, x-ray certification, x-ray license
      Naturopathic License = licensed naturopathic doctor, ND license^
      Chiropractic License = DC license^, licensed chiropractor, chiropractor license, chiropractic licensure
      Podiatry License = DPM license^, licensed podiatrist, podiatrist license
      Optometry License = OD license^, licensed optometrist, optometrist license, doctor of optometry license
      Controlled Substance Registration = CDS license^, controlled substance license, CSR registration^, state controlled substance registration
      Advanced Trauma Life Support = ATLS^
      Fluoroscopy Permit = fluoroscopy license, fluoroscopy certification, fluoroscopy supervisor permit
      Genetic Counselor License = CGC certification^, licensed genetic counselor, certified genetic counselor, LCGC^
      Community Health Worker Certification = CHW certification^, certified community health worker, CCHW^
      Lactation Consultant Certification = IBCLC certification^, CLC certification^, certified lactation consultant
      Doula Certification = certified doula, DONA certified^
      Health Coach Certification = NBC-HWC^, certified health coach
      Certified Diabetes Care and Education Specialist = CDCES^, CDE certification^, certified diabetes educator, BC-ADM^
    `,
  },
  {
    field: 'allied-health',
    isSpecialized: true,
    license: `
      Speech-Language Pathology Assistant License = SLPA^, SLPA license^
      Occupational Therapy Assistant License = OTA license^, licensed occupational therapy assistant, OTA/L^
      Physical Therapist Board Certification = OCS certification^, NCS certification^, GCS certification^
      Certified Lymphedema Therapist = CLT-LANA^, lymphedema certification, CLT certification^
      Advanced Cardiac Sonographer = ACS~, RCCS^, RCS certification^, CCI certification^, CCI registered^
      Registered in Mammography = mammography certification, mammography certified
      Computed Tomography Certification = CT certified^, CT certification^, CT registry^
      Magnetic Resonance Imaging Certification = ARMRIT^, MRI certified^, MRI certification^, MRI registry^
      Radiation Therapist Certification = radiation therapist license
      Certified Medical Dosimetrist = CMD certification^
      Vascular Interventional Certification = VI registry^
      Registered EEG Technologist = REEGT^, CLTM^, ABRET certified^, CNIM^
      Certified Pulmonary Function Technologist = CPFT^, RPFT^
      Neonatal Pediatric Specialist = RRT-NPS^, NPS credential^ > registered-respiratory-therapist
      Adult Critical Care Specialist = RRT-ACCS^ > registered-respiratory-therapist
      Certified Surgical First Assistant = CSFA^, CSA certification^, CRNFA^, RNFA^, first assist certification
      Surgical Technologist Tech in Surgery Certified = NCCT surgical technologist^, TS-C^
      Sterile Processing Certification = CSPDT^, CBSPD^, sterile processing technician certification, CIS instrument specialist^, CER endoscope reprocessor^, HSPA certification^, IAHCSMM^ > sterile-processing
      Certified Orthotist = CO certification^, CPO certification^, certified prosthetist, ABC certified orthotist^, licensed orthotist
      Certified Pedorthist = pedorthist certification
      Hearing Aid Dispenser License = hearing instrument specialist license, licensed hearing instrument specialist, HIS license^, HAD license^, BC-HIS^, hearing aid fitter license, licensed hearing aid dispenser
      Contact Lens License = NCLE certification^, NCLE certified^, contact lens dispenser license
      Music Therapist Board Certified = MT-BC^, board certified music therapist
      Art Therapist Registered = ATR-BC^, ATR certification^, registered art therapist, licensed creative arts therapist, LCAT^
      Recreation Therapist License = CTRS/L^, licensed recreational therapist
      Certified Exercise Physiologist = EP-C^, CEP certification^, ACSM-EP^
      Licensed Athletic Trainer = LAT^, ATC/L^, LAT/ATC^, athletic trainer license
      Critical Care Paramedic Certification = FP-C^, CCP-C^, CCEMT-P^, flight paramedic certified > paramedic-license
      Prehospital Trauma Life Support = PHTLS^, ITLS^, PHTLS certification^
      Emergency Vehicle Operator Course = EVOC^, CEVO^, EVOC certification^, EVOC certified^
      Certified Hyperbaric Technologist = CHT hyperbaric^, CHRN^
      Perfusionist Certification = CCP perfusionist^, LP perfusionist^, certified clinical perfusionist, licensed perfusionist
      Licensed Dietitian Nutritionist = LDN^, LDN license^, CNSC^
      Certified Dialysis Nurse = CDN nurse^, BONENT^, CHT dialysis^, certified clinical hemodialysis technician, hemodialysis certification, dialysis technician certification
    `,
  },
  {
    field: 'laboratory',
    isSpecialized: true,
    license: `
      Medical Laboratory License = clinical laboratory technologist license, medical technologist license, laboratory license, clinical laboratory technician license, CLT license^
      Certified Phlebotomist License = CPT I^, CPT1^, phlebotomist license, NPA certification^, licensed phlebotomist, phlebotomy license
      Cytotechnologist Certification
      Blood Banking Certification = SBB certification^
      Histotechnologist Certification = HT certification^, histology certification
      Pathologists' Assistant Certification
      Microbiologist Registered
      Laboratory Animal Certification = ALAT^, LAT certification^, LATG^, AALAS certification^
      Radiation Safety Officer Certification = RSO certification^, NRRPT^, RRPT^, CHP health physicist^
    `,
  },
  {
    field: 'dental',
    isSpecialized: true,
    license: `
      Coronal Polishing Certification = coronal polish certificate
      Local Anesthesia Permit = local anesthesia certification, local anesthesia certified
      Dental Assistant License = LDA^, RDAEF^, QDA^, CDPMA^, registered dental assistant license, dental assistant registration, EDDA^, EFODA^, dental assistant certification, certified dental assistant DANB^, DANB certified^, DANB certification^
      Infection Control Dental Certification = dental infection control certification, ICE exam^
      Orthodontic Assistant Permit = OA permit^, certified orthodontic assistant, COA certification^
      Dental Radiation Health and Safety = RHS certificate^, RHS exam^, radiation safety certificate, radiology permit, x-ray permit, dental x-ray permit, dental radiology permit, dental x-ray certificate
      Certified Dental Technician = CDT lab^
    `,
  },
  {
    field: 'pharmacy',
    isSpecialized: true,
    license: `
      Sterile Compounding Certification = CSPT^, certified compounded sterile preparation technician, sterile compounding certified
      Board Certified Pharmacotherapy Specialist = BCPS^, BCACP^, BCGP^, BCOP^, BCCCP^, BPS certification^ > pharmacist-license
      Pharmacy Intern License = pharmacy intern permit, intern pharmacist license
      Pharmacy Technician Trainee License = technician in training license, pharmacy technician trainee permit
    `,
  },
  {
    field: 'veterinary',
    isSpecialized: true,
    license: `
      Certified Veterinary Assistant = CVA certification^, AVA certification^, NAVTA certified^
      Euthanasia Technician Certification = certified euthanasia technician, euthanasia certification
      Grooming Certification = certified master groomer, NCMG^, certified pet groomer
      Animal Control Officer Certification = NACA certification^, animal control certification, certified animal control officer, ACO certification^
      Farrier Certification = certified farrier, AFA certified^
      Artificial Insemination Certification = AI certification cattle^, AI certified^
      Beef Quality Assurance = BQA^, BQA certified^, BQA certification^, PQA Plus^, TQA certification^
    `,
  },
  {
    field: 'social-care',
    isSpecialized: true,
    license: `
      Provisional Counselor License = PLPC^, LPC-A^, LPC-IT^, LAPC^, LLPC^, LGPC^, LCPC-C^, licensed associate counselor, licensed graduate professional counselor, provisionally licensed professional counselor, LMHC-A^, LMHCA^, LPC associate^, LPC intern^, registered mental health counselor intern, ALC certification^
      Associate Marriage and Family Therapist License = AMFT^, LMFTA^, LAMFT^, MFT intern^, LMFT-A^
      Associate Clinical Social Worker License = ASW^, LCSW-A^, LCSWA^, LSWAIC^, PLCSW^, LMSW-C^, LCSW associate^
      Certified Alcohol Counselor = CAC I^, CAC II^, CAC III^, CAP certification^, MCAP^, LAC license^, CCAPP certified^, CADC-I^, CADC-II^, SUDP^, SUDPT^, LSATP^, LCADC^, LICDC^, LCDP^, CAADC^, ICADC^, MAC certification^, substance abuse counselor license, certified addictions counselor, certified addiction counselor, SUDCC^, RADT^, CATC^, QMHS^
      Certified Recovery Specialist = CRS certification^, CRPS^, certified recovery peer specialist, CPRS^, certified peer recovery specialist, recovery coach certification, CARC^, CPSW^, NCPRSS^
      Certified Prevention Specialist = CPS prevention^, CPP prevention^, ICPS^
      Certified Rehabilitation Counselor = CRC counselor^, CVE vocational^
      Certified Trauma Professional = CCTP^, CTP trauma^, trauma-informed certified
      Certified Psychiatric Rehabilitation Practitioner = CPRP^
      School Psychologist Certification = NCSP^, nationally certified school psychologist, school psychologist license, school psychology certification, PPS credential^, pupil personnel services credential, licensed specialist in school psychology, LSSP^
      School Social Worker License = school social work license, school social worker certification, C-SSWS^
      Certified Child Care Administrator = director credential, childcare director credential, child care director license, National Administrator Credential, NAC administrator^, program director permit
      Child Development Permit = child development teacher permit, child development associate teacher permit, child development site supervisor permit, associate teacher permit, child development master teacher permit
      Early Childhood Certificate = ECE certificate^, early childhood education certificate, ECE units permit^, CDA/ECE^, early childhood credential, infant toddler credential, birth to kindergarten license, B-K license
      Foster Care License = licensed foster parent, foster home license
      Guardianship Certification = national certified guardian, NCG certification^, certified guardian
      Victim Advocate Credential = NACP credential^, certified victim advocate, CA credentialed advocate^, D-SAACP^
      Court Appointed Special Advocate = CASA certification^, CASA volunteer certified^
      Certified Family Life Educator = CFLE^
      Certified Family Mediator = certified mediator, family mediator certification, court certified mediator, registered mediator
      Sex Offender Treatment Certification = LSOTP^, SOTP certification^, CSOTP^
      Applied Suicide Intervention Training = ASIST certification^, QPR certified^, MHFA certified^
      Housing Counselor Certification = HUD certified housing counselor^, certified housing counselor
    `,
  },
];
