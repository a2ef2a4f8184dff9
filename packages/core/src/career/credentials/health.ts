/** See `format.ts` for how these tables are written. */
export const HEALTH_CREDENTIALS = `
  nclex-rn, nclex-pn, nclex | the NCLEX | registered-nurse,licensed-practical-nurse,nurse-practitioner,nurse-manager,nurse-case-manager,nurse-educator
      | is the license exam for nurses, taken after an approved program | register with your state’s board of nursing and Pearson VUE (nclex.com); the fee is $200
  teas, ati teas, hesi | the TEAS or HESI | registered-nurse,licensed-practical-nurse | is an entrance test of many nursing programs, not a license | ask your program which one it takes and its minimum score
  bsn, bachelor of science in nursing | a BSN | registered-nurse,nurse-manager,nurse-practitioner,nurse-case-manager,nurse-educator,director-of-nursing
      | is the nursing degree that many hospitals prefer | compare CCNE- or ACEN-accredited programs; RNs can finish it online, often with the employer’s help
  adn, asn, associate degree in nursing, nursing degree, nursing school | a nursing degree | registered-nurse,licensed-practical-nurse,nurse-practitioner | leads to the NCLEX-RN | check the approved list of your state’s board of nursing
  lpn, lvn | the LPN | health | takes about a year and can lead to RN | check your state board’s list of practical nursing programs
  cna | the CNA | health | is the shortest way to paid patient care | ask nursing homes for paid classes, or see your state’s nurse aide registry
  rn license, rn | the RN license | registered-nurse,nurse-practitioner,nurse-manager,nurse-case-manager,nurse-educator,director-of-nursing,nurse-anesthetist,nurse-midwife,health
      | lets you practice as a registered nurse | apply to your state’s board of nursing after an approved program
  fnp, pmhnp, agpcnp, agacnp, family nurse practitioner | the NP focus you name | nurse-practitioner | decides which patients you can treat, such as families or mental health
      | compare programs and exams at AANPCB (aanpcert.org) and ANCC (nursingworld.org)
  mcat | the MCAT | physician,surgeon | is the entrance exam of medical schools | register with the AAMC (aamc.org), which has a fee assistance program
  usmle, comlex | the USMLE or COMLEX | physician,surgeon | is the license exam for physicians (MD or DO), in three steps | register through usmle.org or nbome.org; graduates of foreign schools also need ECFMG certification
  =DAT | the DAT | dentist | is the entrance exam of dental schools | register with the ADA (ada.org)
  pance | the PANCE | physician-assistant | is the certification exam for PAs | register with the NCCPA (nccpa.net)
  gre | the GRE | * | is an entrance test of some graduate programs; many no longer ask for it | check your program first, then register at ets.org
  naplex | the NAPLEX | pharmacist | is the license exam for pharmacists | register with the NABP (nabp.pharmacy)
  ptcb, ptce, cpht | the PTCB exam | pharmacy-technician | certifies pharmacy technicians | register with the PTCB (ptcb.org); the fee is $129
  bls, cpr, first aid | BLS or CPR | health,education,personal-care,public-safety,social-services,childcare-worker | takes half a day and is asked for in care, schools, and gyms | take it with the American Heart Association or the Red Cross
  acls | ACLS | health | covers heart emergencies for clinical staff | take it with the American Heart Association
  ccrn | the CCRN | registered-nurse,nurse-anesthetist,nurse-practitioner,nurse-manager | certifies critical care nurses | apply to the AACN (aacn.org) with the hours of care it asks for
  cen, =CEN | the CEN | registered-nurse | certifies emergency nurses | apply to the BCEN (bcen.org)
  emt, emt-b | the EMT | paramedic,firefighter,physician,physician-assistant,registered-nurse,emergency-dispatcher | takes about 150 to 200 hours and counts as patient care | see your state’s EMS office and nremt.org
  nremt | the NREMT | paramedic,firefighter | is the national exam that most states use for EMTs and paramedics | register at nremt.org
  cpc, =CPC | the CPC | medical-coder,medical-biller,medical-records-specialist | certifies coders; new ones start as CPC-A | take it with the AAPC (aapc.com)
  ccs, rhit, rhia, cca | the AHIMA credential you name | medical-coder,medical-records-specialist,medical-services-manager | certifies coding or health records work | see ahima.org; the RHIT and RHIA need a degree
  ccma, cma, rma | a medical assistant certification | medical-assistant | is preferred by most clinics | see the AAMA, AMT, or NHA for which programs count
  mls(ascp), mlt(ascp), =ASCP, =MLS, =MLT, medical laboratory scientist | the ASCP certification | medical-laboratory-technician,phlebotomist
      | is what most hospital laboratories ask for | check at ascp.org/boc which route your degree and courses fit
  arrt | the ARRT | radiologic-technologist,radiation-therapist,sonographer | certifies imaging and radiation work | apply at arrt.org after an approved program
  ardms, rdms | the ARDMS | sonographer | certifies sonographers | apply at ardms.org
  crcst | the CRCST | surgical-technologist | certifies sterile processing | take it with HSPA (myhspa.org); it takes 400 hours of practice
  bcba | the BCBA | behavior-analyst | certifies behavior analysts with a master’s degree | check coursework and hours with the BACB (bacb.com)
  rbt | the RBT | behavior-technician,behavior-analyst,special-education-teacher,teacher-aide | takes 40 hours and an exam | apply to the BACB (bacb.com); employers often pay
  msw, master of social work | the MSW | social-worker,case-manager,mental-health-counselor,community-services-manager | leads to clinical social work | choose a CSWE-accredited program (cswe.org), which can be part time or online
  lcsw | the LCSW | social-worker,mental-health-counselor,case-manager | lets social workers treat on their own | ask your state’s social work board about supervised hours
  lpc, lmhc, lpcc | the counselor license | mental-health-counselor,school-counselor | lets counselors treat on their own | ask your state’s counseling board about supervised hours
  aswb | the ASWB exam | social-worker | is the license exam for social workers | register at aswb.org after your board approves you
  hipaa | HIPAA training | health,office | covers patient privacy | employers give it; no license is needed
  medical terminology | medical terminology | health,medical-receptionist,medical-coder | is the vocabulary of charts and orders | take a community college or free online course
`;
