/** See `format.ts` for how these tables are written. */
export const MANAGEMENT = `
  chief-executive-officer | 11-1011 | Chief Executive Officer |
      ceo, =president, president and ceo, managing director, chief (of staff/administrative officer/strategy officer/growth officer/business officer),
      co-founder, =founder, (chief/deputy) executive, county administrator, city manager, town manager, general manager and president
      | operations-manager, chief-operating-officer, chief-financial-officer
  chief-operating-officer | 11-1011 | Chief Operating Officer |
      coo, (vp/vice president/svp/evp/executive vice president) of operations, vice president operations, vp operations
      | chief-executive-officer, operations-manager
  operations-manager | 11-1021 | Operations Manager |
      (operations/business operations/branch operations/field operations/site/plant operations/regional operations/division/general/area/district/
      regional/branch/business/business unit/country/service operations/center/service/contracts operations/field service/territory operations/
      site operations/field) (operations manager/operations director/general manager/director of operations), general manager, (assistant/regional/
      area/district) (general manager/director), (branch/district/area/regional/regional business) manager, director of (operations/
      business operations/field operations), operations (director/supervisor/coordinator/lead/specialist/team lead/superintendent/administrator/
      associate/assistant/analyst/executive), business (operations manager/operations associate/operations specialist/manager/operations analyst/
      unit manager), (service/field service/installation/field operations) (manager/supervisor/director), =business operations, =bizops,
      assistant (branch manager/operations manager)
      | chief-operating-officer, production-manager, store-manager, project-manager, administrative-services-manager, supply-chain-manager
  project-manager | 13-1082 | Project Manager |
      (it/technical/technology/construction/engineering/software/implementation/business/digital/web/marketing/clinical/infrastructure/erp/healthcare/
      associate/agile/telecom/environmental/design/event/facilities/sap/residential/commercial/electrical/solar/interior/manufacturing/
      interactive) (project manager/program manager/project coordinator/project lead/project management), (project/program) (coordinator/lead/
      management/director/administrator/leader/analyst/specialist/assistant/controller/control specialist/controls analyst/controls manager/
      controls specialist/scheduler/planner/management specialist/management office manager/management officer/management analyst), program manager,
      technical program manager, tpm, pmo (manager/analyst/director/lead), scrum master, agile (coach/delivery lead), delivery (manager/lead/
      team lead), release manager, project manager/estimator, project scheduler, projects manager
      | product-manager, business-analyst, construction-manager, operations-manager, project-engineer
  product-manager | 11-2021 | Product Manager |
      (technical/digital/software/associate/group/it/data/growth/platform/product marketing technical/mobile/web/principal/ai/
      e-commerce) product (manager/owner/lead), product (owner/lead/management/director/line manager/development manager/specialist/
      operations manager/strategist/marketing and management), (director/vp/vice president) of (product/product management), chief product officer,
      =apm
      | project-manager, business-analyst, marketing-manager, ux-designer, product-marketing-manager
  business-analyst | 13-1111 | Business Analyst |
      (business/it business/technical business/functional/process/business process/operations/business intelligence business/management/strategy/
      requirements/healthcare business/financial business/functional business/agile business) (analyst/systems business analyst/analyst consultant/
      analysis), business (process analyst/consultant/analysis manager/systems consultant/architect/transformation manager), process (analyst/
      consultant/improvement specialist), operations analyst, strategy (manager/associate/analyst/director/and operations manager/
      and operations associate), (program/management) analyst
      | systems-analyst, data-analyst, project-manager, management-consultant, product-manager
  management-consultant | 13-1111 | Management Consultant |
      (strategy/business/management/organizational/operations/healthcare/change management/transformation/advisory/business development) consultant,
      =consultant, consulting (associate/manager/analyst/director), (engagement/change) manager, (change management/
      organizational change) (specialist/lead/manager/analyst), advisory (manager/associate/consultant)
      | business-analyst, project-manager, financial-analyst
  administrative-services-manager | 11-3012 | Administrative Services Manager |
      (office/administrative/business office/administration/office services/front office administrative/law office/legal office/
      practice office) (manager/services manager/supervisor/administrator manager), office (director/supervisor), director of administration,
      administrative (director/services supervisor/officer), (records/records management) manager, manager of administration,
      contract administration manager
      | administrative-assistant, executive-assistant, operations-manager, facilities-manager
  facilities-manager | 11-3013 | Facilities Manager |
      (facilities/facility/building/building operations/campus/plant facilities/maintenance/facilities maintenance/building maintenance/
      physical plant/property maintenance/buildings and grounds) (manager/director/supervisor/coordinator/operations manager/superintendent/
      specialist/services manager/planner), director of (facilities/maintenance/plant operations), chief (building engineer), maintenance (lead/
      team lead/foreman/planner/scheduler/superintendent)
      | maintenance-technician, property-manager, administrative-services-manager, operations-manager
  event-planner | 13-1121 | Event Planner |
      (event/events/meeting/special events/conference/wedding/catering/banquet/event sales/meetings and events/event operations/event services/
      convention services/events and marketing/trade show) (planner/coordinator/manager/specialist/director/assistant/organizer/producer/
      sales manager/marketing manager/associate/staff/supervisor), event (marketing coordinator/production manager)
      | marketing-coordinator, hotel-manager, administrative-assistant, fundraiser
`;

