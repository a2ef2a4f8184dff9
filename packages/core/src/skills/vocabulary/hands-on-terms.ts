import type { FieldVocabulary } from './format.ts';

/** Everyday tasks of hands-on jobs, as people in those jobs write them. */
export const WAREHOUSE_TASKS: FieldVocabulary = {
  field: 'logistics',
  method: `
    Shipment Coordination = shipping paperwork, coordinating shipments
    Route Driving = delivery routes, delivery driver, delivering packages
    Clean Driving Record = good driving record, safe driving record
    Customs Procedures = customs processes
    Shipping Systems = shipping software
    Material Flow
    Home Delivery = in-home delivery
    Stockroom Work = stockroom, storeroom
  `,
};

export const CARE_TASKS: FieldVocabulary = {
  field: 'social-care',
  method: `
    Companionship~ = companionship care
    Household Tasks = light housekeeping, household chores, errands~, running errands, laundry and meals
    Visit Documentation = charting visits
    Child Supervision = supervising children, watching children
    Crisis Response = crisis management with clients
    Client Education = educating clients
    Medication Reminders
  `,
};

export const REPAIR_TASKS: FieldVocabulary = {
  field: 'automotive',
  method: `
    Fault Isolation = fault finding, fault diagnosis
    Brake Work = brake jobs, changing brakes
  `,
};

export const BUILDING_TASKS: FieldVocabulary = {
  field: 'construction',
  method: `
    Jobsite Cleanup = cleaning job sites, site cleanup
    Own Tools = own hand tools, basic tools, own set of tools
    General Labor = laborer work, manual labor
    Radiant Heating = radiant heat
    Lien Waivers = lien waiver
    AIA Documents = AIA contracts
    Stone Installation
    Building Systems = building mechanical systems
  `,
};

export const SHOP_TASKS: FieldVocabulary = {
  field: 'retail',
  method: `
    Ringing Up Customers = ringing up customers, ring up sales, rang up customers, ringing up sales, checking out customers
    Drawer Counting = count the drawer, counting drawers, balancing drawers, cash drawer
    Store Operations = store operation, running a store
    Fitting Rooms = fitting room
    Helping Customers = helped customers, help customers find, helping customers find
  `,
};

export const DINING_TASKS: FieldVocabulary = {
  field: 'food',
  method: `
    Side Work = sidework
    Drink Service = refilled drinks
    Food Quality Control = food quality
    Fry Station = fryer, fries station
    Crew Training = crew trainer
    Dough Making = dough preparation, making dough
    Kitchen Equipment = restaurant equipment
    Food Temperature Control = food temperatures
    Coffee Making
  `,
};

export const SERVICE_TASKS: FieldVocabulary = {
  field: 'customer-service',
  method: `
    Customer Relations = customer relationships
    Customer Training = training customers
    Appointment Setting Calls = setting appointments by phone
    Explaining Technical Topics
  `,
};

export const MANAGEMENT_TERMS: FieldVocabulary = {
  field: 'management',
  method: `
    Budget Responsibility = budget processes, budget ownership
    Business Cases = business case, strategic business cases, investment proposals
    Price Management = pricing~
    Market Trend Analysis = market trends, trend analysis
    Value Proposition = value propositions
    Digitalization = digital transformation programs
    Business Consulting = business advisory
    Management Experience = managerial experience
    Supply and Demand Planning = supply planning
    Program Planning = planning programs
    Intercultural Communication = intercultural understanding, cross-cultural communication
    Workflow Planning = work planning
    Goal Setting = setting goals
    Operational Planning = operations planning
    Status Reports = status reporting, progress reports
  `,
  knowledge: `
    Business~ = business knowledge, business background, business acumen, business degree, commercial understanding
    Compliance~ = compliance requirements
    Corporate Governance Practices = organizational structure
  `,
};
