/** See `format.ts` for how these tables are written. */
export const MANAGEMENT_PROFILES = `
  chief-executive-officer | hdtg | lead a whole organization | strategy, finance, hiring, speaking
      | own the results of a division or start a small company first
      | advise boards / lead a larger organization
  chief-operating-officer | hdg | run the daily operations of an organization | operations, finance, metrics, leading managers
      | run several functions or sites first
      | advise on operations / become CEO
  operations-manager | dg | keep people, supplies, and processes working to plan | scheduling, budgets, process improvement, coaching
      | lead a shift, crew, or store and show one number you improved
      | specialize in process improvement (Six Sigma) / become director of operations
  project-manager | hdg | plan work, keep it on schedule, and tell people where it stands | planning, budgets, risk, meetings, a tool such as MS Project or Jira
      | run one project with a plan, budget, and result where you work; the CAPM needs no experience, the PMP does
      | run larger or technical projects / lead a project office or program
  product-manager | hdg | decide what a product should do and why | customer interviews, prioritizing, data, writing
      | write one product proposal from ten customer talks, and move from support, analysis, or engineering
      | own a larger product / lead product managers
  business-analyst | hdg | find out what a business needs and describe the change | requirements, process maps, SQL or Excel, meetings
      | map one process at your present job, propose a change, and show the result
      | earn the CBAP or specialize / lead analysts
  management-consultant | htg | solve problems of organizations for a fee | structured analysis, slides, interviews, industry knowledge
      | practice cases, and use the industry you know to enter a specialist firm
      | become the expert in an industry / become partner
  administrative-services-manager | hdg | run an office: space, supplies, vendors, and staff | vendors, budgets, scheduling, records
      | own vendors or a budget as an assistant first
      | specialize in contracts or facilities / direct administration
  facilities-manager | ndlg | keep buildings working and safe | maintenance planning, vendors, codes, budgets
      | lead maintenance work orders and one vendor contract first
      | earn the FMP or CFM / direct several sites
  event-planner | ntg | plan and run events | budgets, vendors, timelines, calm
      | run two events with budgets and photos as a portfolio
      | earn the CMP / lead a team or own a company
`;
export const FINANCE_PROFILES = `
  accountant | hdg | record and explain an organization’s money | GAAP, Excel, reconciliations, tax or audit, an accounting system
      | finish the accounting courses, learn Excel and QuickBooks, and start in bookkeeping, payables, or a tax season
      | earn the CPA or CMA / become accounting manager or controller
  accounting-manager | hdg | run the monthly close and the accountants | close process, GAAP, review, coaching
      | own the close of one area and train a junior first
      | specialize in technical accounting / become controller
  controller | hdg | own the books and the reports of an organization | GAAP, controls, systems, reporting
      | manage the close and an audit first
      | specialize in systems or reporting / become CFO
  chief-financial-officer | hdg | own the finances of an organization | planning, fundraising, reporting, leadership
      | run accounting and planning for a division first
      | advise boards / lead a larger company
  finance-manager | hdg | plan and watch budgets | forecasting, Excel models, reporting, business partnering
      | own one budget and forecast with its variance
      | specialize in modeling / direct finance
  auditor | hdtg | check whether records and controls are right | controls, sampling, writing findings, Excel
      | start as audit associate with accounting courses
      | earn the CPA, CIA, or CISA / manage audits
  bookkeeper | rpse | record sales, bills, and payroll | QuickBooks, reconciliations, payroll, accuracy
      | take a bookkeeping course, earn the free QuickBooks certificate, and keep the books of one small business
      | earn the CB or study accounting / run a bookkeeping business
  payroll-specialist | hde | pay people correctly and on time | payroll systems, tax rules, accuracy
      | earn the FPC and start as payroll or accounting clerk
      | earn the CPP / manage payroll
  billing-specialist | hde | send invoices and settle questions | billing systems, Excel, phone work
      | show accuracy and customer contact, and learn one accounting system
      | move to accounts receivable analysis / lead billing
  collections-specialist | hce | get overdue bills paid | negotiation, law on collections, patience
      | show phone work under rules, and learn the FDCPA
      | handle commercial accounts / lead collections
  financial-analyst | hdg | model and explain a business’s numbers | Excel models, forecasting, accounting, SQL
      | build one model of a public company and explain it in a page
      | earn the CFA or own a business line / lead planning
  budget-analyst | hdg | plan and check the spending of an agency or company | budgets, Excel, policy, writing
      | own one budget, even small, and show its tracking
      | specialize by program / direct budgets
  credit-analyst | hdg | judge whether borrowers can pay | financial statements, ratios, writing
      | analyze two companies’ statements in short memos
      | handle larger loans / manage credit
  investment-manager | hdm | invest money for clients | valuation, portfolio theory, markets, writing
      | pass CFA Level I and write two investment memos; analyst roles are the way in
      | run a larger portfolio / lead a team
  financial-advisor | hcg | plan and invest people’s money | planning, sales, listening, regulation
      | take the SIE, ask firms about salary during training, and list whom you could serve
      | earn the CFP / build a practice
  loan-officer | hce | help people get loans that fit | lending rules, sales, documents, follow-up
      | start as loan processor or bank teller and take the 20-hour course
      | specialize in a loan type / manage a branch
  loan-processor | hde | collect and check loan documents | documents, deadlines, lending rules
      | show careful paperwork with deadlines in a bank, title, or office job
      | become underwriter or loan officer / lead processing
  underwriter | hdg | decide which risks or loans to accept | risk analysis, rules, writing decisions
      | start as underwriting assistant, processor, or claims trainee
      | earn the CPCU or larger authority / manage underwriting
  personal-banker | dcg | open accounts and advise bank customers | sales, service, banking rules
      | show customer sales with numbers; tellers are promoted often
      | become licensed banker or lender / manage a branch
  bank-teller | dpe | handle deposits and payments at a bank | cash handling, accuracy, service
      | show cash handling and friendly service
      | become personal banker / lead tellers
  insurance-agent | hcse | sell and service insurance | sales, product rules, follow-up
      | ask agencies about salary during training and who pays for the license course
      | specialize in commercial lines / own an agency
  insurance-claims-adjuster | htg | investigate claims and settle them | investigation, policy reading, negotiation, writing
      | apply for claims trainee programs, which usually pay for the license
      | handle complex claims / lead a claims team
  tax-collector | hdg | check tax returns and collect taxes | tax law, interviews, writing
      | take accounting courses and watch the IRS and state job pages
      | handle complex cases / lead a group
  real-estate-appraiser | hdse | estimate what property is worth | property inspection, data, report writing
      | find a supervising appraiser before you pay for the courses, or look at PAREA programs
      | certify for commercial property / own a firm
  real-estate-agent | cse | help people buy, sell, and rent property | sales, local knowledge, contracts, follow-up
      | save several months of expenses, take the course, and interview three brokers about training and fees
      | become a broker or specialist / run a team
  property-manager | dle | run rental property: tenants, repairs, and rent | leasing, maintenance, law on housing, budgets
      | start as leasing consultant or assistant manager
      | earn the CAM or CPM / manage a portfolio
`;
export const PROCUREMENT_PROFILES = `
  buyer | hdg | buy goods at the right price and time | negotiation, Excel, suppliers, forecasting
      | show ordering or inventory you were responsible for
      | earn the CPSM / manage buyers
  purchasing-manager | hdg | lead buying and suppliers | negotiation, contracts, analysis, coaching
      | own a category and a saving you negotiated
      | become a category expert / direct procurement
  supply-chain-manager | hdg | plan how goods move from supplier to customer | planning, ERP, logistics, data
      | own inventory or scheduling with a number you improved
      | earn the CSCP / direct supply chain
  supply-chain-analyst | hdg | find delays and costs in supply | Excel, SQL, forecasting, ERP
      | analyze one inventory or delivery data set and show the saving
      | own planning / lead analysts
  logistics-coordinator | hde | arrange and track shipments | scheduling, carriers, documents, phone work
      | show dispatch, shipping, or scheduling work and learn one transport system
      | specialize in customs or freight / manage logistics
  contract-administrator | hdg | prepare and watch contracts | contract reading, records, negotiation
      | show paperwork under deadlines, and learn the FAR for government work
      | earn the CCCM or CPCM / manage contracts
`;
export const HR_PROFILES = `
  human-resources-generalist | hdg | hire, onboard, and support employees | hiring, employment law, HR systems, discretion
      | take on hiring, scheduling, or training where you work, and study for the aPHR
      | earn the SHRM-CP or PHR / become HR manager
  human-resources-manager | hdg | run HR for a site or company | employment law, coaching managers, pay, HR data
      | own hiring or relations for one group first
      | specialize in pay or law / direct HR
  human-resources-assistant | hde | keep HR records and help with hiring | records, scheduling, discretion
      | show office work with private records
      | become generalist or recruiter / –
  recruiter | hcg | find and hire people | sourcing, interviewing, sales, applicant systems
      | use the field you know: offer to source for roles in it, and start with an agency
      | specialize in technical or executive roles / lead recruiting
  benefits-specialist | hdg | run health, retirement, and leave plans | plan rules, enrollment, Excel, explaining
      | move from HR, payroll, or insurance work
      | earn the CEBS / manage benefits
`;
