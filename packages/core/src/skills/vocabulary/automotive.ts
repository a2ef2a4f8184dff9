import type { FieldVocabulary } from './format.ts';

export const AUTOMOTIVE: FieldVocabulary = {
  field: 'automotive',
  knowledge: `
    Automotive Repair = auto repair, automotive service, vehicle repair, car repair, vehicle maintenance and repair
    Automotive Diagnostics = vehicle diagnostics, engine diagnostics, diagnostic scan tools, automotive troubleshooting, Automotive Diagnosis, vehicle diagnosis, diagnosing vehicles
    Vehicle Maintenance = vehicle servicing, auto maintenance
    Brake Repair = brake service, brake systems, ABS brakes
    Engine Repair = engine rebuilding, engine overhaul, engine rebuilds, engine work, rebuilding engines
    Transmission Repair = transmission rebuilding, transmission service
    Suspension and Steering = steering and suspension, suspension repair
    Wheel Alignment = front-end alignment
    Tire Service = tire mounting, tire changing, tire repair, mounting and balancing tires, tire rotation
    Oil Changes = oil change, lube service
    Automotive Electrical Systems = automotive electrical, vehicle electrical systems
    Automotive Air Conditioning
    Emissions Testing = emissions inspection, smog check
    Exhaust Systems = exhaust repair, muffler installation
    Vehicle Inspection = vehicle inspections, multi-point inspection, state vehicle inspection
    Diesel Engine Repair = diesel repair, diesel mechanics, diesel engines, diesel mechanic experience > engine-repair
    Heavy Truck Repair = truck repair, heavy-duty truck repair
    Trailer Repair = trailer maintenance
    Heavy Equipment Repair = heavy equipment maintenance
    Small Engine Repair = small engines > engine-repair
    Motorcycle Repair = motorcycle maintenance
    Marine Mechanics = boat repair, marine engines, outboard motors
    RV Repair
    Bicycle Repair = bike repair
    Forklift Repair = material handling equipment repair
    Hybrid and Electric Vehicles = electric vehicles, hybrid vehicles, EV maintenance
    Collision Repair = auto body repair, autobody repair, body work
    Automotive Painting = auto painting, automotive refinishing, car painting
    Dent Repair = paintless dent repair
    Frame Straightening
    Auto Glass Repair = windshield replacement, auto glass installation
    Auto Detailing = car detailing, vehicle detailing, Automotive Detailing, vehicle cleaning, detailing cars
    Car Washing = vehicle washing
    Upholstery Repair = auto upholstery
    Hydraulics = hydraulic systems, hydraulic repair
    Pneumatics = pneumatic systems
    Automotive Parts = auto parts, parts counter, parts ordering
    Service Writing = service advising, automotive service advising, service advisor experience
    Vehicle Appraisal = trade-in appraisal
    Automotive Finance and Insurance = F&I, automotive finance
    Dealership Operations = auto dealership, automotive dealership, car dealership
    Fleet Maintenance
    Towing Operations = towing
    Aircraft Maintenance = aviation maintenance, aircraft repair, aircraft mechanics
    Avionics
    Sheet Metal Aircraft Repair = aircraft structures
    Aircraft Inspection
    Turbine Engines = jet engines, gas turbines
    Engine Dynamometer Testing
  `,
  technology: `
    CDK Global = CDK Drive
    Reynolds and Reynolds = ERA-IGNITE
    Mitchell 1 = Mitchell Estimating
    ALLDATA
    CCC ONE = CCC Estimating
    VinSolutions
    DealerSocket
    Snap-on Diagnostics
    Cummins INSITE
  `,
  license: `
    ASE Certification = ASE^, ASE certified^, ASE Certified^, ASE CERTIFIED^, ASE certifications, ASE Master Technician, ASE Master
    ASE Medium-Heavy Truck Certification
    State Inspection License = vehicle inspection license, state inspector license, State Safety Inspector License, safety inspector license, PA state inspection license^, Pennsylvania inspection license, class 1 inspector, VA safety inspector^, NC safety and emissions inspector^, OBD inspector^, state inspection certification
    I-CAR Certification = I-CAR, I-CAR Gold
    Automotive Service Excellence Refrigerant Certification = Section 609, EPA 609, MACS 609
    Airframe and Powerplant License = A&P license, A&P^, A&P certificate, airframe and powerplant, A&P mechanic license, FAA A&P
    FAA Inspection Authorization
    FCC License = GROL, FCC General Radiotelephone Operator License
  `,
};
