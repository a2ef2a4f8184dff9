import { type MailRule, words } from './rule.ts';

const TASK =
  '(?:assessments?|(?:coding |skills? |online |aptitude |personality )?tests?|challenge|questionnaire|exercise|take-?home(?: assignment| project| exercise)?|assignment|work sample|case study|background (?:check|screening)|drug (?:test|screen(?:ing)?)|references?|reference check|transcripts?|documents?|documentation|paperwork|forms?|i-?9|consent|authorization|portfolio|writing sample|code sample|cover letter|application|profile|screening questions|additional (?:information|questions|details|materials)|supplemental (?:questions|questionnaire|application)|missing (?:information|documents?|items?)|information|proof of|certifications?|license|licensure|salary expectations|e-?mail address|one-way video|video (?:interview|response|introduction)|hackerrank|codility|codesignal|hirevue|onboarding|verification|signature|resume|résumé)';
const OPTIONAL =
  /\b(?:never|survey|feedback|voluntary|optional|optionally|rate your|do not (?:reply|respond|need)|no (?:further )?action|nothing (?:more|else|further)|need not|not need to|newsletter|talent (?:community|network)|job alerts?|privacy|password|unsubscribe|update your (?:profile|preferences)|at any time|you can (?:always )?(?:view|check|log|track|update)|other (?:roles?|positions?|jobs)|future|already (?:completed|submitted)|take it that|does not mean|once you have|thank you for (?:completing|submitting|taking|providing|sending)|thanks for (?:completing|submitting|taking|providing|sending)|has been (?:submitted|completed|received)|we (?:have )?received|to apply for (?:other|more))\b/;

