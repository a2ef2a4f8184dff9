import type { FieldVocabulary } from './format.ts';

export const PUBLIC_SAFETY: FieldVocabulary = {
  field: 'public-safety',
  knowledge: `
    Law Enforcement = policing, police work
    Criminal Justice
    Criminal Investigation = criminal investigations
    Crime Scene Investigation = crime scene processing
    Evidence Collection = evidence handling
    Fingerprint Analysis
    Patrol~ = patrol operations, patrolling
    Community Policing
    Traffic Enforcement
    Criminology
    Corrections~ = correctional operations, inmate supervision, corrections experience
    Probation and Parole = probation supervision, parole supervision
    Security Services = security guard experience, security guarding, unarmed security
    Armed Security
    Surveillance = video surveillance, CCTV monitoring, CCTV
    Executive Protection = bodyguarding
    Private Investigation = private investigations
    Loss Prevention Investigation
    Access Control = entry control
    Crowd Control = crowd management
    Incident Report Writing = incident reports > report-writing
    Emergency Management = emergency preparedness
    Disaster Relief = disaster response
    Emergency Response = emergency procedures
    Incident Command System = ICS~, NIMS^
    911 Dispatching = emergency dispatch, 911 dispatch
    Firefighting = fire suppression, fire fighting
    Fire Prevention
    Fire Inspection = fire inspections
    Fire Investigation = arson investigation
    Wildland Firefighting > firefighting
    Search and Rescue
    Water Rescue
    Lifeguarding = lifeguard experience
    Hazardous Materials Response
    Firearms Training = firearms, weapons handling
    Defensive Tactics = self-defense
    Use of Force
    Handcuffing
    K-9 Handling = K9 handling
    Homeland Security
    Counterterrorism = anti-terrorism
    Intelligence Analysis
    Military Operations = military experience
    Military Intelligence
    Military Logistics
    Explosive Ordnance Disposal = EOD^
    Polygraph Examination
    Background Investigations = background investigation work
    Border Security
    Radio Communications = two-way radio, two-way radios
    Parking Enforcement
    Animal Control
    Safety Procedures = safety rules, safety policies, safety practices, safety principles, safe work practices, safety guidelines, safety regulations
    Accident Prevention
    Fire Extinguishers
    Electronic Warfare
  `,
  license: `
    Guard Card = PERC card, security guard license, security license, guard license, unarmed guard license, security officer license, Class D Security License, Class D security officer license, D security license, security D license, Level II non-commissioned^, level 2 security license, level II security^, non-commissioned security officer, noncommissioned security officer, security guard registration, security officer registration, security guard certification, unarmed security registration, security guard permit, merchant guard license, watch guard license, guard registration, security officer permit, security agent license, DCJS unarmed^, SORA license^, SORA certified^, SORA registration^, 8-hour guard card, private security license, registered security officer, unarmed security license, unarmed security officer registration, security officer certification
    Armed Guard License = armed guard card, armed security license, armed guard certification, Class G Firearm License, G license, class G license, D and G license, D & G license, level III commissioned^, level 3 security license, commissioned security officer, armed security officer license, armed guard registration, exposed firearm permit, BSIS firearm permit^, armed security officer registration, weapons permit, LTC license to carry^, armed certification, Act 235, lethal weapons certification, special police officer commission, SPO commission^, CCW permit^
    Firearms License = concealed carry permit, firearm permit, firearms permit
    Peace Officer Certification = POST certification, POST certified, TCOLE, peace officer license
    Private Investigator License
    Firefighter I = Firefighter 1, Firefighter Certification, IFSAC firefighter^, Pro Board firefighter, FF1^, FF2^, FF I/II^, FFI/II^, FF1/FF2^, certified firefighter, state certified firefighter, TCFP certified^, structural firefighter certification
    Firefighter II = Firefighter 2, Firefighter I/II, Firefighter I and II, Firefighter I & II > firefighter-i
    Lifeguard Certification = certified lifeguard, lifeguard certified
    CPAT^ = Candidate Physical Ability Test
    Emergency Medical Dispatch Certification
    FEMA ICS Certification = ICS-100, ICS-200
    Certified Protection Professional
    Baton Certification
    Pepper Spray Certification = OC spray certification
    FAA Airport Badge = SIDA badge
    TSA Clearance
  `,
};

