import type { FieldVocabulary } from './format.ts';

export const NURSING: FieldVocabulary = {
  field: 'nursing',
  license: `
    Registered Nurse = RN, registered nurse license, RN license, licensed registered nurse
    Licensed Practical Nurse = LPN, LVN, licensed vocational nurse, LPN/LVN, LPN license
    Certified Nursing Assistant = CNA, certified nurse assistant, certified nurse aide, certified nursing aide, STNA^, state tested nursing assistant
    Certified Medication Aide = CMA~, certified medication assistant, certified medication technician, CMT~
    Nursing Home Administrator License = NHA license, LNHA^, licensed nursing home administrator, nursing home administrators license
    Nurse Practitioner License = PMHNP^, PMHNP-BC, AGPCNP^, AGACNP^, NP license, certified nurse practitioner, CRNP^
    Family Nurse Practitioner = FNP^, FNP-C, FNP-BC > registered-nurse
    Advanced Practice Registered Nurse = APRN^, ARNP^, advanced practice nurse > registered-nurse
    Certified Registered Nurse Anesthetist = CRNA^, nurse anesthetist > registered-nurse
    Certified Nurse Midwife = CNM^ > registered-nurse
    Clinical Nurse Specialist = CNS~ > registered-nurse
    Home Health Aide Certification = HHA^, certified home health aide
    Basic Life Support = BLS, BLS certification, BLS for healthcare providers, BCLS
    Advanced Cardiac Life Support = ACLS, advanced cardiovascular life support
    Pediatric Advanced Life Support = PALS^
    Neonatal Resuscitation Program = NRP, neonatal resuscitation
    Trauma Nursing Core Course = TNCC
    Emergency Nursing Pediatric Course = ENPC^
    CPR Certification = CPR, cardiopulmonary resuscitation, CPR certified, CPR/AED, CPR card
    First Aid Certification = first aid, first aid certified, First Aid/CPR
    CCRN^ = critical care registered nurse certification > registered-nurse
    Certified Emergency Nurse = CEN^ > registered-nurse
    CNOR^ > registered-nurse
    Oncology Certified Nurse = OCN^ > registered-nurse
    Certified Medical-Surgical Registered Nurse = CMSRN^ > registered-nurse
    Chemotherapy Certification = chemo certified, chemotherapy/biotherapy provider card
    NIHSS Certification = NIHSS^, NIH stroke scale
    Crisis Prevention Certification = CPI certification, nonviolent crisis intervention
    Compact Nursing License = NLC^, multistate nursing license, nurse licensure compact
  `,
  knowledge: `
    Patient Care = care of patients, direct patient care, patient care services
    Nursing Care = nursing skills, nursing practice > patient-care
    Patient Assessment = nursing assessment, patient assessments, head-to-toe assessment
    Care Planning = care plans, nursing care plans, plan of care, individualized care plans
    Vital Signs = vital sign monitoring, taking vital signs, vitals
    Medication Administration = administering medications, administer medications, med administration, med pass, passing medications, passing meds, med passes
    IV Therapy = intravenous therapy, IV infusion, infusion therapy, IV administration
    IV Insertion = IV starts, starting IVs, IV placement, peripheral IV insertion
    Central Line Care = PICC line care, central line management, PICC lines
    Venipuncture = phlebotomy, blood draws, drawing blood, draw blood
    Wound Care = wound management, wound dressing, wound care management, dressing changes
    Catheter Care = catheterization, Foley catheter insertion, urinary catheterization
    Tracheostomy Care = trach care
    Ventilator Management = ventilator care, vent management
    Ostomy Care = colostomy care
    Enteral Feeding = tube feeding, G-tube feeding, gastrostomy care
    Telemetry Monitoring = telemetry~, cardiac telemetry, cardiac monitoring
    Critical Care = critical care nursing, intensive care, ICU care, ICU nursing
    Emergency Nursing = emergency department nursing, ER nursing, ED nursing
    Medical-Surgical Nursing = med-surg, med/surg, medical surgical, med-surg nursing
    Perioperative Nursing = operating room nursing, OR nursing, perioperative care
    Post-Anesthesia Care = PACU, recovery room nursing
    Labor and Delivery = L&D^, labor and delivery nursing
    Obstetric Nursing = OB nursing, maternity nursing
    Postpartum Care = mother-baby care, postpartum nursing
    Neonatal Intensive Care = NICU, neonatal nursing
    Pediatric Nursing = pediatric care, peds nursing
    Pediatric Intensive Care = PICU
    Geriatric Care = geriatric nursing, elder care, elderly care, care of the elderly, senior care, geriatrics, eldercare, care for seniors, senior companionship, geriatric experience
    Dementia Care = memory care, Alzheimer's care, Alzheimer's and dementia care
    Hospice Care = hospice nursing, end-of-life care
    Palliative Care
    Home Health Care = home healthcare, home health nursing, home care, in-home care
    Long-Term Care = LTC~, skilled nursing, skilled nursing care, skilled nursing facility, SNF^, long term care facility, long-term care facilities
    Oncology Nursing = chemotherapy administration
    Dialysis = hemodialysis, dialysis nursing, peritoneal dialysis
    Psychiatric Nursing = behavioral health nursing, psych nursing, mental health nursing
    School Nursing
    Rehabilitation Nursing
    Case Management Nursing = nurse case management, RN case management
    Triage = patient triage, nurse triage, telephone triage, phone triage
    Discharge Planning = patient discharge planning
    Patient Education = patient teaching, patient and family education, health education for patients
    Patient Advocacy
    Patient Safety
    Fall Prevention = fall precautions
    Infection Control = infection prevention, infection prevention and control, universal precautions, standard precautions
    Sterile Technique = aseptic technique, aseptic techniques, sterile field
    Pain Management = pain assessment
    Activities of Daily Living = ADLs~, ADL^, ADL assistance, personal care assistance, personal care, personal cares
    Bedside Care = bedside nursing
    Bathing and Grooming Assistance = bathing assistance, assistance with bathing, personal hygiene assistance, Bathing and Dressing, bathing and dressing assistance, help with bathing, helped with bathing, dressing assistance
    Patient Transfers = patient lifting, transferring patients, Hoyer lift, patient mobility assistance
    Range of Motion Exercises
    Patient Transport = transporting patients, patient transportation
    Specimen Collection = collecting specimens, sample collection from patients
    Blood Glucose Monitoring = glucose monitoring, accuchecks, blood sugar monitoring
    Blood Transfusion = blood product administration, transfusions
    Immunizations = vaccinations, vaccine administration, administering vaccines, immunization administration
    Injections = intramuscular injections, subcutaneous injections, giving injections
    EKG Administration = 12-lead EKG, performing EKGs
    charting: Nursing Documentation = charting~, patient charting, medical charting, clinical documentation
    Nurse Staffing = nurse scheduling
    Charge Nurse Leadership = charge nurse experience
    Nursing Leadership = nurse leadership, nursing management
    Evidence-Based Practice
    Nursing Education = clinical nursing instruction
    Utilization Review = utilization management
    MDS Assessment = MDS 3.0, minimum data set, MDS coordination
    OASIS Assessment = OASIS documentation, OASIS-C
    Healthcare Quality Improvement = clinical quality improvement
    Medication Reconciliation
    Restraint Use = restraint and seclusion
    Seizure Precautions
    Diabetes Management = diabetes education, diabetic care
    Wound Vac Therapy = wound vac, negative pressure wound therapy
    Acute Care = acute care nursing
    Nursing Home Care = nursing home experience
    Assisted Living = assisted living facility, assisted living facilities
    Outpatient Care = outpatient clinic, outpatient services
    Inpatient Care = inpatient services
    Nursing Theory = nursing theories, professional nursing theory
    Suture Removal = removal of sutures
    SigmaCare
  `,
};
