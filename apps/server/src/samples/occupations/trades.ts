/** Construction, trades, repair, and manufacturing. See `format.ts` for the table format. */
export const TRADES = `
# electrician | contractor, manufacturing | hour 29-43 | 26
plain: {scope} Electrician; Journeyman Electrician – {scope}
apprentice: Apprentice Electrician – {scope}
senior: Senior Electrician – {scope}
lead: Electrical Foreman
slot scope: Commercial; Industrial; Residential; Service
years: as an electrician
degree: high-school required: High school diploma or GED
open: Hospitals, schools and one brewery: our work is varied, our trucks start, and nobody gets sent home because the lift was not booked.
open: We bid what we can do well. That means finishing a job before the next one starts and going home at four.
do: Run conduit, pull wire and make up panels
do: Read the drawings and say so when they do not match the wall
do: Find faults in live systems without guessing
do: Keep to lockout every time, also when it is only five minutes
do: Teach an apprentice one thing a day
do: Mark up as-builts before you leave
must: State license as a [[Journeyman Electrician license]] holder, or [[Master Electrician license]]
must: Knowledge of the [[National Electrical Code]]
must: Skill in [[conduit bending]] and [[electrical wiring]]
must: Able to do [[blueprint reading]]
must: Careful [[lockout/tagout]]
must: Practice in [[electrical troubleshooting]]
nice: [[OSHA 30]] card
nice: Experience with [[programmable logic controllers]]
nice: Experience with [[fire alarm systems]]
also: Able to lift 50 pounds and to work from a ladder
when: Monday to Friday, 6:30 a.m. to 3 p.m.; four 10-hour days

# plumber | contractor | hour 28-42 | 18
plain: Journeyman Plumber; {scope} Plumber; Plumber – {scope}
apprentice: Apprentice Plumber
lead: Plumbing Foreman
slot scope: Service; Commercial; Residential; New Construction
years: in [[plumbing]]
degree: none
open: A stocked van that goes home with you, five calls a day instead of nine, and no selling of what people could do without.
do: Find the leak before you open the wall
do: Rough in and set fixtures to code
do: Clear, camera and repair drains
do: Explain the choices and prices to the customer in plain words
do: Keep the van tidy and the parts list current
do: Take one week of calls in six
must: [[Journeyman Plumber license]] in the state
must: Skill in [[pipe fitting]] and [[soldering]]
must: Knowledge of the [[plumbing code]]
must: Experience with [[drain cleaning]]
must: Experience with [[water heaters]]
must: Polite, clear [[customer service]]
nice: [[backflow prevention]] certification
nice: Experience with [[gas piping]]
nice: [[Medical Gas certification]]
also: A [[driver’s license]] with a clean driving record

# hvac-technician | contractor, facility | hour 26-39 | 18
plain: HVAC Technician; HVAC Service Technician – {scope}; {scope} HVAC Technician
entry: HVAC Installer Helper
senior: Senior HVAC Technician – {scope}
slot scope: Residential; Commercial; Refrigeration
years: in [[HVAC service]]
degree: none
open: In July you are the most welcome person in town. In October you will have time for training, which we pay for.
do: Diagnose and repair furnaces, heat pumps and rooftop units
do: Do seasonal maintenance that is more than a filter change
do: Recover and charge refrigerant by the book
do: Write up what you found with photos the customer can see
do: Share on-call every fifth week
must: [[EPA 608 certification]]
must: Practice in [[HVAC repair]] and [[preventive maintenance]]
must: Skill in [[electrical troubleshooting]]
must: Experience with [[refrigeration]] systems
must: Able to read [[wiring diagrams]]
nice: [[NATE certification]]
nice: Experience with [[building automation systems]]
nice: Experience with [[boilers]]
also: A [[driver’s license]] with a clean driving record

# carpenter | contractor | hour 24-37 | 14
plain: {scope} Carpenter; Carpenter – {scope}
apprentice: Carpenter Apprentice
lead: Lead Carpenter – {scope}
slot scope: Finish; Framing; Commercial; Remodeling
years: in [[carpentry]]
degree: none
open: We build kitchens and additions people will live in for thirty years, and we are known for doors that close.
do: Frame, hang, trim and make it look as though it grew there
do: Lay out from drawings and check twice
do: Protect the client’s house as if your mother lived in it
do: Order material before the crew stands waiting
do: Keep the site clean enough to walk barefoot, almost
must: Skill in [[finish carpentry]] or [[framing]]
must: Able to do [[blueprint reading]]
must: Safe use of [[power tools]]
must: Exact measuring and [[basic math skills]]
must: Experience with [[drywall]] and door setting
nice: [[OSHA 10]] card
nice: Experience with [[cabinet installation]]
nice: [[Spanish]] for work on mixed crews
also: Own [[hand tools]] and a way to reach the site

# construction-laborer | contractor | hour 19-26 | 14 | full 84, temporary 16
plain: Construction Laborer; Construction Laborer – {crew}
slot crew: Concrete; Demolition; Site Work; General
years: on [[construction]] sites
degree: none
open: Show up, look after each other and learn. Three of our four superintendents started here.
do: Load, carry, dig, sweep and set up for the trades
do: Form, pour and finish flatwork with the crew
do: Take down what has to go and sort what can be used again
do: Flag traffic and keep the public out
do: Check tools and report what is broken
must: Experience with [[concrete work]] or [[demolition]]
must: Safe use of [[hand tools]] and [[power tools]]
must: Habit of [[workplace safety]]
must: Good [[teamwork]]
nice: [[OSHA 10]] card
nice: [[Forklift certification]]
nice: [[Flagger certification]]
also: Able to lift 75 pounds and to work outside in all seasons

# construction-manager | contractor | year 92000-124000 | 9
lead: Construction Manager; Construction Superintendent – {scope}; Senior Construction Manager – {scope}
slot scope: Healthcare; Schools; Multifamily; Tenant Improvement
years: running [[construction]] projects
degree: bachelor or-experience: Bachelor’s degree in construction management or engineering, or equivalent experience
open: Projects of 4 to 30 million dollars, owners who come back, and an estimating team that asks the field before it prices.
do: Run the site: people, sequence, quality, neighbors
do: Keep the three-week look-ahead honest
do: Buy out subcontractors and settle scope gaps early
do: Lead owner meetings and write the minutes the same day
do: Track cost weekly and explain where it will land
do: Walk for safety every day and stop work when it is not right
must: Practice in [[construction management]]
must: Skill in [[construction scheduling]]
must: Experience with [[subcontractor management]]
must: Knowledge of [[building codes]]
must: Experience with [[Procore]]
must: [[cost control]] on several trades at once
nice: [[OSHA 30]] card
nice: Experience with [[Primavera P6]]
nice: [[LEED Accredited Professional]] credential

# welder | manufacturing, contractor | hour 23-34 | 14
plain: Welder; {process} Welder; Welder Fabricator – {shift}
senior: Senior Welder Fabricator
slot process: MIG; TIG; Structural; Pipe
slot shift: First Shift; Second Shift
years: in [[welding]]
degree: none
open: Thick plate, good light, clean air and fixtures that fit. We build frames for machines that run for decades.
do: Lay out, fit and weld from prints
do: Check your own welds before inspection does
do: Set up positioners and look after your station
do: Suggest a better sequence when a part pulls
do: Cut and grind when the line needs it
must: Skill in [[MIG welding]] or [[TIG welding]]
must: Able to do [[blueprint reading]], [[welding symbols]] included
must: Use of [[measuring instruments]]
must: Experience with [[metal fabrication]]
must: Habit of [[workplace safety]]
nice: [[AWS Certified Welder]] test on record
nice: Experience with [[plasma cutting]]
nice: [[overhead crane operation]]
also: Able to lift 50 pounds
when: First shift, 6 a.m. to 2:30 p.m.; second shift with a differential of $2 an hour

# machinist | manufacturing | hour 24-35 | 13
plain: CNC Machinist; Machinist – {shift}; Manual Machinist
apprentice: CNC Machinist Trainee
senior: Senior CNC Machinist
slot shift: Days; Nights; Weekend Shift
years: in a [[machine shop]]
degree: none
open: Short runs, hard materials and tolerances worth bragging about. The shop is air conditioned because steel cares.
do: Set up mills and lathes and prove out new programs
do: Hold tenths and record that you did
do: Change inserts before they fail, not after
do: Talk with engineers about parts that could be easier to make
do: Keep the first-article paperwork straight
must: Practice in [[CNC machining]]
must: Able to read and edit [[G-Code]]
must: Exact use of [[measuring instruments]] such as [[micrometers]] and [[calipers]]
must: Able to do [[blueprint reading]] with [[geometric dimensioning and tolerancing]]
must: Experience in [[CNC milling]] or [[CNC turning]]
nice: Experience with [[Mastercam]]
nice: Experience with [[five-axis machining]]
nice: Experience with a [[coordinate measuring machine]]

# maintenance-technician | manufacturing, facility, hotel, seniors | hour 23-33 | 18
plain: Maintenance Technician; Industrial Maintenance Technician – {shift}; Building Maintenance Technician
senior: Senior Maintenance Technician – {shift}
lead year 68000-86000: Maintenance Supervisor
slot shift: Days; Nights; Rotating Shifts
years: in maintenance
degree: none
open: Half the job is fixing what broke. We are looking for somebody who prefers the other half.
do: Answer breakdowns and find the cause, not only the fuse
do: Do planned maintenance and say which tasks are useless
do: Keep spares and manuals where the night shift can find them
do: Install and move equipment with contractors
do: Close work orders with notes a stranger would understand
must: Practice in [[preventive maintenance]]
must: Skill in [[electrical troubleshooting]]
must: Experience with [[hydraulics]] and [[pneumatics]]
must: Careful [[lockout/tagout]]
must: Use of [[hand tools]] and [[power tools]]
must: Experience with a [[computerized maintenance management system]]
nice: Experience with [[programmable logic controllers]]
nice: [[EPA 608 certification]]
nice: Basic [[welding]]
also: Able to lift 50 pounds

# automotive-technician | auto | hour 24-36 | 14
plain: Automotive Technician; Automotive Technician – {work}
entry: Lube Technician
senior: Senior Automotive Technician
slot work: Diagnostics; Brakes and Suspension; Hybrid and Electric; Light Repair
years: as an automotive technician
degree: none
open: Hourly pay, not flat rate. A good diagnosis takes as long as it takes, and we charge for it.
do: Find out why, then replace only what needs replacing
do: Inspect every car and photograph what the driver should see
do: Do brakes, steering, suspension and engine work
do: Road test before and after
do: Help the service writer explain it
must: Skill in [[automotive diagnostics]]
must: Experience with [[brake repair]]
must: Experience with [[engine repair]]
must: [[ASE certification]] in at least two areas
must: Use of a scan tool and a meter in [[electrical troubleshooting]]
nice: [[ASE Master Technician]] status
nice: [[State Inspection license]]
nice: Experience with [[electric vehicles]]
also: A [[driver’s license]] and your own tools

# production-worker | manufacturing | hour 17.5-22 | 16 | full 86, temporary 14
plain: Production Associate – {shift}; Production Operator – {shift}
plain = assembler: Assembler, {shift}
lead year 60000-76000 = production-manager: Production Supervisor – {shift}
slot shift: First Shift; Second Shift; Third Shift; Weekend Shift
years: in [[manufacturing]]
degree: none
open: Clean work, steady hours and a line that stops when you pull the cord.
do: Build, check and pack to the work instruction
do: Change over the line and sign the first piece
do: Count scrap and say what caused it
do: Keep your station in order for the person who follows
do: Learn three stations in your first half year
must: Experience on an [[assembly line]]
must: Close [[attention to detail]]
must: Habit of [[workplace safety]]
must: Following [[standard operating procedures]]
must: Good [[teamwork]]
nice: [[lean manufacturing]] experience
nice: [[Forklift certification]]
nice: [[soldering]] or small-parts work
also: Able to stand for a full shift and lift 35 pounds
when: First shift, 6 a.m. to 2:30 p.m.; second shift, 2:30 p.m. to 11 p.m.; twelve-hour weekend shifts

# quality-inspector | manufacturing | hour 21-29 | 9
plain: Quality Inspector; Quality Control Inspector – {shift}
senior: Senior Quality Inspector
slot shift: Days; Second Shift
years: in [[quality inspection]]
degree: high-school required: High school diploma or GED
open: Nothing leaves without your stamp, and nobody will ask you to look away.
do: Inspect first pieces, samples and final parts
do: Write nonconformance reports that lead somewhere
do: Keep gauges in calibration
do: Work with the floor on causes
do: Prepare certificates and records for audits
must: Practice in [[quality inspection]]
must: Exact use of [[measuring instruments]]
must: Able to do [[blueprint reading]] with [[geometric dimensioning and tolerancing]]
must: Knowledge of [[ISO 9001]]
must: Close [[attention to detail]]
nice: Experience with a [[coordinate measuring machine]]
nice: [[statistical process control]]
nice: [[Certified Quality Inspector]] credential

# landscaper | landscaping, government | hour 18-25 | 10 | full 74, temporary 26
plain: Landscape Laborer; Landscaper; Groundskeeper – {site}
lead: Landscape Foreman
slot site: Parks; Campus; Golf Course
years: in [[landscaping]]
degree: none
open: Native plants, battery mowers and crews of four. You will be outside, and at the end of the day you can see what you did.
do: Mow, edge, prune and plant
do: Lay stone and build small walls
do: Find and fix sprinkler leaks
do: Plow and shovel when it snows
do: Talk with clients who come out to look
must: Experience in [[landscaping]] and [[lawn care]]
must: Skill in [[pruning]]
must: Experience with [[irrigation]] repair
must: Safe use of [[power tools]]
nice: [[pesticide applicator license]]
nice: [[hardscaping]] experience
nice: [[Spanish]] for work on mixed crews
also: Able to lift 50 pounds; a [[driver’s license]] is needed for crew leaders
`;
