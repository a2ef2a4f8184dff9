import { findOccupation } from '../../jobs/index.ts';
import type { RoleWanted } from '../types.ts';
import { findMilitary, hasMilitaryCode } from './military.ts';
import { findSituations, isFormer, stripSituation } from './situations.ts';

/** Titles that the occupation table doesn't read, or reads as something else, in the sense that a person means in a form. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:medical |family )?doctor(?: \(?(?:md|do)\)?)?$|^(?:md|m\.d\.)$/i, 'physician'],
  [/^retail (?:sales )?associates?$/i, 'retail-associate'],
  [/\bnurse prac\w*|\baprn\b|\bfnp\b/i, 'nurse-practitioner'],
  [/^pa(?:-c)?$|\bphysician (?:asst|assoc\w*)\b/i, 'physician-assistant'],
  [/^p\.?e\.?$|^professional engineer$/i, 'civil-engineer'],
  [/\b(?:hospital|clinical|medical) lab\w*\b(?!.*\b(?:manager|director)\b)/i, 'medical-laboratory-technician'],
  [/\b(?:amazon|fedex|ups|doordash|instacart|package) driver\b/i, 'delivery-driver'],
  [/\blibrar(?:y|ian)[’']?s? (?:assistant|aide|clerk|tech\w*)\b/i, 'library-assistant'],
  [/\b(?:airplane|airline|aviation|plane|jet) (?:mechanic|tech\w*)\b/i, 'aircraft-mechanic'],
  [/\bpharmac(?:y|ist)[’']?s? tech\w*\b/i, 'pharmacy-technician'],
  [/\bhelp ?desk\b/i, 'technical-support-specialist'],
  [/^medical billing(?: (?:and|&) coding)?$/i, 'medical-biller'],
  [/^medical coding$/i, 'medical-coder'],
  [/\btitle agent\b|\bescrow (?:officer|assistant)\b/i, 'title-examiner'],
  [/\bdata (?:annotator|labell?er)\b/i, 'data-entry-clerk'],
  [/\b(?:fbi|dea|atf|federal|special) agent\b/i, 'detective'],
  [/\b(?:roustabout|roughneck|oil ?(?:rig|field)) ?(?:worker|hand)?\b/i, 'miner'],
  [/\bpostal (?:worker|clerk)\b/i, 'mail-carrier'],
  [/\bcyber ?security\b/i, 'security-analyst'],
  [/^it$|^information technology$/i, 'technical-support-specialist'],
  [/^coding$|^programm(?:ing|er)$/i, 'software-engineer'],
  [/^trucking$/i, 'truck-driver'],
  [/^cosmetology$/i, 'hair-stylist'],
  [/^hvac$/i, 'hvac-technician'],
  [/^welding$/i, 'welder'],
  [/^real estate$/i, 'real-estate-agent'],
  [/^law enforcement$|^cop$/i, 'police-officer'],
  [/^ux$/i, 'ux-designer'],
];

/**
 * Titles that the occupation table counts among a broader group, for statistics. Their license and duties are their own, so that the group's would
 * be wrong.
 */
const BROADER =
  /\bcurator\b|\barchivist\b|\bfood scientist\b|\bchief of staff\b|\b(?:music|art|dance|drama) therap\w+|\bpatent agent\b|\b(?:film|movie) director\b|\bspeech[- ](?:language )?path\w* assistant\b|\bslpa\b|\b(?:cdl|driving|truck|flight|welding|hvac|firearms|trade) (?:\w+ )?(?:instructor|trainer|teacher)\b/i;

/** Whether we know that a title is a job, but hold no facts on it. */
export const isBroader = (title: string): boolean => BROADER.test(title);

/** Individual contributors above senior: no school principals, and no office staff. */
const SENIOR_CONTRIBUTOR =
  /\b(?:senior |sr\.? )?(?:principal|staff|distinguished)\b(?=.*\b(?:engineer|developer|scientist|architect|designer|analyst|consultant|programmer|sre|researcher)\b)/i;

/**
 * A title as written, the occupation that it names, and what else it says about the person. Nothing is guessed: a title that names no
 * occupation has none.
 */
