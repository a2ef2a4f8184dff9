import type { FieldVocabulary } from './format.ts';

/** Licenses and certificates of schools, offices, public safety, food, beauty, and sports, besides those in the files of their fields: by state, board, and trade. */
export const LICENSES_SERVICES: readonly FieldVocabulary[] = [
  {
    field: 'education',
    isSpecialized: true,
    license: `
      Paraeducator Certificate = paraeducator certification, ESP certificate^, instructional assistant certificate, teacher aide certificate, aide permit, paraprofessional license, educational aide certificate, teaching assistant certificate, NCLB highly qualified^
      Career and Technical Education Credential = CTE credential^, CTE certification^, CTE license^, designated subjects credential, vocational teaching license
      School Librarian Certification = library media specialist certification, school library media certification, library media endorsement, teacher librarian credential
      Reading Specialist Certification = reading specialist license, reading endorsement, literacy specialist certification, reading specialist endorsement
      Wilson Reading Certification = Wilson certified, Wilson Level I, Wilson reading system certification, Orton-Gillingham certified, Orton-Gillingham certification, CALT certification^, LETRS certification^
      Bilingual Certification = bilingual endorsement, bilingual education certification, BCLAD^, CLAD certification^, BTLPT^, bilingual authorization
      Gifted Endorsement = gifted certification, gifted and talented endorsement
      Autism Certification = autism endorsement, certified autism specialist, autism spectrum disorder authorization
      Visual Impairment Teaching Certification = TVI certification^, COMS^, certified orientation and mobility specialist
      Teacher of the Deaf Certification = deaf and hard of hearing certification, DHH credential^
      Superintendent License = superintendent certification, superintendent endorsement
      Coaching License = coaching certification, coaching permit, coaching authorization, NFHS certified^, NFHS coaching^, ASEP certification^
      Adult Education Credential = adult education teaching credential, adult basic education license
      Montessori Certification = Montessori credential, AMS certified^, AMI diploma^, Montessori certified, MACTE credential^
      Applied Behavior Analysis Teacher = ABA certification^
      Food Service School Certification = SNS credential^, SNA certification^
      School Business Official Certification = SFO certification^, certified school business official, SBA certificate^
      Certified Athletic Administrator = CAA athletic^, RAA certification^, CMAA athletic^
      Swim Instructor Certification = WSI certified^, YMCA swim instructor^, swim instructor certified
      Adaptive Physical Education Certification = CAPE certification^, APE certification^
      Speech Teaching License = speech therapist teaching certificate, TSSLD^, TSHH^
    `,
  },
  {
    field: 'accounting',
    isSpecialized: true,
    license: `
      Certified Government Auditing Professional = CGAP^
      Accredited Business Accountant = ABA accountant^, ATA tax^, ATP tax preparer^, accredited tax advisor, accredited tax preparer
      Chartered Global Management Accountant = CGMA^
      Certified in Financial Forensics = CFF certification^
      Accredited in Business Valuation = ABV certification^, ASA appraiser^, CVA valuation^, certified valuation analyst
      Tax Preparer Registration = CTEC registered^, CTEC registration^, CRTP^, registered tax preparer, licensed tax preparer, tax preparer license, LTP license^
      Licensed Tax Consultant = LTC license^, tax consultant license, OBTP license^
      Annual Filing Season Program = AFSP certificate^, AFSP record of completion^
      Municipal Finance Officer = CMFO^, certified municipal finance officer, CPFO^, CTP treasurer^, certified municipal clerk
      Certified Forensic Accountant = Cr.FA^, CrFA^
      IRS VITA Certification = VITA certified^, VITA certification^
    `,
  },
  {
    field: 'finance',
    isSpecialized: true,
    license: `
      FINRA Series 9 = Series 9, Series 9/10, Series 10
      FINRA Series 4 = Series 4
      FINRA Series 26 = Series 26
      FINRA Series 27 = Series 27
      FINRA Series 31 = Series 31
      FINRA Series 50 = Series 50
      FINRA Series 51 = Series 51
      FINRA Series 52 = Series 52
      FINRA Series 53 = Series 53
      FINRA Series 57 = Series 57
      FINRA Series 79 = Series 79
      FINRA Series 82 = Series 82
      FINRA Series 86 = Series 86, Series 87, Series 86/87
      FINRA Series 99 = Series 99
      Surplus Lines License = surplus lines broker license, excess and surplus lines license
      Public Adjuster License = licensed public adjuster
      Limited Lines License = 4-40 license, 440 license, 4-40 CSR^, 4-40^, customer representative license > insurance-license
      Crop Insurance License = crop insurance agent license
      Title Agent License = title insurance license, title producer license, licensed title agent
      Bail Bond License = bail agent license, bail bondsman license, licensed bail agent
      Accredited Adviser in Insurance = AAI designation^, AIC designation^, AINS designation^, AIM designation^, ARM designation^, AU designation^
      Certified Insurance Service Representative = CISR^
      Certified Risk Manager = CRM designation^, CRM risk^
      Retirement Plan Credential = QPA certification^, QKA certification^, CRPS retirement^, CRPC^
      Accredited Financial Counselor = AFC certification^
      Certified Trust and Fiduciary Advisor = CTFA^
      Certified Mortgage Banker = CMB certification^, CMPS^
      Certified Regulatory Compliance Manager = CRCM^
      Chartered Alternative Investment Analyst = CAIA^
      Certified Investment Management Analyst = CIMA certification^
      Debt Collector License = collection license, FDCPA certified^, ACA certified collector^
      Money Transmitter License = check casher license
    `,
  },
  {
    field: 'real-estate',
    isSpecialized: true,
    license: `
      Certified Manager of Community Associations = CMCA^, AMS community^, PCAM^
      Accredited Residential Manager = ARM property^, ARM IREM^, NALP^, CALP certification^, CAPS apartment^, CAMT^, certificate for apartment maintenance technicians
      Tax Credit Specialist = TCS housing^, HCCP^, LIHTC certification^, C3P certification^, SHCM^
      Housing Choice Voucher Certification = HCV specialist^, HQS certified^, HQS inspector^, NSPIRE inspector^, COS occupancy^
      General Appraiser License = certified general appraiser, certified general real estate appraiser, MAI designation^, MAI^
      Appraiser Trainee License = trainee appraiser license
      Assessor Certification = certified assessor, level II assessor^, assessor license, IAAO certification^, level 2 assessor, level III assessor^
      Property Management License = property manager license, licensed property manager
      Timeshare License = timeshare salesperson license
      Home Inspection Certification = InterNACHI certified^, ASHI certified^, licensed home inspector, home inspector certification
      Right of Way Certification = SR/WA^, right of way agent certification
      Auctioneer License = licensed auctioneer
      Radon Measurement License = radon mitigation license, radon certified, NRPP certification^
    `,
  },
  {
    field: 'law',
    isSpecialized: true,
    license: `
      Certified Legal Assistant = CLA certification^, NALA certified^, NALA CP^, PACE registered paralegal^, registered paralegal, Florida registered paralegal, FRP paralegal^, RP paralegal^, ACP paralegal^, PLS legal^, certified paralegal NALA^
      Court Reporter License = CSR court reporter^, certified court reporter, CCR court reporter^, RPR certification^, registered professional reporter, certified shorthand reporter, RMR certification^, stenographer license
      Certified Electronic Reporter = CER certification^, CET transcriber^, AAERT certified^, CVR certification^, certified verbatim reporter
      Process Server License = registered process server, certified process server
      Notary Signing Agent = certified signing agent, NNA certified^, loan signing agent certification, RON notary^ > notary-public
      Certified E-Discovery Specialist = CEDS^, Relativity certified administrator, RCA certification^
      DOJ Accredited Representative = BIA accredited^, VA accredited claims agent^
      Court Interpreter License = state court interpreter certification, federally certified court interpreter, court certified interpreter, FCCI^
      Certified Information Privacy Manager = CIPM^, CIPT^
      Certified Contracts Manager = CCCM^, CPCM^, CFCM^, NCMA certification^
    `,
  },
  {
    field: 'public-safety',
    isSpecialized: true,
    license: `
      Fire Officer Certification = Fire Officer I, Fire Officer II^, Fire Instructor I, Fire Inspector I, Fire Inspector II^, fire inspector certification, fire marshal certification, fire investigator certification, CFEI^, IAAI-CFI^
      Driver Operator Certification = DO pumper^, pump operator certification, apparatus operator certification
      Corrections Officer Certification = jailer license, county jailer license, detention officer certification, correctional officer certification, jailer certification, corrections certification, corrections officer certified, BLET^, basic law enforcement training, LET certificate^, law enforcement certification, law enforcement officer certification, police officer certification, basic peace officer certificate, MCOLES certified^, OPOTA certified^, OPOTC^, POST commission^, FDLE certified^, act 120 certified, act 120, BPOC^, peace officer certified
      Emergency Telecommunicator Certification = EMD certified^, EMD certification^, PST certification^, 911 telecommunicator certification, telecommunicator license, NCIC certified^, NCIC certification^, LEADS certified^, TCIC/TLETS^, CJIS certified^, APCO certified^, APCO PST^, IAED certified^, NCMEC certified^, EFD certification^, EPD certification^
      Executive Protection License = PPO license^, personal protection officer license, executive protection certified
      Taser Certification = taser certified, CEW certification^, handcuffing certification, ASP baton certified^
      Fire Guard Certificate = F-03 certificate^, F-60 certificate^, S-95 certificate^, FDNY certificate of fitness^, certificate of fitness, F-01 fire guard^, F-89 certificate^, FLS director^, FDNY F-03^, Z-49 certificate^, S-12 certificate^, COF card^, S-60 certificate^, FDNY COF^
      Loss Prevention Certification = LPC loss prevention^, LPQ certification^
      Certified Emergency Manager = CEM emergency^, AEM emergency^
      Physical Security Professional = PSP ASIS^, CPP ASIS^, certified protection officer
      Polygraph Examiner License = licensed polygraph examiner
      Breathalyzer Operator Certification = DRE certification^, SFST certification^, radar certification, lidar certification
      K9 Handler Certification = K-9 handler certification^, canine handler certification, NAPWDA certified^
      Crime Scene Certification = CCSI certification^, CSCSA^, IAI certified^, latent print certification
      Parking Enforcement Certification = PC 832^, PC832^, PC 832 arrest^
      TSA Certification = TSA certified cargo screening^, certified cargo screener, STA clearance^, TSA PreCheck^
      Ski Patrol Certification = OEC certification^, avalanche level 1, AIARE 1^, PSIA certified^, PSIA level^
      Wilderness First Responder = WFR^, WFA certification^, wilderness first aid, wilderness EMT^, WEMT^
    `,
  },
  {
    field: 'beauty',
    isSpecialized: true,
    license: `
      Cosmetology Instructor License = cosmetology educator license, barber instructor license, licensed cosmetology instructor
      Master Esthetician License = medical esthetician license, advanced esthetician license > esthetician-license
      Laser Technician License = laser hair removal license, laser technician certification, certified laser technician, laser certification, CLHRP^, laser certified
      Lash Extension Certification = eyelash extension license, eyelash specialty license, lash certified, lash certification, eyelash extension certification, Lash tech certification
      Hair Braiding License = natural hair care license, braiding license
      Permanent Makeup Certification = microblading certification, microblading license, body art license, body artist license, permanent cosmetics license, bloodborne pathogens certification, bloodborne pathogen certification, piercing license, tattoo artist license, body piercing license
      Waxing License = threading license
    `,
  },
  {
    field: 'sports',
    isSpecialized: true,
    license: `
      Lifeguard Instructor Certification = LGI certification^, lifeguard instructor certified
      Swim Coach Certification = ASCA certified^, USA Swimming certified^
      Aquatics Certification = AEA certified^, aquatic fitness certification, water aerobics certification
      Zumba License = Zumba instructor license, Zumba certified, ZIN member^, spin certification, Spinning certified, Mad Dogg certified, Les Mills certified, barre certification, Schwinn cycling certified
      Ropes Course Certification = ACCT certified^, challenge course certification, belay certified, belay certification, AMGA certified^, CWI AMGA^
      Riding Instructor Certification = CHA certified^, PATH certified^
      Archery Instructor Certification = NRA instructor^, NRA certified instructor^, RSO NRA^, NRA range safety officer^
      Diving Certification = commercial diver certification, ADCI card^, ADC card^, ADCI certified^, OWSI^, AAUS scientific diver^
    `,
  },
  {
    field: 'food',
    isSpecialized: true,
    license: `
      Allergen Certification = ServSafe Allergens^, AllerTrain certified^, allergen awareness certificate, allergen awareness certification, choke saver certification, choke save certificate
      Certified Chef = CC certification ACF^, ACF certified^, CCC chef^, CEC chef^, CSC chef^, ACF certification^, certified chef de cuisine, certified working pastry chef
      Barista Certification = SCA barista^, SCA certified^
      Wine Certification = WSET Level 2^, WSET Level 3^, WSET Level 1^, WSET certified^, WSET^, CMS certified sommelier^, court of master sommeliers level 1, CSW certification^, certified specialist of wine, CMS introductory^
      Meat Cutter Certification = HACCP trained^, meat and poultry HACCP^
      Cannabis Worker Permit = marijuana worker permit, MED badge^, marijuana worker license, occupational cannabis license, cannabis agent card, agent card cannabis, facility agent card, marijuana handler permit, OMMU badge^
    `,
  },
  {
    field: 'human-resources',
    isSpecialized: true,
    license: `
      Global Professional in Human Resources = GPHR^, PHRi^, PHRca^
      Certified Staffing Professional = CSP staffing^, TSC certification^, CTS staffing^
      Certified Benefits Professional = CBP WorldatWork^, GRP certification^, CEBS designation^, RPA designation^
      Certified Labor Relations Professional = CLRP^
      Certified Leave Management Specialist = CLMS^
      Certified Workers Compensation Professional = CWCP^, WCLS^, SIP exam^, workers compensation adjuster certificate
    `,
  },
  {
    field: 'management',
    isSpecialized: true,
    license: `
      Disciplined Agile Scrum Master = DASM^, DASSM^, SAFe Scrum Master^, SSM certification^, SAFe POPM^, A-CSM^, A-CSPO^, PSPO^, PSPO I^, CSP-SM^, SAFe SPC^, SAFe 5^, SAFe 6^, SAFe certified^, ICP-ACC^, ICAgile certified^ > scrum
      Certified Project Manager = CPM IAPM^, CPPM certification^, FAC-P/PM^, FAC-COR^, FAC-C^, DAWIA Level^, DAWIA certification^, COR certification^, COR Level II^, COR Level III^
      PMI Professional in Business Analysis = PMI-PBA^, CCBA^, ECBA^, PMI-SP^
      Certified Fundraising Manager = CFRM^
      Certified Association Executive = CAE association^
      Certified Franchise Executive = CFE franchise^
      Lean Certification = lean practitioner certification, lean certified
    `,
  },
];
