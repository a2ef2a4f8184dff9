import type { FieldVocabulary } from './format.ts';

export const SCIENCE: FieldVocabulary = {
  field: 'science',
  knowledge: `
    Crystallography = X-ray crystallography
    Phylogenetics = phylogenetic analysis
    Immunotherapy = cancer immunotherapy
    Life Sciences
    Biology = biological sciences
    Chemistry
    Physics
    Astronomy = astrophysics
    Quantum Computing
    Quantum Mechanics = quantum physics
    Geology = geosciences
    Geophysics
    Geochemistry
    Hydrogeology
    Meteorology = atmospheric science
    Oceanography
    Marine Biology
    Ecology
    Botany = plant biology
    Zoology
    Entomology
    Wildlife Biology = wildlife management
    Fisheries Biology = fisheries management
    Neuroscience
    Psychology
    Sociology
    Anthropology
    Archaeology
    Political Science
    History~
    Linguistics
    Philosophy~
    Mathematics = applied mathematics, mathematics skills
    Scientific Research = research and development, R&D, research & development
    Research Design = experimental design, study design
    Research Methods = research methodology, research methodologies
    Qualitative Research = qualitative research methods
    Field Research = fieldwork~, field work research
    Literature Review = literature reviews, systematic reviews
    Scientific Writing = manuscript preparation, scientific publications
    Research Proposals = research grants
    Survey Research
    Ethnographic Research = ethnography
    Nanotechnology = nanoparticles, magnetic nanoparticles, nanostructures, nanofabrication
    Materials Characterization = structural characterization, electrical characterization
    Thin Films = thin film deposition
    Vacuum Systems
    Cryogenics
    Plasma Physics
    Optics and Lasers
    Computational Modeling
    Computational Chemistry = molecular modeling, molecular dynamics
    Climate Science = climate change science
  `,
};

export const ENVIRONMENT: FieldVocabulary = {
  field: 'environment',
  knowledge: `
    Environmental Science = environmental sciences
    Environmental Engineering
    Environmental Compliance = environmental regulations, environmental regulatory compliance
    Environmental Impact Assessment = environmental impact statements, NEPA^
    Environmental Site Assessment = Phase I ESA, environmental site assessments
    Environmental Remediation = site remediation, groundwater remediation
    Environmental Monitoring
    Environmental Health and Safety = EHS, environment health and safety, environmental health & safety, HSE^, EH&S
    Occupational Safety = occupational health and safety, workplace safety, occupational safety and health
    Industrial Hygiene
    Safety Training = safety training delivery
    Safety Inspections = safety audits, safety inspection
    Accident Investigation = incident investigation, accident investigations
    Job Hazard Analysis = job safety analysis, JSA^, JHA^
    Emergency Response Planning
    Air Quality Management = air permitting, air quality monitoring
    Hazardous Materials = hazardous material handling, HAZMAT, hazmat handling
    RCRA^ = Resource Conservation and Recovery Act
    CERCLA^
    Clean Water Act = NPDES permits, NPDES
    Clean Air Act
    Wetland Delineation = wetlands delineation
    Habitat Restoration = ecological restoration
    Conservation Biology = wildlife conservation, nature conservation
    Natural Resource Management = natural resources management
    Forestry = forest management
    Watershed Management
    Waste Management = solid waste management
    Recycling Programs = recycling~
    Sustainability = corporate sustainability, environmental sustainability
    Sustainability Reporting = GRI reporting
    Carbon Accounting = greenhouse gas accounting, GHG inventory
    Life Cycle Assessment = LCA~
    Energy Efficiency
    Energy Auditing = energy audits
    Energy Management
    Renewable Energy
    Solar Energy = solar power, photovoltaics
    Wind Energy = wind power, wind turbines, wind industry, offshore wind
    Hydropower
    Energy Storage
    Smart Grid
    Power Plant Operations = power generation
    Nuclear Power Operations
    Electric Utility Operations
    Energy Trading
    Spill Response = spill prevention, SPCC plans
    Pest Management = pest control, integrated pest management
    EPA Regulations = EPA compliance
    Phase I Environmental Site Assessments
    Nuclear Power = nuclear energy
    MSHA Regulations = MSHA
  `,
  license: `
    Certified Hazardous Materials Manager = CHMM^
    Certified Industrial Hygienist = CIH^
    Qualified Environmental Professional
    Pesticide Applicator License = pesticide license, pesticide applicators license, certified pesticide applicator, Structural Pest Control License, pest control license, pest control operator license, pest control technician license, commercial applicator license, commercial pesticide license, category 7A, category 3B, category 3A, ornamental and turf license, turf and ornamental license, QAL license^, QAC license^, field representative license, branch 2 license, branch 3 license, registered pesticide technician, pesticide technician registration, WDO certification^, certified operator pest, structural pest license, termite license
    Certified Energy Manager
    Professional Geologist = PG license, Certified Geologist, CEG license^, CHG license^, certified engineering geologist, certified hydrogeologist, licensed geologist, LG license^, registered geologist, professional geologist license
    BPI Certification = BPI certified
    Certified Arborist = ISA certified arborist, ISA Arborist
    Registered Environmental Health Specialist = REHS^
    Wind Technician Certification = GWO training
  `,
};

export const AGRICULTURE: FieldVocabulary = {
  field: 'agriculture',
  knowledge: `
    Agriculture = agricultural operations, farming, farm work
    Crop Production = crop management, growing crops
    Crop Scouting
    Agronomy
    Soil Science = soil management
    Horticulture = plant care
    Greenhouse Management = greenhouse operations, greenhouse growing
    Nursery Production = plant nursery
    Plant Propagation
    Plant Pathology
    harvesting: Harvesting~ = crop harvesting
    Tree Planting
    Pruning = tree pruning, tree trimming
    Arboriculture = tree care
    Tree Climbing
    Chainsaw Operation = chainsaw, chainsaws, chain saw
    logging: Timber Logging = timber harvesting
    Irrigation = irrigation systems, irrigation management
    Fertilizer Application = fertilization
    Pesticide Application = spraying pesticides
    Organic Farming
    Hydroponics
    Aquaponics
    Aquaculture = fish farming
    Animal Husbandry = livestock management, livestock care, livestock handling, caring for livestock, feeding livestock
    Cattle Ranching = cattle handling, beef cattle
    Dairy Farming = milking cows, dairy operations, dairy cattle, dairy cows
    Poultry Farming = poultry production
    Swine Production = pig production, hog production, pig farming, swine
    Beekeeping
    Artificial Insemination
    Feed Management = animal feeding
    Farm Equipment Operation = tractor operation, operating tractors, farm machinery, tractor driving
    Farm Equipment Repair
    Farm Management = ranch management
    Precision Agriculture
    Grain Handling = grain elevator operations
    Viticulture = vineyard management
    Agricultural Economics = agribusiness
    Agricultural Education = agricultural extension
    Food Crop Grading
    Landscaping = landscape maintenance, landscape work, landscape installation
    Landscape Design
    Lawn Care = lawn maintenance, lawn mowing, mowing
    Turf Management = turfgrass management
    Golf Course Maintenance
    Hardscaping = paver installation, retaining walls
    Gardening
    Snow Removal = snow plowing
    Commercial Fishing
    Hunting and Trapping
    Cannabis Cultivation = cannabis growing
  `,
  license: `
    Certified Crop Adviser = CCA~
    Landscape Contractor License
    Certified Irrigation Technician
    Private Applicator License = Private Pesticide Applicator, private applicator, private applicator certification
  `,
};
