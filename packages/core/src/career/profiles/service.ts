/** See `format.ts` for how these tables are written. */
export const FOOD_PROFILES = `
  cook | nlpe | prepare food to order | knife skills, timing, food safety, teamwork
      | get a food handler card and ask kitchens for a trial shift
      | learn all stations or a cuisine / become sous chef
  chef | nle | lead a kitchen and its menu | menus, food cost, staff, food safety
      | run every station and cost one menu
      | specialize or compete / become executive chef or owner
  baker | nle | make bread and pastry | dough, timing, early hours
      | show five products and ask for an early shift
      | specialize in pastry or bread / run a bakery
  butcher | lde | cut and sell meat | knife skills, cuts, food safety
      | start as an apprentice in a grocery store
      | specialize in charcuterie / manage a meat department
  food-service-worker | nlpe | prepare and serve food | food safety, speed, service
      | apply to hospitals and schools, which often have better hours than restaurants
      | become cook / become shift lead
  dishwasher | nlpe | clean dishes and the kitchen | speed, reliability
      | ask for prep work after a month
      | become prep cook / –
  server | nlpce | take orders and serve guests | service, memory, sales
      | start as host or busser, and learn the menu
      | move to fine dining or wine (sommelier) / become floor manager
  bartender | nlpce | mix drinks and serve guests | drinks, service, law on alcohol
      | start as barback and take your state’s server course
      | specialize in cocktails / become bar manager
  barista | lpce | make coffee and serve guests | espresso, speed, service
      | apply to busy shops and learn latte art in practice
      | become trainer or roaster / become store manager
  host | npe | seat guests and manage the waiting list | service, calm, planning
      | show friendly service
      | become server / become floor manager
  restaurant-manager | nle | run a restaurant: staff, guests, and costs | scheduling, food cost, hiring, service
      | run shifts and own one cost, such as labor
      | specialize in openings / manage several units
  food-service-manager | nle | run meals for a school, hospital, or company | menus, budgets, food safety, staff
      | lead a kitchen shift and earn ServSafe Manager
      | earn the CDM / direct several sites
`;
export const RETAIL_PROFILES = `
  retail-associate | nlpce | help customers and sell | service, product knowledge, register
      | show friendly service and the hours you can work
      | become specialist or buyer / become department lead
  merchandiser | ltpe | set up displays and stock | layouts, driving, accuracy
      | show stock or retail work and a car
      | become buyer’s assistant or planner / lead a territory
  floral-designer | lpse | arrange flowers | design, customer service, early hours
      | help a shop on holidays and show ten arrangements
      | specialize in weddings / own a shop
  cashier | nlpe | take payments and help customers | register, accuracy, service
      | show reliability and the hours you can work
      | become bank teller or service desk / become shift lead
  stocker | nlpe | fill shelves | lifting, speed, accuracy
      | apply for the shift you can work
      | learn inventory or forklift / become department lead
  grocery-clerk | nlpe | stock, bag, and help customers | service, lifting, food safety
      | apply to stores with posted benefits
      | learn meat, bakery, or pharmacy / become department manager
  store-manager | ne | run a store: sales, staff, and stock | coaching, scheduling, sales data, inventory
      | lead a department or shift with a sales number
      | move to buying or training / manage a district
`;
export const HOSPITALITY_PROFILES = `
  hotel-front-desk-agent | npe | check guests in and solve their problems | service, booking systems, calm
      | show face-to-face service
      | become revenue or events coordinator / become front office manager
  hotel-manager | ne | run a hotel | service, budgets, staff, revenue
      | lead a shift or department
      | specialize in revenue / become general manager
  housekeeper | lpe | clean rooms or homes | speed, care, safe use of chemicals
      | apply to hospitals and hotels with benefits
      | become hospital EVS technician or inspector / become supervisor
  laundry-worker | lpe | wash, press, and fold | machines, speed, care
      | apply to hospitals and hotels
      | learn machine maintenance / become lead
  janitor | nlpe | clean and care for buildings | floor care, safe use of chemicals, small repairs
      | apply to school districts and hospitals, which often have benefits
      | learn boiler or HVAC work / become head custodian
  pest-control-technician | loe | find and remove pests | inspection, safe use of chemicals, service
      | apply to companies that train and pay for the license
      | specialize in termites or wildlife / manage a branch
  landscaper | lose | care for grounds and plants | equipment, plants, irrigation
      | start with a crew in spring
      | earn irrigation, arborist, or pesticide licenses / run crews or own a company
`;
export const PERSONAL_CARE_PROFILES = `
  hair-stylist | lpsce | cut, color, and style hair | cutting, color, sanitation, clients
      | visit two schools, ask for their pass rate and total cost, and work as salon assistant
      | specialize in color or extensions / own a salon or suite
  barber | lsce | cut hair and shave | cutting, sanitation, clients
      | visit two schools and ask your state about apprenticeship
      | build a book of clients / own a shop
  esthetician | psce | treat and care for skin | facials, waxing, sanitation, sales
      | compare schools by hours, cost, and pass rate
      | specialize in medical or laser settings, where your state allows / own a studio
  spa-manager | nlg | run a spa | scheduling, sales, staff, sanitation
      | lead a front desk or treatment team
      | train teams / manage several spas
  nail-technician | psce | care for hands and nails | manicure, sanitation, clients
      | compare schools by hours and cost
      | specialize in nail art / own a salon
  fitness-trainer | npsce | teach exercise to people and groups | program design, safety, motivation, sales
      | study for one NCCA-accredited certificate and train two friends for eight weeks with notes
      | specialize, for example in older adults / manage a gym or own a studio
  recreation-worker | npe | run activities and camps | planning, safety, groups
      | volunteer with a parks department and take first aid
      | specialize in older adults or outdoors / direct programs
  tour-guide | opce | lead and inform visitors | speaking, local knowledge, safety
      | write and give one free tour; some cities license guides
      | specialize / own a tour company
  casino-dealer | nce | deal games | math, service, attention
      | audition at a casino that trains
      | learn more games / become floor supervisor
  animal-caretaker | lpe | feed, clean, groom, and watch animals | handling, cleaning, observation
      | volunteer at a shelter and apply to kennels and groomers
      | become groomer, trainer, or veterinary technician / manage a facility
  funeral-director | ne | arrange funerals and care for the dead | compassion, planning, law
      | ask a funeral home for attendant work before the degree
      | specialize in embalming or planning / own a home
`;
