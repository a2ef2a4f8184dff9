import { APPLICATION, type MailRule, words } from './rule.ts';

/** The employer has the application and has not decided yet. */
export const RECEIVED_RULES: readonly MailRule[] = [
  {
    kind: 'received',
    strength: 'strong',
    pattern: words`\b(?:thank you|thanks|we appreciate you|appreciate your)(?: \w+){0,4}? (?:for )?(?:applying|submitting (?:your|an?) (?:[\w-]+ ){0,3}${APPLICATION}|your (?:[\w-]+ ){0,2}application|sending (?:us )?your (?:${APPLICATION}))\b|\b(?:we|i|has|have|company|team|successfully)(?: have| has)? (?:successfully |now |safely )*received (?:your|the) (?:[\w-]+ ){0,3}(?:${APPLICATION}|materials)\b|\byour (?:[\w-]+ ){0,3}(?:${APPLICATION})(?: (?:for|to) [^.;]{1,100}?)? (?:has been|was|is|has) (?:now |been )*(?:successfully |safely )?(?:received|submitted|sent|delivered|forwarded|registered|complete|completed|recorded|in)\b|\b(?:confirm(?:s|ing|ation)?|acknowledg(?:e|es|ing|ment))(?: of)?(?: that we(?: have)?)? (?:the )?(?:receipt of|received|receiving) your\b|\byou (?:have )?(?:successfully |just |recently )*(?:applied|submitted (?:your|an|the) application) (?:for|to|at|with)\b`,
    unless:
      /\b(?:not|incomplete|withdrawn|withdrawal|draft|visa|loan|credit|mortgage|grant|before we|(?:role|position|job|opening|vacancy|post)(?: \([^)]*\))? (?:that |which |for which )?you (?:have )?applied|role you|withdrawing)\b/,
  },
  {
    kind: 'received',
    strength: 'strong',
    pattern: words`\b(?:reviewing|review|evaluating|considering|assessing|look(?:ing)? (?:at|over)) (?:your|all) (?:[\w-]+ ){0,3}(?:${APPLICATION}|qualifications|applications|experience)\b|\byour (?:[\w-]+ ){0,3}(?:${APPLICATION})(?: (?:for|to) [^.;]{1,100}?)? (?:is|remains|will be|is now|is currently) (?:being |still |now |carefully |under |in )*(?:reviewed|review|considered|consideration|active|processed)\b`,
    unless:
      /\b(?:not|after (?:careful(?:ly)?|thorough(?:ly)?|further)?|having|upon|following|careful(?:ly)? (?:consider|review)ed|no longer|opportunity to review|time to review)\b/,
    allows: ['hypothesis', 'condition'],
  },
  {
    // “Your application has been logged”, “we have your application”, “your submission is complete”.
    kind: 'received',
    strength: 'fair',
    pattern: words`\b(?:(?:we|i) (?:have |have now |now )?(?:got|have|hold|acknowledge)|(?:glad|happy|pleased|delighted) to have|got|acknowledge|acknowledging|confirms? that we have|receipt (?:for|of)|write to acknowledge) (?:the |an? |your )(?:[\w-]+ ){0,3}(?:${APPLICATION}|materials|documents)\b|\b(?:your|the) (?:[\w-]+ ){0,6}?(?:${APPLICATION}|documents|materials)(?: (?!not\b)[^\s.;]+){0,16}? (?:(?:has|have) (?:now |safely |just )*(?:arrived|reached|come|landed|been (?:successfully |safely )?(?:logged|entered|recorded|received|submitted|accepted|added|registered|filed|lodged|sent|forwarded|passed|uploaded|delivered|captured))|is (?:now )?(?:complete|in|with|on file|in our)|are (?:now )?(?:in|with)|arrived|reached us|was (?:successfully |safely )?(?:logged|entered|recorded|received|submitted|lodged|sent|delivered))\b|\b(?:completed|finished) your (?:[\w-]+ ){0,2}(?:submission|application)\b|\byou (?:have |just )*(?:applied|submitted)\b.{0,40}\b(?:successfully|for|to)\b`,
    unless:
      /\b(?:not|incomplete|withdrawn?|withdrawal|draft|visa|loan|credit|mortgage|grant|before we|unless|until|reject\w*|declin\w*|closed|cancel\w*|no longer|thank you for the)\b/,
  },
  {
    kind: 'received',
    strength: 'weak',
    pattern:
      /\b(?:thank you|thanks) for your interest\b|\bapplication (?:received|confirmation|submitted|sent)\b|\bapplied (?:to|for|on)\b/,
  },
];
