import { JOB, type MailRule, words } from './rule.ts';

/** What a message may ask its reader to join, be, or accept that isn’t the job, and offers that aren’t made. */
const NOT_THIS =
  /\b(?:not|unable|no longer|if (?!you (?:want|would like|will have) it\b)|unless|until|whether|once|should you|interviews?|interviewing|panel|volunteers?|testers?|guest|sign up|featured|plan\b|price|post your|job board|finalists?|short-?list\w*|next round|community|talent|network|event|webinar|newsletter|call|zoom|meeting|session|conversation|chat|talk|trial|try-?out|test|assessment|apply|applying|referr\w*|consider(?:ed)?|candidates?|applicants?|reference|mentor|member|ambassador|survey|study|reviewer|beta|waitlist|group|club|class|course|program|free|discount|% off|loan|customers?|subscription|subscribe|membership|another|someone|somebody|other offers?|rescind\w*|withdraw\w*|withdrew|revok\w*|retract\w*|declin\w*|void|hope|soon|shortly|approval|preparing|working on|next step|thank you for accepting|thanks for accepting|accepted)\b/;
const GLAD =
  '(?:would like|want|love|like|delighted|thrilled|pleased|honou?red|excited|happy|glad|proud|ready|overjoyed|keen)';

/** Offers of the job in other words than “offer”: being the one who has it. */
export const OFFER_TERM_RULES: readonly MailRule[] = [
  {
    // “Would like you to join us as Art Director”, “like you to become our new team lead”, “you to start as our Bookkeeper”.
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b${GLAD}(?: for| to (?:have|welcome|see|invite|ask))? you (?:to )?(?:(?:join|joining|work|working|come|start|starting|begin|come on board|be part|on board|on the team|aboard)(?: (?:with|for|on|in|to|at|us|our|the|team|aboard|work|and))*(?: [\w'&.-]+){0,4}? as [\w]+|(?:become|be|as) (?:our|the|my) (?:new |next )?[\w]+|take (?:on )?the (?:[\w-]+ ){0,6}?(?:${JOB}|job)\b|start (?:work )?(?:with us )?(?:as|on)\b)`,
    unless: NOT_THIS,
  },
  {
    // “It was agreed to offer you the post.”
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b(?:agreed|decided|resolved|voted|chosen|recommended) to offer you (?:the|an?|this) (?:[\w-]+ ){0,6}?(?:${JOB}|job)\b`,
    unless: /\b(?:not|if|unless|until|interview|another|second|trial)\b/,
  },
  {
    // “You got the job”, “the job is yours if you want it”, “you’re our pick”, “you’re hired”.
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b(?:we|i|team|everyone)\b(?: (?!who\b)[\w']+){0,7}? ${GLAD} to (?:bring you on(?: board)?\b(?![- ]?site)|hire you\b|have you on (?:the team|board)|welcome you (?:aboard|on board|to (?:the|our) team))|\b(?:voted|decided|agreed|resolved|pleased|like|happy|intend|chosen)(?: \w+){0,3}? to (?:appoint|hire|employ|engage) you\b|\b(?:formal|official|written|your|our) (?:job )?offer(?: letter)? (?:is )?(?:attached|enclosed)\b|\bwe want you (?:full|part)[- ]time\b|\b(?:chosen|selected|picked|chose|picking) you (?:to be (?:our|the)|as our|to become|for the (?:[\w-]+ ){0,6}?(?:${JOB}|job))\b|\b(?:ask|asking|invite|inviting) you to (?:be|become|serve as) (?:our|the) (?:next|new)\b|\brecommend(?:ing)? you for (?:employment|appointment|hire)\b|\byou have been tentatively selected\b|\bthis is (?:an?|your|our) (?:(?:tentative|conditional|formal|official|contingent|firm|final|written|verbal) )*(?:job |employment )?offer\b(?! (?:you|from))|\byou (?:have )?(?:got|landed|earned|won|secured) the (?:[\w-]+ ){0,5}?(?:${JOB}|job)\b|\b(?:${JOB}|job)(?: (?:at|of|with) [\w' -]{1,40}?)?(?: is|'s) yours\b|\byou are (?:hired|the (?:candidate|person|one) we (?:want|chose|picked|have chosen|would like)|our (?:pick|choice|first choice|top choice|final choice|new [\w ]{1,40}))\b`,
    unless: words`${NOT_THIS.source}|\b(?:how|tips|congratulations on (?:the|your) new)\b`,
  },
  {
    // “We are offering you the Barista job”, “writing to extend a formal offer for the position”, “approved your appointment as”.
    kind: 'offer',
    strength: 'strong',
    pattern: words`\b(?:we|i|company|board|committee|council)(?: \w+){0,4}? (?:are|am|is|have|has|writing to|would like to|voted to|agreed to|decided to|glad to|hereby)? ?(?:now |officially |formally )*(?:offer|offering|make|making|extend|extending)(?: to)? you (?:an?|the|our|this|employment|a formal)(?: [\w()/&'-]+){0,8}? ?(?:${JOB}|job|offer|employment)\b|\bwriting to (?:formally |officially )?(?:extend|make|offer|present|confirm) (?:you |to you )?(?:an?|our|the|your) (?:[\w-]+ ){0,3}?offer\b|\b(?:approved|confirmed|confirms?|approves?) (?:of )?your (?:appointment|hire|hiring|employment) (?:as|to the (?:position|post|role|office)|for)\b|\b(?:attached|enclosed|below) is (?:your|our|the) (?:[\w-]+ ){0,3}?(?:offer|contract)\b.{0,60}\b(?:join|as|for)\b|\b(?:review|read)(?: and| then)* (?:sign|accept|return) (?:our|your|the) (?:[\w-]+ ){0,3}?(?:offer|employment contract)\b|\b(?:find|attached is|enclosed is|see) (?:the|your|our|an?) (?:employment )?contract\b(?= (?:as|for) )|\byour employment contract\b.{0,60}\b(?:ready|attached|enclosed)\b`,
    unless: NOT_THIS,
  },
];
