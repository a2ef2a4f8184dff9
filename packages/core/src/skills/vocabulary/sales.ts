import type { FieldVocabulary } from './format.ts';

export const SALES: FieldVocabulary = {
  field: 'sales',
  knowledge: `
    Sales = selling, sales experience, sales skills, salesmanship
    Inside Sales > sales
    Outside Sales = field sales, outside selling > sales
    B2B Sales = business-to-business sales, B2B, B2B selling, business to business sales, business to business~ > sales
    B2C Sales = business-to-consumer sales, B2C, business to consumer sales > sales
    Direct Sales = direct selling > sales
    Door-to-Door Sales = door to door selling, canvassing door-to-door > sales
    Telephone Sales = telesales, telemarketing, phone sales > sales
    Cold Calling = cold calls
    Prospecting = sales prospecting, prospecting for new business
    Lead Generation = generating leads, lead gen
    Lead Qualification = qualifying leads, lead nurturing
    Sales Pipeline Management = pipeline management, sales pipeline
    Sales Funnel Management = sales funnel
    Consultative Selling = consultative sales
    Solution Selling = solution sales
    Strategic Selling
    SPIN Selling
    Challenger Sale
    MEDDIC^ = MEDDPICC
    Sandler Training
    Closing Sales = closing deals, sales closing, closing skills, closing the sale > sales
    Upselling = up-selling, suggestive selling
    Cross-Selling = cross-sell
    Objection Handling = overcoming objections
    Sales Presentations = sales presentation, sales pitches
    Product Demonstrations = product demos, demonstrating products
    Territory Management = sales territory management
    Key Account Management = key accounts, strategic account management, national accounts > account-management
    Account Management = managing accounts, client account management
    Account Development = account growth, account planning
    Business Development = new business development, developing new business
    Channel Sales = channel management, partner sales, reseller management > sales
    Partnership Development = strategic partnerships, strategic alliances, partnership building
    Distributor Management
    Enterprise Sales > sales
    SaaS Sales = software sales > sales
    Technology Sales = tech sales, IT sales > sales
    Technical Sales = sales engineering > sales
    Pre-Sales = presales support
    Medical Sales > sales
    Medical Device Sales > medical-sales, sales
    Automotive Sales = car sales, auto sales, vehicle sales > sales
    Retail Sales > sales
    Route Sales = route selling > sales
    Advertising Sales = ad sales, media sales > sales
    Industrial Sales > sales
    Solar Sales > sales
    Home Improvement Sales = in-home sales > sales
    Furniture Sales > sales
    Timeshare Sales = vacation ownership sales > sales
    Event Sales = catering sales > sales
    Sales Management = managing a sales team, sales team management, sales leadership
    Sales Training = training sales staff
    Sales Forecasting = sales forecasts
    Sales Operations
    Sales Enablement
    Sales Strategy = sales planning, sales strategies
    Sales Analysis = sales analytics, sales reporting
    Sales Support = sales administration
    Quota Attainment = meeting sales quotas, exceeding sales quotas, sales quotas, sales targets, sales goals
    Quote Preparation = preparing quotes, quoting~, price quotes, quotations~, quotation preparation, price quotations
    Proposal Writing = proposal development, sales proposals, proposal preparation
    RFP Responses = request for proposal, RFP, RFPs, requests for proposals, RFI^
    Bid Management = bid preparation, preparing bids, bidding process
    Government Sales > sales
    International Sales = export sales > sales
    Customer Acquisition = client acquisition
    Customer Retention = client retention
    Client Relationship Management = client relations, building client relationships, client relationships, customer relationship building
    Customer Relationship Management = CRM, CRM software, CRM systems, customer relationship management software
    Revenue Growth = revenue generation
    Commission Sales > sales
    Brand Ambassador Work = brand ambassador, product promotion
    Trade Show Sales > sales
    Inside Sales Management > sales-management
    Social Selling
    Contract Renewals = renewals management
    Selling Techniques = sales techniques, selling skills
    Pricing Calculations = price calculation, price calculations
    Predictive Dialers = predictive dialer
    Franchise Operations
    Trade Show Planning = tradeshow planning
  `,
  technology: `
    Salesforce = Salesforce CRM, Salesforce.com, SFDC, Sales Cloud, Salesforce Sales Cloud > customer-relationship-management
    Salesforce Service Cloud = Service Cloud > salesforce
    Salesforce Marketing Cloud = ExactTarget, SFMC^
    Salesforce Administration > salesforce
    Salesforce CPQ = CPQ
    HubSpot = HubSpot CRM, HubSpot Sales > customer-relationship-management
    Zoho CRM > customer-relationship-management
    Microsoft Dynamics CRM = Dynamics CRM, MS CRM > customer-relationship-management
    Pipedrive > customer-relationship-management
    SugarCRM > customer-relationship-management
    Oracle CX = Siebel, Siebel CRM
    Freshsales > customer-relationship-management
    Zendesk Sell
    Outreach.io
    SalesLoft
    Gong.io
    ZoomInfo = DiscoverOrg
    LinkedIn Sales Navigator = Sales Navigator
    Apollo.io
    Clari~
    Seismic~
    Highspot
    ACT CRM > customer-relationship-management
    Chorus.ai
    Kixie
    Keap = Infusionsoft > customer-relationship-management
  `,
  license: `
    Salesforce Certified Administrator = Salesforce Administrator certification, Salesforce certified
    Salesforce Certified Platform Developer = Platform Developer I
    Certified Professional Sales Person
    Certified Sales Executive
    HubSpot Certification = HubSpot certified
  `,
};
