/**
 * How listings say what they make of visas. One pattern a way of saying it, tried one after the other on a single sentence; every repetition
 * is bounded. A pattern that could also be about sponsors of events or plans names the person or the visa that is sponsored.
 */

/** Only citizens, or those whom export law treats alike ("US persons"). */
export const CITIZENS: readonly RegExp[] = [
  /\b(?:must|required to|needs? to|has to|have to|shall|should) (?:also )?(?:be|hold|have|possess|provide)(?: \w{1,12}){0,4}? (?:sole )?(?:u\.?s\.?a?\.?|united states|american) (?:citizen(?:s|ship)?|persons?|nationals?)\b/i,
  /\bmust be (?:an? )?citizens?\b/i,
  /\b(?:only|limited to|restricted to|open (?:only )?to|require[sd]?|requires? sole) (?:an? |the |proof of )?(?:(?:u\.?s\.?a?\.?|united states|american) )?(?:citizens?(?:hip)?|gc\/usc|usc\/gc)\b(?! (?:status|preferred))/i,
  /\b(?:only|limited to|restricted to|open (?:only )?to) (?:the )?(?:u\.?s\.?|united states) persons?\b/i,
  /\b(?:u\.?s\.?a?\.?|united states|american) (?:citizen(?:s|ship)?|persons?)(?: status)?(?:,? ?(?:and|or|&|\/) ?(?:an? )?(?:lawful |legal )?(?:green[- ]?cards?(?: holders?)?|permanent residen(?:ts?|cy)|lprs?)(?: holders?)?)?(?: (?:is|are|status is))? (?:only|required|mandatory|a must|needed|necessary|need apply|may apply)\b/i,
  /\b(?:u\.?s\.? )?citizenship(?: status)? (?:is |as )?(?:required|mandatory|a must|needed)\b/i,
  /\bcitizens?,? (?:and|or|&|\/) (?:lawful |legal )?(?:green[- ]?card(?: holders?)?|permanent residents?|lprs?) only\b/i,
  /\b(?:usc?|gc)\s?(?:\/|or|and|&)\s?(?:usc?|gc)s? only\b/i,
  /^(?:\d[.)] ?)?(?:(?:must )?be (?:an? )?)?(?:u\.?s\.?|united states) citizens?(?:hip)?(?: or (?:green[- ]card|(?:lawful )?permanent resident)(?: holder)?s?)?(?: required| only)?[.!]?$/i,
];

/** What turns a sentence on citizenship into something else. */
export const NOT_CITIZENS =
  /\b(?:regardless|irrespective|without regard|discriminat\w{1,6}|not require[sd]?|no (?:requirement|clearance)|do(?:es)? not (?:have to|need to|require)|citizenship status|non-?u\.?s|become (?:an? )?(?:u\.?s\.? )?citizen|(?:good|corporate|senior|model) citizens?(?:hip)?|citizen developers?|citizens?(?:,? (?:or|and\/or)) (?:(?:must|be|otherwise|legally|lawfully|already|currently) ){0,3}(?:authori[sz]ed|eligible|allowed|permitted|able|entitled|have|hold)\b[^.]{0,30}\bwork\b)/i;

/** Words that ask for a clearance; a sentence that only mentions one says nothing. */
export const CLEARANCE_REQUIREMENT =
  /\b(?:must|required?|requires|requiring|need(?:s|ed)?|active|current|hold|holds|possess|obtain|obtaining|eligib(?:le|ility)|ability|able|maintain|minimum|have|with|granted|cleared)\b|clearance\s?:/i;