export const BEAUTY: FieldVocabulary = {
  field: 'beauty',
  knowledge: `
    Cosmetology = beauty services
    Hair Styling = hairstyling, hair design
    Hair Cutting = haircutting, haircuts, cutting hair
    Hair Coloring = hair color, balayage, highlights and color
    Hair Extensions
    Blowouts = blow drying
    Perms~ = permanent waves
    Barbering = barber services
    shaving: Straight Razor Shaving
    Braiding = hair braiding
    Natural Hair Care
    Nail Care = manicures, manicuring, pedicures, nail services
    Nail Art = acrylic nails, gel nails
    Esthetics = skincare, skin care, aesthetics services
    Facials = facial treatments
    waxing: Body Waxing = waxing~, facial waxing
    Eyelash Extensions = lash extensions
    Eyebrow Shaping = brow shaping, threading~
    Makeup Application = make-up artistry, makeup artistry
    Bridal Makeup
    Chemical Peels
    Microdermabrasion
    Microblading
    Laser Hair Removal
    Botox Injections = dermal fillers
    Permanent Makeup
    Tattooing = tattoo artistry
    Body Piercing
    Aromatherapy
    Reflexology
    Body Wraps
    Spray Tanning
    Salon Management
    Salon Retail Sales
    Gel Polish
    Body Treatments
  `,
  technology: `
    Mindbody
    Vagaro
    Booker Software
    Zenoti
  `,
  license: `
    Cosmetology License = licensed cosmetologist, cosmetologist license, cosmetology licence holder, Cosmetology Operator License, hairdresser license, hair stylist license, hairstylist license, licensed hairstylist, licensed hair stylist, hair designer license, hair design license, hairdresser and cosmetician license, cosmo license, hairstyling license, licensed hairdresser
    Barber License = licensed barber, Master Barber License, master barber, class A barber license, registered barber, barbers license, barber certificate
    Esthetician License = licensed esthetician, aesthetician license, esthetics license
    Nail Technician License = manicurist license, licensed nail technician
    Electrology License
    Tattoo License
    Mortician License = funeral director license, embalmer license, Embalmer Certification, licensed embalmer, embalming license, licensed funeral director, FD license^, funeral service license, crematory operator certification, cremation certification, certified crematory operator, CCO crematory^, funeral arranger license, pre-need license, preneed license, FDE license^, funeral services practitioner license, mortuary license
  `,
};

export const SPORTS: FieldVocabulary = {
  field: 'sports',
  knowledge: `
    Personal Training = personal fitness training
    Fitness Instruction = fitness training, exercise instruction
    Group Fitness = group exercise, group fitness instruction
    Strength and Conditioning = strength training
    Yoga Instruction = yoga, teaching yoga
    Pilates = Pilates instruction
    Zumba
    Indoor Cycling = spin instruction
    CrossFit
    Aerobics = water aerobics
    Martial Arts
    Boxing~ = boxing instruction
    Swimming~
    Sports Coaching = athletic coaching, coaching sports, youth coaching
    Basketball Coaching = basketball~
    Soccer Coaching = soccer~
    Football Coaching
    Baseball Coaching
    Tennis Instruction = tennis~
    Golf Instruction = golf~
    Gymnastics Instruction = gymnastics~
    Ski Instruction = skiing~
    Rock Climbing
    Refereeing = sports officiating
    Sports Management
    Athletic Administration = athletics administration
    Sports Marketing
    Recreation Management = recreation programming, parks and recreation
    Exercise Science = exercise physiology, kinesiology, exercise principles
    Sports Nutrition
    Fitness Assessment = fitness assessments
    Gym Management = fitness center management, health club operations
    Recreational Activity Planning = recreational activities
    Sports Analytics
    Esports
  `,
  license: `
    SCUBA Certification = SCUBA^, PADI^, PADI certification
    Certified Personal Trainer = ACE certified personal trainer, NASM CPT, personal trainer certification, NASM-CPT, ACE-CPT, Certified Personal Trainer License, CPT NASM^, NASM certified^, NSCA-CPT^, ISSA certified^, ACE certified^, ACSM certified^, NCCPT certified^, NCSF certified^, ISSA CPT^
    NASM Certification = NASM^
    Certified Strength and Conditioning Specialist = CSCS^
    ACSM Certification = ACSM^
    Group Fitness Certification = AFAA certification, group exercise certification
    Registered Yoga Teacher = RYT^, RYT 200, yoga certification, Yoga Alliance Certification, E-RYT^, RYT-500^, RYT200^, 200-hour yoga, 200 hour YTT^, yoga teacher certified
    CrossFit Level 1
    Certified Pilates Instructor = Pilates Certification, Pilates certified, STOTT certified^, BASI certified^, Balanced Body certified, PMA-CPT^, Pilates mat certification
  `,
};

export const CLEANING: FieldVocabulary = {
  field: 'cleaning',
  knowledge: `
    Cleaning Services = commercial cleaning, cleaning experience, janitorial cleaning
    Janitorial Services = janitorial, custodial services, custodial work, custodial experience, janitorial experience, custodial
    Residential Cleaning = house cleaning, home cleaning, housecleaning
    Floor Care = floor buffing, floor waxing, stripping and waxing floors, strip and wax, floor maintenance, maintaining floors
    Carpet Cleaning
    Window Cleaning = window washing
    Pressure Washing = power washing
    Deep Cleaning
    Hospital Cleaning = environmental services cleaning, terminal cleaning
    Industrial Cleaning
    Vacuuming = vacuuming and mopping, sweeping and mopping
    Restroom Cleaning = cleaning restrooms, restroom sanitation, cleaning bathrooms
    Trash Removal = emptying trash
    Disinfection = disinfecting surfaces
    Linen Service = bed making, making beds
    Ironing
    Dry Cleaning
    Laundry Folding
    Biohazard Cleaning = biohazard cleanup
    Chimney Sweeping
    Floor Scrubber Operation = floor buffers, floor machines
    Green Cleaning
    Cleaning Methods = cleaning techniques
    Cleaning Chemicals = cleaning products, cleaning supplies
    Cleaning Equipment
  `,
};