export function parseRole(title: string): RoleWanted {
  const situations = findSituations(title);
  const isMilitary = situations.includes('veteran') || hasMilitaryCode(title) || isMilitaryPost(title);
  const military = isMilitary ? findMilitary(title) : { job: null, post: null };
  const isContributor = SENIOR_CONTRIBUTOR.test(title);
  return {
    title,
    occupation: findNamedOccupation(title, {
      isMilitary,
      hasMilitaryJob: military.job !== null,
      isContributor,
      situations,
    }),
    situations: isMilitary && !situations.includes('veteran') ? [...situations, 'veteran'] : situations,
    military: isMilitary ? military : null,
    isFormer: isFormer(title),
    isSeniorContributor: isContributor,
  };
}

const isMilitaryPost = (title: string): boolean =>
  /\b(?:combat medic|corpsman|rifleman|infantry\w*|master[- ]at[- ]arms|seabee|machinist[’']?s mate|hull technician)\b/i.test(
    title,
  );

function findNamedOccupation(
  title: string,
  known: { isMilitary: boolean; hasMilitaryJob: boolean; isContributor: boolean; situations: readonly string[] },
): string | null {
  if (isBroader(title)) return null;
  const plain = known.situations.length > 0 ? stripSituation(title) : title.trim();
  const named = TITLES.find(([pattern]) => pattern.test(title.trim()) || pattern.test(plain))?.[1];
  if (named !== undefined) return named;
  if (known.isContributor) {
    const plain = title.replace(SENIOR_CONTRIBUTOR, ' ').trim();
    return findOccupation(plain)?.occupation ?? (/^engineer$/i.test(plain) ? 'software-engineer' : null);
  }
  const rest = known.situations.length > 0 ? stripSituation(title) : title;
  if (known.situations.includes('caregiver')) return null;
  if (known.situations.some((one) => one === 'student' || one === 'graduate') && /\bstudents?\b|\bgrad/i.test(rest))
    return null;
  const found = rest === '' ? null : findPlainOccupation(rest);
  if (!known.isMilitary) return found;
  return known.hasMilitaryJob ? 'military-member' : (found ?? 'military-member');
}

/** Letters after an engineer's discipline, and what somebody was before: "Mechanical Engineer EIT", "laid off - was Director of Marketing". */
const SUFFIX = /[\s,(-]+(?:eit|e\.i\.t\.|fe|pe|p\.e\.|pmp)\)?\s*$/i;
const BEFORE = /\b(?:was|used to be|formerly|previously|ex) (?:an? |the )?(.+)$/i;

function findPlainOccupation(title: string): string | null {
  const plain = title.replace(SUFFIX, '');
  const before = BEFORE.exec(plain)?.[1];
  return (
    findOccupation(plain)?.occupation ??
    (before === undefined ? undefined : findOccupation(before)?.occupation) ??
    findDirected(before ?? plain) ??
    findLonger(plain)
  );
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bmgr\b\.?/gi, 'manager'],
  [/\basst\b\.?/gi, 'assistant'],
  [/\bsupv\b\.?/gi, 'supervisor'],
  [/\beng(?:r)?\b\.?/gi, 'engineer'],
  [/\bcoord\b\.?/gi, 'coordinator'],
  [/\bretail (?:store )?manager\b/gi, 'store manager'],
];

/** A title with its short forms written out. */
function findLonger(title: string): string | null {
  const long = SHORT.reduce((text, [pattern, word]) => text.replace(pattern, word), title);
  return long === title ? null : (findOccupation(long)?.occupation ?? null);
}

/** "Director of Demand Gen": the field of what somebody leads. */
function findDirected(title: string): string | null {
  if (!/\b(?:director|head|vp|vice president|manager|lead)\b/i.test(title)) return null;
  return DIRECTED.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}

const DIRECTED: readonly (readonly [RegExp, string])[] = [
  [/demand gen|growth|brand|campaign|acquisition/i, 'marketing-director'],
  [/revenue|partnership|territory/i, 'sales-manager'],
  [/talent|people/i, 'human-resources-manager'],
  [/fleet/i, 'supply-chain-manager'],
];
