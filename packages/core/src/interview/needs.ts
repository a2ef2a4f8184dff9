import type { SettledTitle } from './settle-title.ts';
import type { BankQuestion, QuestionNeed } from './types.ts';

/** Fields of work and occupations whose people serve customers. */
const WITH_CUSTOMERS: ReadonlySet<string> = new Set(
  `food hospitality personal-care retail sales
  auto-body-technician automotive-technician bank-teller barber billing-specialist bookkeeper bus-driver carpenter collections-specialist
  customer-service-manager customer-service-representative delivery-driver diesel-mechanic dispatcher electrician event-planner
  field-service-technician financial-advisor flight-attendant flooring-installer floral-designer glazier handyman hvac-technician insurance-agent
  interior-designer jeweler loan-officer loan-processor mail-carrier management-consultant massage-therapist meter-reader optician painter
  passenger-driver personal-banker pharmacist pharmacy-technician photographer plumber product-manager product-marketing-manager property-manager
  real-estate-agent receptionist roofer sales-engineer service-advisor solar-installer solutions-consultant tailor technical-support-specialist
  telecommunications-technician travel-agent veterinarian veterinary-technician`.split(/\s+/),
);

/** Besides those, fields and occupations whose people deal with suppliers or clients. */
const WITH_SUPPLIERS: ReadonlySet<string> = new Set(
  `finance law marketing procurement
  architect art-director chief-executive-officer chief-financial-officer chief-information-officer chief-operating-officer
  chief-technology-officer construction-manager cost-estimator facilities-manager farm-manager graphic-designer it-manager
  medical-services-manager operations-manager production-manager production-planner project-engineer project-manager quality-manager recruiter
  administrative-services-manager executive-assistant warehouse-supervisor`.split(/\s+/),
);

/** Whether a job has everything that a question takes for granted. A job that isn't known has none of it. */
export function createNeedsFilter({
  occupation,
  field,
  leads,
}: Pick<SettledTitle, 'occupation' | 'field'> & { leads: boolean }): (question: BankQuestion) => boolean {
  const isIn = (jobs: ReadonlySet<string>) => jobs.has(occupation?.id ?? '') || jobs.has(field ?? '');
  const customers = isIn(WITH_CUSTOMERS);
  const has: Record<QuestionNeed, boolean> = {
    customers,
    suppliers: customers || isIn(WITH_SUPPLIERS),
    reports: leads,
  };
  return ({ needs }) => needs === undefined || has[needs];
}
