import { type MailRule, WHEN, words } from './rule.ts';

/** What a message may arrange that isn’t an interview of the reader. */
const NOT_THIS =
  /\b(?:can not (?:meet|interview|talk)|unable|no longer|not (?:be )?(?:meeting|interviewing|inviting)|mock|practice|badge|performance review|questionnaire|before (?:we|the) |the press|podcast|journalists?|asked us|interview (?:tips|questions|guide|prep|feedback|coaching|kit|panel for)|candidates?' |webinar|demo|info(?:rmation)? session|career fair|job fair|hiring event|open house|networking|recruiters (?:will|are)|cancell?ed|called off|deadline|apply by|applications close|workshop|class|course|training|orientation|onboarding|first day|start date|start work|first shift|register|seats|survey|feedback|reference|scorecard|candidate (?:on|at)|interviewing [a-z]+ [a-z]+ on|newsletter|issue|episode|party|referr\w+|(?:friend|cousin|son|daughter|brother|sister|colleague|wife|husband)(?:'s)?|(?:finish|complet|conclud|continu|hold|conduct|wrapp?)\w* (?:up )?(?:(?:our|the|other|all|remaining|first[- ]round|more) )*interviews|on-demand|one-way|record|panel to interview|to interview (?!you\b|for\b|with\b|in\b|at\b|on\b)[a-z]+ (?:on|at|for)|account manager|support team|customers?)\b/;
const PAST =
  /\b(?:yesterday|last (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:thank you|thanks)(?: \w+)? for (?:coming|meeting|speaking|talking|taking|interviewing|chatting|visiting|working|your time|making)|was (?:great|good|nice|lovely|a pleasure)|were (?:great|good)|(?:we|i) (?:met|spoke|talked|enjoyed)|since we|after (?:our|your|the) (?:interview|call|conversation|chat|visit))\b/;
const CLOCK = `(?:${WHEN}|noon|this (?:afternoon|morning|week|evening)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\\d{1,2} (?:o'clock|am|pm)|around \\d|the \\d{1,2}(?:st|nd|rd|th)|next \\w+|any (?:day|time) (?:after|before|between|this|next|from)|after \\d|between \\d|in the (?:morning|afternoon)|tomorrow|today)`;
const MEET =
  '(?:come (?:in|by|over|down|along|out|and (?:see|meet|talk)|see|to (?:the|our))|swing by|stop by|stop in|drop (?:by|in)|pop (?:in|by|over|down)|visit (?:us|the|our)|(?:meet|see) (?:you|us|me|the|our|with|up|at)|(?:speak|talk|chat|connect|sit down) (?:with|to) (?:you|us|me|our|the)|get to know you|talk (?:it|this|things) (?:over|through)|(?:call|ring|phone|interview) you|have you (?:in|over|by)|host you|sit down|(?:can|could|shall|and) (?:talk|meet|chat|speak)|interview(?:ing)? you)';
const TRIAL =
  '(?:trial|try-?out|working interview|stage|trial shift|test shift|tryout|oral (?:board|exam|examination|interview)|audition|job talk|assessment (?:day|cent(?:er|re))|panel interview|demo lesson|final presentation|lesson observation|teaching demo(?:nstration)?|tasting|ride-?along|superday|campus visit|site visit|day of interviews|interviews?|video call|phone (?:call|interview)|zoom|in person)';
const JOBS =
  '(?:job|role|position|application|opening|vacancy|interview|shift|resume|résumé|experience|background|shop|kitchen|place|owner|manager|team|faculty|fit|opportunity|post)';

