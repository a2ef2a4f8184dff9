import { type MailRule, words } from './rule.ts';

const OBJECT =
  '(?:forms?|documents?|cop(?:y|ies)|certificates?|certifications?|licen[cs]es?|passport|proof|scans?|questions?|questionnaire|tests?|exam(?:ination)?|exercises?|assessments?|tasks?|challenge|case study|memo|essay|brief|statement|plan|presentation|slides?|consent|references?|referees|transcripts?|translation|samples?|portfolio|paperwork|numbers?|names|emails|addresses|cards?|records?|history|id|i-?9|w-?4|ssn|diploma|degree|visa|agreement|application|packet|section|page|boxes|video|recording|answers?|salary|pay|notice period|start date|resume|résumé|cv|cover letter|photo|signature|fingerprint(?:s|ed)|drug (?:test|screen)|physical|background check|immunization|vaccin\\w+|screening|profile|schedule of|hours you)';
const NOT_THIS =
  /\b(?:survey\b(?! (?:tables|data|results))|feedback|voluntary|optional\w*|no (?:further )?action|nothing (?:more|else|further)|(?:do|does|need|must|should) not|not need|newsletter|talent (?:community|network)|job alerts?|password|unsubscribe|preferences|other (?:roles?|positions?|jobs)|already (?:completed|submitted|sent)|(?:thank you|thanks) for (?:completing|submitting|sending|taking|providing)|we (?:have )?received|hesitate|take it that|payment|invoice|subscription|refer|referral|your account|apply (?:now|today)|visit our|does not mean|bring|offer|contract|better matches|policy|listed you|named you|recommend|gave your name|spring|availability (?:for|on|next|this)|your availability|(?<!video |on-demand |one-way |recorded )interview|discount|order|if you have (?:any )?(?:questions|further))\b/;

/** Requests of the employer by what they have in common: someone who asks, the reader who does, and a thing that is needed. */
export const REQUEST_RULES: readonly MailRule[] = [
  {
    // “I need the phone numbers of two supervisors”, “can you send me your card?”, “please write a memo and send it back”.
    kind: 'action',
    strength: 'fair',
    pattern: words`\b(?:please|kindly|(?:can|could|would|will) you(?: please| also)?|would you mind|(?:we|i|they|hr|payroll|she|he) (?:(?:still|now|also|will|do|would|just) )*(?:need|require|want|ask|lack|miss)s?(?: from you| you to| that you)?|you (?:(?:still|will|also|now) )*(?:need|must|have|are required|are asked|are requested|ought|should)(?: to)?|you are (?:kindly )?(?:asked|requested|required) to|(?:left|is|are|was|were) (?:to )?be(?:ing)? (?:sent|filled)|go back in and|log ?in and|reply with|respond with|email (?:us|me)|send (?:us|me|over|in|back)|upload|record|fill (?:in|out)|complete|finish|submit|provide|return|sign) ?(?:please |kindly |also |then |first )?(?:to )?(?:sending|sharing|providing|completing|filling|write|send|email|mail|fax|give|bring back|fill (?:it )?(?:in|out)|complete|finish|take|do|submit|provide|upload|sign|return|answer|get|obtain|record|scan|prepare|forward|share|text|supply|attach|verify|schedule|the|your|an?|two|three|some|both|copies|proof|missing)\b(?: (?:us|me|over|in|back|along|to us|to me))?(?: [\w'’()/&-]+){0,9}? ${OBJECT}\b|\bneed (?:a (?:bit|little|few) |some )?(?:more|things|details|information)(?: \w+)? from you\b|\b(?:schedule|book) your (?:[\w-]+ )?(?:drug|background|physical|medical|fingerprint\w*)\b|\b(?:verify|finish|record|upload|submit|return|sign|complete|provide|take) (?:your|the|an?|this|proof of) (?:[\w-]+ ){0,4}?(?:${OBJECT}|interview|responses?)\b`,
    unless: NOT_THIS,
    allows: ['question', 'hypothesis', 'condition'],
  },
  {
    // “You left the history blank”, “question 6 was left empty”, “is missing transcripts”, “we can’t process it until”.
    kind: 'action',
    strength: 'fair',
    pattern: words`\b(?:left|is|are|was|were|still) (?:[\w-]+ ){0,5}?(?:blank|empty|unanswered|unsigned|incomplete|outstanding)\b|\b(?:is|are) (?:still )?(?:missing|lacking) (?:your |the |an? |two |some )?(?:[\w-]+ ){0,3}?${OBJECT}\b|\b(?:can not|unable to|not able to) (?:process|consider|review|continue|finish|complete)\b.{0,80}\b(?:until|without|unless|what you sent|yet)\b|\byou have (?:\w+ ){0,2}(?:days?|hours?|week) to (?:complete|finish|submit|take|return|send|do|solve)\b|\b(?:what is|what are) your (?:expected|desired|current) (?:salary|pay|rate|notice)\b|\b(?:until|unless) (?:you|we (?:have|receive|get|see))\b.{0,60}\b${OBJECT}\b|\b(?:consent|authorization|signature|response|form|check|screening|physical|test|assessment|exam)(?: (?:to|for|from|of) [\w '-]{1,50}?)? (?:is|are) (?:still )?(?:required|needed|due|pending|outstanding)\b|\b(?:started|began|begun) (?:an|your|the) (?:[\w-]+ ){0,3}?application\b.{0,80}\bnot (?:yet )?(?:finish|submit|complet)\w*|\b(?:confirm|let (?:us|me) know|tell (?:us|me)|reply|respond)\b.{0,60}\bstill (?:interested|want)\b`,
    unless: NOT_THIS,
    allows: ['question', 'condition'],
  },
];
