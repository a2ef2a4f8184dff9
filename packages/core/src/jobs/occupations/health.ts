/** See `format.ts` for how these tables are written. */
export const HEALTH = `
  registered-nurse | 29-1141 | Registered Nurse* |
      rn, staff (nurse/rn), (icu/er/ed/charge/school/clinic/clinical/operating room/emergency/emergency room/emergency department/oncology/pediatric/
      home health/home care/travel/dialysis/hemodialysis/nicu/picu/pacu/telemetry/med surg/medical surgical/hospice/critical care/intensive care/
      triage/infusion/labor and delivery/l&d/ob/perioperative/circulating/public health/occupational health/psychiatric/psych/behavioral health/
      correctional/research/trauma/cardiac/ambulatory/per diem/prn/graduate/new graduate/floor/wound care/transplant/recovery room/endoscopy/surgical/
      neonatal/telephone triage/infection control/infection prevention/private duty/long term care/rehab/rehabilitation/legal/community health/flight/
      postpartum/mother baby) (nurse/rn/registered nurse), (registered nurse/rn) (resident/residency/clinical coordinator/educator),
      infection (preventionist/control practitioner), nurse clinician, health visitor, nurse, =nursing
      | licensed-practical-nurse, nurse-practitioner, nurse-manager, nurse-case-manager, nurse-educator | registered-nurse
  nurse-case-manager | 29-1141 | Nurse Case Manager |
      rn case manager, registered nurse case manager, (rn/nurse) (care manager/care coordinator/navigator), utilization review (nurse/rn),
      utilization management (nurse/rn), nurse navigator, mds (coordinator/nurse), case management (nurse/rn), clinical documentation specialist,
      clinical documentation improvement specialist
      | registered-nurse, case-manager, medical-services-manager | registered-nurse
  nurse-educator | 25-1072 | Nurse Educator |
      clinical nurse educator, nursing (instructor/professor/faculty/educator), nurse instructor, clinical nurse specialist, nurse consultant,
      staff development coordinator
      | registered-nurse, professor | registered-nurse
  nurse-manager | 11-9111 | Nurse Manager |
      (nursing/nurse/rn/clinical nurse/icu/er nurse) (supervisor/manager), nurse unit manager, assistant (nurse manager/director of nursing),
      nursing (manager/administrator/home manager), clinical (nurse manager/nursing manager), house supervisor, adon, clinical manager rn, ward (sister/manager),
      nursing operations manager
      | registered-nurse, director-of-nursing, medical-services-manager | registered-nurse
  director-of-nursing | 11-9111 | Director of Nursing |
      =don, director of nursing services, nursing director, chief (nursing officer/nurse executive), cno, (vp/vice president) of nursing,
      director of (clinical services/patient care services)
      | nurse-manager, medical-services-manager | registered-nurse
  nurse-practitioner | 29-1171 | Nurse Practitioner |
      np, fnp, arnp, aprn, dnp, (family/adult/pediatric/psychiatric/acute care/psychiatric mental health/geriatric/gerontology/primary care/
      women’s health/neonatal/urgent care/hospitalist) (nurse practitioner/np), family np/pa, advanced practice (provider/nurse/registered nurse),
      advanced registered nurse practitioner, =app
      | registered-nurse, physician-assistant, physician, nurse-midwife | nurse-practitioner-license
  nurse-anesthetist | 29-1151 | Nurse Anesthetist |
      crna, certified registered nurse anesthetist
      | registered-nurse, nurse-practitioner | certified-registered-nurse-anesthetist
  nurse-midwife | 29-1161 | Nurse Midwife |
      certified nurse midwife, cnm, midwife
      | nurse-practitioner, registered-nurse | certified-nurse-midwife
  licensed-practical-nurse | 29-2061 | Licensed Practical Nurse |
      lpn, lvn, licensed (vocational/practical) nurse, (practical/vocational) nurse, (charge/treatment/clinic/staff/home health/school) (lpn/lvn),
      lpn/lvn, (lpn/lvn) charge nurse, allergy nurse
      | registered-nurse, nursing-assistant, medical-assistant | licensed-practical-nurse
  nursing-assistant | 31-1131 | Nursing Assistant |
      cna, stna, lna, gna, pct, pca tech, certified (nursing/nurse) (assistant/aide/aid), (licensed/state tested/geriatric) nursing assistant, (nurse/
      nurse’s/nursing) (aide/aid/assistant/tech/technician), patient care (technician/assistant/tech/associate/aide), medication (aide/technician),
      med (tech/aide), qualified medication aide, certified medication (aide/technician/assistant), resident (assistant/aide/care aide/care associate/
      care partner/care assistant), hospital (aide/attendant), orderly, (care/healthcare/health care) assistant, =hca, (er/emergency room/emergency department) (tech/technician)
      | licensed-practical-nurse, home-health-aide, medical-assistant, direct-support-professional
  home-health-aide | 31-1121 | Home Health Aide |
      hha, (home/personal/private duty/in-home/respite/elder/elderly/companion/live-in) (caregiver/care giver/care aide/care assistant/care attendant/
      companion/health aid/care worker/care provider), (personal care/home care/homecare/home/home health/home support) (aide/aid/assistant/attendant/
      worker/companion/specialist), caregiver, care giver, =companion, carer, (home/domiciliary/live-in) carer, domiciliary care (worker/assistant), care worker, pca, personal attendant, care partner
      | nursing-assistant, direct-support-professional, licensed-practical-nurse
  medical-assistant | 31-9092 | Medical Assistant |
      cma, rma, (certified/registered/clinical/front office/back office/certified clinical) (medical assistant/ma), (medical office/ophthalmic/
      podiatry/dermatology/chiropractic/physical therapy clinic) assistant, (ophthalmic/optometric/allergy) (technician/assistant/tech),
      medical tech assistant, clinical assistant
      | nursing-assistant, phlebotomist, medical-receptionist, licensed-practical-nurse
  phlebotomist | 31-9097 | Phlebotomist |
      (phlebotomy/mobile phlebotomy/plasma/donor/apheresis/blood collection) (technician/tech/specialist/assistant/supervisor), (mobile/certified/
      travel) phlebotomist, (donor center/collections) technician, patient services technician
      | medical-assistant, medical-laboratory-technician
  physician | 29-1229 | Physician |
      doctor of medicine, medical doctor, =md, (family/family medicine/family practice/internal medicine/primary care/emergency/emergency medicine/er/
      hospitalist/urgent care/pediatric/attending/locum tenens/occupational medicine/medical/general/staff/wound care/outpatient) (physician/doctor/
      medicine physician), hospitalist, internist, family practitioner, general practitioner, pediatrician, psychiatrist, cardiologist, radiologist,
      anesthesiologist, dermatologist, neurologist, oncologist, pathologist, ob/gyn, obstetrician, gynecologist, urologist, gastroenterologist,
      endocrinologist, nephrologist, pulmonologist, rheumatologist, ophthalmologist, physiatrist, intensivist, medical director,
      chief medical officer, medical resident, resident physician, =gp, (salaried/locum/partner) gp, anaesthetist, (junior/foundation) doctor
      | surgeon, physician-assistant, nurse-practitioner | medical-license
  surgeon | 29-1249 | Surgeon |
      (general/orthopedic/plastic/vascular/cardiac/trauma/neuro/colorectal/cardiothoracic) surgeon, neurosurgeon
      | physician | medical-license
  physician-assistant | 29-1071 | Physician Assistant |
      pa-c, physician’s assistant, (certified/surgical/orthopedic/dermatology/emergency medicine) physician assistant, physician associate,
      anesthesiologist assistant
      | nurse-practitioner, physician | physician-assistant-certification
  pharmacist | 29-1051 | Pharmacist |
      (staff/clinical/retail/hospital/relief/registered/prn/consultant/nuclear/specialty) pharmacist, rph, pharmacy (manager/director/supervisor/
      intern), pharmacist in charge, director of pharmacy, pharmd
      | pharmacy-technician | pharmacist-license
  pharmacy-technician | 29-2052 | Pharmacy Technician |
      (pharmacy/certified pharmacy/lead pharmacy/inpatient pharmacy/iv/compounding) (technician/tech/assistant/clerk/aide/associate), cpht
      | pharmacist, medical-assistant
  physical-therapist | 29-1123 | Physical Therapist |
      =pt, (outpatient/home health/pediatric/staff/travel/licensed/acute care/inpatient/clinical/orthopedic) (physical therapist/pt),
      physical therapy (director/manager/clinic director), physiotherapist, rehab (director/manager/supervisor), director of rehab,
      director of rehabilitation
      | physical-therapist-assistant, occupational-therapist, athletic-trainer, chiropractor | physical-therapist-license
  physical-therapist-assistant | 31-2021 | Physical Therapist Assistant |
      pta, (physical therapy/physical therapist) (assistant/aide/technician/tech), physiotherapy assistant, rehab (aide/technician/tech)
      | physical-therapist, occupational-therapy-assistant
  occupational-therapist | 29-1122 | Occupational Therapist |
      =ot, =otr, otr/l, (pediatric/home health/school/licensed/registered) (occupational therapist/ot), certified hand therapist, hand therapist
      | occupational-therapy-assistant, physical-therapist, speech-language-pathologist | occupational-therapist-license
  occupational-therapy-assistant | 31-2011 | Occupational Therapy Assistant |
      cota, ota, certified occupational therapy assistant, occupational (therapist/therapy) (assistant/aide)
      | occupational-therapist, physical-therapist-assistant
  speech-language-pathologist | 29-1127 | Speech-Language Pathologist |
      slp, slp-cf, ccc-slp, speech and language therapist, speech (therapist/pathologist/language therapist/language pathologist assistant/therapy assistant), slpa,
      clinical fellow slp
      | occupational-therapist, audiologist, special-education-teacher
  audiologist | 29-1181 | Audiologist |
      (clinical/pediatric) audiologist, hearing (aid specialist/instrument specialist/aid dispenser)
      | speech-language-pathologist
  respiratory-therapist | 29-1126 | Respiratory Therapist |
      rrt, crt, (registered/certified/staff) respiratory (therapist/care practitioner), respiratory (care practitioner/care therapist/technician),
      pulmonary function technician
      | radiologic-technologist, registered-nurse
  radiologic-technologist | 29-2034 | Radiologic Technologist |
      (radiology/radiologic/x-ray/xray/rad/ct/mri/cat scan/mammography/imaging/diagnostic imaging/interventional radiology/nuclear medicine/
      radiographic/special procedures/pet) (technologist/technician/tech), radiographer, mammographer, (radiation therapist/dosimetrist),
      medical imaging technologist, limited x-ray operator
      | sonographer, respiratory-therapist, medical-assistant
  sonographer | 29-2032 | Diagnostic Medical Sonographer |
      (ultrasound/echo/vascular/cardiac/echocardiography/ekg/ekg monitor/monitor/cardiovascular/cath lab/eeg/stress test) (technologist/technician/
      tech/sonographer), sonographer, ultrasonographer, rdms, cardiovascular technologist, telemetry (technician/tech), polysomnographic technologist,
      sleep (technologist/technician/tech)
      | radiologic-technologist, respiratory-therapist
  surgical-technologist | 29-2055 | Surgical Technologist |
      (surgical/operating room/scrub/certified surgical/sterile processing/central sterile/central sterile processing/central supply/endoscopy/
      instrument) (technologist/technician/tech), surgical (first assistant/assistant), sterile processing (manager/supervisor),
      anesthesia (technician/tech)
      | medical-assistant, registered-nurse
  medical-laboratory-technician | 29-2012 | Medical Laboratory Technician |
      mlt, mls, medical (laboratory/lab) (technologist/scientist/tech/technician/assistant), clinical (laboratory/lab) (technologist/scientist/
      technician/assistant/supervisor/manager), medical technologist, histotechnologist, histotechnician, histology (technician/tech),
      cytotechnologist, (laboratory/lab) assistant, microbiology technologist, blood bank technologist, specimen (processor/technician/accessioner),
      pathology assistant
      | laboratory-technician, phlebotomist, biologist
  radiation-therapist | 29-1124 | Radiation Therapist |
      radiation therapy technologist, (medical/chief) dosimetrist, dosimetrist, medical physicist
      | radiologic-technologist, physician
  podiatrist | 29-1081 | Podiatrist |
      doctor of podiatric medicine, (podiatric/foot) surgeon
      | physician, surgeon
  orthotist-prosthetist | 29-2091 | Orthotist and Prosthetist |
      orthotist, prosthetist, pedorthist, (orthotic/prosthetic/orthotics/o&p) (technician/fitter/practitioner/assistant)
      | physical-therapist, biomedical-equipment-technician
  recreational-therapist | 29-1125 | Recreational Therapist |
      (art/play/music/recreation/dance/drama/horticultural/recreational/therapeutic recreation/activity) (therapist/therapy assistant/psychotherapist/
      therapy specialist), ctrs, therapeutic recreation (specialist/director/coordinator)
      | occupational-therapist, mental-health-counselor, recreation-worker
  dentist | 29-1021 | Dentist |
      (general/associate/pediatric) dentist, orthodontist, endodontist, periodontist, oral surgeon, dental director, prosthodontist, dds, dmd
      | dental-hygienist | dental-license
  dental-hygienist | 29-1292 | Dental Hygienist |
      rdh, (registered/temporary) dental hygienist, hygienist
      | dental-assistant, dentist | registered-dental-hygienist
  dental-assistant | 31-9091 | Dental Assistant |
      (registered/certified/expanded functions/orthodontic/chairside/surgical/pediatric/oral surgery) (dental assistant), orthodontic assistant, efda,
      rda, dental nurse, dental (office assistant/sterilization assistant), oral surgery assistant
      | dental-hygienist, medical-assistant
  dental-laboratory-technician | 51-9081 | Dental Laboratory Technician |
      dental (lab technician/technician/ceramist/lab tech)
      | dental-assistant
  optometrist | 29-1041 | Optometrist |
      doctor of optometry
      | optician, physician
  optician | 29-2081 | Optician |
      (dispensing/licensed) optician, optical (associate/assistant/technician/manager/sales associate), eyewear (consultant/specialist)
      | optometrist, retail-associate
  chiropractor | 29-1011 | Chiropractor |
      associate chiropractor, chiropractic (physician/doctor)
      | physical-therapist
  veterinarian | 29-1131 | Veterinarian |
      (associate/emergency/relief/small animal) veterinarian, dvm, =vet
      | veterinary-technician | veterinary-license
  veterinary-technician | 29-2056 | Veterinary Technician |
      (veterinary/vet/licensed veterinary/certified veterinary/registered veterinary/animal hospital/animal health) (technician/tech/technologist/
      nurse), (veterinary/vet) (assistant/receptionist/practice manager), lvt, cvt, rvt
      | veterinarian, animal-caretaker
  dietitian | 29-1031 | Dietitian |
      (registered/clinical/renal/outpatient) (dietitian/dietician/nutritionist), dietician, nutritionist, rdn, nutrition (counselor/consultant/
      educator/coordinator), wic nutritionist, (clinical nutrition/dietary/food and nutrition) (manager/services manager/director)
      | health-educator, food-service-manager
  athletic-trainer | 29-9091 | Athletic Trainer |
      (certified/assistant) athletic trainer, exercise (physiologist/specialist), kinesiologist
      | physical-therapist, fitness-trainer
  massage-therapist | 31-9011 | Massage Therapist |
      lmt, (licensed/certified/spa) massage (therapist/practitioner), (bodyworker/reflexologist), acupuncturist
      | esthetician, physical-therapist-assistant | licensed-massage-therapist
  paramedic | 29-2043 | Paramedic |
      emt, (emt/flight/critical care/fire) paramedic, emt-b, emt-p, (emt/emt-b) (basic/driver), emergency medical (technician/responder), aemt,
      ambulance (driver/attendant), ems supervisor
      | firefighter, emergency-dispatcher, nursing-assistant
  medical-coder | 29-2072 | Medical Coder |
      (medical/inpatient/outpatient/certified/hcc/risk adjustment/surgery/hospital/remote medical/physician) coder, (medical/
      clinical) coding (specialist/analyst/auditor/supervisor), coding (specialist/auditor/analyst), medical billing and coding specialist,
      certified professional coder, icd-10 coder
      | medical-biller, medical-records-specialist
  medical-biller | 43-3021 | Medical Biller |
      (medical/dental/hospital/healthcare) (billing/biller/insurance/collections) (specialist/clerk/representative/coordinator/associate/manager/
      assistant/supervisor), (patient account/patient accounts/patient financial services/insurance follow-up/reimbursement/revenue cycle/claims/
      denials) (representative/specialist/analyst/associate/coordinator), medical (collector/insurance specialist/collections),
      (insurance verification/authorization/prior authorization) (specialist/representative/coordinator), (revenue cycle/patient accounts/
      billing) (manager/supervisor/director)
      | medical-coder, billing-specialist, insurance-claims-adjuster
  medical-records-specialist | 29-2072 | Medical Records Specialist |
      (medical records/health information/him/medical record) (clerk/technician/coordinator/manager/specialist/director/assistant/analyst), rhit,
      rhia, release of information specialist, cancer registrar, tumor registrar, (medical transcriptionist/transcriptionist), medical scribe, scribe,
      health information management (specialist/director)
      | medical-coder, data-entry-clerk, medical-receptionist
  medical-receptionist | 43-6013 | Medical Receptionist |
      (medical/medical office/doctor’s office/patient/dental/dental office/clinic/medical front desk/hospital/chiropractic) (receptionist/secretary/
      front desk/scheduler/administrative assistant/office coordinator/office specialist/front office), patient (access representative/
      access specialist/service representative/services representative/registration representative/coordinator/registrar/scheduler/care coordinator/
      access associate/services coordinator), (unit/ward/health unit) (clerk/secretary/coordinator), admissions (registrar), hospital registrar,
      scheduling coordinator, surgery scheduler, surgical (coordinator/scheduler), referral (coordinator/specialist), treatment coordinator,
      appointment scheduler
      | receptionist, medical-assistant, administrative-assistant
  medical-services-manager | 11-9111 | Medical Services Manager |
      (practice/medical office/clinic/medical practice/dental office/dental practice/health services/clinical operations/clinical/health center/
      medical/hospital/patient services/patient access/quality improvement healthcare/case management/surgery center/home health) (manager/
      administrator/director), (nursing home/assisted living/healthcare/health care/hospice/hospital/home health/long term care) (administrator/
      executive director/director), practice administrator, wellness director, director of (case management/quality/patient access), (quality/
      clinical quality) (director)
      | nurse-manager, director-of-nursing, operations-manager
  behavior-technician | 29-2053 | Behavior Technician |
      rbt, (registered behavior/aba/applied behavior analysis/behavior/behavioral/autism) (technician/tech/therapist/interventionist/aide/
      support technician/associate/assistant), (behavioral health/mental health/psychiatric) (technician/tech/aide/associate/assistant/attendant),
      (aba/autism) (therapist/tutor/line therapist/paraprofessional)
      | behavior-analyst, direct-support-professional, teacher-aide
  behavior-analyst | 29-2053 | Behavior Analyst |
      bcba, bcaba, board certified (behavior/assistant behavior) analyst, behavioral (analyst/consultant), behavior (consultant/
      specialist consultant), clinical supervisor aba
      | behavior-technician, psychologist, special-education-teacher
  health-educator | 21-1091 | Health Educator |
      (community/public) health (worker/educator/specialist/advisor/outreach worker/representative), health (coach/education specialist/navigator/
      promotion specialist), wellness (coach/coordinator/specialist), patient (navigator/educator/advocate), promotora, diabetes educator
      | social-worker, dietitian, case-manager
  clinical-research-coordinator | 11-9121 | Clinical Research Coordinator |
      (clinical research/clinical trial/clinical trials/clinical study/study/research) (coordinator/associate/manager/nurse coordinator/
      project manager/specialist/administrator), cra, crc, clinical (data manager/trial manager/data coordinator/data associate/project manager/
      operations manager), clinical (affairs specialist/research scientist/research monitor), pharmacovigilance (specialist/associate),
      drug safety (associate/specialist), medical science liaison, medical (writer/affairs manager)
      | research-assistant, research-scientist, registered-nurse, regulatory-affairs-specialist
`;
