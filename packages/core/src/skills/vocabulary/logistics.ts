import type { FieldVocabulary } from './format.ts';

export const LOGISTICS: FieldVocabulary = {
  field: 'logistics',
  knowledge: `
    Logistics = logistics management, logistics coordination, logistics operations
    Supply Chain Management = supply chain, SCM~, supply chain operations
    Supply Chain Planning
    Demand Planning = demand forecasting
    Procurement = purchasing, procurement management, purchasing management
    Strategic Sourcing = global sourcing, sourcing strategy
    Vendor Management = managing vendors, supplier management, vendor relations, supplier relationship management, vendor relationship management
    Vendor Negotiation = negotiating with vendors, supplier negotiation
    Inventory Planning
    Warehouse Operations = warehousing, warehouse work, warehouse experience, warehouse environment
    Warehouse Management = managing a warehouse, warehouse supervision
    Shipping and Receiving = shipping & receiving, shipping/receiving
    Receiving Goods = receiving shipments, receiving merchandise, unloading shipments
    Order Picking = picking orders, order selecting, order selection
    Pick and Pack = picking and packing, pick/pack, picker and packer, picker/packer, picker packer, order pulling
    packing: Packing Orders = packing~, packing boxes
    Order Fulfillment
    Loading and Unloading = loading and unloading trucks, truck loading, unloading trucks, loading trucks, loaded trucks, unload trailers, unloading trailers, load and unload
    Freight Handling = put up freight, throwing freight, freight stocking
    Forklift Operation = forklift, forklift driving, operating a forklift, forklifts, fork lift, forklift experience, operating forklifts, lift truck, lift trucks
    Reach Truck Operation = reach truck, reach trucks
    Cherry Picker Operation = cherry picker
    Order Picker Operation = order picker
    Pallet Jack Operation = pallet jack, pallet jacks, electric pallet jack
    Stand-Up Forklift Operation = stand-up forklift, sit-down forklift > forklift-operation
    Clamp Truck Operation
    RF Scanning = RF scanner, RF scanners, barcode scanning, RF scan gun, handheld scanners, RF Scanner Operation, hand scanner, handheld scanner, used the scanner
    Cross-Docking
    Freight Brokerage = freight brokering
    Freight Forwarding
    Freight Auditing
    LTL Shipping = less-than-truckload, LTL freight, LTL
    Full Truckload Shipping = truckload freight
    Intermodal Transportation = drayage
    Air Freight
    Ocean Freight
    Import/Export = import and export, importing~, import/export operations
    Customs Compliance = customs clearance, customs brokerage, customs regulations
    Incoterms
    Harmonized Tariff Schedule = HTS classification
    Bills of Lading = bill of lading
    Transportation Management = transportation planning
    Route Planning = route optimization, routing~
    Load Planning = load building
    Truck Dispatching
    Fleet Management = vehicle fleet management
    Last-Mile Delivery
    Delivery Driving = package delivery, making deliveries, parcel delivery
    Courier Services
    Third-Party Logistics = 3PL
    Reverse Logistics
    Cold Chain Management = cold storage
    Distribution Management = distribution center operations, distribution operations
    Hazmat Shipping = hazardous materials shipping, dangerous goods, IATA dangerous goods
    DOT Regulations = DOT compliance, FMCSA regulations, Department of Transportation regulations, DOT rules
    Hours of Service Compliance = hours of service, HOS^
    Truck Driving = commercial truck driving, OTR driving, over-the-road driving, commercial driving, CDL driving, over the road driving
    Tractor-Trailer Driving = driving tractor-trailers, tractor trailer, 18-wheeler, semi-trucks, semi trucks, 53' trailers
    Flatbed Hauling = flatbed, load securement, tarping
    Tanker Hauling = tanker driving
    Box Truck Driving = box truck, straight truck driving, straight truck > truck-driving
    Bus Driving = school bus driving, transit bus driving, driving a bus
    Van Driving = passenger transport, passenger transportation
    Rideshare Driving
    Manual Transmission Driving
    Pre-Trip Inspection = pre-trip inspections, vehicle pre-trip, pre and post trip inspections
    Defensive Driving
    Map Reading = GPS navigation
    Moving Services = furniture moving, household moving
    Yard Management = yard driving, yard hostler
    Railroad Operations = train operations, rail operations
    Vessel Operations = maritime operations, deckhand experience
    Aviation Operations = airport ground handling, aircraft fueling
    Air Traffic Control
    Flight Operations = piloting~, flying aircraft
    Flight Planning
    Drone Operation = UAV operation, drone piloting, unmanned aerial vehicles
    Waste Collection = refuse collection, garbage collection
    Materials Management = materials planning
    Sales and Operations Planning = S&OP
    Spend Analysis
    Contract Procurement > procurement
    Export Documentation = shipping documentation, shipping documents
    Postal Operations = mail delivery
  `,
  technology: `
    Warehouse Management Systems = WMS, warehouse management system
    Transportation Management Systems = TMS, transportation management system
    Manhattan WMS = Manhattan Associates, Manhattan SCALE > warehouse-management-systems
    SAP EWM = SAP Extended Warehouse Management > warehouse-management-systems
    SAP APO
    HighJump WMS > warehouse-management-systems
    Oracle WMS > warehouse-management-systems
    McLeod Software = McLeod LoadMaster > transportation-management-systems
    TMW Systems = TMW Suite > transportation-management-systems
    DAT Load Board = load boards
    Electronic Data Interchange = EDI
    UPS WorldShip = WorldShip
    FedEx Ship Manager
    ShipStation
    Samsara Fleet = Samsara
    KeepTruckin = Motive ELD
    Electronic Logging Devices = ELD, electronic logs
    Oracle Transportation Management > transportation-management-systems
    Kinaxis RapidResponse = Kinaxis
    Descartes Systems
    Jaggaer
  `,
  license: `
    Commercial Driver's License = CDL, commercial drivers license, commercial driver license, CDL license
    Class A CDL = CDL A, CDL-A, CDL Class A, Class A commercial driver's license, Class A license, Class A driver's license > commercial-drivers-license
    Class B CDL = CDL B, CDL-B, CDL Class B, Class B commercial driver's license, Class B license > commercial-drivers-license
    Class C CDL = CDL Class C > commercial-drivers-license
    Hazmat Endorsement = HAZMAT certification, hazardous materials endorsement, hazmat endorsed
    Tanker Endorsement
    Doubles/Triples Endorsement = doubles and triples endorsement, doubles endorsement
    Passenger Endorsement = P endorsement
    School Bus Endorsement = S endorsement
    Air Brake Endorsement
    DOT Medical Card = DOT medical certificate, DOT physical, DOT medical certification, medical card for drivers
    Driver's License = drivers license, driver license, valid driver's license, valid drivers license, driving license, operator's license, motor vehicle license
    Chauffeur License = chauffeurs license
    Motorcycle License
    Forklift Certification = forklift certified, forklift license, certified forklift operator, forklift operator certification, forklift operator license, Powered Pallet Jack Certification, pallet jack certified, pallet jack certification, reach truck certified, reach truck certification, stand-up forklift certified, cherry picker certified, order picker certified, PIT certified^, PIT license^, telehandler certified, forklift certificate, forklift operator certificate, lift truck license, hi-lo license, hi-lo certified, lift truck certified
    Powered Industrial Truck Certification = PIT certification
    Certified Supply Chain Professional = CSCP, APICS CSCP
    Certified in Logistics Transportation and Distribution = CLTD^
    Certified Professional in Supply Management = CPSM^
    Certified Purchasing Manager
    APICS Certification = APICS, APICS certified
    Customs Broker License = licensed customs broker
    IATA Certification
    FAA Part 107 = Part 107, Part 107 remote pilot, remote pilot license, Part 107 license, remote pilot certificate, FAA drone license, Drone Pilot Certificate, Part 107 certified, FAA 107^
    Private Pilot License = private pilot certificate
    Certified Flight Instructor = CFI^, CFII^, flight instructor certificate
    Commercial Pilot License = commercial pilot certificate
    Airline Transport Pilot = ATP certificate, ATP~
    Merchant Mariner Credential = MMC~
    FAA Dispatcher Certificate
  `,
};
