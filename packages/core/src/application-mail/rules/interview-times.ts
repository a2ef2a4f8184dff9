import { type MailRule, WHEN, words } from './rule.ts';

/** Interviews that aren’t the reader’s, or only spoken about. */
const NOT_THIS =
  /\b(?:not|unable|can not|no longer|mock|practice (?:interview|session)|interview practice|one-way|on-demand|questionnaire|before (?:we|the)|the press|podcast|journalists?|asked us|scorecard|feedback before|interview (?:tips|questions|guide|prep course|experience survey|feedback|process survey|coaching)|ace your|candidates?' |interview (?:a|the) candidate|webinar|sales call|demo|info(?:rmation)? session|career fair|open house|networking event|cancel\w*|called off|is off|deadline|apply by|applications close|workshop|class|course|training|register|seats|(?:friend|cousin|son|daughter|brother|sister|colleague)(?:'s)?)\b/;
/** What has already happened. */
const PAST =
  /\b(?:(?:was|were|had|spoke|met|took|went|came|attended) (?!wondering|hoping|pleased|impressed|delighted)|were due to|last (?:week|month)|yesterday|since (?:your|our|the)|after (?:your|our|the) (?:[\w-]+ )?(?:interview|call|conversation)|following (?:your|our|the) (?:[\w-]+ )?(?:interview|call|conversation)|(?:thank you|thanks)(?: \w+){0,3} for (?:your|the|all|making|being) (?!interest|application|patience)|for (?:interviewing|working|doing|trying|coming|attending|meeting|speaking|your time)|enjoyed|was great|the interview you)/;
const MEETING =
  '(?:interview|superday|on-?site|phone screen|portfolio review|trial shift|working interview|assessment (?:day|cent(?:er|re)))';

/** Interviews that a message names with their time, and invitations in other words than “invite”. */
export const INTERVIEW_TIME_RULES: readonly MailRule[] = [
  {
    // “Your panel interview is on Wednesday”, “please come for your interview on Tuesday”.
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b${MEETING}\b.{0,160}\b${WHEN}|\b${WHEN}.{0,160}\b${MEETING}\b|\b(?:confirmed|scheduled|booked|set) to (?:speak|meet|talk|chat|interview)\b`,
    unless: words`${NOT_THIS.source}|${PAST.source}|\b(?:if|we (?:expect|hope|plan|aim) to|will be (?:held|conducted|contacted|notified)|interviews (?:will|are|take|start|begin)|you applied|we will contact|we (?:are|will be) (?:holding|conducting))\b`,
    allows: ['question', 'general'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:come (?:in|by|to|over|along|for|and)|bring you (?:in|back|on-?site)|see you|expect you|have you (?:in|over|back|come|for)|welcome you|attend|join (?:us|me)|like you (?:to|in)|hold your|host you|up for|meet (?:us|me))\b.{0,80}\b(?:interview|on-?site (?:loop|visit)|superday|portfolio review|trial shift|meet the team|final round)\b`,
    unless: words`${NOT_THIS.source}|${PAST.source}|\b(?:event|open day)\b`,
    allows: ['question', 'hypothesis'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern:
      /\b(?:would|could|can|will|do|might|are) you (?:be |have |make |do |spare |come |still |able |free |happy |available |attend |join )+.{0,80}\b(?:interview|phone call|video call|call|chat|meet|talk|speak|screen|on-?site)\b/,
    unless: words`${NOT_THIS.source}|\b(?:reference|colleague|candidate|he|she|his|her|them|product|services|survey)\b`,
    allows: ['question', 'hypothesis', 'condition'],
  },
  {
    kind: 'interview',
    strength: 'strong',
    pattern: words`\b(?:like|love|want|wish|going|need) to (?:interview you|see you (?:for|at|in)|have you in|put you forward to (?:the )?interview)\b|\byour (?:[\w-]+ ){0,6}?(?:interview|portfolio review|phone screen)(?: (?:with|for|at|about|on) [^.;?!]{1,100}?)? (?:is|has been|will be|now takes place|takes place|will take place)(?: now)? (?:on|at|fixed|scheduled|booked|confirmed|set|arranged|planned|reserved)\b|\b(?:reserved|planned|fixed|arranged|booked|scheduled|set (?:up|aside)|put us in|penciled you in)\b.{0,80}\b(?:your|an?|the|first|second|final) (?:[\w-]+ ){0,4}interview\b`,
    unless: words`${NOT_THIS.source}|${PAST.source}`,
    allows: ['question'],
  },
  {
    // “Pick a slot for a 30-minute call”, “a conversation with our CTO”.
    kind: 'interview',
    strength: 'strong',
    pattern:
      /\b(?:pick|choose|book|grab|select|find|reserve) (?:an?|the|your) (?:[\w-]+ ){0,3}(?:slot|time)\b.{0,80}\b(?:call|chat|interview|conversation|meet|meeting|talk|speak)\b|\b(?:interview|conversation|call|chat|meeting|interviews) with (?:our|the) [\w /-]{2,40}\b.{0,80}\b(?:book|pick|choose|schedule|select|link)\b/,
    unless: words`${NOT_THIS.source}|\b(?:demo|product|sales|survey|customer|account manager)\b`,
    allows: ['question'],
  },
];