export const FINANCE = `
  accountant | 13-2011 | Accountant |
      (staff/tax/cost/fund/property/general ledger/gl/public/corporate/project/grant/financial/inventory/revenue/fixed asset/construction/plant/
      payroll/budget/sec/management/hospital/client/trust/nonprofit/legal/operations/accounts payable/investment/bank reconciliation/government/
      reconciliation/contract/real estate/accounting/lease/internal) (accountant/accounting analyst), accounting (analyst/specialist/associate/intern/
      professional/consultant/generalist/officer/representative/technician/coordinator), cpa, (tax/tax accounting) (preparer/associate/specialist/
      analyst/consultant/professional/advisor/intern/manager/senior/director/supervisor), enrolled agent, =accounting, bookkeeper/accountant,
      revenue (agent/officer), (fund/revenue) accounting (analyst/associate)
      | bookkeeper, auditor, financial-analyst, controller, accounting-manager, budget-analyst
  accounting-manager | 11-3031 | Accounting Manager |
      (accounting/assistant accounting/corporate accounting/general accounting/cost accounting/accounts payable/accounts receivable/ap/ar/
      general ledger/financial reporting/technical accounting/revenue accounting/property accounting/payroll accounting) (manager/supervisor/director/
      team lead), director of accounting, accounting operations manager, (sec reporting/external reporting) manager
      | accountant, controller, auditor, finance-manager
  controller | 11-3031 | Controller |
      (assistant/corporate/plant/division/financial/hotel/regional/operations/company/construction/international) controller, comptroller, controller/
      accountant, vp controller
      | accounting-manager, chief-financial-officer, finance-manager, accountant
  chief-financial-officer | 11-3031 | Chief Financial Officer |
      cfo, (vp/vice president/director) of finance, vp finance, vice president finance, finance director, (treasurer/chief accounting officer)
      | controller, finance-manager, chief-executive-officer
  finance-manager | 11-3031 | Finance Manager |
      (finance/financial/fp&a/corporate finance/treasury/finance and accounting/finance & accounting/business finance/budget/credit/
      accounting and finance/risk/finance operations/financial operations/financial planning and analysis/financial planning) (manager/director/
      supervisor), director of (financial planning and analysis/fp&a/treasury), credit and collections manager, (automotive finance/f&i/finance and insurance) manager,
      finance (lead/business partner/coordinator/officer)
      | controller, financial-analyst, accounting-manager, chief-financial-officer
  auditor | 13-2011 | Auditor |
      (internal/it/external/financial/tax/compliance/operational/quality systems audit/field/inventory/night/premium/claims/clinical/medical/retail/
      information systems/information technology/revenue/government) (auditor/audit manager/audit director/audit associate/audit supervisor/
      audit specialist), audit (manager/senior/associate/supervisor/director/specialist/analyst/senior associate/staff/intern/consultant),
      =internal audit, assurance (associate/manager/senior/lead)
      | accountant, compliance-officer, accounting-manager, financial-analyst
  bookkeeper | 43-3031 | Bookkeeper |
      accounts assistant, (full charge/assistant/full-charge/office/staff/quickbooks/accounting) bookkeeper, (accounting/accounts payable/accounts receivable/ap/ar/
      bookkeeping/general accounting/payable/accts payable/payables/receivables/finance/bank reconciliation/expense) (clerk/specialist/assistant/
      coordinator/associate/representative/technician/administrator/analyst/administrative assistant/processor/bookkeeper/support), accounts (payable/
      receivable), bookkeeper/office manager, a/p clerk, a/r clerk, a/p specialist, a/r specialist, =bookkeeping, accounting (support/aide/secretary), fiscal (technician/clerk/assistant/specialist/
      officer/analyst/coordinator)
      | accountant, payroll-specialist, billing-specialist, administrative-assistant
  payroll-specialist | 43-3051 | Payroll Specialist |
      payroll (clerk/administrator/coordinator/manager/analyst/assistant/associate/processor/supervisor/accountant clerk/technician/representative/
      director/tax analyst/benefits administrator/and benefits administrator/and benefits specialist/implementation specialist), (payroll/
      hr) specialist, hr/payroll (specialist/administrator/coordinator/manager), timekeeper, =payroll
      | bookkeeper, human-resources-generalist, benefits-specialist
  billing-specialist | 43-3021 | Billing Specialist |
      billing (clerk/coordinator/representative/analyst/associate/assistant/administrator/support specialist/technician), biller, (invoice/
      invoicing) (clerk/specialist/processor), legal biller, (freight/contract) (biller/billing clerk), order to cash specialist
      | bookkeeper, medical-biller, collections-specialist
  collections-specialist | 43-3011 | Collections Specialist |
      (collections/debt/collection/accounts receivable/credit and collections/commercial/early stage/medical debt/loan) (representative/agent/
      collector/collections specialist/supervisor/officer/associate/analyst/coordinator/clerk/counselor), =collector, (credit/
      credit and collections) (analyst/specialist/representative/associate/clerk/coordinator), repossession agent, skip tracer, (default/foreclosure/
      bankruptcy/loss mitigation) specialist
      | billing-specialist, customer-service-representative, loan-processor
  financial-analyst | 13-2051 | Financial Analyst |
      (financial/fp&a/finance/corporate financial/cost/pricing/budget and financial/investment/equity research/treasury/business financial/portfolio/
      credit risk/valuation/investment banking/private equity/capital markets/asset management/revenue/financial planning/commercial/sales finance/
      business/m&a/corporate development/research equity/hedge fund/real estate/fund/fixed income/acquisitions/profitability/financial reporting/
      financial operations/financial systems/financial planning and analysis/performance) (analyst/associate analyst/planning analyst/
      analysis associate), fp&a (associate/specialist), investment (banker/banking associate/banking analyst/associate/research analyst/
      operations analyst/accountant analyst/consultant), financial (modeler/planning associate/reporting specialist/planning & analysis analyst/
      systems consultant), venture associate, equity analyst
      | finance-manager, accountant, budget-analyst, data-analyst, investment-manager, credit-analyst, business-analyst
  budget-analyst | 13-2031 | Budget Analyst |
      budget (officer/specialist/coordinator/technician/director/administrator), grants (analyst/accountant analyst), program budget analyst
      | financial-analyst, accountant
  credit-analyst | 13-2041 | Credit Analyst |
      (commercial credit/credit/loan/consumer credit/risk/fraud/aml/kyc/bsa/anti money laundering/transaction monitoring/market risk/operational risk/
      enterprise risk/credit risk/financial crimes) (analyst/investigator/risk manager/risk analyst/risk specialist/specialist/review analyst),
      fraud (analyst/specialist/investigator/manager/prevention specialist/examiner), risk (manager/specialist/consultant/associate/officer/director/
      management analyst/management specialist), aml officer, (bank/financial) examiner, fuel investigator
      | loan-officer, financial-analyst, underwriter, compliance-officer
  investment-manager | 11-3031 | Portfolio Manager |
      (portfolio/investment/asset/wealth/fund/hedge fund/relationship investment) (manager/portfolio manager), chief investment officer,
      (asset management/wealth management/trust) (director/officer/associate/vice president), investment director, trust (officer/administrator),
      (trader/equity trader/energy trader/commodity trader/floor trader), trading (assistant/analyst/specialist)
      | financial-advisor, financial-analyst, finance-manager
  financial-advisor | 13-2052 | Financial Advisor |
      (financial/wealth/investment/wealth management/personal finance/retirement/client/private wealth/personal financial/
      certified financial) (advisor/adviser/planner/representative/services representative/consultant/professional/specialist/planning associate/
      coach/service representative/counselor), private (banker/client advisor), stockbroker, stock broker, registered (representative/
      client associate/sales assistant), wealth (management associate/management advisor), cfp, (client/wealth management) associate, paraplanner,
      (financial planning) associate, securities sales agent, credit counselor
      | investment-manager, insurance-agent, personal-banker, loan-officer
  loan-officer | 13-2072 | Loan Officer |
      (mortgage/commercial/residential/consumer/business/small business/loan/home/sba/mortgage loan/auto/inside/retail mortgage/
      reverse mortgage) (loan officer/lender/loan originator/loan consultant/banker/lending officer/loan specialist/loan advisor/account executive/
      broker), mlo, mortgage (originator/consultant/banker/broker/advisor/specialist), loan (originator/consultant/specialist/advisor/counselor),
      lending (officer/specialist/manager), (commercial/business) (banker/relationship manager/banking officer), branch lending officer
      | loan-processor, personal-banker, underwriter, credit-analyst, financial-advisor
  loan-processor | 43-4131 | Loan Processor |
      (mortgage/mortgage loan/loan/fha/va/residential mortgage/commercial loan/consumer loan) (processor/closer/funder/loan processor/
      servicing specialist/processing specialist/coordinator/administrator/servicing representative/assistant/documentation specialist/loan closer),
      mortgage (closer/processing assistant/servicing specialist/assistant), loan (closer/administrator/servicing specialist/coordinator/assistant/
      operations specialist/clerk/documentation specialist/officer assistant), (title/escrow) (officer/assistant/examiner/processor/closer/abstractor/
      searcher/coordinator), closing (coordinator/specialist/agent/officer), (post closing/post-closing) specialist, (deposit/
      wire transfer) operations specialist, bank operations specialist
      | loan-officer, underwriter, personal-banker, collections-specialist
  underwriter | 13-2053 | Underwriter |
      (insurance/mortgage/commercial/commercial lines/personal lines/loan/credit/property/life/residential/production/casualty/property and casualty/
      de/group/surety/small business/medical/fha) (underwriter/underwriting manager), underwriting (assistant/specialist/analyst/manager/associate/
      consultant/technician/support specialist/trainee), insurance underwriting (assistant/analyst)
      | loan-processor, insurance-agent, actuary, credit-analyst
  personal-banker | 43-4141 | Personal Banker |
      (relationship/universal/retail/licensed/consumer/in-store/client relationship/financial center) (banker/banking associate/banking specialist/
      relationship banker), financial (service representative/services representative/services specialist/center manager), (banking/bank/
      branch) (associate/specialist/representative/service representative/officer/services representative/relationship specialist/
      sales representative/customer service representative), bank (branch manager/manager), (bank/credit union) branch (manager/supervisor),
      banking center manager, new accounts representative, member (service representative/services representative/relationship specialist/
      services specialist/advisor)
      | bank-teller, loan-officer, financial-advisor
  bank-teller | 43-3071 | Bank Teller |
      (float/drive-up/bank/universal/commercial/peak time/floating/vault) (teller/tellers), teller, teller (supervisor/service representative/manager/
      operations specialist), cash vault (teller/services specialist), money (counter/processor)
      | personal-banker, cashier, customer-service-representative
  insurance-agent | 41-3021 | Insurance Agent |
      (insurance/life insurance/licensed insurance/commercial lines/personal lines/property and casualty/crop/medicare/health insurance/licensed/
      captive/auto insurance/commercial insurance) (agent/sales agent/producer/broker/advisor/sales representative/
      account manager/sales/specialist/customer service representative/account executive/insurance agent/insurance sales agent/service representative/
      consultant), (agency owner/agency principal), independent (insurance agent/insurance sales agent/insurance broker/insurance producer), insurance (csr/representative/account representative/coordinator/assistant/sales producer/
      professional), (personal lines/commercial lines) (csr/account manager/assistant), agency (producer)
      | insurance-claims-adjuster, underwriter, financial-advisor, account-executive | insurance-license
  insurance-claims-adjuster | 13-1031 | Insurance Claims Adjuster |
      (claims/insurance/auto claims/property claims/casualty/liability/bodily injury/workers compensation/workers’ compensation/field/field property/
      catastrophe/cat/auto/auto damage/injury/total loss/disability/general liability/material damage/commercial claims/
      bodily injury claims) (adjuster/claims adjuster/claims representative/claim representative/claims examiner/claims specialist/appraiser/
      claim adjuster/claims analyst/claim specialist/adjuster trainee/claims supervisor), (claims/claim) (examiner/specialist/analyst/representative/
      processor/associate/manager/supervisor/investigator/consultant/assistant/handler/coordinator/professional/director/technician/
      service representative), auto (appraiser/damage appraiser), subrogation specialist, (insurance/auto) appraiser, insurance (claims specialist/
      investigator/processing clerk), =claims
      | underwriter, insurance-agent, medical-biller
  tax-collector | 13-2081 | Tax Examiner |
      tax (examiner/collector), (revenue/tax) (collector/enforcement agent), assessor, (property/tax) (assessor), county assessor
      | accountant, auditor
  real-estate-appraiser | 13-2023 | Real Estate Appraiser |
      (residential/commercial/certified/staff/real estate/property/licensed) (appraiser/valuation specialist), appraiser
      | real-estate-agent, underwriter | certified-residential-appraiser
  real-estate-agent | 41-9022 | Real Estate Agent |
      realtor, estate agent, (lettings/letting) (agent/negotiator), sales negotiator, real estate (sales agent/broker/salesperson/associate/sales associate/assistant/professional/consultant/sales representative/
      buyers agent/team lead/transaction coordinator/investor), (buyer’s/buyers/listing/leasing/rental/apartment leasing/showing/new home) (agent/
      consultant/sales agent/sales consultant/specialist), leasing (agent/consultant/specialist/professional/associate/representative/coordinator/
      assistant/director), licensed (realtor/real estate agent/real estate salesperson), transaction coordinator, land (agent/man), landman,
      right of way agent, site acquisition specialist
      | property-manager, account-executive, real-estate-appraiser | real-estate-license
  property-manager | 11-9141 | Property Manager |
      (property/apartment/community association/leasing/residential property/commercial property/assistant property/regional property/senior property/
      residential/community/portfolio/on-site/resident/hoa/housing property/apartment community/real estate/association) (property manager/
      apartment manager/community manager/property administrator/community association manager), property (administrator/management assistant/
      supervisor/management associate/coordinator/accountant manager/assistant/management specialist/manager assistant), assistant (property manager/
      community manager/apartment manager), (community association/leasing/hoa/apartment/resident/real estate/real estate asset) manager,
      (real estate/housing) (director/coordinator/administrator/project manager)
      | real-estate-agent, facilities-manager, operations-manager
`;

