import { APPLICATION, JOB, type MailRule, NOT, words } from './rule.ts';

const OTHERS =
  '(?:an?other|other|others|a different|different|someone|somebody|a candidate|candidates|applicants|an? (?:internal|external) (?:candidate|applicant|hire)|one of the other|more (?:qualified|experienced|suitable)|those|individuals|a small (?:number|group)|a few|fewer|alternative)';
/** “We will not move forward until you send the form” asks for the form. */
const PENDING =
  /\b(?:yet|until|unless|without|before|not only|any (?:sooner|faster)|at this stage but|more than|interview (?:planned|scheduled)|(?:meeting|call|visit) (?:planned|scheduled))\b/;

/** The employer has decided against the reader, or doesn’t fill the job any more. */
export const REJECTED_RULES: readonly MailRule[] = [
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b${NOT} (?:to |be |been |able to |in a position to |be able to |going to |choosing to |chosen to )*(?:mov(?:e|ed|ing)|proceed(?:ed|ing)?|go(?:ing)?|continu(?:e|ed|ing)|progress(?:ed|ing)?|advanc(?:e|ed|ing)|push(?:ed|ing)?|carry(?:ing)? on)(?: (?:any|you|it|things|this|your (?:\w+ ){0,2}${APPLICATION}))?(?: further)?(?: on)? (?:forward|forwards|ahead|further|in (?:the|our|this) (?:\w+ ){0,2}(?:process|search)|to (?:the|an?|our) (?:next|interview|final|onsite|following|second|phone)|with (?:you|your|this|the|an?|any|our))`,
    unless: PENDING,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b${NOT} (?:to |be |been |able to )*(?:advanc(?:e|ed|ing)|progress(?:ed|ing)?|pursu(?:e|ed|ing)|consider(?:ed|ing)?|select(?:ed|ing)?|shortlist(?:ed|ing)?|tak(?:e|en|ing)|choos(?:e|ing)|invit(?:e|ed|ing)|hir(?:e|ed|ing)) (?:you\b|your (?:\w+ ){0,2}${APPLICATION}|this ${APPLICATION}|(?:any )?further (?:for|with|at))`,
    unless: /\b(?:yet|until|unless|without|before|not only|more than|for other|complete)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:decided|chosen|chose|elected|opted|going|plan|made the (?:\w+ )?decision|determined|continuing|proceeding|moving|moved|proceeded|gone|advancing|advanced|pursuing|preferred)(?: (?:to|it best to))?(?: (?:move|proceed|go|continue|progress|pursue|advance|hire|offer|select|focus|extend|interview|prioritize))?(?: (?:forward|ahead|on|further))?(?: (?:with|on|to|the (?:role|position|job) to|an offer to|our (?:search|efforts) (?:with|on)|the (?:search|process|interview process|interviews|hiring process) with))? ${OTHERS}\b`,
    unless:
      /\b(?:yet|other (?:roles?|positions?|opportunities|jobs?|openings?|teams?|than|companies|offers?)|another (?:role|position|opportunity|team|round|job|interview|conversation|call|date|time|day|opening|offer|company)|different (?:role|position|team|time|date|day|opportunity|job)|venue|place|hotel|tool|recruiter|interviewer|contact|checks?|steps?|vendor|bidder|supplier|firm|agency|contractor|proposal|quote|(?:chosen|preferred|advanced|moving forward) (?:candidates|applicants|individuals|finalists) (?:will|are|may|can|must|should|who))\b/,
    allows: ['general'],
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:we|team|manager|company|committee|client|department) (?:have |has |had |ultimately |recently |ended up )*(?:selected|chose|chosen|hired|hiring|identified|appointed|extended (?:an|our|the) offer to|offered the (?:\w+ ){0,3}${JOB} to|given the (?:\w+ ){0,3}${JOB} to|accepted|going with|went with|filled (?:the|this|that|our) (?:\w+ ){0,5}${JOB}) ?(?:with )?(?:${OTHERS}|by|internally|$)`,
    unless:
      /\b(?:yet|other (?:roles?|positions?|opportunities|openings?)|another (?:role|position|opportunity|interview|date|time|company|offer|opening)|different (?:role|position|time|date)|if|venue|place|hotel|tool|recruiter|vendor|supplier|bidder|firm|agency|contractor)\b/,
    allows: ['general'],
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b${JOB}(?: (?!not)[\w()#:/&+-]+){0,12} (?:has|have|was|is|had) (?:now |since |recently |already |been |currently )*filled\b|\b(?:we have|we) (?:now |since |recently |already )*filled (?:the|this|that|our) (?:[\w-]+ ){0,8}${JOB}\b`,
    unless: /\b(?:not|yet|until|unless|before|another|other)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:you|your (?:[\w-]+ ){0,3}${APPLICATION}(?: (?:for|to) [^.;]{1,100}?)?|it|candidate) (?:has|have|was|were|are|is|will|had)(?: (?:unfortunately|ultimately|regrettably|sadly|therefore|now))? (?:not|no longer) (?:been |be )?(?:selected|chosen|shortlisted|short-listed|successful|progressed|progressing|advanced|advancing|picked|accepted|taken forward|taken further|approved|referred|recommended|among (?:those|the)|in consideration|under consideration|considered|being considered|moving|a finalist|hired|a candidate)\b`,
    unless: /\b(?:yet|until|unless|before|complete|not only|more than|if not)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\byour (?:[\w-]+ ){0,3}${APPLICATION}(?: (?:for|to|with) [^.;]{1,100}?)? (?:has|have|was|is)(?: (?:unfortunately|ultimately|regrettably|been))* (?:unsuccessful|declined|rejected|turned down|denied|dispositioned|disqualified|closed out)\b`,
    unless: /\b(?:yet|card|payment|not (?:declined|rejected))\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:can not|unable to|not able to|not in a position to|will not be able to|not be able to|decided not to|will not be|are not|do not|not) (?:offer|offering|extend|extending|make|making) (?:you|to you) (?:with )?(?:an?|the|this|that|our|any)? ?(?:\w+ ){0,4}?(?:${JOB}|offer|employment|interview|placement|place)\b|\bnot be (?:extending|making|offering) (?:you )?an? offer\b|\b(?:unable|not able) to (?:extend|make) (?:you )?an? offer\b`,
    unless: /\b(?:yet|until|unless|before|sponsorship|relocation)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\bno longer (?:be )?(?:being )?(?:considered|considering you|in consideration|under consideration|in contention|in the running|a candidate for|moving forward with you|pursuing your)\b`,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:rescind(?:ed|ing)?|revok(?:e|ed|ing)|retract(?:ed|ing)?|withdraw(?:n|ing)?|withdrew|cancel(?:ed|ing|led|ling)?|pull(?:ed|ing)?) (?:our|the|your|this|that|its|a) (?:\w+ ){0,4}offer\b|\boffer (?:letter )?(?:of employment |for the [\w\s-]{1,60}? |extended to you |made to you |dated [\w\s]{1,20} )?(?:has been|is being|was|is|has now been|is hereby|will be) (?:now )?(?:rescinded|withdrawn|revoked|retracted|canceled|cancelled)\b|\b(?:unable|not able|no longer able|can not|can no longer) (?:to )?(?:honor|proceed with|move forward with|fulfill) (?:our|the|your|that|this) (?:\w+ ){0,3}offer\b`,
    unless:
      /\b(?:reserves? the right|may be|might be|you (?:have |had )?(?:withdraw|withdrawn|withdrew|declined)|at your request|as you requested|will be withdrawn|unless|by (?:monday|tuesday|wednesday|thursday|friday))\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\byou (?:do not|did not|were found not to|have been determined not to|were not found to) (?:appear to )?(?:currently )?(?:meet|have|possess|satisfy) (?:the|our|all(?: of)? the|some of the|one or more of the) (?:\w+ ){0,3}(?:qualifications|requirements|criteria)\b|\b(?:you (?:are|were|have been)|you have been (?:found|rated|determined to be)|rated|found) (?:ineligible|not eligible|not qualified|not referred)\b`,
    unless: /\b(?:yet|sponsorship|even)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:decided|chosen|going|have|will|be|are) (?:to )?(?:pass(?:ing|ed)? on|close|closed|closing|conclude|concluding|end|ending|discontinue|discontinuing|stop|decline|declined|declining|release|releasing) (?:you\b|your (?:\w+ ){0,2}(?:${APPLICATION}|process)|moving forward)`,
    unless: /\b(?:yet|until|unless|deadline|your request)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:we|they|team|manager) (?:are|is|have|has|were|felt|feel|do|did|think|believe|determined|concluded)\b.{0,40}\b(?:not|is not) (?:that you are |you are |quite |be )?(?:the|a|an|enough of a)? ?(?:right|best|good|great|strong|closest|ideal|exact)? ?(?:fit|match)(?: for)? (?:for )?(?:this|the|our|what)\b`,
    unless: /\b(?:yet|sure|if)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:we (?:will|are) not (?:be )?(?:\w+ )?(?:taking|moving|progressing|continuing|advancing|proceeding)|decided not to (?:take|progress|advance|continue|pursue|proceed|move))\b`,
    unless:
      /\b(?:yet|until|unless|without|before|not only|more applications|questions|calls|any new|new applications)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:other|another|different) (?:candidates?|applicants?|finalists?|individuals?)\b.{0,80}\b(?:more closely|better|stronger|closer|more (?:directly )?(?:aligned|relevant|suited|experienced))\b.{0,60}$|\b(?:more closely|better|closer) (?:match|matched|matches|align|aligned|aligns|fit|fits|meet|meets|suit|suited|suits)\b.{0,60}\b(?:moved?|moving|proceed(?:ing|ed)?|selected|chosen|other|another)\b`,
    unless: /\b(?:if|may|might)\b/,
    allows: ['general'],
  },
  {
    kind: 'rejected',
    strength: 'weak',
    pattern:
      /\b(?:unfortunately|regretfully|regrettably|sadly|we regret|i regret|sorry to (?:inform|say|tell|let|share|have)|disappointing news|not the (?:news|outcome|answer|result)|difficult decision)\b/,
    unless:
      /\b(?:volume|number of (?:\w+ )?(?:applic|candid|respon|people)\w*|late|behind|delay\w*|has left|on leave|respond to (?:all|each|every)|(?:individual|personal) (?:response|reply|feedback)\w*|reply to|phone calls?|feedback)\b/,
  },
  {
    kind: 'rejected',
    strength: 'weak',
    pattern: words`\b${JOB}(?: [\w()#:/&+-]+){0,8} (?:has|have|was|is|had) (?:now |since |recently |been )*(?:canceled|cancelled|closed|eliminated|withdrawn|discontinued)\b|\bno longer (?:hiring|recruiting|filling|available|accepting)\b|\b(?:decided|chosen) not to (?:fill|hire for)\b`,
  },
  {
    kind: 'rejected',
    strength: 'weak',
    pattern: words`\b(?:keep|retain|store) your (?:resume|résumé|application|information|details|profile|cv) on (?:file|record)\b|\bwish you (?:\w+ ){0,5}(?:luck|success|best) (?:\w+ ){0,4}(?:search|future|endeavors|career)\b|\bencourage you to apply (?:for|to) (?:other|future)\b`,
  },
];
