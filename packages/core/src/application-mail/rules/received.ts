import { APPLICATION, type MailRule, words } from './rule.ts';

/** The employer has the application and has not decided yet. */
export const RECEIVED_RULES: readonly MailRule[] = [
  {
    kind: 'received',
    strength: 'strong',
    pattern: words`\b(?:thank you|thanks|we appreciate you|appreciate your)(?: \w+){0,4}? (?:for )?(?:applying|submitting (?:your|an?) (?:[\w-]+ ){0,3}${APPLICATION}|your (?:[\w-]+ ){0,2}application|sending (?:us )?your (?:${APPLICATION}))\b|\b(?:we|i|has|have|company|team|successfully)(?: have| has)? (?:successfully |now |safely )*received (?:your|the) (?:[\w-]+ ){0,3}(?:${APPLICATION}|materials)\b|\byour (?:[\w-]+ ){0,3}(?:${APPLICATION})(?: (?:for|to) [^.;]{1,100}?)? (?:has been|was|is|has) (?:now |been )*(?:successfully |safely )?(?:received|submitted|sent|delivered|forwarded|registered|complete|completed|recorded|in)\b|\b(?:confirm(?:s|ing|ation)?|acknowledg(?:e|es|ing|ment))(?: of)?(?: that we(?: have)?)? (?:the )?(?:receipt of|received|receiving) your\b|\byou (?:have )?(?:successfully |just |recently )*(?:applied|submitted (?:your|an|the) application) (?:for|to|at|with)\b`,
    unless: /\b(?:not|incomplete|withdrawn|withdrawal|draft|visa|loan|credit|mortgage|grant|before we)\b/,
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
    kind: 'received',
    strength: 'weak',
    pattern:
      /\b(?:thank you|thanks) for your interest\b|\bapplication (?:received|confirmation|submitted|sent)\b|\bapplied (?:to|for|on)\b/,
  },
];
