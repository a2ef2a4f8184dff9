import type { FieldVocabulary } from './format.ts';

/** Licenses and certificates of building, repairing, making, moving, and the environment, besides those in the files of their fields: by state, board, and trade. */
export const LICENSES_TRADES: readonly FieldVocabulary[] = [
  {
    field: 'construction',
    isSpecialized: true,
    license: `
      OSHA 510 = OSHA 510 certification^
      Construction Site Safety Training = SST card^, site safety training card, NYC SST^, 40-hour SST^, 62-hour SST^, SST supervisor card^, site safety manager license
      Scaffold Certification = scaffold user certification, 4-hour scaffold, 32-hour scaffold, supported scaffold card, suspended scaffold card
      Aerial Lift Certification = aerial lift license, MEWP certification^, MEWP certified^, boom lift certification, scissor lift certification, scissor lift certified, aerial lift certified, boom lift certified, IPAF PAL card^, JLG certification^ > aerial-lift-operation
      Excavation Competent Person
      Confined Space Certification = confined space entry certification, confined space certified, permit required confined space
      Fall Protection Certification = tower climber certification, tower climbing certification, comtrain certified, SPRAT certification^, rope access certification, IRATA certification^
      Signal Person Certification = NCCCO signalperson^, signal person certified
      Rigger Level I = NCCCO rigger^, qualified rigger, rigger level 1, rigger level 2, rigger level II^
      Mobile Crane Operator License = crane operator license, crane license, class A crane license, NYC hoisting machine operator license^, HMO license^, mobile crane certification
      Heavy Equipment Operator Certification = heavy equipment certification, heavy equipment operator license, NCCER heavy equipment^, Class 1A hoisting, 2A hoisting, 1C hoisting, hoisting license 2A, hydraulic license
      Traffic Control Supervisor Certification = TCS certification^, ATSSA certified^, work zone safety certification, maintenance of traffic certification, MOT certification^, TTC certification^
      Erosion Control Certification = CPESC^, CESSWI^, QSD/QSP^, QSP certification^, QSD certification^, GSWCC certified^, CESCL^, erosion and sediment control certification, stormwater inspector certification, SWPPP certification^, RLD certification^
      Asphalt Technician Certification = ACI field testing technician^, ACI grade 1^, ACI Level 1^, WAQTC certification^, nuclear gauge certification, nuclear density gauge certification, NETTCP certified^
      Building Inspector License = building inspector certification, licensed building inspector, certified building official, CBO certification^, UCC certification^, code enforcement certification, code enforcement officer certification, building code official license, plans examiner certification
      Plumbing Inspector Certification = plumbing inspector license, mechanical inspector certification, electrical inspector certification, IAEI certified^
      Fire Alarm License = fire alarm technician license, fire alarm certification, APS license^, FAL license^, RME-F^, burglar alarm license, alarm license, low voltage technician license, alarm technician license, alarm agent license
      Fire Sprinkler License = sprinkler fitter license, fire sprinkler fitter certification, sprinklerfitter license, RME-I^, fire sprinkler contractor license, sprinkler journeyman license
      Fire Extinguisher License = portable fire extinguisher license, fire extinguisher technician certification, kitchen suppression license
      Roofing Contractor License = licensed roofer, roofing license, certified roofing contractor
      Swimming Pool Contractor License = pool contractor license, AFO certification^, pool operator certification, CPO certified^
      Septic Installer License = onsite wastewater installer license, septic license, septic inspector certification, OSSF license^
      Well Driller License = water well driller license, pump installer license, licensed well driller
      Manufactured Housing License = mobile home installer license
      Demolition License = blaster certification, blasting license, explosives license, licensed blaster
      Mold Remediation License = mold assessor license, mold license, mold certification, AMRT certification^
      Asbestos Handler Certificate = AHERA building inspector^, AHERA certification^, asbestos handler, asbestos worker license > asbestos-license
      Lead Abatement License = lead inspector license, lead supervisor certification, deleader license
      Water Damage Restoration Certification = WRT certification^, IICRC WRT^, ASD certification^, FSRT certification^, WRT certified^
      Certified Interior Designer = NCIDQ^, NCIDQ certified^, registered interior designer, interior design license
      Kitchen and Bath Certification = CKBD^, CKBR^, NKBA certified^
      Certified Welding Supervisor = CWS certification^, CWE certification^, certified welding educator
      Locksmith License = licensed locksmith, CRL locksmith^, certified registered locksmith
      Chimney Sweep Certification = CSIA certified^, CSIA certification^, certified chimney sweep, NFI certified^
      Tree Worker Certification = certified tree worker, TCIA certified^, CTSP certification^, tree expert license, licensed tree expert, NJ LTE^, urban forester license
      Green Building Certification = BREEAM certified^, WELL AP^, GGP certification^, passive house certification, CPHC^
      Construction Document Technologist = CDT CSI^, CCCA certification^
      Concrete Finisher Certification = ACI flatwork finisher^, flatwork finisher certification
      Glazier License = glazier certification, AGMT certified^
      Line Worker Certification = journeyman lineman, journeyman lineworker, lineman certification, lineman certificate, journeyman lineman card
      Arc Flash Certification = NFPA 70E certified^, arc flash certified
    `,
  },
  {
    field: 'electrical-trade',
    isSpecialized: true,
    license: `
      Electrical Apprentice License = electrical trainee card, electrician trainee certificate, apprentice electrician license, electrical trainee license, apprentice electrical license, registered electrical apprentice
      Solar Installer License = solar license, C-46 license^, solar contractor license, PV installation professional^
      Electrical Administrator Certificate = electrical administrator license, limited energy technician, LME license^, LEA license^, 06A license
      General Electrician Certification = certified general electrician, certified electrician, licensed electrician, electrician license, state electrician license, electrical license, electricians license, C-10 license^, residential electrician certification
      Sign Electrician License = sign contractor license
      Maintenance Electrician License = licensed maintenance electrician
    `,
  },
  {
    field: 'plumbing-hvac',
    isSpecialized: true,
    license: `
      Plumbing Apprentice License = apprentice plumber license, registered plumbing apprentice, plumber apprentice card, plumbers apprentice registration
      Tradesman Plumber License = tradesman plumbing limited license, limited plumbing license, residential plumber license, drain cleaner registration
      HVAC Journeyman License = journeyman mechanic card, journeyman HVAC^, HVAC journeyman^, mechanical journeyman license, journeyman mechanical license, HVACR mechanic license^, HVAC master^, master HVAC^, master HVACR^, HVAC tradesman^, HVAC mechanic license^, conditioned air license, S2 license^, D2 license^, B2 license^, S-2 license^, D-2 license^, ACR technician license^, ACR contractor license^, registered HVAC technician^, certified HVAC technician^ > hvac-license
      Oil Burner License = oil burner technician license, oil burner technician certificate, Silver certification NORA^
      Propane Certification = CETP^, CETP certified^, LP gas license^, propane license, CETP certification^, LP gas certification^
      Gas Piping License = gas fitting license, gasfitter license, gas technician license, gas license, licensed gas fitter, OQ certified^, operator qualified
      Water Heater License = mechanical license, water conditioning license, hydronics license, UMC certification^
      Pipefitter License = steamfitter license, journeyman pipefitter, journeyman steamfitter, pipefitter journeyman card, licensed pipefitter, journeyman pipe fitter
      Duct Certification = air balance certification, TAB certified^, NEBB certified^, AABC certified^
    `,
  },
  {
    field: 'automotive',
    isSpecialized: true,
    license: `
      Smog Technician License = smog inspector license, smog license, emissions inspector license, emissions inspection license, emission inspector license, BAR smog^
      Brake and Lamp License = brake adjuster license
      DOT Inspector Certification = DOT annual inspector^, DOT inspection certified^, annual inspection certification, FHWA annual inspector^, brake inspector certification, 396.19 certification, 396.25 certification
      Manufacturer Technician Certification = Ford certified, GM world class technician^, Toyota certified, Honda certified, Cummins certified, Cummins qualified, Detroit Diesel certified, Allison certified, Subaru certified, Mopar certified, Caterpillar certified, Volvo certified, Thermo King certified, Carrier certified
      Auto Damage Appraiser License = motor vehicle appraiser license, physical damage appraiser license
      Vehicle Salesperson License = auto sales license, vehicle sales license, motor vehicle salesperson license, dealer salesperson license, car sales license, automobile salesperson license
      Tow Truck Operator License = towing license, WreckMaster certified^, WreckMaster^, TIM certification^, tow operator license, consent tow license
      Mechanic Certification = Michigan mechanic certification, certified mechanic, state certified mechanic, motor vehicle mechanic license
      RV Technician Certification = RVTAA certified^, registered RV technician^, RVDA certified^, RVIA certified^, RVIA certification^, certified RV technician^
      Small Engine Certification = EETC certification^, Briggs certified, EETC certified^, Stihl certified, MST certification^
      Marine Technician Certification = ABYC certified^, ABYC certification^, Mercury certified, Yamaha certified marine
      Windshield Certification = AGSC certified^, auto glass technician certification, NGA certified^
      Alignment Certification = TIA certified^, TIA tire certification^, TPMS certified^, ATS tire certification^
    `,
  },
  {
    field: 'manufacturing',
    isSpecialized: true,
    license: `
      CNC Certification = NIMS certified^, NIMS credential^, CNC operator certification^, Haas certified, Mazak certified, Fanuc certified, FANUC certification^
      Robotics Certification = robot certification, ABB certified^, KUKA certified^
      PLC Certification = Rockwell certified, Siemens certified, Allen-Bradley certified
      Crane and Hoist Certification = overhead crane certification, overhead crane certified, overhead crane license
      Lockout Tagout Certification = LOTO certified^, LOTO certification^
      Good Manufacturing Practice Certification = GMP certified^, GMP certification^, cGMP certified, SQF practitioner^, SQF certified^, BRC certified^, BRCGS certified^
      Certified Packaging Professional = CPP packaging^, CPIT certification^
      Certified Lubrication Specialist = CLS lubrication^, MLA certification^, MLT lubrication^
      Thermography Certification = ITC level^, thermographer certification
      Vibration Analyst Certification = ISO category II vibration^, CAT II vibration^, vibration certified
      Whitefield Wire Harness Certification = IPC/WHMA-A-620^, IPC-A-620^, WHMA-A-620^, IPC 620^, IPC-7711/7721^, CIS certification IPC^
      Black Seal Fireman License = fireman certification boiler
    `,
  },
  {
    field: 'quality',
    isSpecialized: true,
    license: `
      ASNT Level III = ASNT NDT Level III^, NDT Level III^, Level III inspector^, ASNT ACCP^ > asnt-level-ii
      ASNT Level I = NDT Level I^
      Radiography Certification = IRRSP^, industrial radiographer certification, industrial radiographer card, radiographer card
      Certified Calibration Technician = CCT ASQ^
      Certified Software Tester = CSTE^, CSQA^
      Certified Reliability Engineer = CRE ASQ^
      Internal Auditor ISO = internal auditor certification, ISO internal auditor^, ISO 13485 lead auditor^, ISO 14001 lead auditor^, AS9100 lead auditor^, IATF 16949 auditor^, AS9100 auditor^
      Food Safety Certification = FSPCA certification^, FSVP certification^, certified food safety professional, CP-FS^, SQF certification^, food safety certified, FSMA certified^ > food-safety
    `,
  },
  {
    field: 'logistics',
    isSpecialized: true,
    license: `
      Class D License = Class D driver's license, Class D driver license, Class D chauffeur license > drivers-license
      Class E License = Class E driver's license, Class E driver license > drivers-license
      Class C License = Class C driver's license, Class C driver license > drivers-license
      School Bus Driver Certificate = S2 certificate^, school bus driver certification, special driver certificate, school bus permit, 19-A certified, 19A certified, Article 19-A, school bus driver license, Type 20 certificate, ESC license^, SPAB certificate^, SPAB^, GPPV certificate^, VDDP certificate^, 7D certificate, 7D license
      Taxi License = hack license, TLC license^, taxi driver license, for-hire license, TLC driver license^, livery license, chauffeur permit, for-hire vehicle license, PUC license^
      Entry Level Driver Training = ELDT certificate^, ELDT completed^
      Passenger Assistance Certification = PASS certified^, PASS certification^, wheelchair securement certification, CTAA PASS^
      Hazmat Employee Training = hazmat employee certification, 49 CFR hazmat^, hazmat shipper certification, IATA DGR^, dangerous goods certification, DGR certified^, hazmat certified
      Rough Terrain Forklift Certification = telehandler certification, lull certified, lull certification
      Certified Customs Specialist = CCS customs^, CES export^, certified export specialist
      Certified Transportation Broker = CTB broker^, freight broker license
      Certified Director of Safety = CDS NATMI^, NATMI certified^, certified director of maintenance/equipment, CSS NATMI^
      Locomotive Engineer Certification = certified locomotive engineer, conductor certification, FRA certified conductor^, FRA certified engineer^, FRA locomotive engineer^, Part 240 certification, Part 242 certification, remote control operator certification
      Roadway Worker Protection = RWP certified^, RWP certification^, e-RAILSAFE^, roadway worker protection certified
      Instrument Rating = IFR rating^, CFII rating^, MEI rating^
      FAA Medical Certificate = first class medical, second class medical, first-class medical certificate, second-class medical certificate
      FAA Air Traffic Control Certificate = control tower operator certificate, CTO certificate^, FAA ATC^
      FAA Repairman Certificate = repairman certificate, FAA repairman^
      Ground Instructor Certificate = AGI certificate^, IGI certificate^
      Able Seaman Credential = AB unlimited^, able seaman, able bodied seaman, AB limited^, AB special^, tankerman PIC^, QMED^, QMED rating^
      Captain's License = USCG license^, OUPV^, six pack license, 6-pack license, master 100 ton, 100 ton master, 50 ton master, master of towing, USCG master^, captain license, coast guard license, 1600 ton master
      STCW Certification = STCW^, STCW basic safety training^, basic safety training STCW^
      Boater Education Card = boating license, boater safety card, boating safety certificate
      USDA Grader License = grain inspector license, FGIS license^, grader/sampler license, bulk milk hauler license, milk sampler license, BMWS license^, milk hauler sampler license
      Weighmaster License = weigh master license, public weigher license
    `,
  },
  {
    field: 'civil-engineering',
    isSpecialized: true,
    license: `
      Surveyor in Training = SIT certification^, land surveyor in training, LSIT^, FS exam^, certified survey technician, CST level^
      Certified Construction Inspector = NICET inspector^, bridge inspector certification, NBIS certified^, NHI bridge inspection^, certified bridge inspector, NBIS team leader^
      Certified Public Works Inspector = CPII^, APWA certified^
      Water Distribution Operator License = water distribution license, D1 license^, D2 license water^, T2 license^, T1 license^, D3 license^, T3 license^, T2/D2^
      Wastewater Collection Operator License = wastewater collection license, collection operator certification
      Solid Waste Operator Certification = landfill operator certification, SWANA certified^, MOLO certification^, solid waste operator license, transfer station operator certification, compost operator certification
      Planner License = professional planner license, PP license^, LEED ND^
      Transportation Planner Certification = PTP certification^, RSP1^, RSP certification^
      Geotechnical Certification = GE license^, geotechnical engineer license
      Soil Scientist License = certified professional soil scientist, CPSS^, licensed soil scientist, soil evaluator license, certified soil evaluator, licensed site evaluator
      Wetland Scientist Certification = PWS certification^, wetland delineator certification
      Fire Protection Engineer License = FPE license^
      Commissioning Certification = CCP commissioning^, BCxP^, CxA certification^, certified commissioning authority
    `,
  },
  {
    field: 'environment',
    isSpecialized: true,
    license: `
      Licensed Site Professional = LSP license^, LSRP^, licensed site remediation professional, LEP license^, licensed environmental professional
      Registered Sanitarian = RS sanitarian^, REHS/RS^, environmental health specialist license, sanitarian license
      Underground Storage Tank License = UST operator^, UST certification^, Class A/B UST operator^, UST installer license^, tank installer license, petroleum tank license, ICC UST^
      Wildland Fire Red Card = red card wildland, red card, S-130/190^, S-130/S-190^, incident qualification card, FFT2^, FFT1^, FFT2 qualified^, wildland firefighter type 2, S130/190^
      Chainsaw Certification = sawyer certification, S-212^, faller certification, chainsaw certified, saw certification
      Prescribed Burn Certification = certified prescribed burn manager, certified burn manager
      Certified Wildlife Biologist = CWB certification^, AWB certification^
      Certified Forester = licensed forester, registered forester, SAF certified forester^, forester license
      Certified Horticulturist = certified nursery professional, certified landscape professional, CLT landscape^, ASHS certified^, landscape industry certified, NALP certified^
      Irrigator License = licensed irrigator, LI license^, irrigation license, irrigation technician license, certified irrigation contractor, irrigation contractor license
      Energy Auditor Certification = HERS rater^, RESNET certified^, BPI building analyst^, building analyst certification, certified energy auditor, CEA certification^
      Emissions Testing Certification = EPA Method 9^, Method 9 certified, visible emissions certification, QSTI certification^
      Hazardous Materials Technician Certification = hazmat operations, Hazmat IQ^
      RCRA Certification = RCRA certified^, RCRA training^
      Technical Rescue Certification
    `,
  },
];
