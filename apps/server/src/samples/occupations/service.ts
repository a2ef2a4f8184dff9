/** Food, hotels, retail, cleaning, beauty, and safety. See `format.ts` for the table format. */
export const SERVICE = `
# cook | restaurant, hotel, seniors, school | hour 17.5-23 | 26 | full 70, part 30
plain: {station} Cook; Cook – {meal}
lead: Lead Line Cook
slot station: Line; Prep; Grill; Breakfast
slot meal: Breakfast and Lunch; Dinner; Banquets
years: in a professional kitchen
degree: none
open: Scratch kitchen, short menu, family meal at four. The chef shouts about as often as it snows in May.
open: We cook for two hundred a night and everybody gets two days off in a row.
do: Set up your station and work it through service
do: Cook to the recipe and taste before it leaves
do: Label, date and rotate
do: Clean as you go and close as you would like to open
do: Help with prep lists and say what is running low
do: Look out for allergies on every ticket
must: Experience in [[food preparation]]
must: Practiced [[knife skills]]
must: Knowledge of [[food safety]]
must: Speed and calm on the [[grill cooking]] or [[sauté]] station
must: Good [[teamwork]]
nice: [[ServSafe]] certificate
nice: Experience in [[banquet service]]
nice: [[Spanish]] for work in a mixed crew
also: Able to stand for a full shift and lift 50 pounds
when: Tuesday to Saturday, 2 p.m. to 10:30 p.m.; mornings, 5 a.m. to 1 p.m.

# chef | restaurant, hotel, seniors | year 58000-76000 | 8
plain: Sous Chef; Pastry Chef; Executive Chef
years: leading a kitchen
degree: none
open: The dining room is full on Wednesdays. What the kitchen lacks is a second person who sees the whole board.
do: Run the line and the pass, with your hands in it
do: Cost dishes and keep them there
do: Teach young cooks and write a fair schedule
do: Order from farms and from trucks
do: Change the menu with the season, four times a year
must: Experience in [[kitchen management]]
must: Practice in [[menu planning]] and [[food costing]]
must: Knowledge of [[food safety]]
must: Experience in [[staff training]]
must: Experience in [[inventory management]]
nice: [[ServSafe Manager]] certificate
nice: Experience with [[catering]]
nice: [[pastry making]] or [[bread making]]

# server | restaurant, hotel | hour 16-21 | 16 | full 42, part 58
plain: Server; Server – {meal}; Banquet Server
slot meal: Dinner; Brunch; Lunch
years: [[waiting tables]]
degree: none
open: Sixty seats, four servers, pooled tips on top of the hourly wage, and a staff that eats what it sells.
do: Welcome guests and read what kind of evening they want
do: Know the menu, the allergens and what the kitchen has left
do: Time courses with the kitchen
do: Settle checks and cash out without fuss
do: Polish, fold and reset
must: Warm [[customer service]]
must: Experience in [[table service]]
must: Use of a [[point of sale system]]
must: Good [[multitasking]] on a full section
must: Good [[teamwork]]
nice: [[wine knowledge]]
nice: [[Food Handler card]]
nice: [[TIPS certification]] for alcohol service

# barista | cafe | hour 16-19.5 | 10 | full 34, part 66
plain: Barista; Barista – {shift}
lead: Shift Lead Barista
slot shift: Openers; Weekends; Afternoons
years: behind an espresso bar
degree: none
open: The regulars know each other, the beans are roasted two streets away, and we close at five.
do: Make drinks quickly and well, also the ninth oat milk latte in a row
do: Dial in the grinder in the morning
do: Remember names and orders
do: Keep the case filled and the milk cold
do: Count the till and clean the machine
must: Experience in [[coffee preparation]]
must: Warm [[customer service]]
must: Accurate [[cash handling]]
must: Always [[punctual]]
nice: [[latte art]]
nice: [[Food Handler card]]
nice: Experience with [[Square POS]]

# housekeeper | hotel, seniors, hospital | hour 16-20 | 14 | full 72, part 28
plain: Housekeeper; Room Attendant; Housekeeper – {area}
lead: Housekeeping Supervisor
slot area: Public Areas; Residents’ Rooms; Evenings
years: in [[housekeeping]]
degree: none
open: Thirteen rooms a day, not eighteen. We want them clean and we want your back to last.
do: Clean rooms and baths to the checklist
do: Change linen and report what is torn or broken
do: Restock the cart and lock it
do: Turn in what guests leave behind
do: Greet everyone you meet in the hall
must: Experience in [[housekeeping]]
must: Close [[attention to detail]]
must: Careful [[chemical handling]]
must: Good [[time management]]
nice: Experience with [[laundry operations]]
nice: Experience with [[floor care]]
nice: [[Spanish]] or [[Haitian Creole]]
also: Able to lift 30 pounds and to be on your feet

# hotel-front-desk-agent | hotel | hour 17-21.5 | 9 | full 66, part 34
plain: Hotel Front Desk Agent – {shift}; Guest Service Agent, {shift}
slot shift: Mornings; Evenings; Night Audit
years: in hotels
degree: none
open: Ninety rooms by the river, guests who come back, and a manager who will cover your shift on your birthday.
do: Check guests in and out and mean it when you ask how the stay was
do: Solve noisy rooms, lost keys and late flights
do: Answer the phone and take bookings
do: Hand over in writing to the next shift
do: Balance the drawer
must: Warm [[customer service]]
must: Experience with [[front desk operations]]
must: Accurate [[cash handling]]
must: Calm [[conflict resolution]]
must: Experience with [[reservations management]]
nice: Experience with [[Opera PMS]]
nice: A second language such as [[Spanish]], [[Mandarin]] or [[French]]
nice: [[night audit]] experience

# restaurant-manager | restaurant, cafe, hotel | year 54000-70000 | 9
lead: Restaurant Manager; Assistant Restaurant Manager
years: [[managing a restaurant]]
degree: none
open: A busy room that runs on people liking to work here. Turnover was eleven percent last year; help us keep it there.
do: Open or close, walk the floor and know what is happening at table nine
do: Hire, train and schedule a team of thirty
do: Watch food, labor and waste every week
do: Answer guests who write to us
do: Keep licenses, logs and inspections in order
must: Experience in [[restaurant management]]
must: Experience in [[staff scheduling]] and [[staff training]]
must: Practice in [[cost control]]
must: Knowledge of [[food safety]]
must: Calm [[conflict resolution]]
nice: [[ServSafe Manager]] certificate
nice: Experience with [[Toast POS]]
nice: [[event planning]] for private parties

# retail-associate | retail, grocery | hour 16-19.5 | 36 | full 38, part 52, temporary 10
plain: Retail Sales Associate – {dept}; Store Associate, {dept}; Sales Associate – {dept}
lead: Retail Shift Supervisor
slot dept: Garden; Footwear; Produce; Home; Electronics; Outdoor
years: in [[retail]]
degree: none
open: People come to us because somebody on the floor knows what they are talking about. That could be you.
open: Schedules come out three weeks ahead and do not change unless you ask.
do: Help customers find what fits, also when it costs less
do: Stock, face and price shelves
do: Run the register when the line grows
do: Set up displays and take them down on time
do: Handle returns with a smile and within the rules
do: Keep the back room in order
must: Warm [[customer service]]
must: Experience in [[retail sales]]
must: Accurate [[cash handling]]
must: Experience in [[stocking]] and [[merchandising]]
must: Use of a [[point of sale system]]
nice: [[Spanish]] or another language our customers speak
nice: Experience with [[visual merchandising]]
nice: [[product knowledge]] in the department
also: Able to stand for a full shift and lift 40 pounds
when: Evenings and Saturdays; Monday to Friday days; sixteen to twenty-four hours a week

# cashier | grocery, retail | hour 16-18.5 | 14 | full 26, part 74
plain: Cashier; Cashier – {shift}
slot shift: Evenings; Weekends; Mornings
years: at a register
degree: none
open: Chairs at every register. It seemed obvious to us.
do: Ring up, pack and wish people a good day
do: Check age where the law asks for it
do: Handle coupons, returns and benefits cards
do: Keep your lane clean and stocked
do: Help carry out when somebody needs it
must: Accurate [[cash handling]]
must: Warm [[customer service]]
must: Use of a [[point of sale system]]
must: Always [[punctual]]
nice: Experience in [[stocking]]
nice: [[Spanish]] or another language our customers speak

# store-manager | retail, grocery, cafe | year 56000-76000 | 9
lead: Store Manager; Assistant Store Manager
years: [[managing a store]]
degree: none
open: A neighborhood store with thirty people, its own budget and head office four hours away.
do: Lead the team: hire, teach, schedule, thank
do: Own sales, margin, shrink and payroll
do: Order for the neighborhood you have
do: Walk the store every morning as a customer would
do: Keep it safe and legal
must: Experience in [[retail management]]
must: Experience in [[staff scheduling]] and [[staff training]]
must: Practice in [[inventory management]]
must: Experience with [[loss prevention]]
must: Experience with [[profit and loss management]]
nice: Experience with [[visual merchandising]]
nice: Experience in [[recruiting]]

# customer-service-representative | insurance, bank, saas, utility, retail | hour 18-24 | 28 | full 82, part 14, temporary 4 | remote 35 hybrid 20
plain: Customer Service Representative – {line}; Customer Support Representative, {line}
lead year 52000-66000 = customer-service-manager: Customer Service Supervisor
slot line: Billing; Claims; Orders; Accounts; Memberships
years: in [[customer service]]
degree: high-school required: High school diploma or GED
open: We measure whether the problem was solved, not how fast you hung up.
open: Eleven of us answer the phone for forty thousand customers. It works because we may actually fix things.
do: Answer calls, chats and mail and see each through to the end
do: Explain bills and rules so that people understand them
do: Correct what went wrong and note what caused it
do: Spot patterns and tell the team that can fix them
do: Help a colleague when the queue is long
must: Practice in [[customer service]]
must: Calm [[conflict resolution]]
must: Clear [[written and verbal communication]]
must: Quick, accurate [[data entry]]
must: Experience in [[call center operations]]
nice: Experience with [[Zendesk]]
nice: Experience with [[Salesforce]]
nice: Fluent [[Spanish]]

# hair-stylist | salon | hour 17-27 | 6 | full 50, part 50
plain: Hair Stylist; Hair Stylist – {kind}
slot kind: Color; Men’s Cuts; Curly Hair
years: behind the chair
degree: none
open: Six chairs, north light and a base wage that does not depend on walk-ins.
do: Listen first, then cut
do: Mix, place and correct color
do: Teach guests how to keep it up at home
do: Keep your station clean to state rules
do: Help build the book of a young salon
must: State [[Cosmetology license]]
must: Skill in [[hair cutting]] and [[hair coloring]]
must: Warm [[customer service]]
must: Experience with [[hair styling]] for events
nice: [[barbering]] experience
nice: Experience with [[natural hair care]]
nice: Experience with [[Vagaro]]

# janitor | facility, school, hospital | hour 16.5-20.5 | 10 | full 68, part 32
plain: Custodian; Janitor – {shift}; Custodian, {shift}
slot shift: Evenings; Days; Nights
years: in cleaning
degree: none
open: A clean school is a promise kept. You will have keys, a floor of your own and the thanks of three hundred people who never say it.
do: Clean classrooms, halls and restrooms on your route
do: Strip, wax and shampoo over the breaks
do: Lock up and set alarms
do: Set up chairs for the evening and take them down
do: Report leaks, cracks and lights
must: Experience in [[janitorial services]]
must: Careful [[chemical handling]]
must: Experience with [[floor care]]
must: Dependable [[reliability]]
nice: Small repairs with [[hand tools]]
nice: [[snow removal]]
also: Able to lift 50 pounds

# security-guard | facility, hospital, hotel | hour 17.5-23 | 14 | full 74, part 26
plain: Security Officer – {site}; Security Guard, {site}
lead: Security Supervisor
slot site: Hospital; Office Tower; Campus; Night Patrol; Museum
years: in security
degree: high-school required: High school diploma or GED
open: Ninety-five percent welcome, five percent firm. The best officers are good at both.
do: Walk rounds and look behind doors
do: Check visitors in and give directions
do: Watch cameras and answer alarms
do: Calm people before it needs more
do: Write reports that read the same a year later
must: State [[Guard card]] or license
must: Practice in [[access control]] and [[surveillance]]
must: Clear [[incident report writing]]
must: Skill in [[de-escalation]]
must: [[CPR certification]]
nice: [[first aid certification]]
nice: Experience in [[law enforcement]] or the military
nice: Experience with [[crowd control]]

# police-officer | government | year 60000-80000 | 8
plain: Police Officer; Police Officer – {route}
slot route: Lateral; Community Unit
entry: Police Officer Recruit
years: as a sworn officer
degree: none
open: A city of eighty thousand with take-home cars, a four-day week and a chief who walks a beat on Fridays.
do: Answer calls and know the people on your beat
do: Stop, talk, warn and cite with the same courtesy
do: Investigate, collect evidence and testify
do: Write reports that are complete and fair
do: Work with mental health staff who ride along
must: [[Peace Officer certification]] or ability to complete the academy
must: Experience with [[community policing]] or public contact
must: Clear [[incident report writing]]
must: Skill in [[de-escalation]]
must: [[first aid certification]]
nice: [[Spanish]] or another language spoken in the city
nice: Experience in [[criminal investigation]]
nice: [[crisis intervention]] training
also: At least 21 years old as state law requires; a background check and a [[driver’s license]]

# firefighter | government | year 54000-72000 | 7
plain: Firefighter; Firefighter/EMT
years: with a fire department
degree: high-school required: High school diploma or GED
open: Three stations, nineteen hundred calls a year and a kitchen table that has seen it all.
do: Answer fires, crashes, medical calls and cats
do: Check the engine, the air and each other
do: Train every shift
do: Inspect buildings and teach children not to hide
do: Cook when it is your turn
must: [[Firefighter I]] certification
must: [[EMT certification]]
must: Practice in [[emergency response]]
must: Good [[teamwork]]
nice: [[Firefighter II]] certification
nice: [[hazardous materials response]] training
nice: [[CPAT]] passed within the last year
also: A [[driver’s license]]; a background check

# emergency-dispatcher | government | hour 23-31 | 6
plain: 911 Dispatcher; Emergency Dispatcher – {shift}
slot shift: Nights; Rotating Shifts
years: in emergency communications
degree: high-school required: High school diploma or GED
open: You will never meet most of the people whose worst day you make a little better.
do: Answer, locate, ask and send
do: Give instructions until help is at the door
do: Follow several radio channels at once
do: Record times and facts exactly
do: Talk a new colleague through their first hard call
must: Quick, accurate [[typing]]
must: Clear [[radio communications]]
must: Strong [[multitasking]] under pressure
must: Strict [[confidentiality]]
must: Calm [[active listening]]
nice: [[Emergency Medical Dispatch certification]]
nice: [[911 Dispatching]] experience
nice: Fluent [[Spanish]]
also: A background check as state law requires
`;
