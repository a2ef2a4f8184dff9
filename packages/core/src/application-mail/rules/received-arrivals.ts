import { APPLICATION, type MailRule, words } from './rule.ts';

const THINGS = `(?:${APPLICATION}s?|materials|documents|paperwork|information|details|expression of interest|easy apply|stuff)`;
const NOT_THIS =
  /\b(?:not|incomplete|withdrawn?|withdrawal|draft|visa|loan|credit|mortgage|grant|unless|until|reject\w*|declin\w*|closed|no longer|missing|blank|empty|assessed|discarded|reviewed and|support ticket|order|thank you for the|ends?|stop\w*)\b/;

/** Applications that have arrived, by what they have in common: what was sent, and that it is there. */
export const ARRIVAL_RULES: readonly MailRule[] = [
  {
    // “Your application came through fine”, “just surfaced in our inbox”, “is on file”, “is with our recruiters”.
    kind: 'received',
    strength: 'fair',
    pattern: words`\b(?:your|the) (?:[\w'/&-]+ ){0,8}?${THINGS}(?: [^.;]{0,120}?)? (?:came (?:through|in|to)|come (?:through|in)|arrived|reached|landed|surfaced|showed up|made it (?:to|through|here|safely)|got (?:here|to us)|hit our|popped up|dropped into|(?:is|are) (?:now |safely |all )*(?:in\b|with (?:our|us|the|my)|on file|on (?:my|our) desk|safe|being|in the hands of|on its way|on their way|under review|under consideration|complete|queued|logged|registered|recorded|submitted|received|waiting)|(?:was|were|has been|have been) (?:now |safely |successfully |just )*(?:received|submitted|sent|logged|entered|recorded|registered|filed|forwarded|passed|added|delivered|saved|processed|uploaded|accepted|captured|lodged|transmitted|updated|handed)|will be (?:looked at|read|reviewed|considered|evaluated|assessed|screened))\b`,
    unless: NOT_THIS,
  },
  {
    // “Just confirming I have your résumé”, “we’ve got your application”, “this note confirms your application”.
    kind: 'received',
    strength: 'fair',
    pattern: words`\b(?:we|i|team|company|office) (?:[\w']+ ){0,3}?(?:have|has|got|received|logged|registered|recorded|entered|filed|acknowledge|confirm)(?: that)?(?: (?:got|received|logged|registered|recorded|now|safely|receipt of)){0,2} (?:your|the) (?:[\w'/&-]+ ){0,5}?${THINGS}\b|\breceived everything (?:for|you)\b|^(?:just )?(?:confirming )?(?:that )?(?:i |we )?(?:got|received|have) (?:your|the) (?:[\w'/&-]+ ){0,5}?${THINGS}\b|\b(?:this|note|e-?mail|message|letter)(?: \w+){0,4}? (?:confirms?|acknowledges?|is to confirm|is confirmation|serves as confirmation)(?: that| of| receipt of| to you that)* (?:we (?:have )?(?:received )?)?(?:your|you|the) (?:[\w'/&-]+ ){0,5}?(?:${THINGS}|applied)\b`,
    unless: NOT_THIS,
  },
  {
    // “Thanks for throwing your hat in the ring”, “you’ve applied for Cashier”, “thanks for your interest; our team will review”.
    kind: 'received',
    strength: 'fair',
    pattern: words`\b(?:will|to|is|are|someone|human|managers?|we)(?: \w+){0,3}? (?:read|reading|look at|looking at|go through|going through|screen|study|evaluate|review|consider)(?:ing)? (?:your|all|the|every) (?:[\w-]+ ){0,3}?applications?\b|\bstatus\b.{0,40}\b(?:under review|in review|received|submitted|being reviewed|under consideration)\b|\backnowledge (?:with thanks )?(?:the )?(?:receipt of )?your (?:letter|e-?mail|application)\b|\b(?:thank you|thanks) for wanting to\b|\b(?:have|has) (?:all|everything)(?: that)? we need\b.{0,40}\bapplication\b|\b(?:passed|forwarded|sent|shared|given|handed) (?:on |along |over )?your (?:[\w-]+ ){0,3}?${APPLICATION} (?:on |along |over )?to (?:the|our|my)\b|\b(?:value|appreciate|thank you for|thanks for|grateful for)\b.{0,60}\b(?:by applying|interest you have shown)\b|\b(?:thank you|thanks)\b.{0,60}\b(?:sending|sharing|submitting|forwarding|dropping off|turning in|handing in) (?:us |me |in |over |along |off )*(?:your|the) (?:[\w-]+ ){0,3}?(?:${APPLICATION}|portfolio|letter|cover letter)\b|\b(?:thank you|thanks|grateful|appreciate)\b.{0,60}\b(?:applying|apply|application|throwing your hat|putting (?:yourself|your (?:name|hat)) (?:forward|in)|expressing (?:an )?interest|your interest in (?:the|our|joining|working|this|becoming|a) )|\byou (?:have |just |successfully )*(?:applied|submitted (?:your|an|the) (?:[\w-]+ ){0,3}?application)(?: successfully)? (?:for|to|at|with|as)\b|^(?:- )?application (?:received|submitted|confirmed|confirmation|complete)\b`,
    unless: words`${NOT_THIS.source}|\b(?:interview(?:ing)?|meeting|speaking|you applied (?:for|to) (?:has|is|was)|opening you|position you|job you|role you|vacancy you)\b`,
  },
];
