import type { FieldVocabulary } from './format.ts';

export const DENTAL: FieldVocabulary = {
  field: 'dental',
  knowledge: `
    Dental Assisting = chairside assisting, four-handed dentistry, chairside assistance, chairside dental assisting
    Dental Hygiene = prophylaxis, teeth cleaning
    General Dentistry = dentistry
    Orthodontics
    Endodontics = root canal treatment
    Periodontics = scaling and root planing
    Prosthodontics = dentures
    Oral Surgery
    Pediatric Dentistry
    Dental Radiography = dental x-rays, dental radiology
    Dental Impressions = taking impressions
    Dental Charting = periodontal charting
    Dental Sterilization
    Dental Sealants = fluoride treatments
    Coronal Polishing
    Dental Implants
    Crown and Bridge = crowns and bridges
    Dental Laboratory Work = dental lab
    Dental Billing = dental insurance billing
    Dental Treatment Presentation
    Dental Office Management = dental front office, dental office experience
    Intraoral Cameras = intra oral cameras, intraoral camera
  `,
  technology: `
    Dentrix
    Eaglesoft
    Open Dental
    SoftDent
    CEREC
    DEXIS
    Invisalign
  `,
  license: `
    Dental License = DDS^, DMD^, doctor of dental surgery, licensed dentist
    Registered Dental Hygienist = RDH, dental hygiene license, licensed dental hygienist
    Registered Dental Assistant = RDA~, licensed dental assistant
    Certified Dental Assistant = CDA~
    Expanded Functions Dental Assistant = EFDA
    Dental Radiology Certification = dental x-ray license, dental radiography certification
    Nitrous Oxide Monitoring = nitrous oxide certification
  `,
};

export const PHARMACY: FieldVocabulary = {
  field: 'pharmacy',
  knowledge: `
    Pharmacy Operations = pharmacy practice, retail pharmacy, hospital pharmacy
    Prescription Dispensing = dispensing medications, filling prescriptions, medication dispensing, prescription filling
    Prescription Processing = prescription data entry, prescription entry
    Pharmaceutical Compounding = compounding medications, drug compounding
    Sterile Compounding = IV compounding, USP 797
    Pharmacy Inventory Management = drug inventory
    Medication Therapy Management = MTM^
    Drug Interactions = drug utilization review
    Pharmacokinetics = pharmacodynamics, PK/PD
    Clinical Pharmacy
    Controlled Substances = controlled substance handling
    Pharmacy Insurance Billing = third-party pharmacy billing
    Pharmacy Benefit Management = PBM^
    Formulary Management
    Pharmaceutical Sales
    Pharmaceutical Manufacturing
    Regulatory Affairs = FDA regulatory affairs
    FDA Regulations = FDA compliance, FDA guidelines, 21 CFR Part 11
    New Drug Applications = IND submissions
    Sterile Manufacturing = aseptic manufacturing, aseptic processing
    Good Distribution Practice
    Drug Formulation = formulation development, drug product formulation
    Computer System Validation = CSV~
  `,
  technology: `
    PioneerRx
    QS/1
    Rx30
    McKesson EnterpriseRx = EnterpriseRx
    ScriptPro
    Parata
  `,
  license: `
    Pharmacist License = RPh^, registered pharmacist, licensed pharmacist
    Doctor of Pharmacy = PharmD
    Certified Pharmacy Technician = CPhT, PTCB certification, PTCB^, certified pharmacy tech, ExCPT
    Pharmacy Technician License = pharmacy technician registration, licensed pharmacy technician, registered pharmacy technician
    Pharmacy Immunization Certification
    Regulatory Affairs Certification = RAC~
  `,
};

export const VETERINARY: FieldVocabulary = {
  field: 'veterinary',
  knowledge: `
    Veterinary Medicine
    Veterinary Nursing = veterinary technology, veterinary assisting
    Animal Care = care of animals
    Animal Restraint = animal handling, handling of animals, restraining animals
    Animal Surgery Assistance = veterinary surgery
    Veterinary Anesthesia = anesthesia monitoring
    Veterinary Dentistry
    Animal Behavior
    Animal Training = dog training, obedience training
    Pet Grooming = dog grooming, animal grooming
    Kennel Maintenance = kennel cleaning, kennel care
    Small Animal Medicine
    Large Animal Medicine
    Equine Care = horse care, equine medicine
    Exotic Animal Care
    Animal Euthanasia
    Animal Shelter Operations = animal rescue
    Pet Sitting = dog walking
    Animal Nutrition
    Veterinary Client Education
  `,
  technology: `
    AVImark
    Cornerstone Veterinary Software = IDEXX Cornerstone
    ezyVet
  `,
  license: `
    Veterinary License = DVM, doctor of veterinary medicine, VMD^
    Licensed Veterinary Technician = LVT^, CVT^, certified veterinary technician, registered veterinary technician, RVT~
    Fear Free Certification = Fear Free certified
    Certified Professional Dog Trainer = CPDT-KA
    USDA Accreditation for Veterinarians = USDA accredited veterinarian
  `,
};