/** No sponsorship. */
export const DOES_NOT: readonly RegExp[] = [
  /\b(?:not|unable to|cannot|can[’']?t|won[’']?t|don[’']?t|doesn[’']?t|never|no longer)(?: \w{1,15},?){0,4}? sponsor(?:ing)?(?: (?:[\w-]{1,12},? ){0,7}?(?:visas?|work|employment|immigration|h-?1-?bs?|opt|cpt|candidates?|applicants?|individuals?|anyone|persons?|people|employees?|foreign|green cards?|permanent|new hires?|now|at this time|in the future|or take over)\b|\s?[.!,;]?$)/i,
  /\b(?:not|unable to|cannot|can[’']?t|won[’']?t|don[’']?t|doesn[’']?t|no longer)(?: \w{1,15},?){0,4}? (?:offer|offering|offered|provide|providing|provided|support|supporting|consider|eligible for|available for|accept|transfer)(?: \w{1,15}){0,5}? sponsorships?\b/i,
  /\b(?:no|without)(?: \w{1,15},?){0,9}? sponsorships?\b(?! (?:experience|deals?|sales|packages|opportunities))/i,
  /\b(?:not|never|nor)(?: \w{1,15},?){0,8}? (?:require|requiring|need|needing|request)(?: \w{1,12}){0,4}? (?:sponsorship|visa support)\b/i,
  /\bsponsorship(?: \w{1,15}){0,4}? (?:not (?:be )?(?:available|offered|provided|possible|considered|supported|an option|eligible)|unavailable|cannot be)\b/i,
  /\bsponsorship(?: available| offered| provided)?\s?[:?]\s?(?:no\b|none|not )/i,
  /\b(?:require|requiring|need|needing|in need of)(?: \w{1,15}){0,5}? sponsorship(?: \w{1,15},?){0,8}? (?:not be considered|cannot be considered|need not apply|will not|not eligible|ineligible|should not apply)\b/i,
  /\bno (?:opt (?:or|\/) )?(?:h-?1-?b?|\(?work visas?\)?|visa support)(?:s|['’]s)?(?!\w)/i,
  /\bh-?1-?b(?:s|['’]s)?(?: visas?)?(?: candidates?)? (?:not|cannot be|will not be) (?:accepted|considered|eligible)\b/i,
  /\b(?:not|cannot|can[’']?t|unable to)(?: \w{1,12}){0,3}? (?:accept|accepting|consider|considering|transfer|process)(?: \w{1,12}){0,3}? (?:h-?1-?b|work visas?)/i,
  /\bpermanent(?:ly)? (?:work )?authori[sz](?:ed|ation)(?: to work)?\b/i,
  /\bauthori[sz]ed to work(?: \w{1,15}){0,6}? on a permanent basis\b/i,
];

/** Sponsorship, also where it is only possible. */
export const SPONSORS: readonly RegExp[] = [
  /\b(?:visa|h-?1-?b|immigration|green card|work permit|employment)(?: visa)? sponsorships?(?: (?:and|or|&) [a-z ]{3,24})?(?: (?:is|are|will be|may be|can be|could be))? (?:available|offered|provided|possible|considered|supported|eligible)\b/i,
  /\bsponsorship (?:is |may be |will be |can be )?(?:available|offered|provided|possible|considered)\b/i,
  /\bsponsorship(?: available| offered| provided)?\s?:\s?(?:yes|available|offered|provided)\b/i,
  /\b(?:we|will|can|do|may|able to|happy to|willing to|open to|company) (?:also |gladly |consider )?sponsor(?:s|ing)? (?:\w{1,12} ){0,4}?(?:visas?|h-?1-?b|work permits?|green cards?|immigration|opt)\b/i,
  /\b(?:offers?|offering|provides?|providing|open to|consider|support|supports)(?: \w{1,12}){0,4}? (?:visa|h-?1-?b|immigration|green card) (?:and \w{1,12} )?(?:sponsorship|transfers?|support)\b/i,
  /\b(?:visa|h-?1-?b) (?:transfers?|sponsorship) (?:are |is )?(?:welcome|accepted|ok|okay)\b/i,
  /\bh-?1-?b(?:s|['’]s)?(?: visas?)?(?: candidates?| holders?)? (?:are |is )?(?:welcome|accepted|ok|okay)\b/i,
  /\bwill (?:do|process|handle|transfer)(?: an?)? (?:h-?1-?b|visa)(?: transfers?)?\b/i,
];

export const NEGATED = /\b(?:no|not|cannot|unable|without)\b|n[’']t\b/i;

/** A question put to every applicant says nothing of the answer. */
export const QUESTION =
  /\?\s*$|\b(?:will|do|would) you (?:now|require|need)\b|\bplease (?:state|indicate|specify|tell)\b/i;

/** A cheap look that spares most sentences the patterns. */
export const MAY_SAY =
  /sponsor|citizen|clearance|clearable|secret|ts\/sci|public trust|h-?1-?b|u\.?s\.? person|states person|permanent|usc|visa/i;
