/** What a military job or rank did, in civilian words. True of most who held it, so it is offered as "if you did this". */
export interface MilitaryJob {
  pattern: RegExp;
  /** "an infantry soldier or Marine". */
  name: string;
  /** Civilian words for what the job does. */
  words: readonly string[];
  /** Civilian occupations that are near, by ID. */
  near: readonly string[];
  /** A paper that it gives or shortens: a whole sentence. */
  paper?: string;
}

const MILITARY_JOBS: readonly MilitaryJob[] = [
  {
    pattern: /\b68w|combat medic|army medic|health ?care specialist|8404|\b4n0/i,
    name: 'a medic',
    words: ['emergency patient assessment', 'trauma care under pressure', 'medical records and supplies'],
    near: ['paramedic', 'medical-assistant', 'registered-nurse', 'licensed-practical-nurse', 'physician-assistant'],
    paper:
      'Army medics certify as EMT with the NREMT; check at nremt.org whether yours is active, and ask your state for its own license.',
  },
  {
    pattern: /corpsman|\bhm[123c]?\b/i,
    name: 'a hospital corpsman',
    words: ['patient care and vital signs', 'emergency care', 'medical records and supplies'],
    near: ['medical-assistant', 'paramedic', 'licensed-practical-nurse', 'registered-nurse', 'surgical-technologist'],
    paper:
      'Ask your board and program for credit for corpsman training; a few states let corpsmen test for LPN or skip courses.',
  },
  {
    pattern: /\b88m|\b3531|motor (?:transport|t)\b|truck master|\b2t1/i,
    name: 'a motor transport operator',
    words: ['driving heavy vehicles', 'pre-trip inspections', 'convoy driving and load security'],
    near: ['truck-driver', 'bus-driver', 'dispatcher', 'delivery-driver'],
    paper:
      'Your state may waive the CDL skills test, and some the knowledge test, if you drove similar vehicles in the service lately; ask for its time limit, often a year.',
  },
  {
    pattern:
      /\b(?:92y|92a|3043|0411)|supply (?:sergeant|specialist|clerk)|logistics speciali?st|quartermaster|\bls[123c]\b|\b2s0/i,
    name: 'a supply specialist',
    words: ['inventory control', 'property accountability and audits', 'ordering and distribution'],
    near: ['warehouse-supervisor', 'logistics-coordinator', 'buyer', 'supply-chain-analyst', 'shipping-clerk'],
  },
  {
    pattern: /\b92g|culinary speciali?st|\bcs[123c]\b|mess (?:cook|sergeant)/i,
    name: 'a culinary specialist',
    words: ['high-volume cooking', 'food safety', 'menu and stock planning'],
    near: ['cook', 'chef', 'food-service-manager'],
  },
  {
    pattern: /\b31b|military police|\b5811|master[- ]at[- ]arms|security forces|\b3p0/i,
    name: 'military police',
    words: ['patrol and report writing', 'de-escalation', 'access and traffic control'],
    near: ['police-officer', 'correctional-officer', 'security-guard', 'emergency-dispatcher'],
    paper: 'Ask your state’s POST commission whether it shortens the academy for military police.',
  },
  {
    pattern:
      /\b25[a-z]\b|\b25b|\b06\d\d\b|\b3d\d|\b17c|signal (?:corps|support|soldier)|cyber (?:network|warfare|operator)|information systems technician|\bctn/i,
    name: 'a signal, network, or cyber specialist',
    words: ['network and account support', 'troubleshooting under time pressure', 'information security rules'],
    near: ['technical-support-specialist', 'network-engineer', 'systems-administrator', 'security-analyst'],
    paper:
      'If your job asked for Security+ or an active clearance, name it with its dates; many defense employers look for it.',
  },
  {
    pattern: /\b35[a-z]\b|\b35f|\b0231|\b1n0|intelligence (?:analyst|specialist)/i,
    name: 'an intelligence analyst',
    words: ['research from many sources', 'written and spoken briefings', 'data analysis for decisions'],
    near: ['intelligence-analyst', 'data-analyst', 'security-analyst', 'market-research-analyst'],
    paper: 'State your clearance and its status without details of the work.',
  },
  {
    pattern: /\b91[a-z]\b|\b3521|wheeled vehicle mechanic|\b2t3|construction mechanic/i,
    name: 'a vehicle mechanic',
    words: ['diesel and vehicle diagnosis', 'preventive maintenance', 'parts and work orders'],
    near: ['diesel-mechanic', 'automotive-technician', 'maintenance-technician', 'field-service-technician'],
    paper: 'Documented military repair work can count toward ASE’s experience requirement.',
  },
  {
    pattern:
      /\b15[a-z]\b|\b2a\d|\b6\d{3}\b|crew chief|aviation (?:machinist|structural|electrician|electronics|ordnance|maintenance)|helicopter (?:repair|mechanic)|\b(?:ad|am|ae|at)[123c]\b/i,
    name: 'an aircraft maintainer',
    words: ['inspections by technical orders', 'airframe, engine, or electrical repair', 'maintenance records'],
    near: ['aircraft-mechanic', 'maintenance-technician', 'field-service-technician', 'quality-inspector'],
    paper: 'The FAA can accept documented military work for the A&P tests (ask a FSDO about Form 8610-2).',
  },
  {
    pattern: /\b12[a-z]\b|combat engineer|seabee|equipment operator|\b1345|\b1371|\b3e\d/i,
    name: 'a military engineer or equipment operator',
    words: ['heavy equipment and site work', 'construction safety', 'crew work to a plan'],
    near: ['heavy-equipment-operator', 'construction-laborer', 'construction-manager', 'carpenter'],
    paper: 'Helmets to Hardhats (helmetstohardhats.org) helps veterans find paid construction apprenticeships.',
  },
  {
    pattern: /navy nuke|nuclear (?:machinist|electrician|electronics|propulsion|operator)|\b(?:mm|em|et)n\b/i,
    name: 'a Navy nuclear operator',
    words: ['running power systems by procedure', 'watch standing and logs', 'technical troubleshooting'],
    near: ['power-plant-operator', 'maintenance-technician', 'stationary-engineer', 'field-service-technician'],
  },
  {
    pattern:
      /machinist[’']?s[’']? mate|engineman|boiler|\b(?:mm|en|em|ic|gs[em])[123c]\b|electrician[’']?s mate|hull technician/i,
    name: 'a shipboard engineer',
    words: ['engine, pump, and electrical repair', 'preventive maintenance', 'watch standing and logs'],
    near: ['maintenance-technician', 'stationary-engineer', 'hvac-technician', 'power-plant-operator'],
  },
  {
    pattern: /electronics technician|\bet[123c]\b|fire control|\b94[a-z]\b|radar/i,
    name: 'an electronics technician',
    words: ['fault finding with test equipment', 'preventive maintenance', 'technical documents'],
    near: ['electronics-technician', 'field-service-technician', 'biomedical-equipment-technician'],
  },
  {
    pattern:
      /\b42a|\b0111|\b3f0|human resources speciali?st|yeoman|personnel speciali?st|\b(?:yn|ps)[123c]\b|admin(?:istrative)? (?:specialist|clerk)/i,
    name: 'a personnel or administrative specialist',
    words: ['personnel records', 'correspondence and deadlines', 'confidential information'],
    near: ['human-resources-assistant', 'administrative-assistant', 'payroll-specialist', 'human-resources-generalist'],
  },
  {
    pattern: /recruiter/i,
    name: 'a military recruiter',
    words: ['prospecting and interviews', 'meeting monthly targets', 'presentations'],
    near: ['recruiter', 'sales-development-representative', 'admissions-counselor'],
  },
  {
    pattern:
      /\b1[13][a-z]\b|\b19[dk]\b|\b03\d\d\b|infantry|rifleman|cavalry|artillery|\bgrunt\b|ranger|special forces|tanker/i,
    name: 'combat arms',
    words: ['teamwork under pressure', 'equipment accountability', 'safety rules and constant training'],
    near: ['security-guard', 'police-officer', 'warehouse-supervisor', 'construction-laborer', 'operations-manager'],
    paper:
      'If you still serve, ask your command early about SkillBridge and Hiring Our Heroes internships in your last months.',
  },
];

/** Ranks and posts, in the words of a civilian organization. */
const MILITARY_POSTS: readonly { pattern: RegExp; words: string }[] = [
  {
    pattern: /platoon (?:sergeant|leader)/i,
    words: 'supervising a platoon is “team management” (give the number of people and the equipment’s value)',
  },
  {
    pattern: /squad leader|section (?:leader|sergeant)|team leader|fire ?team/i,
    words: 'leading a squad is “team lead” work (give the number of people)',
  },
  {
    pattern: /first sergeant|sergeant major|master sergeant|chief petty officer|command master/i,
    words: 'serving as senior enlisted leader is “operations and personnel management”',
  },
  {
    pattern: /drill (?:sergeant|instructor)|instructor/i,
    words: 'training recruits or students is “instruction and performance assessment”',
  },
  {
    pattern: /commander|captain|major\b|lieutenant|\bofficer\b(?<!petty officer)/i,
    words: 'leading as an officer is “operations management” or “team management” (give people, budget, and results)',
  },
  {
    pattern: /sergeant|petty officer|corporal|\bnco\b|\be-?[5-9]\b/i,
    words: 'NCO duty is “supervising, training, and evaluating a team” (give the number of people)',
  },
];

/** A military job that a title names, and how to say its post. */
export function findMilitary(title: string): { job: MilitaryJob | null; post: string | null } {
  return {
    job: MILITARY_JOBS.find(({ pattern }) => pattern.test(title)) ?? null,
    post: MILITARY_POSTS.find(({ pattern }) => pattern.test(title))?.words ?? null,
  };
}

/** Codes that only the military uses: "11B", "68W", "HM2", "0311". */
export const hasMilitaryCode = (title: string): boolean =>
  /\b(?:1[1-9]|2[05-9]|3[15-8]|42|46|51|56|68|7[49]|8[89]|9[0-4])[A-Z]\b|\b0[1-9]\d{2}\b|\b35(?:21|31)\b|\b[1-9][A-Z]\dX\d\b|\b(?:HM|LS|CS|YN|PS|ET|MM|EM|EN|AD|AM|AE|AT|IT|BM|MA|GM|OS|QM)[123C]\b/.test(
    title,
  );
