import type { FieldVocabulary } from './format.ts';

export const ELECTRICAL_TRADE: FieldVocabulary = {
  field: 'electrical-trade',
  knowledge: `
    Electrical Work = electrical trade, electrical installation, electrical installations
    Residential Wiring = house wiring, residential electrical
    Commercial Electrical = commercial wiring
    Industrial Electrical = industrial wiring, industrial electrical maintenance
    Electrical Wiring = wiring, running wire, pulling wire
    Electrical Troubleshooting = troubleshooting electrical systems, electrical diagnostics, troubleshoot electrical systems, Electrical Diagnosis, troubleshoot electrical
    Electrical Maintenance = electrical repair, electrical repairs
    Conduit Bending = bending conduit, pipe bending, conduit installation, EMT conduit
    Panel Installation = electrical panels, breaker panels, panel wiring
    Circuit Breakers = circuit breaker installation
    Lighting Installation = light fixture installation, lighting systems
    Transformers~ = transformer installation, electrical transformers
    Switchgear
    Motor Controls = motor control, motor control centers
    Variable Frequency Drives = VFD, VFDs, variable speed drives
    Three-Phase Power = 3-phase power, three phase
    Low Voltage Wiring = low voltage systems, low-voltage cabling, low voltage
    High Voltage Systems = high voltage
    Grounding and Bonding
    National Electrical Code = NEC^, NEC code, electrical code, electrical codes
    Electrical Schematics = reading electrical schematics, wiring diagrams, electrical drawings, electrical schematic reading
    Generators = generator installation, generator maintenance, generator repair, backup generators
    Arc Flash Safety = arc flash, NFPA 70E
    Line Work = lineman work, power line maintenance, overhead lines
    Substation Maintenance = electrical substations
    Cable Splicing
    Electrical Testing = megger testing, multimeter use
    Security System Installation = burglar alarm installation, CCTV installation, security camera installation
    Access Control Installation
    Home Automation = smart home installation
    EV Charger Installation = electric vehicle charging
    Alarm Monitoring
    Telecommunications Installation = cable installation, telecom installation
  `,
  license: `
    Journeyman Electrician License = journeyman electrician, licensed journeyman electrician, electrical journeyman license, journeyman electrical license
    Master Electrician License = master electrician, licensed master electrician > journeyman-electrician-license
    Electrical Contractor License
    Residential Electrician License = residential wireman license
    Low Voltage License = limited energy license
    Electrical Apprenticeship = electrician apprenticeship
    NICET Certification = NICET, NICET Level II
    Fiber Optic Technician Certification
  `,
};

