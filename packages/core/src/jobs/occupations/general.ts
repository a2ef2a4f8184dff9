/** id | SOC 2018 | name | other titles, (a/b) for either | related occupations */
export const GENERAL = `
  sales-engineer | 41-9031 | Sales Engineer | (pre-sales/presales/solutions/technical sales) engineer, solutions consultant | account-executive, technical-account-manager
  account-executive | 41-3091 | Account Executive | (inside/outside/field) sales (representative/executive/rep), sales (executive/representative/rep/consultant/associate executive) | sales-engineer, account-manager, business-development-representative, sales-manager
  registered-nurse | 29-1141 | Registered Nurse | rn, staff nurse, (icu/er/ed/charge/school/clinic/operating room/oncology/pediatric/home health/travel/dialysis/nicu/telemetry/med surg/hospice) (nurse/rn), nurse | licensed-practical-nurse, nurse-practitioner, nurse-manager, case-manager
  licensed-practical-nurse | 29-2061 | Licensed Practical Nurse | lpn, lvn, licensed vocational nurse | registered-nurse, nursing-assistant, medical-assistant
  nursing-assistant | 31-1131 | Nursing Assistant | cna, certified (nursing/nurse) (assistant/aide), nurse aide, patient care (technician/assistant/tech), pct | licensed-practical-nurse, home-health-aide, medical-assistant
  nurse-practitioner | 29-1171 | Nurse Practitioner | np, fnp, arnp, aprn, family nurse practitioner, family np | registered-nurse, physician-assistant
  accountant | 13-2011 | Accountant | (staff/senior/tax/cost/fund/property/general ledger) accountant, cpa | bookkeeper, auditor, financial-analyst, controller
  bookkeeper | 43-3031 | Bookkeeper | full charge bookkeeper, (accounting/accounts payable/accounts receivable/ap/ar/billing) (clerk/specialist/assistant) | accountant, payroll-specialist
  teacher | 25-2021 | Teacher | (elementary/middle school/high school/math/science/english/kindergarten/preschool) teacher | teacher-aide, tutor
  truck-driver | 53-3032 | Truck Driver | (cdl/cdl a/class a/otr/tractor trailer/local/regional) (driver/truck driver) | delivery-driver, forklift-operator
  electrician | 47-2111 | Electrician | (journeyman/master/apprentice/industrial/residential/commercial) electrician | plumber, hvac-technician, maintenance-technician
  plumber | 47-2152 | Plumber | (journeyman/master) plumber, pipefitter, steamfitter | electrician, hvac-technician
  welder | 51-4121 | Welder | (mig/tig/pipe/structural/combo) welder, welder fabricator | machinist
  cook | 35-2014 | Cook | (line/prep/grill/fry) cook | chef, server
  server | 35-3031 | Server | (waiter/waitress) | bartender, cook
  cashier | 41-2011 | Cashier | | retail-associate
  retail-associate | 41-2031 | Retail Sales Associate | (retail/store/sales) associate, retail salesperson | cashier, store-manager
  administrative-assistant | 43-6014 | Administrative Assistant | admin assistant, (office/secretarial) assistant, secretary, office administrator | executive-assistant, receptionist, office-manager
  customer-service-representative | 43-4051 | Customer Service Representative | csr, customer (service/support/care) (rep/representative/agent/associate/specialist), call center (agent/representative) | technical-support-specialist, account-manager
  human-resources-generalist | 13-1071 | Human Resources Generalist | (hr/human resources) (generalist/specialist/coordinator/representative/business partner) | recruiter
  recruiter | 13-1071 | Recruiter | (technical/corporate/talent acquisition) (recruiter/specialist/partner), nurse recruiter | human-resources-generalist
  project-manager | 13-1082 | Project Manager | (it/technical/construction) project manager, (program/project) (manager/coordinator) | product-manager, business-analyst
  product-manager | 11-3021 | Product Manager | product owner, (technical/digital) product manager | project-manager, business-analyst
`;
