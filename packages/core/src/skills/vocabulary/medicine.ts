import type { FieldVocabulary } from './format.ts';

export const MEDICINE: FieldVocabulary = {
  field: 'medicine',
  knowledge: `
    Medicine = clinical medicine
    Medical Terminology = medical terms
    Anatomy and Physiology = human anatomy, anatomy & physiology
    Pathophysiology
    Pharmacology
    Internal Medicine
    Family Medicine = family practice
    Primary Care = primary health care
    Emergency Medicine
    Urgent Care
    Pediatrics = pediatric medicine
    Obstetrics and Gynecology = OB/GYN, OBGYN, obstetrics & gynecology, gynaecology
    Women's Health
    Surgery = surgical procedures
    General Surgery
    Surgical Assisting = surgical first assist
    Orthopedics = orthopedic care
    Orthopedic Surgery
    Cardiology
    Neurology
    Neurosurgery
    Oncology
    Hematology
    Dermatology
    Gastroenterology
    Endocrinology
    Nephrology
    Pulmonology = pulmonary medicine
    Rheumatology
    Urology
    Ophthalmology
    Otolaryngology = ENT^, ear nose and throat
    Psychiatry
    Anesthesia = anesthesiology, anesthesia administration
    Radiology = diagnostic radiology
    Pathology = anatomic pathology
    Infectious Disease = infectious diseases
    Occupational Medicine = occupational health
    Sports Medicine
    Physical Examinations = physical exams, conducting physical examinations
    Differential Diagnosis = clinical diagnosis, diagnosing patients
    Medical History Taking = patient history taking
    Treatment Planning = treatment plans, treatment plan development
    Prescribing Medication = writing prescriptions
    Suturing = wound suturing
    Intubation = endotracheal intubation
    Endoscopy = colonoscopy
    EKG Interpretation = ECG interpretation, EKG, ECG^, electrocardiogram, electrocardiography
    Patient Counseling
    Chronic Disease Management
    Preventive Care = preventive medicine
    Population Health = population health management
    Public Health
    Epidemiology
    Health Promotion = health education, wellness promotion
    Community Health
    Clinical Research = clinical studies
    Clinical Trials = clinical trial management, clinical trial
    Good Clinical Practice = GCP|, ICH-GCP, good clinical practices
    Institutional Review Board Submissions = IRB^, IRB submissions, institutional review board
    Informed Consent = informed consent process
    Clinical Data Management
    Adverse Event Reporting = pharmacovigilance
    Medical Writing
    Telehealth = telemedicine
    Healthcare Administration = health care administration, hospital administration, healthcare management
    Medical Office Administration = medical office procedures, medical office experience, medical front office
    Patient Scheduling = scheduling patients, patient appointment scheduling, medical scheduling
    Patient Registration = patient intake, patient check-in
    Insurance Verification = verification of insurance, insurance eligibility verification
    Prior Authorization = pre-authorization, prior authorizations, preauthorization, pre-certification, insurance authorizations
    Medical Billing = healthcare billing, patient billing, medical claims billing
    Medical Coding = clinical coding, coding of medical records
    ICD-10 = ICD-10-CM, ICD-10 coding, ICD-10-PCS
    ICD-9 = ICD-9-CM, ICD-9 coding
    CPT Coding = CPT codes, CPT^, CPT-4
    HCPCS^ = HCPCS coding
    DRG Coding = diagnosis-related groups, DRG~
    CMS-1500 Claim Forms = CMS-1500, CMS-1500 forms, HCFA-1500
    Medical Claims Processing = medical claims, claims processing for healthcare
    Revenue Cycle Management = healthcare revenue cycle, revenue cycle
    Medicare = Medicare billing, Medicare regulations
    Medicaid = Medicaid billing
    Medicare and Medicaid = Medicare/Medicaid > medicare, medicaid
    Managed Care
    Medical Records Management = medical records, health information management, patient records
    Medical Transcription
    Medical Scribing = medical scribe
    Electronic Health Records = EHR, EMR, EMRs, electronic medical records, EHR/EMR, EMR/EHR, electronic health record systems, electronic charting, EHRs
    HIPAA Compliance = HIPAA, HIPAA regulations, HIPAA guidelines
    Joint Commission Standards = Joint Commission, JCAHO, TJC standards
    CMS Regulations = Centers for Medicare and Medicaid Services
    OSHA Bloodborne Pathogens = bloodborne pathogens
    Healthcare Compliance
    Credentialing = provider credentialing, physician credentialing
    Hospital Operations
    Health Informatics = clinical informatics, healthcare informatics, nursing informatics
    Value-Based Care
    Medical Devices = medical device industry, medtech~, medical industry, regulated device industry
    Medical Equipment Operation
    Care Coordination = coordination of care, patient care coordination
    Patient Navigation
    Motivational Interviewing
    Medical Interpretation = medical interpreting
    Bioethics = medical ethics
    Managed Care Plans
    EOB Interpretation = explanation of benefits, EOBs
    Diagnosis Coding = diagnostic coding, diagnosis codes
    Procedural Coding = procedure codes, procedural codes
    Durable Medical Equipment = DME^, home medical equipment
    Medical Bill Review = bill review
    Medical Referrals = referral coordination
    Aesthetic Medicine = medical aesthetics
    Dysport
    Laser Treatments
    Obstetrics
    Infertility Treatment = infertility
    Schizophrenia
    Traumatic Brain Injury = TBI^
    Instrument Processing = processing instruments
    Psychopathology
    Multi-Center Trials = multi-center clinical trials
  `,
  technology: `
    Epic EHR = Epic~, Epic Systems, EpicCare, Epic EMR, Epic Hyperspace > electronic-health-records
    Cerner = Cerner Millennium, Oracle Health, Cerner PowerChart, PowerChart > electronic-health-records
    Meditech > electronic-health-records
    Allscripts = Allscripts EHR > electronic-health-records
    athenahealth = athenaOne > electronic-health-records
    eClinicalWorks > electronic-health-records
    NextGen Healthcare = NextGen EHR > electronic-health-records
    McKesson Paragon > electronic-health-records
    PointClickCare > electronic-health-records
    Practice Fusion > electronic-health-records
    Kareo
    Greenway Health
    DrChrono > electronic-health-records
    AdvancedMD
    MatrixCare > electronic-health-records
    Homecare Homebase > electronic-health-records
    Medisoft
    3M Encoder = 3M 360 Encompass
    PACS^ = Picture Archiving and Communication System
    HL7 = Health Level Seven, HL7 interfaces
    FHIR = HL7 FHIR
    DICOM
    Pyxis = Pyxis MedStation
    Omnicell
    REDCap
    Medidata Rave
    Dragon Medical = Dragon Medical One
  `,
  license: `
    Medical License = state medical license, physician license
    Board Certified Physician = board certified, board eligible, BC/BE
    Doctor of Medicine = MD/DO
    Doctor of Osteopathic Medicine
    DEA License = DEA registration, DEA number
    Physician Assistant Certification = PA-C, physician assistant license, NCCPA certification
    Certified Medical Assistant = CMA~
    Registered Medical Assistant = RMA^
    Certified Clinical Medical Assistant = CCMA^
    Certified Professional Coder = CPC~
    Certified Coding Specialist = CCS~
    Certified Coding Associate
    Registered Health Information Technician = RHIT^
    Registered Health Information Administrator = RHIA^
    Certified Medical Administrative Assistant = CMAA^
    Certified Electronic Health Records Specialist = CEHRS^
    Certified Clinical Research Coordinator = CCRC^
    Certified Clinical Research Associate = CCRA^
    Certified Case Manager = CCM~
    Certified in Public Health
    Certified Health Education Specialist = CHES^
    Certified Professional in Healthcare Quality = CPHQ^
  `,
};