export const PLUMBING_HVAC: FieldVocabulary = {
  field: 'plumbing-hvac',
  knowledge: `
    Plumbing = plumbing work, plumbing systems
    Residential Plumbing > plumbing
    Commercial Plumbing > plumbing
    Plumbing Repair = plumbing repairs, leak repair
    Pipefitting = pipe fitting
    Steamfitting = steam fitting
    Pipe Installation = piping installation, piping systems
    Drain Cleaning = hydro jetting, drain clearing
    Sewer Line Repair = sewer repair, sewer lines
    Water Heater Installation = water heaters, tankless water heaters
    Backflow Prevention = backflow testing
    Fixture Installation = plumbing fixtures
    Gas Line Installation = gas piping, gas fitting
    Medical Gas Piping
    Soldering and Brazing Pipe = sweating pipe, copper soldering
    PEX Piping
    Plumbing Codes = Uniform Plumbing Code, plumbing code
    HVAC = heating ventilation and air conditioning, HVAC systems, HVAC/R, HVACR, heating and air conditioning, heating and cooling, heating and cooling systems
    HVAC Installation = installing HVAC systems, HVAC install > hvac
    HVAC Repair = HVAC maintenance, HVAC service, HVAC troubleshooting, HVAC diagnostics > hvac
    HVAC Design = HVAC engineering > hvac
    HVAC Controls = building controls > hvac
    Air Conditioning Repair = air conditioning, AC repair, A/C repair
    Furnace Repair = furnaces, furnace installation
    Boilers = boiler operation, boiler maintenance, boiler repair
    Chillers = chiller maintenance, chiller operation
    Cooling Towers
    Heat Pumps = heat pump installation
    Refrigeration = refrigeration systems, commercial refrigeration, refrigeration repair
    Ammonia Refrigeration > refrigeration
    Refrigerant Handling = refrigerant recovery, refrigerants
    Ductwork Installation = duct work, ductwork, duct installation
    Duct Fabrication = sheet metal ductwork
    Air Balancing = testing adjusting and balancing, test and balance
    Ventilation Systems = ventilation
    Building Automation Systems = BAS^, building automation, building management systems, energy management systems
    Indoor Air Quality
    Hydronics = hydronic heating
    Load Calculations = Manual J
    Appliance Repair = appliance installation, repairing appliances
    Thermostat Installation
    Geothermal Systems
  `,
  technology: `
    Johnson Controls Metasys = Metasys
    Tridium Niagara = Niagara Framework
    Honeywell Building Controls
    Siemens Desigo
    BACnet
    ServiceTitan
    Housecall Pro
  `,
  license: `
    Journeyman Plumber License = journeyman plumber, licensed journeyman plumber, plumbing journeyman license
    Master Plumber License = master plumber, licensed master plumber > journeyman-plumber-license
    Plumbing License = licensed plumber, plumbers license
    EPA 608 Certification = EPA 608, EPA Universal, EPA certified, EPA certification, EPA Section 608, universal EPA certification, EPA Universal certification, EPA 608 Universal, CFC certification, CFC Universal
    NATE Certification = NATE certified, NATE^
    HVAC License = HVAC certification, HVAC certified, licensed HVAC technician
    Boiler Operator License = boilers license, boiler license, stationary engineer license, low pressure boiler license, high pressure boiler license, Power Engineer License, third-class engineer license, chief engineer license, steam engineer license, black seal license, blue seal license, grade 3 steam engineer, refrigeration engineer license, fireman license
    Backflow Certification = backflow tester certification, certified backflow tester, Backflow Prevention Assembly Tester, BPAT^, BAT license^, backflow prevention tester, ASSE 5110^, backflow assembly tester, backflow certified
    Gas Fitter License
    Medical Gas Certification
    Refrigeration License = RSES certification, universal refrigeration license, universal refrigerant certification
    LEED AP = LEED Green Associate, LEED accredited professional, LEED certification, LEED accreditation
  `,
};

export const WELDING: FieldVocabulary = {
  field: 'welding',
  knowledge: `
    Welding = welding experience, welding skills, metal welding
    MIG Welding = GMAW^, gas metal arc welding, MIG~, MIG welder > welding
    TIG Welding = GTAW^, gas tungsten arc welding, TIG~, TIG welder > welding
    Stick Welding = SMAW^, shielded metal arc welding, arc welding > welding
    Flux-Cored Welding = FCAW^, flux core welding, flux-core, flux-cored arc welding > welding
    Submerged Arc Welding > welding
    Spot Welding = resistance welding > welding
    Orbital Welding > welding
    Robotic Welding = welding robots, robot welding > welding
    Laser Welding > welding
    Pipe Welding > welding
    Structural Welding > welding
    Aluminum Welding = welding aluminum > welding
    Stainless Steel Welding = welding stainless steel > welding
    Underwater Welding > welding
    Overhead Welding = all-position welding > welding
    Oxy-Fuel Cutting = oxy-acetylene cutting, oxyacetylene torch, torch cutting, cutting torch, acetylene torch
    Plasma Cutting = plasma cutter
    Brazing
    Soldering = hand soldering, soldering iron
    Metal Fabrication = steel fabrication, metal fabricating, fabricating metal
    Structural Steel Fabrication
    Sheet Metal Fabrication = sheet metal work, sheet metal, fabricating sheet metal > metal-fabrication
    Metal Cutting
    Metal Grinding = grinding~, angle grinder
    Metal Polishing = polishing and buffing, buffing
    Weld Inspection = visual weld inspection
    Welding Symbols = reading weld symbols, weld symbols
    Welding Procedures = weld procedure specifications
    Blacksmithing = forging~
    Press Brake Operation = press brake, brake press
    Shear Operation
    Pipe Fabrication
    Boilermaking
  `,
  license: `
    AWS D1.1 Certification = AWS D1.1, D1.1 certification
    Certified Welder = welding certification, AWS certified welder, welder certification, welding certifications, certified welding
    Certified Welding Inspector = CWI^
    6G Pipe Certification = 6G certification, 6G welding certification
    3G/4G Welding Certification = 3G certification, 4G certification
    ASME Section IX
  `,
};
