import type { FieldVocabulary } from './format.ts';

export const CONSTRUCTION: FieldVocabulary = {
  field: 'construction',
  knowledge: `
    LEED Standards = LEED^, LEED rating system, LEED requirements
    Construction = building construction, construction work, construction experience, construction industry, building industry, construction sector
    Residential Construction = home building, homebuilding > construction
    Commercial Construction > construction
    Industrial Construction > construction
    Heavy Civil Construction = heavy construction, civil construction > construction
    Highway Construction = road construction, roadway construction > construction
    Construction Management = construction project management, construction administration
    Construction Supervision = site supervision, jobsite supervision, job site supervision, field supervision
    Construction Estimating = construction cost estimating, estimating construction costs
    Quantity Takeoffs = quantity takeoff, material takeoffs, takeoffs
    Construction Scheduling = construction schedules
    Construction Safety = jobsite safety, job site safety
    Construction Inspection = building inspection, construction inspections
    Blueprint Reading = reading blueprints, read blueprints, reading plans, blueprint interpretation, plan reading, reading construction drawings, blueprints, blue prints, reading prints, print reading, interpreting blueprints, read and interpret blueprints
    Building Codes = building code compliance, International Building Code, local building codes
    permitting: Construction Permitting = building permits, permit applications, permit expediting
    Change Orders = change order management
    Submittals = submittal review
    Subcontractor Management = managing subcontractors, subcontractor coordination, supervising subcontractors
    Punch Lists = punch list
    Site Preparation = site work, site prep
    Demolition = demo work, Demolition Work, tear out
    Excavation = excavating
    Trenching = trenching and shoring
    Grading and Leveling = site grading, fine grading
    Concrete Work = concrete~, concrete construction, concrete placement
    Concrete Finishing
    Concrete Forming = concrete forms, formwork
    Concrete Pumping
    Rebar Installation = rebar placement, tying rebar
    Paving = asphalt paving, asphalt
    Masonry = bricklaying, brick masonry, block laying, stone masonry
    Tuckpointing = pointing brick
    Stucco Application = stucco
    Plastering = plaster work
    framing: Wood Framing = framing~, house framing, framing carpentry
    Metal Stud Framing = steel stud framing
    Carpentry = carpentry work
    Finish Carpentry = trim carpentry, finish work, trim work > carpentry
    Rough Carpentry > carpentry
    Cabinetmaking = cabinet making, cabinetry
    Cabinet Installation = installing cabinets
    Woodworking = wood working
    Furniture Making = furniture building
    Furniture Refinishing = wood finishing, furniture restoration
    Millwork = architectural millwork
    Door and Window Installation = window installation, door installation, installing doors, installing windows
    Drywall Installation = drywall, drywall hanging, hanging drywall, sheetrock
    Drywall Finishing = taping and mudding, drywall taping, drywall repair
    Insulation Installation = insulation~
    Flooring Installation = floor installation, installing flooring, hardwood flooring, flooring
    Tile Setting = tile installation, tiling, ceramic tile, tile work
    Carpet Installation = carpet laying, installing carpet
    Countertop Installation = granite fabrication
    Roofing = roof installation, roof repair, roofing installation
    Siding Installation = siding, vinyl siding
    Gutter Installation = gutters
    Deck Building = deck construction
    Fence Installation = fencing installation, fence building, fence repair
    Painting = house painting, interior painting, exterior painting, commercial painting, residential painting
    Spray Painting = paint spraying, airless spraying, spray guns > painting
    Wallpapering = wallcovering, wallpaper installation
    Surface Preparation = sanding and priming
    Sandblasting = abrasive blasting, media blasting
    Caulking = caulking and sealing
    Waterproofing
    Glazing = glass installation
    Structural Steel Erection = steel erection, ironwork
    Scaffolding = scaffold erection, scaffold building
    Rigging = crane rigging, rigging and signaling
    Heavy Equipment Operation = operating heavy equipment, heavy equipment, heavy machinery operation, operating heavy machinery, heavy machinery
    Backhoe Operation = backhoe, operating a backhoe
    Bulldozer Operation = bulldozer, dozer operation
    Excavator Operation = excavator, track hoe, trackhoe
    Skid Steer Operation = skid steer, skid loader, Bobcat operation
    Front-End Loader Operation = front-end loader, wheel loader
    Motor Grader Operation = motor grader
    Crane Operation = operating cranes, overhead crane operation, overhead crane
    Aerial Lift Operation = aerial lifts, scissor lift, boom lift, scissor lifts
    Compactor Operation = roller operation
    Dump Truck Operation = driving dump trucks
    Hand and Power Tools = power tools, hand tools, hand tools and power tools, hand & power tools, power hand tools, shop tools
    Table Saw Operation = circular saws
    Home Renovation = remodeling, home remodeling, renovation, home improvement
    Kitchen and Bath Remodeling = kitchen remodeling, bathroom remodeling
    Historic Preservation = historic restoration
    Property Restoration = water damage restoration, fire restoration, disaster restoration
    Mold Remediation
    Asbestos Abatement = asbestos removal
    Lead Abatement = lead paint removal
    Home Inspection
    Handyman Skills = handyman work, general repairs, minor repairs
    Building Maintenance = facilities maintenance, facility maintenance, property maintenance, apartment maintenance, building repairs, maintenance of buildings, general building maintenance, repair of buildings
    Preventive Maintenance = preventative maintenance, PM schedules
    Grounds Maintenance = groundskeeping, grounds keeping
    Swimming Pool Maintenance = pool maintenance, pool cleaning, pool operation
    Locksmithing = lock installation, lock repair
    Elevator Maintenance = elevator repair, elevator installation
    Fire Sprinkler Installation = fire sprinkler systems, fire sprinklers
    Fire Alarm Systems = fire alarm installation, fire alarms
    Solar Panel Installation = solar installation, PV installation
    Sign Installation = signage installation
    Modular Construction
    Green Building = sustainable construction, sustainable building
    Design-Build
    Value Engineering
    Lean Construction
    Traffic Control Flagging = flagging~, traffic flagging
    Pile Driving
    Drilling Operations = drilling rigs
    Blasting Operations = explosives handling
    Pipelaying = pipe laying, underground utilities, underground utility installation
    Septic Systems = septic system installation
    Irrigation Systems Installation = sprinkler system installation
    Welding Inspection
    Confined Space Entry = confined spaces, confined space
    Fall Protection = fall arrest systems
    Lockout/Tagout = LOTO, lock out tag out, lockout tagout
    OSHA Regulations = OSHA, OSHA standards, OSHA safety regulations, OSHA compliance, OSHA safety standards, OSHA requirements, OSHA rules
    Personal Protective Equipment = PPE
    Toolbox Talks = safety meetings
  `,
  technology: `
    Procore
    Autodesk Build = PlanGrid
    Buildertrend
    CoConstruct
    Primavera P6 = Primavera, Oracle Primavera
    HCSS HeavyBid = HeavyBid, HeavyJob
    On-Screen Takeoff
    PlanSwift
    RSMeans
    Sage Estimating
    Bluebeam Takeoff
    Trimble~ = Trimble equipment
    Raken
    Navisworks = Autodesk Navisworks
  `,
  license: `
    OSHA 10 = OSHA 10-hour, OSHA 10 hour, OSHA-10, OSHA 10 certification, OSHA 10-hour certification
    OSHA 30 = OSHA 30-hour, OSHA 30 hour, OSHA-30, OSHA 30 certification, OSHA 30-hour certification
    OSHA 500
    HAZWOPER = 40-hour HAZWOPER, OSHA HAZWOPER, HAZWOPER 40
    HVAC Contractor License = licensed HVAC contractor, HVAC contractors license, mechanical contractor license, licensed mechanical contractor, HACR certified contractor
    General Contractor License = contractor license, contractors license, licensed general contractor, licensed contractor
    Construction Supervisor License = CSL^
    Home Improvement Contractor License = MHIC^
    Hoisting Engineer License = hoisting license, hoisting engineers license
    Elevator Mechanic License = elevator license, licensed elevator mechanic, conveyance mechanic license
    NCCCO Crane Operator Certification = NCCCO, CCO certification, crane operator certification, crane certification
    Certified Construction Manager
    Certified Professional Estimator
    Construction Health and Safety Technician = CHST^
    Certified Safety Professional = CSP~
    Associate Safety Professional
    Rigging Certification = rigger certification, NCCER rigging
    NCCER Certification = NCCER
    Scaffold Competent Person
    Flagger Certification = flagger card, certified flagger
    EPA Lead RRP Certification = lead-safe certification, RRP certification
    Asbestos License = asbestos certification
    ICC Certification = ICC certified, ICC building inspector
    ACI Certification = ACI concrete certification
    IICRC Certification = IICRC certified, IICRC
    NABCEP Certification = NABCEP
    Certified Pool Operator = CPO~, certified pool and spa operator
    TWIC^ = TWIC card, Transportation Worker Identification Credential
    Blaster License
    MSHA Certification = MSHA certified, MSHA training, MSHA card
  `,
};
