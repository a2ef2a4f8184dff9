import type { FieldVocabulary } from './format.ts';

export const HOSPITALITY: FieldVocabulary = {
  field: 'hospitality',
  knowledge: `
    Hospitality Management = hospitality, hospitality industry, hospitality experience, hotel industry
    Hotel Operations = hotel management, hotel experience
    Front Desk Operations = front desk, front desk reception, front office operations in hotels
    Guest Services = guest relations, guest service, guest experience
    Concierge Services = concierge
    Bell Services = bellhop services, baggage handling for guests
    Valet Parking = valet services
    Reservations Management = taking reservations, hotel reservations, making reservations
    Guest Check-In = check-in and check-out, guest check-out
    Night Audit
    Revenue Management = yield management
    Housekeeping = hotel housekeeping, room cleaning, cleaning guest rooms
    Laundry Operations = laundry services, commercial laundry, laundry
    Banquet Service = banquet operations, banquets
    Event Planning = planning events, event organization
    Event Management = event coordination, coordinating events, event logistics
    Meeting Planning = conference planning
    Wedding Planning = planning weddings
    Convention Services
    Travel Planning = travel booking, travel arrangements, arranging travel, booking travel
    Travel Agency Operations = travel agent experience
    Tour Guiding = guided tours, leading tours
    Tourism = tourism management
    Cruise Operations
    Casino Operations = gaming operations, casino gaming
    Table Games Dealing = dealing blackjack, blackjack dealing, poker dealing
    Spa Management = spa operations
    Country Club Operations = club management
    Room Service
    Amenity Management
    Flight Attendant Duties = in-flight service, cabin crew
    Airline Operations = airport operations, ramp operations
    Ticketing Sales = ticket sales
    Theme Park Operations = amusement park operations, ride operation
    Property Tours = facility tours
    VIP Services
    Lodging Operations
    Room Rates = room types
    Property Management Systems = hotel PMS, property management system
    Liquor Laws = alcohol laws
  `,
  technology: `
    Opera PMS = Oracle Opera, Micros Opera, Opera Property Management System
    Hilton OnQ = OnQ PMS
    Marriott MARSHA = MARSHA reservations
    Cloudbeds
    Delphi Sales and Catering = Delphi.fdc
    Sabre GDS = Sabre~
    Amadeus GDS = Amadeus~
    Galileo GDS
    Worldspan
    OpenTable
    Global Distribution Systems
    Social Tables
  `,
  license: `
    Certified Hospitality Supervisor
    Certified Hotel Administrator
    Certified Meeting Professional = CMP~
    Gaming License = Gaming Registration, gaming card, gaming work permit, sheriff's card, gaming employee registration, key employee license, casino license, occupational gaming license, occupational gaming permit, gaming employee license, level 2 gaming license, CCC license casino^, gaming permit
    Certified Travel Associate
  `,
};