export const PROCUREMENT = `
  buyer | 13-1023 | Buyer |
      (purchasing/procurement/assistant/retail/merchandise/fashion/grocery/produce/commodity/technical/strategic/associate/raw materials/planner/
      electronics/inventory/mro) (buyer/agent/associate/buyer planner), (purchasing/procurement) (agent/specialist/assistant/coordinator/clerk/
      analyst/associate/administrator/officer/representative/technician/consultant/lead), buyer/planner, (strategic/global) sourcing (specialist/
      analyst/associate/lead), sourcing (specialist/analyst/agent/associate), vendor (manager/management specialist/coordinator), category (manager/
      analyst/specialist), merchandise (planner/coordinator/assistant/analyst), =merchant, contract (buyer), commodity manager, purchaser
      | purchasing-manager, supply-chain-analyst, logistics-coordinator, contract-administrator
  purchasing-manager | 11-3061 | Purchasing Manager |
      (purchasing/procurement/strategic sourcing/sourcing/materials purchasing/supplier/global sourcing/vendor management) (manager/director/
      supervisor/category manager), director of (purchasing/procurement/sourcing), chief procurement officer
      | buyer, supply-chain-manager
  supply-chain-manager | 11-3071 | Supply Chain Manager |
      (supply chain/logistics/distribution/materials/inventory/transportation/inventory control/warehouse operations/fulfillment/demand planning/
      fleet/shipping and receiving/shipping/global logistics/import/export/distribution center/traffic/supply chain operations) (manager/director/
      operations manager/program manager/general manager), director of (supply chain/logistics/distribution/transportation/materials), (vp/
      vice president) of (supply chain/logistics), materials management director, supply chain (lead/supervisor/project manager)
      | logistics-coordinator, warehouse-supervisor, purchasing-manager, supply-chain-analyst, operations-manager
  supply-chain-analyst | 13-1081 | Supply Chain Analyst |
      (supply chain/logistics/demand/supply/inventory/materials/distribution/transportation/replenishment/fulfillment/warehouse/forecast/
      supply and demand/procurement supply chain) (analyst/planner/planning analyst/planning specialist), (demand/supply/material/materials/inventory/
      replenishment/production control/allocation) planner, logistics (engineer/specialist/management specialist), logistician, (supply chain/
      supply) (specialist/associate/engineer/consultant), inventory (control manager analyst/specialist/control analyst/control specialist/
      coordinator), forecast analyst, supply scheduler, distribution planner
      | logistics-coordinator, supply-chain-manager, buyer, production-planner
  logistics-coordinator | 43-5071 | Logistics Coordinator |
      (logistics/supply chain/transportation/freight/shipping/import/export/distribution/traffic/customs/ocean import/air export/load/
      international logistics/carrier/fleet/materials/warehouse logistics/transport) (coordinator/associate/administrator/agent/broker/representative/
      specialist coordinator/account executive/assistant/operations coordinator/planner/operations specialist), (freight/customs) (broker/forwarder/
      agent/entry writer), customs (broker/compliance specialist), carrier (sales representative/relations representative), (import/
      export) (specialist/clerk/manager/compliance specialist), transportation (specialist/broker/agent/planner), shipping coordinator, expediter,
      (export/trade) compliance (specialist/analyst/manager), freight forwarder
      | supply-chain-analyst, dispatcher, shipping-clerk, supply-chain-manager, buyer
  contract-administrator | 13-1041 | Contract Administrator |
      (contract/contracts/subcontract/subcontracts/grants and contracts/government contracts/commercial contracts/proposal) (administrator/specialist/
      manager/analyst/negotiator/coordinator/director/officer/associate), contracting (officer/specialist), proposal (manager/coordinator/
      specialist writer), bid (coordinator/manager)
      | buyer, paralegal, compliance-officer, cost-estimator
`;

