import type { FieldVocabulary } from './format.ts';

export const REAL_ESTATE: FieldVocabulary = {
  field: 'real-estate',
  knowledge: `
    Real Estate = real estate industry
    Residential Real Estate = home sales, residential sales > real-estate
    Commercial Real Estate = CRE~ > real-estate
    Property Management = managing properties, rental property management
    Apartment Leasing = leasing apartments, residential leasing, leasing experience
    Commercial Leasing
    Lease Administration = lease agreements, lease management, leases~, lease contracts, lease documents
    Tenant Relations = resident relations, tenant management
    Tenant Screening = resident screening
    Rent Collection = collecting rent
    Affordable Housing = low-income housing, LIHTC^, tax credit properties
    Fair Housing = fair housing laws, Fair Housing Act
    HUD Regulations = HUD housing
    Community Association Management = HOA management, homeowners association
    Property Inspections = property inspection, unit inspections, move-in inspections
    Unit Turns = apartment turnover, make-readies, make-ready
    Evictions = eviction process
    Real Estate Appraisal = property appraisal, property valuation
    Real Estate Development = property development, land development
    Site Selection
    Real Estate Closings = closing real estate transactions
    Title and Escrow = title insurance, escrow
    Real Estate Marketing = property marketing, listing presentations
    Real Estate Investment = REIT^
    Facilities Management = facility management, facilities maintenance management, building management
    Space Planning
    Home Staging
    Land Surveying = surveying, property surveys
    Vacation Rental Management = short-term rentals, Airbnb hosting
    Real Estate Brokerage
    REO Properties = REO^
    Multifamily Housing = multi-family housing, multifamily properties, multi-family properties
    Student Housing
  `,
  technology: `
    Multiple Listing Service = MLS~
    RealPage = OneSite
    Entrata
    Rent Manager
    ResMan
    Buildium
    CoStar
    ARGUS Enterprise = Argus~
    DotLoop
  `,
  license: `
    Real Estate License = licensed realtor, licensed real estate agent, real estate salesperson license, realtor license
    Real Estate Broker License = licensed real estate broker > real-estate-license
    Certified Property Manager = CPM~
    Certified Apartment Manager = CAM|
    Community Association Manager License = LCAM^, CAM license
    Certified Residential Appraiser = licensed appraiser, certified appraiser, appraiser license
    Certified Occupancy Specialist
    Certified Commercial Investment Member = CCIM^
    Facility Management Professional
    Home Inspector License = certified home inspector
  `,
};