/** Meetings with the reader by what they have in common: people who meet, a time or a way to choose one, and a job. */
export const MEETING_RULES: readonly MailRule[] = [
  {
    // “Could you swing by Thursday around 3 so we can talk about the job?”
    kind: 'interview',
    strength: 'fair',
    pattern: words`\b${MEET}\b.{0,100}\b${CLOCK}\b.{0,120}\b${JOBS}\b|\b${MEET}\b.{0,120}\b${JOBS}\b.{0,100}\b${CLOCK}|\b${CLOCK}\b.{0,80}\b${MEET}\b.{0,120}\b${JOBS}\b|\b${JOBS}\b.{0,80}\b${MEET}\b.{0,80}\b${CLOCK}|\b(?:get to know you|meet you|speak with you|talk with you|see you in person|interviewing you)\b.{0,60}\b${CLOCK}`,
    unless: words`${NOT_THIS.source}|${PAST.source}`,
    allows: ['question', 'hypothesis'],
  },
  {
    // “Come in Saturday at 10 for a try-out shift”, “the oral board will be held on June 12”.
    kind: 'interview',
    strength: 'fair',
    pattern: words`\b(?:you|your|come|invites?)\b.{0,100}\b${TRIAL}\b.{0,100}\b${CLOCK}|\b(?:you|your|come)\b.{0,60}\b${CLOCK}.{0,60}\b(?:for|to do|to) (?:an?|the|your) (?:[\w-]+ ){0,3}${TRIAL}\b|\binvites? you (?:back )?(?:to|for) (?:[\w'-]+ ){0,5}?(?:talk|trial|visit|panel|board|meet|tour|conversation|lunch|coffee)\b|\b(?:like|love|want|invite|ask|asking|need) you to (?:come|visit|stop|drop|meet|teach|present|audition|shadow|work|join)\b.{0,80}\b${CLOCK}|\b(?:bring|fly|get|have) you (?:in|out|back|over|on-?site) (?:for|to)\b|\b(?:like|love|want|hope) to (?:see|meet) you (?:on|at|this|next|tomorrow|in)\b|\bmov(?:e|ing) you (?:on |forward |ahead )?(?:to|into) (?:an?|the|our|your) (?:[\w-]+ ){0,4}?(?:interview|round|screen)\b|\b(?:please|kindly) (?:attend|come|report|arrive|join us)\b.{0,60}${CLOCK}|\byou will (?:meet|speak|talk|sit down|be meeting|be speaking)\b.{0,80}${CLOCK}|\b(?:arrange|schedule|set up|book|organi[sz]e) (?:an?|the|your|our) (?:[\w-]+ ){0,4}?(?:round|interview|conversation|chat|visit|zoom|phone call|phone screen)\b|\b(?:would|does|will) (?:${CLOCK})[\w ]{0,30}? (?:suit|work|be (?:any )?(?:good|ok|okay|possible|convenient|fine))\b|\blet us (?:meet|talk|have (?:a )?(?:coffee|lunch|chat|call)|find a time|set up|chat)\b|\bwhen (?:would be|is|can|could|would|are)\b.{0,40}\b(?:talk|speak|chat|call|meet|come in|phone|interview)\b|\b(?:quick|short|brief|informal|introductory|first|initial|minute) (?:[\w-]+ ){0,2}?(?:call|chat|conversation|zoom) with (?:our|the|me|us|one)\b|\b(?:interview|phone screen|screen|on-?site|call)(?: with [^.;]{1,60}?)? (?:has been|is|was) (?:now )?(?:scheduled|confirmed|booked)\b|\b(?:can|could|may|shall) we (?:please )?(?:speak|talk|chat|meet|connect)\b.{0,60}(?:${CLOCK}|\b${JOBS}\b)|\byou are (?:\w+ )?invited (?:to|for) (?:an? |the )?(?:[\w-]+ ){0,3}?(?:meeting|interview|conversation|visit|presentation)\b.{0,80}\b${JOBS}\b|\b(?:choose|pick|select|book)(?: [\w-]+){0,3}? (?:day|date|time|slot) for (?:your|the|an?) (?:[\w-]+ ){0,3}?(?:on-?site|interview|visit|call|meeting|chat|round)\b|\blike you to spend (?:an?|the|half an?) (?:\w+ )?(?:morning|afternoon|day|hour|evening|shift)\b|\b(?:like|love|want) to (?:chat|talk|speak)\b.{0,40}\b(?:about|regarding) (?:your application|the (?:[\w-]+ ){0,4}?(?:job|role|position|opening))\b|\byou (?:have )?(?:got|been (?:given|granted|offered)) an interview\b|\b(?:time|slot)(?: \w+){0,3} (?:reserved|set aside|held) for you\b|\b(?:next|first|second|final) (?:stage|step|round)\b.{0,60}\byou will (?:have|speak|meet|talk)\b|\b(?:set up|schedule|arrange|find|book)(?: \w+){0,2}? time (?:for you )?to (?:speak|talk|chat|meet|connect)\b|^(?:(?:hi|hey|please|just|so) )*(?:swing by|come (?:in|by|see (?:me|us))|stop by|drop by|pop in)\b.{0,60}${CLOCK}|\byour (?:interview |time )?slot (?:is|will be)\b.{0,30}${CLOCK}`,
    unless: words`${NOT_THIS.source}|${PAST.source}|\b(?:we will contact|interviews (?:will|are|take|start|begin)|we expect|hope to|plan to (?:hold|interview)|send (?:us|me)|submit|complete)\b`,
    allows: ['question', 'general', 'hypothesis'],
  },
  {
    // “I was hoping to schedule a phone screen with you”, “requests the pleasure of interviewing you”.
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:hoping|hope|wanted|want|wants|would like|like|love|wondering if we could|reaching out|writing|writing you|emailing|calling|trying|tried|pleasure) (?:to|of) (?:be able to )?(?:schedule|scheduling|set up|setting up|arrange|arranging|book|booking|have|having|do|get|find|organize)(?: \w+){0,2}? (?:an?|some|your|the|our) (?:[\w-]+ ){0,4}?(?:interview|phone screen|screen|call|chat|conversation|zoom|visit|time)\b|\b(?:pleasure|honou?r|delight) of (?:interviewing|meeting|speaking with) you\b|\b(?:wants|want|would like|like|love|eager|keen|hoping|looking) to (?:talk|speak|chat|meet|connect)(?: \w+)? (?:to|with) you\b|\b(?:call|ring|phone) (?:me|us)(?: back)?\b.{0,80}\b(?:set up|schedule|arrange|book) (?:an?|the|your) (?:\w+ )?(?:interview|time|meeting|visit)\b`,
    unless: words`${NOT_THIS.source}|\b(?:not|our product|your account|your business|your company|sales|partnership|opening for|client|open to|confidential|know (?:of )?(?:any|some)(?:one|body))\b`,
    allows: ['question', 'hypothesis'],
  },
  {
    // “You’ve made it to the final round”, “you have advanced to the oral board”, “you’ve been chosen to interview for”.
    kind: 'interview',
    strength: 'fair',
    pattern: words`\byou (?:have |are )?(?:now |been )*(?:made it|advanced|advancing|moving on|moved on|through|progressed|chosen|selected|picked|invited|cleared) (?:\w+ ){0,2}?(?:to|for|into|through to) (?:[\w'-]+ ){0,5}?(?:interviews?|(?:final|second|third|next|first|last) (?:round|stage)|oral board|panel|on-?site)\b`,
    unless: words`${NOT_THIS.source}|\b(?:not|assessment|test|questionnaire|challenge|exercise)\b`,
  },
  {
    // “We have to push your interview back: it will be Monday at 11”, “your interview has been moved to room 204”.
    kind: 'interview',
    strength: 'fair',
    pattern: words`\b(?:mov(?:e|ed|ing)|push(?:ed|ing)?|shift(?:ed|ing)?|chang(?:e|ed|ing)|reschedul(?:e|ed|ing)|postpon(?:e|ed|ing)|bring(?:ing)? forward|bump(?:ed|ing)?) (?:back )?(?:your|our|the) (?:[\w'-]+ ){0,4}?(?:interview|chat|call|meeting|conversation|visit|trial)\b|\byour (?:[\w'-]+ ){0,4}?(?:interview|call|meeting|visit|trial)(?: (?:with|for) [^.;]{1,60}?)? (?:has been|was|is|will|needs to|has to) (?:now )?(?:be )?(?:moved|pushed|rescheduled|changed|shifted|at|on|in)\b|\b(?:can|could|shall) we (?:do|make it|say|move (?:it|to)|meet|try)\b.{0,40}\b${CLOCK}.{0,60}\b(?:interview|instead|trial|visit|chat|call)\b|\bit (?:will|is going to) now be\b.{0,30}\b${CLOCK}`,
    unless: /\b(?:need to (?:reschedule|change)|if you|want to|delivery|order|appointment|deadline|webinar|survey)\b/,
    allows: ['question'],
  },
  {
    // “Are you around Wednesday afternoon to meet the owner?”, “what does your calendar look like?”
    kind: 'interview',
    strength: 'fair',
    pattern: words`\b(?:are|will|would) you (?:be )?(?:around|free|available|in town|able to (?:meet|talk|come|chat|make))\b.{0,100}\b(?:meet|talk|chat|speak|call|interview|visit|come|see)\b|\b(?:can|could) you (?:do|make|manage|come|hop on|jump on|get on|take|join)\b.{0,60}\b(?:call|chat|interview|meeting|visit|zoom)\b.{0,80}\b(?:${CLOCK}|application|role|job|position)|\b(?:talk|chat|speak|meet|conversation|call|zoom|interview)\b.{0,100}\b(?:my calendar|calendly|here is (?:my|a) (?:calendar|link)|calendar link|slot|what times?|which times?|your availability)\b|\b(?:grab|pick|book|find|choose|take)\b.{0,40}\b(?:on|in|from) my calendar\b|\b(?:call|ring|phone|text) (?:me|us)\b.{0,60}\b(?:ask you|talk about|talk (?:it|this) over|discuss|go over|chat)\b`,
    unless: words`${NOT_THIS.source}|\b(?:opening for|client|open to|confidential|opportunity i|reference|product|(?:any|with|have|your) questions)\b`,
    allows: ['question', 'hypothesis', 'condition'],
  },
];
