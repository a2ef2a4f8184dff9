import { JOB, type MailRule, words } from './rule.ts';

const GLAD =
  '(?:pleased|happy|excited|delighted|thrilled|glad|proud|honored|pleasure|like|love|want|wish|joy|privilege|ready|able|elated|overjoyed)';
/** What follows “offer you” when it isn’t a job. */
const OTHER_OBJECT =
  /\boffer(?:ing)? you (?:an?|the|some|our|your|this|these|a few|several|two|three)? ?(?:\w+ ){0,3}(?:interviews?|chance|chat|calls?|conversation|times?|slots?|dates?|discount|opportunity to (?:interview|speak|meet|chat|talk|complete|take|apply|schedule|submit|learn|discuss|connect|attend|participate|join (?:us )?(?:for|at|on|our (?:talent|community|webinar|event|network|newsletter|open house|waitlist)))|feedback|advice|assessment|tour|trial|subscription|membership|course|coaching|insurance|loan|card|rate|deal|upgrade|savings|credit|access|tips|assistance|help|support|webinar|seat at)\b|\boffer you \d+%/;
const NOT_MADE =
  /\b(?:not|unable|can not|other offers?|another offer|competing offers?|any offers?|no longer|rescind\w*|withdraw\w*|revok\w*|retract\w*|declined?|declining|to (?:another|other|a different|someone|the (?:selected|chosen|successful) candidate)|special offer|limited[- ]time|exclusive offer|% off|discount|coupon|sale)\b/;
/** An offer that comes later, or that someone else makes. */
const LATER =
  /\b(?:before (?:we|an|any|extending|making)|prior to|next step (?:is|would)|working on|preparing|prepare|drafting|in order to (?:extend|make)|process(?:ing)? (?:an|the|your) offer|approval|approve|hope|soon|shortly|toward|towards|decision|deciding|timeline)\b/;

