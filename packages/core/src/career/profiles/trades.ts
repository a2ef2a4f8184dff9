/** See `format.ts` for how these tables are written. */
export const CONSTRUCTION_PROFILES = `
  construction-manager | dotg | run a building project: people, schedule, budget, and safety | scheduling, budgets, plans, safety, contracts
      | lead a crew as foreman, or start as assistant superintendent or project engineer
      | specialize in a kind of building or earn the CCM / become superintendent or owner
  cost-estimator | hdg | work out what a job will cost | plan reading, takeoff software, Excel, trade knowledge
      | use your trade: price three jobs from plans and compare them with the real cost
      | earn the CPE / lead estimating
  construction-inspector | dote | check that building work follows plans and code | codes, plan reading, reports
      | use your trade years and pass one ICC exam
      | add codes or become plan reviewer / become chief inspector
  construction-laborer | lone | clear, carry, dig, and help the trades | fitness, safety, tools
      | take OSHA 10 and apply to the laborers’ union (LIUNA) and contractors
      | enter an apprenticeship in a trade / become foreman
  carpenter | loe | build with wood and other materials | measuring, tools, plan reading, safety
      | apply to a carpenters’ apprenticeship or as a helper, with basic tools and a car
      | specialize in finish work or formwork / become foreman or contractor
  electrician | loe | install and repair wiring | wiring, code, blueprints, safety, math
      | brush up on algebra, and apply to the IBEW/NECA, IEC, and ABC programs near you
      | pass the master’s exam, or specialize in controls or solar / become foreman or contractor
  plumber | lone | install and repair pipes and fixtures | pipe work, code, soldering, customer service
      | apply to the UA local and to contractors that train helpers
      | pass the master’s exam, or specialize in medical gas or backflow / become foreman or contractor
  hvac-technician | lone | install and repair heating and cooling | refrigeration, electrical troubleshooting, customer service
      | pass the EPA 608, ask your community college about its program, and apply as a helper
      | earn NATE or specialize in controls or commercial refrigeration / become service manager or contractor
  painter | lose | prepare and paint surfaces | preparation, spraying, estimating
      | start with a painting contractor; the EPA’s lead rule (RRP) applies in old houses
      | specialize in coatings or fine finishes / own a company
  drywall-installer | le | hang and finish drywall | measuring, taping, heights
      | start as a helper or union apprentice
      | specialize in finishing / become foreman or contractor
  flooring-installer | lse | lay tile, wood, and carpet | measuring, layout, kneeling work
      | start as a helper
      | specialize in tile / own a company
  concrete-finisher | loe | pour and finish concrete | forms, finishing, timing
      | start as a helper or with the OPCMIA
      | earn ACI certification / become foreman
  mason | loe | build with brick, block, and stone | layout, mortar, heights
      | apply to the BAC apprenticeship or as a tender
      | specialize in restoration / become foreman
  roofer | loe | install and repair roofs | heights, fall safety, materials
      | start as a helper with fall protection training
      | specialize in commercial roofs or solar / run crews or estimate
  glazier | loe | install glass | measuring, lifting, heights
      | apply to the IUPAT apprenticeship
      | specialize in curtain walls / become foreman
  ironworker | loe | raise steel and place rebar | heights, rigging, welding
      | apply to the Ironworkers’ apprenticeship and get fit
      | earn welding or rigging certificates / become foreman
  sheet-metal-worker | loe | make and install ducts and metal parts | layout, cutting, welding, plan reading
      | apply to the SMART apprenticeship
      | specialize in balancing or BIM / become foreman
  heavy-equipment-operator | oe | run excavators, loaders, and dozers | machine control, grades, safety
      | apply to the IUOE apprenticeship, or start as laborer and ask for machine time
      | learn GPS grade control or cranes / become foreman
  crane-operator | oe | lift loads by crane | load charts, signals, safety
      | start as rigger and pass the NCCCO
      | certify for more cranes / become lift planner
  solar-installer | loe | mount and connect solar panels | roof work, electrical basics, safety
      | take OSHA 10 and apply with roofing or electrical experience
      | become an electrician or NABCEP professional / lead crews
  line-worker | lone | build and repair power lines | climbing, electricity, safety, driving
      | get a Class A CDL, and apply as groundworker and to the JATC
      | specialize in substations or transmission / become crew leader
  telecommunications-technician | loe | install and repair phone, cable, and fiber | cabling, ladders, meters, customer service
      | apply to carriers and contractors that train; a clean driving record matters
      | specialize in fiber or wireless / lead crews
  stationary-engineer | ne | run boilers and building plants | boilers, chillers, logs, safety
      | start in building maintenance and study for the first grade
      | earn higher grades / become chief engineer
  handyman | lpse | repair many small things | carpentry, painting, basic plumbing, customers
      | check what your state allows without a contractor license, and get insurance
      | license in one trade / own a company
`;
export const REPAIR_PROFILES = `
  maintenance-technician | nle | keep machines and buildings running | electrical and mechanical repair, troubleshooting, preventive maintenance
      | show repairs you did, and take an electrical or PLC course
      | specialize in controls or reliability (CMRP) / lead maintenance
  field-service-technician | te | install and repair equipment at customers’ sites | troubleshooting, electronics, driving, service
      | show repairs and a clean driving record; makers train on their machines
      | specialize in a product / lead a region
  biomedical-equipment-technician | de | maintain medical devices | electronics, testing, safety, records
      | take a two-year or military BMET program; ask a hospital for a shadow day
      | earn the CBET or specialize in imaging / lead a shop
  automotive-technician | le | diagnose and repair cars | diagnostics, brakes, electrical, tools
      | start in lube and tires, and ask dealers about paid maker training
      | earn ASE Master or specialize in EVs / become shop foreman
  auto-body-technician | le | repair bodies and paint | welding, fitting, painting
      | start as a helper and take I-CAR courses
      | specialize in painting or aluminum / estimate or run a shop
  service-advisor | ce | explain car repairs to customers and plan the work | service, estimates, scheduling
      | show customer service and car knowledge
      | – / become service manager
  diesel-mechanic | lne | repair trucks and heavy equipment | diesel engines, hydraulics, electrical, diagnostics
      | take a diesel program or start as a fleet shop helper
      | earn ASE T-series or specialize in emissions / become shop foreman
  aircraft-mechanic | nle | inspect and repair aircraft | airframes, engines, records, safety
      | ask the local FSDO what your experience counts for before you pay a school
      | earn the Inspection Authorization or avionics / become lead mechanic
`;
export const MANUFACTURING_PROFILES = `
  production-worker | nle | make and pack products on a line | safety, speed, quality checks
      | apply to plants and temp-to-hire agencies and ask about paid training
      | become machine operator or technician / become line lead
  assembler | nle | put products together | hand tools, drawings, soldering
      | show careful hand work
      | become technician or inspector / become line lead
  machine-operator | nle | set up and run machines | setup, measuring, safety
      | start in production and learn to measure
      | become machinist or maintenance technician / become shift lead
  printing-operator | nle | run printing presses | color, setup, maintenance
      | start as a press helper
      | specialize in digital or packaging / lead a press room
  tailor | se | make and alter clothes | sewing, fitting, patterns
      | show five alterations
      | specialize in bridal or costume / own a shop
  chemical-operator | ne | run chemical or water processes | process control, sampling, safety, records
      | apply as operator trainee; process technology programs help
      | learn the control room / become shift supervisor
  miner | nle | take minerals from the ground | equipment, safety, fitness
      | take MSHA new miner training
      | specialize in equipment or electrical work / become foreman
  jeweler | se | make and repair jewelry | bench work, stones, customer service
      | start as a bench apprentice
      | earn a GIA credential / own a shop
  machinist | nle | make precise parts on machine tools | CNC, measuring, blueprints, CAM
      | take a CNC certificate (NIMS) or an apprenticeship
      | program five-axis machines / lead a shop
  welder | lne | join metal | MIG, TIG, or stick, blueprints, fitting, safety
      | take a community college welding class and practice for the weld test of the jobs near you
      | certify for pipe (6G) or become an inspector (CWI) / become foreman
  metal-fabricator | le | cut, bend, and join metal | layout, brake, welding
      | start as a shop helper
      | learn CAD or robot welding / lead a shop
  coating-worker | le | coat and paint products | spraying, preparation, safety
      | start as a helper with respirator training
      | earn an AMPP coating certificate / lead a line
  quality-inspector | ne | check parts and products | measuring, drawings, records
      | learn calipers, micrometers, and drawings where you work
      | earn the CQI or CMM skills / lead inspection
  production-manager | ng | run production: people, output, quality, and safety | scheduling, lean, coaching, data
      | lead a line or shift with one number you improved
      | specialize in lean / manage a plant
  power-plant-operator | ne | run a power plant | control systems, rounds, safety
      | pass the EEI POSS test; Navy nuclear and boiler work count
      | license for the control room / become shift supervisor
`;
export const TRANSPORT_PROFILES = `
  truck-driver | ntle | drive goods locally or across the country | safe driving, backing, logs, planning
      | compare paid training by carriers with community college CDL programs, and check their contract
      | add hazmat, tanker, or doubles, or find a local route / train drivers or dispatch
  delivery-driver | lpe | deliver packages or food | driving, navigation, lifting, service
      | show a clean driving record
      | earn a CDL / dispatch or lead routes
  passenger-driver | pse | drive people | safe driving, service, navigation
      | compare your real cost per mile before you start
      | earn a bus CDL / run a car service
  bus-driver | npe | drive a school, city, or coach bus | safe driving, calm with passengers, inspections
      | apply to a district or transit agency that pays for CDL training
      | move to transit or coach / train drivers or dispatch
  dispatcher | ne | plan and direct drivers or crews | scheduling, phone, maps, calm
      | show phone work with several tasks at once, or driving experience
      | become logistics planner / lead dispatch
  warehouse-associate | nlpe | receive, pick, pack, and ship goods | scanning, lifting, accuracy, safety
      | apply for the shift you can work and ask for forklift training
      | learn forklift, inventory, or maintenance / become lead
  forklift-operator | ne | move loads by forklift | safe driving, loads, scanning
      | ask your employer for training on its trucks
      | learn inventory systems or reach trucks / become lead
  warehouse-supervisor | ne | lead a warehouse shift | scheduling, safety, inventory, coaching
      | lead a team or train new people with a number to show
      | specialize in inventory or systems / manage a warehouse
  pilot | nte | fly aircraft | flying, weather, procedures, crew work
      | get the first-class medical before you pay for training, then take one introductory flight
      | upgrade to larger aircraft / become captain or check airman
  air-traffic-controller | ne | guide aircraft safely | quick decisions, clear speech, concentration
      | watch for the FAA’s hiring window and practice for the ATSA
      | certify for busier facilities / supervise
  mail-carrier | loe | deliver mail | walking, driving, accuracy
      | take the Postal Service’s virtual entry test at usps.com/careers, which costs nothing
      | – / become supervisor
  flight-attendant | ntle | keep passengers safe and cared for | safety, service, calm
      | apply directly on airlines’ sites and expect reserve shifts at first
      | train crews / become purser or base manager
  rail-worker | ntoe | run or maintain trains and track | safety, signals, on-call work
      | apply on the railroads’ sites for conductor trainee or track work
      | become engineer / become trainmaster
  ship-crew | ntle | work on ships | deck or engine work, safety, teamwork
      | apply for the TWIC and MMC, and ask the Seafarers’ school and tug companies
      | earn officer exams / become mate or captain
`;
export const AGRICULTURE_PROFILES = `
  agricultural-worker | loe | plant, harvest, and care for animals | equipment, animals, fitness
      | ask farms and your state’s workforce office for seasonal work with equipment training
      | specialize in equipment, irrigation, or dairy / become crew leader
  logging-worker | loe | cut and move timber | saws, machines, safety
      | start with a logging crew that trains, and take first aid
      | run harvesters / lead a crew
  farm-manager | olse | run a farm | crops or animals, equipment, budgets
      | work a season under a manager, and ask USDA about beginning farmer loans
      | specialize in organic or precision farming / own a farm
`;
