/** Warehouse, driving, and logistics. See `format.ts` for the table format. */
export const TRANSPORT_OCCUPATIONS = `
# warehouse-associate | logistics, retail | hour 17.5-22.5 | 32 | full 72, part 18, temporary 10
plain: Warehouse Associate – {shift}; Order Picker, {shift}; Warehouse Worker – {shift}
lead year 54000-68000 = warehouse-supervisor: Warehouse Supervisor – {shift}
slot shift: Day Shift; Night Shift; Weekend Shift; Early Morning
years: in a warehouse
degree: none
open: You pick for people, not for a clock on your wrist. Our rates come from what a good worker can do all day without hurting.
open: Forty-two thousand cartons a week, one building, no seasonal layoffs in nine years.
do: Pick, pack and stage orders by scanner
do: Unload trailers by hand and by pallet jack
do: Count bins and settle differences
do: Wrap, label and load in stop order
do: Sweep, sort and bale at the end of the shift
do: Say when a rack or a dock plate is damaged
must: Experience with [[order picking]] and [[packing]]
must: Use of [[RF scanners]]
must: Experience in [[shipping and receiving]]
must: Habit of [[workplace safety]]
must: Close [[attention to detail]]
must: Use of a [[pallet jack]]
nice: [[Forklift certification]]
nice: Experience with a [[warehouse management system]]
nice: Experience with [[cycle counting]]
also: Able to lift 50 pounds and to walk most of a shift
when: Monday to Friday, 6 a.m. to 2:30 p.m.; Sunday to Wednesday, 10-hour nights; Friday to Sunday, 12-hour days

# forklift-operator | logistics, manufacturing | hour 19-25 | 14 | full 90, temporary 10
plain: Forklift Operator; Forklift Operator – {shift}; Reach Truck Operator
slot shift: Days; Nights; Second Shift
years: driving a [[forklift]]
degree: none
open: Wide aisles, new trucks, cameras on the forks, and a supervisor who used to drive one.
do: Put away, replenish and load with sit-down and reach trucks
do: Check the truck at the start of every shift and tag it out when it fails
do: Stack safely and keep aisles clear
do: Scan every move so that the stock is where the screen says
do: Help pick when the dock is quiet
must: Current [[Forklift certification]]
must: Experience on a [[reach truck]]
must: Experience in [[shipping and receiving]]
must: Use of [[RF scanners]]
must: Habit of [[workplace safety]]
nice: Experience with a [[warehouse management system]]
nice: Experience with [[cold storage]]
nice: [[OSHA 10]] card
also: Able to lift 50 pounds

# truck-driver | trucking, logistics, retail | hour 25-34 | 30
plain: CDL A Truck Driver – {run}; Truck Driver, {run}; CDL A Driver – {run}
slot run: Local; Regional; Dedicated; Home Daily; Tanker
years: in Class A driving
degree: none
open: Home every night, paid by the hour, late-model tractors with a fridge and a real seat.
open: No touch freight, forty-eight-hour resets at home and a dispatcher who has driven.
do: Drive safely and on time, in that order
do: Inspect before and after and write up what you find
do: Keep your log and your papers right
do: Secure the load and check it again
do: Talk politely with docks that do not deserve it
do: Say early when you will be late
must: [[CDL Class A]] license
must: Clean record under [[DOT regulations]]
must: Experience with [[tractor-trailer driving]]
must: Careful [[pre-trip inspection]]
must: Use of an [[electronic logging device]]
must: Practice in [[load securement]]
nice: [[Hazmat endorsement]]
nice: [[Tanker endorsement]]
nice: [[Doubles/Triples endorsement]]
also: Current medical card; drug screen as federal rules require
when: Monday to Friday, start at 4 a.m.; five nights a week, home every morning

# delivery-driver | logistics, restaurant, retail, pharmacy | hour 17.5-23 | 20 | full 58, part 42
plain: Delivery Driver – {area}; Delivery Driver, {area}; Courier
slot area: Downtown; Suburban Routes; Medical Deliveries; Mornings
years: driving for work
degree: none
open: A hundred and twenty stops, a van that starts and a route that is yours.
do: Load in stop order and plan around traffic
do: Deliver to the door, with a photograph and a good word
do: Take care of what is fragile, cold or controlled
do: Bring back what could not be delivered
do: Check tires, lights and fluids every morning
must: Experience in [[delivery driving]]
must: Safe driving and [[defensive driving]]
must: Good [[time management]]
must: Polite [[customer service]]
must: Use of [[GPS navigation]] and a handheld
nice: Knowledge of the area and of [[route planning]]
nice: [[Spanish]] for talks at the door
nice: [[CDL Class B]] license
also: A [[driver’s license]] with a clean driving record; able to lift 50 pounds

# dispatcher | trucking, logistics, contractor | hour 21-29 | 9 | hybrid 20
plain: Dispatcher – {shift}; Transportation Dispatcher
slot shift: Days; Nights; Weekends
years: in [[dispatch]]
degree: high-school required: High school diploma or GED
open: Forty drivers, eleven states and one calm voice. Yours.
do: Plan loads around hours, homes and weather
do: Solve breakdowns and missed appointments as they come
do: Keep customers told before they ask
do: Watch detention and bill it
do: Know which driver wants which road
must: Experience in [[truck dispatching]]
must: Knowledge of [[hours of service]] rules
must: Quick [[problem solving]]
must: Clear [[verbal communication]]
must: Strong [[multitasking]] under pressure
must: Use of [[Microsoft Excel]]
nice: Experience with a [[transportation management system]]
nice: Experience with [[load boards]]
nice: [[Spanish]] for talks with drivers

# logistics-coordinator | logistics, manufacturing, retail | year 48000-62000 | 10 | hybrid 30
plain: Logistics Coordinator; Supply Chain Coordinator
senior: Senior Logistics Coordinator
slot lane: import; domestic; export
years: in [[logistics]]
degree: bachelor or-experience: Bachelor’s degree in supply chain or business, or equivalent experience
open: You will see that the parts arrive before the line runs out and that nobody pays to fly them in twice.
do: Book and track shipments by truck, rail and sea
do: Compare carriers on cost and on what they do when it goes wrong
do: Prepare papers for customs and answer the broker
do: Settle freight claims and invoices
do: Report weekly on time, cost and cause
must: Experience in [[logistics]]
must: Skill in [[Microsoft Excel]]
must: Experience with [[full truckload shipping]] and [[ocean freight]]
must: Experience with an [[ERP system]]
must: Close [[attention to detail]]
nice: Knowledge of [[import/export]] rules
nice: Experience with [[SAP]]
nice: [[Certified Supply Chain Professional]] credential

# buyer | manufacturing, retail, hospital | year 58000-78000 | 9 | hybrid 35
plain: Buyer – {goods}; Purchasing Agent, {goods}
senior: Senior Buyer – {goods}
slot goods: Raw Materials; Indirect; MRO; Electronics; Food
years: in [[purchasing]]
degree: bachelor or-experience: Bachelor’s degree in business, or equivalent experience
open: You will spend other people’s money as though it were yours and be thanked for asking why.
do: Turn requests into orders and follow them until they arrive
do: Ask for quotes, compare and negotiate
do: Find second sources before they are needed
do: Review suppliers every quarter with quality and planning
do: Clean up item records that have grown wild
must: Experience in [[purchasing]]
must: Skill in [[contract negotiation]]
must: Practice in [[supplier management]]
must: Experience with an [[ERP system]]
must: Skill in [[Microsoft Excel]]
nice: [[strategic sourcing]] experience
nice: [[Certified Professional in Supply Management]] credential
nice: Experience with [[SAP]]
`;