/** The employer waits for something that the reader has to do. */
export const ACTION_RULES: readonly MailRule[] = [
  {
    kind: 'action',
    strength: 'strong',
    pattern: words`\b(?:please|kindly|you (?:need|must|are required|will need|have been asked|are asked|are invited|have been invited|should|have (?:\d+|two|three|five|seven|ten) (?:calendar |business )?(?:days|hours))(?: to)?|(?:ask|asking|invite|inviting|request|requesting|require|requiring|need|needing|want|like) (?:that )?(?:you|for you)(?: to)?|we (?:still )?(?:need|require|request)(?: (?:you|that you))?(?: to)?|link (?:below|above)? ?to|deadline to|reminder to|in order to (?:proceed|continue|move forward)[^.]{0,30}|forward to|next step is (?:for you )?to|complete) ?(?:please )?(?:then |also |first )?(?:completed?|completing|take|taking|finish|finishing|submit|submitting|fill (?:out|in)|filling (?:out|in)|provide|providing|upload|uploading|sign|signing|verify|verifying|confirm|send|sending|return|returning|do(?! not)|answer|answering|respond to|record|attach|supply|forward|review and (?:sign|complete)|log ?in (?:to|and) (?:complete|finish|submit|provide|upload)|click (?:here|below|the link)(?: below)? to (?:complete|take|start|begin|finish|submit|provide|upload|sign|verify|confirm)|start|begin) (?:[\w'’()/&-]+ ){0,9}?${TASK}\b`,
    unless: words`${OPTIONAL.source}|\b(?:availability|offer letter|offer)\b`,
    allows: ['condition', 'question'],
  },
  {
    kind: 'action',
    strength: 'strong',
    pattern: words`\b(?:invited|invite|inviting) you (?:to )?(?:take|complete|to|for|participate in) (?:[\w'’()/&-]+ ){0,7}?(?:assessment|test|challenge|questionnaire|exercise|work sample|case study|one-way|on-demand|hirevue|hackerrank|codility|codesignal)\b|\byou (?:have been|are) invited to (?:take|complete) (?:[\w'’()/&-]+ ){0,7}?(?:assessment|test|challenge|questionnaire|exercise)\b|\bnext (?:step|stage)(?: [\w'’]+){0,6} (?:is|will be|involves) (?:an?|the|our|to (?:complete|take)|completing|taking) (?:[\w'’-]+ ){0,6}?(?:assessment|test|challenge|questionnaire|exercise|take-?home|assignment|case study|work sample|background check)\b`,
    unless: OPTIONAL,
  },
  {
    kind: 'action',
    strength: 'strong',
    pattern:
      /\byour (?:[\w-]+ ){0,3}application(?: (?:for|to) [^.;]{1,80}?)? (?:is|remains|appears to be|is still|is currently) (?:incomplete|not complete|not yet complete|unfinished|missing|almost (?:complete|done|finished)|in draft)\b|\byou (?:have not|did not|still need to|started but (?:did|have) not) (?:yet )?(?:completed?|finish(?:ed)?|submit(?:ted)?|sign(?:ed)?|return(?:ed)?) (?:your|the) (?:[\w-]+ ){0,3}(?:application|assessment|questionnaire|form|test|documents?|paperwork|references?)\b|\b(?:action|response|signature|your attention) (?:is )?(?:required|needed)\b|\brequires? your (?:attention|action|response|signature)\b|\bwe have not (?:yet )?received your (?:[\w-]+ ){0,3}(?:assessment|references?|documents?|transcripts?|form|questionnaire|response|answers|paperwork|consent)\b|\b(?:missing|waiting (?:on|for)|awaiting) (?:your|the following|some|a few|one or more) (?:[\w-]+ ){0,4}(?:documents?|references?|information|assessment|form|response|answers|signature|items?|transcripts?|responses)\b/,
    unless: /\b(?:no (?:further )?action|voluntary|optional|survey)\b/,
    allows: ['question'],
  },
  {
    // Any request to send, sign, or fill in something.
    kind: 'action',
    strength: 'fair',
    pattern: words`\b(?:please|kindly|you (?:need|must|have|are required|will need|are asked)(?: to)?|(?:ask|asks|asking|requests?|requiring|requires?|needs?|wants?|like|reminded?|invites?)(?: that)? (?:you|for you)(?: to)?|we (?:still |now |also )?(?:need|require)|in order to|so that we can|to be considered|return to the site and|then) ?(?:please |to |also |first |then |kindly )*(?:review and )?(?:complete|fill (?:in|out)|finish|submit|provide|upload|sign|return|send(?! (?:us )?(?:questions|an email|your questions))|answer|attach|supply|do|take|record|scan|verify|copy|(?:an?|the|your|one) (?:[\w-]+ ){0,3}(?:copy|scan|form|documents?|proof|consent|certificates?|licen[cs]e|passport|share code|declaration|questionnaire)|(?:copy|proof|documents?|references?)) ?(?:[\w'’()/&-]+ ){0,12}?(?:forms?|documents?|copy|copies|certificates?|certification|licen[cs]e|passport|proof|code|scan|pdf|questions?|questionnaire|sections?|tests?|exercise|assessment|tasks?|declaration|consent|references?|transcript|application|translation|sample|portfolio|check|numbers?|paperwork|details|information|it|video|diploma|id|visa|agreement|contract)\b`,
    unless: words`${OPTIONAL.source}|\b(?:not (?:call|send|hesitate|reply|contact)|availability for|offer|reply|respond|call|questions? (?:you|about)|any questions|referr?al|reference for|worked (?:together|with)|hire (?:him|her|them)|spring|rank|developers|apply (?:now|for other)|your account|visit our|take it that|does not mean)\b`,
    allows: ['condition', 'hypothesis'],
  },
  {
    // “Which we kindly ask you to return by Monday.”
    kind: 'action',
    strength: 'fair',
    pattern:
      /\b(?:ask|asks|asking|request|requests|require|requires|need|needs) (?:that )?you (?:to )?(?:kindly |please )?(?:return|send|complete|fill|sign|upload|submit|provide|translate|prepare|record|finish|hand in)\b|\b(?:needs?|require[sd]?|awaits?|waiting for) your (?:[\w-]+ ){0,3}(?:consent|signature|documents?|answers?|form|permission|authorization|confirmation of)\b|\b(?:could|can|would|will) you (?:please |kindly |also )?(?:send|provide|share|upload|forward|complete|fill (?:in|out)|sign|return|submit) (?:[\w'’-]+ ){0,6}(?:copy|license|licence|transcripts?|references?|documents?|form|portfolio|certificates?|proof|resume|cv|questionnaire|assessment|test|samples?|id|passport)\b|\b(?:pending|outstanding|open|remaining) (?:tasks?|forms?|items?|documents?|steps?)\b|\breply with your (?:salary|notice|desired|earliest)\b/,
    unless: OPTIONAL,
    allows: ['hypothesis', 'condition', 'question'],
  },
  {
    kind: 'action',
    strength: 'strong',
    pattern:
      /\bapplication is (?:not |in)complete until\b|\b(?:not |in)complete until you\b|\bnoticed that (?:something|a document|some (?:information|details)) (?:is|are) missing\b/,
    allows: ['condition'],
  },
  {
    kind: 'action',
    strength: 'weak',
    pattern: /\b(?:assessment|questionnaire|take-?home|background check|hackerrank|codility|codesignal|hirevue)\b/,
    unless: OPTIONAL,
  },
];