/** The employer offers the reader the job. */
export const OFFER_RULES: readonly MailRule[] = [
  {
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b${GLAD} (?:to )?(?:be able to |be |now |confirm (?:that )?(?:we are|we would like) )*(?:to )?offer(?:ing)? you (?:an?|the|our|this|your|employment|full-time|part-time|conditional|contingent)? ?(?:[\w()#/&'’+.-]+ ){0,12}?(?:${JOB}|employment|job|contract|offer|internship|assignment|appointment)\b`,
    unless: words`${OTHER_OBJECT.source}|${NOT_MADE.source}|${LATER.source}`,
  },
  {
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b${GLAD} (?:to )?(?:be able to |be |now )*(?:to )?offer you the (?:opportunity|chance) to (?:join|work)\b`,
    unless: words`${OTHER_OBJECT.source}|${NOT_MADE.source}|${LATER.source}|\b(?:community|network|pool|webinar|event|waitlist|newsletter)\b`,
  },
  {
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b(?:${GLAD} (?:to )?(?:be able to |be |now |confirm |share |present |move forward with |proceed with )*(?:to )?(?:extend|extending|make|making|present|presenting|confirm|confirming|share|sharing|send|sending|provide|providing|issue|with)(?: to)?(?: you)?(?: with)?|(?:this (?:letter|email|message) (?:is to )?(?:confirms?|serves as|constitutes|sets out|outlines)|we (?:are|hereby) (?:extend|extending|making|offering)(?: to)?(?: you)?)) (?:an?|our|the|your|this)? ?(?:[\w-]+ ){0,4}?(?:offer of (?:\w+ )?(?:employment|appointment|internship)|employment offer|job offer|(?:conditional|contingent|verbal|tentative|final|written|preliminary) (?:\w+ ){0,2}offer|offer letter|offer)\b`,
    unless: words`${NOT_MADE.source}|${LATER.source}|\boffer (?:an|interviews?|feedback)\b|\b(?:interview offer|offer to interview|discuss|talk about)\b`,
  },
  {
    kind: 'offer',
    strength: 'strong',
    pattern:
      /\b(?:attached|enclosed|below)(?: (?:is|are|please find|you will find|to this email is|herewith))* (?:a copy of )?(?:your|our|the|an?) (?:[\w-]+ ){0,3}offer(?: letter| of employment| package| details)?\b|\b(?:your|the) (?:[\w-]+ ){0,3}offer (?:letter|package|of employment|documents?)(?: for [^.;]{1,80}?)? (?:is|are|has been|have been) (?:now |attached|ready|available|enclosed|included|sent|waiting|below)|\b(?:find|review|see|view) (?:attached )?(?:and (?:sign|accept|review) )?(?:your|the|our|this) (?:attached |enclosed |formal |official |written )*(?:\w+ ){0,2}offer (?:letter|of employment|package)\b|\b(?:sign|accept|countersign|e-?sign|return) (?:and (?:return|date|sign) )?(?:your|the|this|our) (?:attached |enclosed |formal |signed )*(?:\w+ ){0,2}(?:offer (?:letter|of employment)|(?:job|employment) offer)\b/,
    unless: words`${NOT_MADE.source}|\b(?:thank you for|thanks for|after you|you have (?:already )?(?:signed|accepted)|received your (?:signed|acceptance))\b`,
    allows: ['condition'],
  },
  {
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b(?:we|i|team|manager|they) (?:would like to|want to|have decided to|decided to|are going to) (?:make|extend|give|present) (?:you|to you) (?:an?|our|the|with an) (?:\w+ ){0,3}(?:offer|${JOB})\b|\b(?:we|i) (?:would like to|want to|have decided to|are going to) (?:hire you|offer you (?:the|a|this) (?:[\w-]+ ){0,8}(?:${JOB}|job))\b|\b(?:would like|want) you to join (?:us|our team|the team) as (?:an?|our|the)\b|\byou (?:have got|got|have been offered|are being offered|have been awarded) the (?:[\w-]+ ){0,5}(?:${JOB}|job)\b|\bmove(?:d|ing)? forward with an offer\b`,
    unless: words`${OTHER_OBJECT.source}|${NOT_MADE.source}|${LATER.source}|\b(?:interview|discuss|talk)\b`,
  },
  {
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b(?:pleasure|delight|joy) that we (?:extend|offer|make|present) (?:to you )?(?:an?|this|our|the) (?:[\w-]+ ){0,3}?(?:offer of (?:employment|appointment)|employment offer|job offer|offer letter)\b|\b(?:pleasure|pleased|delighted|happy|glad|joy|privilege|honor) (?:in |to be |of )?offering you (?:an?|the|our|this|your|employment|full-time|part-time|conditional)? ?(?:[\w()#/&'’+.-]+ ){0,12}?(?:${JOB}|employment|job|contract|offer|internship|as an?|of|as)\b|\b(?:makes?|making|extends?|extending|offers?|offering) (?:to )?you (?:an?|the|this|our|with an?)? ?(?:[\w-]+ ){0,3}?(?:offer of (?:employment|appointment)|employment offer|job offer|employment as|appointment as)\b|\b(?:love|like|want|delighted|thrilled|pleased|happy) (?:for )?you to (?:take|have|accept|fill|come (?:and )?work (?:for|with) us (?:as|in)) (?:on )?(?:the|our|this) (?:[\w-]+ ){0,8}?(?:${JOB}|job)\b|\bthe (?:[\w-]+ ){0,6}?(?:${JOB}|job) is yours\b`,
    unless: words`${OTHER_OBJECT.source}|${NOT_MADE.source}|${LATER.source}|\b(?:interview|if)\b`,
  },
  {
    kind: 'offer',
    strength: 'weak',
    pattern:
      /\boffer letter\b|\b(?:job|employment|verbal|formal|conditional|contingent|tentative) offer\b|\boffer of employment\b|\bextend(?:ed|ing)? (?:you )?an offer\b|\byou (?:have been|are|were) (?:selected|chosen|hired) (?:for|as|to (?:join|fill))\b|\bwelcome (?:aboard|to the team)\b|\bterms of (?:your|our|the) offer\b|\byou are hired\b/,
    unless: /\b(?:interview|screen|assessment|next (?:step|stage|round)|% off|discount)\b/,
  },
];
