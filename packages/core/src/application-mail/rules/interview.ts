import { APPLICATION, CALL, type MailRule, words } from './rule.ts';

const GLAD =
  '(?:pleased|happy|excited|delighted|thrilled|glad|like|love|want|wish|hoping|keen|eager|pleasure|ready|able|interested in|enjoy|welcome|opportunity)';
/** Past interviews, practice ones, and those of others. */
const NOT_THIS =
  /\b(?:not|unable|can not|no longer|mock|practice (?:interview|session)|one-way|on-demand|recorded|pre-recorded|see who|interview practice|interview (?:tips|questions|guide|prep course|experience survey|feedback|process survey|coaching)|ace your|your (?:recent|last|previous|past) (?:interview|conversation|call)|candidates?' |interview (?:a|the) candidate|you (?:will|are) (?:be )?interview(?:ing)? (?:a|the|candidates?|applicants?)|webinar|sales call|demo|info(?:rmation)? session|career fair|open house|salary|networking event)\b/;
const THANKS =
  /^(?:(?:hi|hello|dear|thank|thanks)\b.{0,40})?\b(?:thank you|thanks) (?:again )?for (?:taking|your time|interviewing|the (?:time|interview|conversation|call|chat)|meeting|speaking|coming|attending|joining)\b(?!.{10,200}\b(?:invite|schedule|next round|another|like to)\b)/;

/** The employer invites the reader to an interview or a call, or confirms one. */
export const INTERVIEW_RULES: readonly MailRule[] = [
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:invite|inviting|invited) you (?:back )?(?:to|for|in for) (?:[\w'’()/&-]+ ){0,9}?${CALL}\b|\b(?:invite|inviting) you (?:to )?(?:interview|speak|meet|chat|talk|come in|visit)\b`,
    unless: NOT_THIS,
    allows: ['question'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b${GLAD} (?:to |for you to |in )?(?:be able to )?(?:schedul(?:e|ing)|set(?:ting)? up|arrang(?:e|ing)|book(?:ing)?|coordinat(?:e|ing)|organiz(?:e|ing)|hav(?:e|ing)|hold(?:ing)?|host|do|jump on|hop on|get|find|conduct|move (?:you )?(?:forward|ahead|on) (?:to|with)|proceed (?:to|with)|advance you to|offer you) (?:[\w'’()/&-]+ ){0,8}?(?:${CALL}|time to (?:chat|talk|speak|meet|connect))\b`,
    unless: NOT_THIS,
    allows: ['question'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:would|will|are|is|am) (?:${GLAD} )(?:to |in )?(?:interview(?:ing)?|speak(?:ing)?|meet(?:ing)?|chat(?:ting)?|talk(?:ing)?|connect(?:ing)?) (?:you|with you)\b`,
    unless: NOT_THIS,
    allows: ['question'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\byou (?:have been|are|have advanced|are being|have moved)(?: \w+)? ?(?:selected|invited|shortlisted|short-listed|chosen|approved|moved forward|advanced|forward|on)? ?(?:for|to|forward to) (?:an?|the|our|a first|participate in an?|attend an?)? ?(?:[\w'’-]+ ){0,5}?(?:interviews?|phone screen(?:ing)?|on-?site|interview (?:stage|round|process)|final round)\b`,
    unless: NOT_THIS,
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:your|this|the|an?) (?:[\w'’()/&:-]+ ){0,6}?(?:interview|phone screen|screening call|on-?site|video call|call)(?: (?:with|for|at) [^.;?!]{1,100}?)? (?:is|has been|was|are|have been) (?:now |all )?(?:scheduled|confirmed|booked|set|arranged)\b|\b(?:confirm(?:s|ing)?|confirmation (?:of|for)|reminder (?:of|about|for)|remind(?:s|ing)? you (?:of|about)|details (?:of|for|about)|scheduled|booked) (?:you for |your |that your |the |an? |our )+(?:upcoming |scheduled |next )?(?:[\w'’()/&-]+ ){0,5}?(?:interview|phone screen|screening call|on-?site|call with)\b`,
    unless: words`${NOT_THIS.source}|\b(?:receipt of|whether)\b`,
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:please |you can |kindly |simply )?(?:use|click|select|choose|pick|book|follow|visit|share|send|provide|let (?:us|me) know|reply with|respond with|indicate|submit|tell (?:us|me)|schedule|sign up for|find|grab|confirm)\b.{0,120}\b(?:schedul(?:e|ing) (?:your|an?|the|our|this|that|it) ?(?:[\w-]+ ){0,4}(?:${CALL}|time)|(?:your|an?|the|this|our) (?:[\w-]+ ){0,4}(?:interview|phone screen|screening call|intro(?:ductory)? call)|availability(?! licen)|(?:times?|slots?|dates?|days?) that (?:works?|suits?|is|are|best)|times? (?:for|to) (?:an?|the|our|your|talk|chat|speak|meet|connect)|you are (?:available|free))\b`,
    unless: words`${NOT_THIS.source}|\b(?:reschedule|assessment|questionnaire|survey|not available|proof|licen[cs]e|start(?:ing)? (?:date|work)|orientation|demo|delivery|appointment|prepare for|will (?:contact|reach|e-?mail|call|be in touch|get in touch|follow up|then)|(?:if|should|once|when) (?:your|we|selected|shortlisted|there|you (?:are|look|seem|get|fit|match|meet)|you're))\b`,
    allows: ['condition', 'question'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:schedule|book|set up|arrange|coordinate) (?:your|an?|the|our) (?:[\w-]+ ){0,4}(?:interview|phone screen|screening call|intro(?:ductory)? call|on-?site|video interview)\b`,
    unless: words`${NOT_THIS.source}|\b(?:before (?:we|setting|scheduling|booking)|prior to|will (?:contact|reach|be in touch)|contact you|reach out|assessment|not able)\b`,
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:next (?:step|stage|round)|second round|final round)(?: (?:in|of) (?:the|our|your) (?:\w+ ){0,4}(?:process|application))? (?:is|will be|would be|consists of|involves) (?:going to be )?(?:an?|the|our|to) (?:[\w'’-]+ ){0,6}?(?:interview|phone screen|screening call|call|conversation|chat|on-?site|speak with|meet with|talk)\b`,
    unless: NOT_THIS,
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:looking forward|look forward|excited) to (?:speaking|meeting|interviewing|chatting|talking|our (?:interview|call|conversation|meeting)|your (?:interview|visit))\b.{0,60}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|on (?:january|february|march|april|may|june|july|august|september|october|november|december)|at \d)`,
    unless: NOT_THIS,
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:what is your availability|what (?:times?|days?) (?:work|works|would work|are good|suits?)|when (?:are you|would you be|is a good time)|are you (?:available|free)|do you have (?:time|\d+ minutes|availability)|would you be (?:available|free|open))\b.{0,120}\b(?:interview|call|chat|speak|talk|phone|zoom|meet|conversation|connect|on-?site)\b`,
    unless: NOT_THIS,
    allows: ['question', 'hypothesis'],
  },
  {
    kind: 'interview',
    strength: 'weak',
    pattern: words`\binterview\b|\bphone screen\b|\b(?:schedule|set up|hop on|jump on) (?:a|some) (?:\w+ )?(?:call|time|chat)\b|\byour availability\b|\bmov(?:e|ed|ing) (?:you |your ${APPLICATION} )?(?:forward|ahead|on) (?:to|with) the (?:next|interview)\b`,
    unless: words`${NOT_THIS.source}|${THANKS.source}`,
  },
];
