import type { FieldVocabulary } from './format.ts';

export const ALLIED_HEALTH: FieldVocabulary = {
  field: 'allied-health',
  knowledge: `
    Physical Therapy = physiotherapy
    Occupational Therapy
    Speech-Language Pathology = speech therapy, speech pathology, speech-language therapy
    Respiratory Therapy = respiratory care
    Recreational Therapy = therapeutic recreation
    Massage Therapy = therapeutic massage
    Deep Tissue Massage > massage-therapy
    Swedish Massage > massage-therapy
    Sports Massage > massage-therapy
    Acupuncture
    Chiropractic Care = chiropractic
    Athletic Training Services
    Rehabilitation = rehabilitative care, rehabilitation therapy
    Manual Therapy = joint mobilization
    Therapeutic Exercise = exercise prescription
    Gait Training = gait analysis
    Neurological Rehabilitation = neuro rehab
    Orthopedic Rehabilitation
    Pediatric Therapy
    Sensory Integration
    Hand Therapy
    Aquatic Therapy
    Electrotherapy = electrical stimulation therapy, e-stim
    Dry Needling
    Dysphagia Treatment = dysphagia, swallowing disorders
    Augmentative and Alternative Communication = AAC~
    Articulation Therapy
    Audiology = hearing assessment
    Hearing Aid Fitting = hearing aids
    Optometry = eye examinations
    Optician Services = dispensing eyewear, optical dispensing, eyeglass fitting
    Contact Lens Fitting = contact lenses
    Orthotics and Prosthetics = prosthetics, orthotics
    Dietetics = clinical nutrition, medical nutrition therapy
    Nutrition = nutrition counseling, nutritional counseling
    Therapeutic Diets = diet therapy, modified diets, special diets, texture modified diets
    Radiography = X-ray, radiologic technology, diagnostic imaging, x-rays
    Computed Tomography = CT scan, CT scanning, CT imaging, CT scans
    Magnetic Resonance Imaging = MRI, MRI scanning
    Ultrasound Imaging = sonography, diagnostic medical sonography, ultrasound
    Echocardiography = echocardiograms
    Mammography
    Nuclear Medicine
    Fluoroscopy
    Radiation Therapy
    Radiation Safety = radiation protection
    Patient Positioning
    Interventional Radiology > radiology
    Cardiac Catheterization = cath lab
    Vascular Ultrasound = vascular technology
    EEG^ = electroencephalography
    Polysomnography = sleep studies
    Stress Testing~ = cardiac stress testing
    Pulmonary Function Testing = spirometry, PFT^
    Oxygen Therapy = oxygen administration
    Mechanical Ventilation = BiPAP, CPAP^
    Arterial Blood Gas Analysis = ABG^, arterial blood gases
    Nebulizer Treatments = aerosol therapy
    Surgical Technology = scrub tech, surgical scrubbing, scrub technician
    Sterile Processing = instrument sterilization, sterilization of instruments, surgical instrument sterilization
    Autoclave Operation = autoclaving
    Surgical Instruments
    Emergency Medical Services = EMS^, prehospital care, pre-hospital care
    Ambulance Operations = ambulance driving
    Patient Stabilization
    Trauma Care
    Splinting
    Behavioral Health = behavioral health services, behavioral healthcare
    Applied Behavior Analysis = ABA therapy, ABA^
    Discrete Trial Training
    Functional Behavior Assessment = FBA^
    Behavior Intervention Plans = behavior plans, behavior modification
    Autism Spectrum Disorder = autism, autism spectrum disorders
    Genetic Counseling
    Art Therapy
    Music Therapy
    Dance Therapy = dance/movement therapy
    Health Coaching = wellness coaching
    Clinical Documentation Improvement
    Home Exercise Programs
    Ergonomic Assessment = ergonomic assessments
    Swallowing Therapy = dysphagia therapy
    Musculoskeletal Conditions = musculoskeletal disorders
    Hearing Tests = hearing test, hearing testing
    Skin Analysis
  `,
  license: `
    Physical Therapist License = PT license, licensed physical therapist
    Physical Therapist Assistant License = PTA license, licensed physical therapist assistant, PTA~
    Doctor of Physical Therapy = DPT^
    Occupational Therapist License = OTR/L, OT license, NBCOT^, licensed occupational therapist, registered occupational therapist
    Certified Occupational Therapy Assistant = COTA^, COTA/L
    Certificate of Clinical Competence in Speech-Language Pathology = CCC-SLP
    Registered Polysomnographic Technologist = RPSGT^
    Speech-Language Pathologist License = SLP license, licensed speech-language pathologist, licensed speech language pathologist
    Audiologist License = licensed audiologist
    Registered Cardiovascular Invasive Specialist = RCIS^
    Certified Lactation Counselor = IBCLC^
    Certified Ophthalmic Assistant = certified ophthalmic technician
    Respiratory Care Practitioner = RCP^, respiratory care practitioner license, respiratory therapist license
    Registered Respiratory Therapist = RRT^
    Certified Respiratory Therapist = CRT~
    Registered Radiologic Technologist = ARRT^, registered radiographer, ARRT certification
    Registered Diagnostic Medical Sonographer = RDMS^, ARDMS^
    Registered Cardiac Sonographer = RDCS^
    Registered Vascular Technologist = RVT~
    Certified Nuclear Medicine Technologist = CNMT^
    Certified Surgical Technologist = CST~
    Certified Registered Central Service Technician = CRCST^
    EMT Certification = EMT, EMT-B, emergency medical technician, EMT-Basic
    Advanced EMT = AEMT^, EMT-Intermediate > emt-certification
    Paramedic License = EMT-P, licensed paramedic, paramedic certification, NRP paramedic > emt-certification
    National Registry of Emergency Medical Technicians = NREMT^, National Registry certification, National Registry paramedic, NREMT certified
    Registered Dietitian = RDN^, registered dietitian nutritionist, RD~, licensed dietitian
    Certified Dietary Manager = CDM^, Certified Dietary Manager Food Protection, CDM CFPP^, CFPP^, certified dietary manager certified food protection professional
    Dietetic Technician Registered = DTR^
    Licensed Massage Therapist = LMT^, massage therapy license, massage license, Massage Certification, NCTMB^, BCTMB^, nationally certified in therapeutic massage, certified massage therapist, licensed massage practitioner, LMP license^, massage therapist license, licensed bodywork therapist, MT license^, LMBT^, MBLEx^, MMP license^, licensed massage and bodywork therapist
    Certified Athletic Trainer = ATC~
    Board Certified Behavior Analyst = BCBA
    Board Certified Assistant Behavior Analyst = BCaBA^
    Licensed Behavior Analyst = LBA^, LABA^, licensed applied behavior analyst
    Registered Behavior Technician = RBT
    Certified Phlebotomy Technician = phlebotomy certification, certified phlebotomist
    Certified Hemodialysis Technician = CCHT^
    Licensed Optician = licensed dispensing optician, ophthalmic dispenser license, licensed ophthalmic dispenser, ABO certified, ABO certification
    Licensed Acupuncturist
    Certified Therapeutic Recreation Specialist = CTRS^
    Certified Hand Therapist = CHT~
    Doctor of Chiropractic
    Doctor of Audiology
  `,
};
