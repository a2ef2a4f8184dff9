import { findSkillByName } from '../skills/index.ts';

/** Endings of nouns that are mostly used without an article: "scheduling", "maintenance". */
const ABSTRACT_PATTERN = /(?:ing|ance|ence|ness|ship|care|ware|work|age|ics|ity|cy|ism)$/;

/** Countable nouns with such endings, which need an article. */
const COUNTABLE = new Set(
  `agency audience building conference ceiling drawing facility meeting opening package page patient-visit setting website image message village stage
  garage wedding network university community city entity activity utility capacity-plan ability wing ring spring string king thing being batting
  internship relationship partnership membership scholarship fellowship dealership leadership-team warehouse framework alliance ambulance
  forklift crane excavator backhoe tractor lathe spreadsheet database dashboard drone
  balance appliance sentence vacancy policy pharmacy emergency currency occupancy residency legacy cage mortgage message bandage cottage`.split(
    /\s+/,
  ),
);

const MASS = new Set(
  `inventory payroll software hardware equipment machinery merchandise staff personnel crew-safety safety security compliance access action attention advice
  information data research evidence feedback paperwork correspondence mail email freight cargo food produce meat fish poultry bread dough coffee tea
  water gas oil fuel power electricity concrete steel wood lumber drywall insulation plumbing wiring asphalt gravel soil mulch sod traffic cash money
  revenue income credit debt tax profit growth productivity quality accuracy turnover attendance retention satisfaction morale downtime waste scrap
  theft loss shrink shrinkage spend spending time overtime travel transportation transport logistics distribution production construction demolition
  education instruction medication medicine treatment therapy rehabilitation hygiene nutrition surgery anesthesia chemotherapy triage documentation
  communication collaboration cooperation coordination supervision administration operation organization-wide registration sanitation disinfection
  sterilization navigation irrigation fabrication assembly delivery support service help assistance guidance knowledge expertise experience
  wildlife livestock cattle poultry furniture luggage clothing laundry linen trash garbage snow grass algebra math mathematics english history science
  biology chemistry physics music art literature grammar code content copy design art-direction engagement recruitment procurement employment
  enrollment management development deployment enforcement reimbursement replacement improvement treatment equipment shipment-tracking law order
  peace public press media wear tear rust mold dust debris blood urine plasma tissue oxygen sale credit-control hospitality retail commerce
  e-commerce finance accounting marketing advertising outreach advocacy childcare daycare housekeeping bookkeeping dispatch intake output input
  throughput bandwidth latency uptime storage memory space room capacity demand supply stock volume weight temperature pressure home work school
  college church court night day weekend morning breakfast lunch dinner brunch shift-work fall winter summer spring person conduct behavior
  discipline absenteeism recycling storage shelving roofing flooring tile carpet paint stucco brick stone glass rebar pipe conduit cable
  percent minimum maximum part discharge intake admission recovery reception procurement bereavement transit dialysis`.split(
    /\s+/,
  ),
);

/** Whether a noun in the singular is normally used without an article. Unknown nouns are taken to need one. */
export function isUncountable(noun: string): boolean {
  if (COUNTABLE.has(noun)) return false;
  // Skills are named without an article: "telemetry", "algebra".
  if (findSkillByName(noun)) return true;
  const last = noun.split('-').at(-1) ?? noun;
  return MASS.has(noun) || MASS.has(last) || (ABSTRACT_PATTERN.test(last) && !COUNTABLE.has(last));
}