export const HUMAN_RESOURCES = `
  human-resources-generalist | 13-1071 | Human Resources Generalist |
      (hr/human resources/human resource/people operations/people/personnel/employee relations/hr operations/people and culture) (generalist/
      specialist/coordinator/representative/business partner/associate/analyst/consultant/advisor/partner/officer/administrator/professional/
      recruiter/technician/lead/intern/data analyst/shared services representative), hrbp, =hr, =human resources, (hr/
      human resources) (compliance specialist/information systems analyst/operations specialist), hris (analyst/manager/specialist/administrator),
      employee (relations specialist/relations manager/engagement specialist/experience manager/services representative),
      equal opportunity specialist, diversity (officer/specialist/manager/and inclusion manager), workforce (analyst/planner)
      | recruiter, human-resources-manager, human-resources-assistant, benefits-specialist, training-specialist
  human-resources-manager | 11-3121 | Human Resources Manager |
      (hr/human resources/human resource/people operations/people/employee relations hr/people & culture/personnel/talent/hr operations/
      hr shared services/labor relations) (manager/director/supervisor/team leader), director of (human resources/hr/people/people operations/talent),
      (vp/vice president) of (human resources/hr/people/talent), chief (human resources officer/people officer), chro, vp hr, assistant (hr director/
      director of human resources), (labor relations/employee relations) (specialist/representative/director)
      | human-resources-generalist, recruiter, training-specialist, benefits-specialist
  human-resources-assistant | 43-4161 | Human Resources Assistant |
      (hr/human resources/human resource/personnel/recruiting/recruitment/payroll and hr) (assistant/clerk/administrative assistant/secretary/aide),
      hr receptionist, (recruiting/recruitment/talent acquisition/onboarding/interview/candidate) coordinator
      | human-resources-generalist, administrative-assistant, recruiter
  recruiter | 13-1071 | Recruiter |
      (technical/corporate/it/nurse/physician/healthcare/campus/executive/staffing/contract/military/talent/sales/university/medical/legal/driver/
      sourcing/agency/field/talent acquisition/engineering/high volume/full cycle/light industrial/senior technical) recruiter, (talent acquisition/
      recruiting/recruitment/staffing/sourcing recruiting/university recruiting/executive search) (specialist/partner/manager/consultant/associate/
      representative/lead/director/advisor/assistant/analyst/supervisor/contractor/account manager/sourcer/business partner/intern/operations),
      talent (acquisition/sourcer/scout/partner), sourcer, (headhunter/headhunters), director of (recruiting/talent acquisition), (employment/
      recruitment) (recruiter), =recruiting, =staffing, admissions recruiter
      | human-resources-generalist, human-resources-assistant, account-executive
  benefits-specialist | 13-1141 | Benefits Specialist |
      (benefits/compensation/compensation and benefits/total rewards/compensation & benefits/leave/retirement plan/401k/employee benefits/retirement/
      benefit/leave of absence/stock plan/executive compensation/pension) (specialist/analyst/administrator/manager/coordinator/consultant/director/
      representative/associate/counselor/advisor/assistant/partner/supervisor), =compensation, leave of absence specialist, job analyst
      | human-resources-generalist, payroll-specialist, human-resources-manager
`;
