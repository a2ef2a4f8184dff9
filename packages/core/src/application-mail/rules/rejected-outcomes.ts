import { APPLICATION, JOB, type MailRule, words } from './rule.ts';

/** People who have the job instead of the reader. Jobs, meetings, and times aren’t people. */
const NO_PERSON =
  '(?!(?:role|position|job|opening|post|vacancy|team|round|stage|step|interview|call|chat|conversation|meeting|date|day|time|slot|week|month|year|location|office|site|store|branch|company|department|opportunity|offer|email|message|question|form|document|copy|way|look|one|option|program|project|link|room|assessment|test|venue|place|hotel|tool|recruiter|interviewer|contact|check|step|agency|vendor|supplier|bidder|firm|contractor)s?\\b)';
const PERSON_NOUN =
  '(?:candidates?|applicants?|people|person|guys?|wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|fellow|folks?|individuals?|finalists?|professionals?|colleagues?|employees?|contenders?|internal hire|hire|insider|transfer)';
const COUNT = '(?:an?|another|one|two|three|four|five|six|several|a few|some|a couple of|a handful of|other|different)';
const OTHER_PERSON = `(?:some(?:one|body)\\b|others\\b|${COUNT} (?:other )?(?:[\\w'/-]+ ){0,5}?${PERSON_NOUN}\\b|an?other ${NO_PERSON}[\\w-]+\\b|an? ${NO_PERSON}(?:[\\w'-]+ ){1,4}?(?:who|whose)\\b)`;
/** Verbs of a decision that has been made. “We hire people who care” isn’t one. */
const CHOSE =
  '(?:gave|given|giving|went|gone|going|chose|chosen|choosing|picked|picking|hired|selected|selecting|appointed|appointing|took|taken|taking|settled|settling|decided|deciding|offered|offering|promoted|moved|moving|proceeding|proceeded|continuing|continued|pressing|pushing|pursuing|advancing|found|filled|filling|awarded|recruited|engaged|signed|brought|preferred|opted|prefer|pursue|fell|hold out|holding out|waiting)';
const NOT_DECIDED =
  /\b(?:yet|if|until|unless|whether|before|(?:may|might|can|could|would) (?:be|have|move|go)|each|every|usually|often|always|typically|never|between you|deciding|still|hope to|you (?:will|can|may) (?:be|meet|speak|hear|talk|get)|who (?:match|meet|fit)\w*|you as|with you|meet|speak with|talk (?:to|with)|interview(?:s|ing)? with|call with|chat with|referr?al|why|welcome|(?:employers|companies|recruiters|managers|they) (?:who|often|pick|hire|choose|want)|vendor|bidder|supplier|firm|agency|contractor|proposal|quote|as our new c[a-z]o|an? (?:colleague|person|someone) (?:from|on|at|in)|(?:reach|contact)\w*)\b/;
const PENDING =
  /\b(?:yet|until|unless|before|without|if|so that|would like to|please|hesitate|wait|not only|more than|interview (?:planned|scheduled)|cancell?ed|postponed|payment|invoice|late|new applications|questions|calls|advice|feedback)\b/;

/** Decisions against the reader by what they have in common: another person, an end, a status, or something that isn’t done. */
export const OUTCOME_RULES: readonly MailRule[] = [
  {
    // “We gave the job to a guy who’s already here”, “we ended up choosing a candidate with more experience”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b${CHOSE}(?: (?!not\b)[\w'/&-]+){0,7}? ${OTHER_PERSON}`,
    unless: words`${NOT_DECIDED.source}|\b(?:chosen|selected|preferred) (?:candidates?|applicants?) (?:will|are|may|can|must|should)\b|\b(?:to|for|by|from) you\b|\byour (?:[\w-]+ ){0,3}(?:interview|call|meeting)\b.{0,40}\bwith\b`,
    allows: ['general'],
  },
  {
    // “Another finalist accepted our offer”, “others came closer to what we need”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:an?other ${NO_PERSON}[\w-]+|(?:the )?other ${PERSON_NOUN}|others|some(?:one|body) else|(?:applicants|candidates|people) (?:whose|with|who))(?: [\w'-]+){0,8}? (?:accepted|(?:had|has|have|with|brought|offered|showed) (?:\w+ ){0,2}?(?:stronger|more|better|deeper|longer|closer|greater)|(?:was|were|is|are|has been|have been) (?:\w+ )?(?:chosen|selected|hired|picked|offered|appointed|recommended|stronger|closer|better)|came (?:out )?(?:closer|ahead|on top|first)|edged|got (?:it|the (?:job|role|position|nod))|will be (?:joining|starting|taking)|(?:lined|matched|fit|fitted|aligned|suited)(?: up)? (?:\w+ )?(?:better|closer))\b`,
    unless: words`${NOT_DECIDED.source}`,
    allows: ['general'],
  },
  {
    // “The job went to …”, “the seat has been taken”, “the post will not be filled”, “the role no longer exists”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:${JOB}|shifts?|seats?|spots?|places?|funding|headcount)(?: (?!not\b)[\w()#:/&+'-]+){0,9}? (?:went to|is going to (?:an?|some|the|an?other)\b|goes to|(?:has|have) gone to|(?:was|has been|is|have been|were|are) (?:now |already |since )?(?:given|awarded|taken|gone|filled|scrapped|eliminated|pulled|cut|abolished|discontinued)|(?:will not|is not going to|is no longer going to|is not|will no longer|is no longer) (?:be(?:ing)? )?filled|no longer exists|does not exist any ?more|fell through)\b|\b(?:hire|hired|hiring|fill(?:ed|ing)?|promot(?:e|ed|ing)|recruit(?:ed|ing)?|go|going|went|staff(?:ed|ing)?)(?: \w+){0,4}? (?:internally|from (?:inside|within))\b|\b(?:stopped|ended|discontinued|halted|ceased) (?:all )?(?:hiring|recruiting|recruitment|interviewing)\b|\b(?!you\b|offer\b)[a-z]+ (?:has been|was) (?:given|awarded|offered) the (?:[\w-]+ ){0,5}?${JOB}\b|\b(?:gave|given|giving|awarded) (?:it|(?:the|this|that|our) (?:[\w-]+ ){0,5}?(?:${JOB}|shifts?|spot|hours)) to (?!you\b|your\b|the (?:team|panel|manager|hiring))|\b(?:we have|we|have|team has) (?:now |already |since |recently )*filled (?:all |every |both )?(?:of )?(?:the|our|this|that|these) (?:[\w-]+ ){0,6}?(?:${JOB}s?|spots|places|shifts|seats|openings|vacancies|it)\b|\b(?:decided|chosen|voted|elected) not to (?:fill|hire for|recruit for|go ahead with) (?:the|this|that|it|any|our)\b|\b(?:we|have|has) (?:already |just |now )*(?:hired|recruited) (?:for|our)\b|\b(?:eliminated|cut|cancell?ed|frozen|scrapped|pulled|withdrawn|dropped) (?:the|this|that|our) (?:[\w-]+ ){0,6}?${JOB}\b|\b(?:not (?:be )?|no longer )(?:hiring|recruiting|filling|looking to fill)(?: for| anyone| it)?(?: (?:the|this|that|it|any)\b(?: [\w-]+){0,6}? ${JOB})?\b(?! (?:accepting|through))`,
    unless:
      /\b(?:yet|until|unless|if|before|not (?:been )?(?:filled|taken)|saved|bookmarked|viewed|you (?:have been|are|were) (?:given|awarded)|to you|posted|assessment|interview)\b/,
  },
  {
    // “Your application ends here”, “this brings your candidacy to a close”, “we’re stopping here with you”, “we’ve canceled the search”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\byour (?:[\w-]+ ){0,3}(?:${APPLICATION}|file|journey|consideration|participation)(?: (?:for|to|with|in|at|as) [^.;]{1,80}?)? (?:ends|stops|finishes|concludes|has ended|has concluded|(?:has )?(?:now )?(?:come|came|comes|drawn) to (?:an end|a close)|is (?:now )?(?:closed|at an end|over|finished|concluded)|(?:has|was|have) (?:now )?been closed)\b|\b(?:brings?|bringing|brought) (?:your|this|our) (?:[\w-]+ ){0,12}to (?:an end|a close)\b|\b(?:stop|stopping|end|ending|leave (?:it|things)|leaving (?:it|things)|finish|finishing) (?:here|there|at this (?:point|stage))\b|\b(?:clos(?:e|ed|ing)|archiv(?:e|ed|ing)) (?:out )?your (?:[\w-]+ ){0,2}(?:${APPLICATION}|file)\b|\bpart(?:ing)? (?:company|ways)\b|\b(?:search|recruitment|hiring process|selection)(?: (?:for|at|of) [^.;]{1,60}?)? (?:is|has been|was|has) (?:now )?(?:closed|over|cancell?ed|called off|ended|abandoned|concluded)\b|\b(?:cancell?ed|called off|abandoned|scrapped|ended|closed) (?:the|our|this) (?:[\w-]+ ){0,4}?(?:search|recruitment|vacancy|requisition)\b`,
    unless:
      /\b(?:if|when|until|unless|deadline|ticket|account|withdr\w+|at your request|as you (?:asked|requested)|after your|you accepted|your acceptance|survey|duplicate)\b/,
  },
  {
    // “Status: Not Selected.”
    kind: 'rejected',
    strength: 'strong',
    pattern:
      /\b(?:status|disposition|result|outcome|decision)\b[^.;]{0,80}?(?::| - | is| to| now| as)+ ?(?:an? )?(?:not (?:been )?(?:selected|referred|hired|progress(?:ed|ing)|successful|advanc(?:ed|ing)|shortlisted|qualified|eligible|moving forward|certified|under consideration|considered|chosen|retained|proceeding)|no longer (?:under consideration|in consideration|considered|being considered|active)|declined|rejected|unsuccessful|ineligible|position filled|filled|disqualified|closed - not selected|regretted|another candidate (?:was )?(?:selected|hired))\b/,
    unless: /\b(?:payment|card|invoice|order|if|means|may|can be|could be)\b/,
  },
  {
    // “You didn’t score high enough”, “your name was not certified”, “you will not be placed on the list”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:did|do|have|has|were|was|are|is|will) not (?:be |been |being )?(?:scor(?:e|ed) (?:high|well)|plac(?:e|ed) (?:on|high|among|within|in)|certified|referred (?:to|for)|within reach|reached|rank(?:ed)? (?:high|among)|(?:high|strong) enough|meet(?: the)? passing|attain(?:ed)? (?:a|the) (?:passing|qualifying|minimum)|put (?:forward|through)|passed? (?:on to|(?:the|our) (?:[\w-]+ ){0,3}?(?:exam|examination|test|assessment|screening)))\b|\b(?:not|against) (?:to )?(?:be )?(?:put|putting|forward|forwarding|send|sending|submit|submitting|refer|referring) your (?:name|application|resume|file)(?: forward| on)?\b|\b(?:your|you) (?:[\w-]+ ){0,6}?(?:(?:was|were|has been|have been|are|is) (?:\w+ )?(?:disqualified|screened out|eliminated|rated ineligible|deemed ineligible|found ineligible|removed from (?:further )?consideration|found not (?:qualified|eligible)))\b`,
    unless: /\b(?:yet|until|unless|if|fail(?:ure|ing)? to|may|might|will result)\b/,
  },
  {
    // “We’re having to take the offer back”, “our letter no longer stands”, “the offer is off the table”.
    kind: 'rejected',
    strength: 'strong',
    pattern:
      /\b(?:offer|letter|contract)(?: (?!not\b)[\w'-]+){0,8}? (?:no longer stands?|does not stand|is no longer valid|is (?:now )?off the table|(?:is |as )?(?:null and )?void|has had to be (?:withdrawn|pulled)|falls away)\b|\boffer(?: letter)?(?: [^.;]{0,80}?)? (?:is|was|has been|are)(?: [\w]+){0,2} (?:withdrawn|rescinded|revoked|cancell?ed|retracted)\b|\b(?:take|taking|pull|pulling|withdraw|withdrawing|rescind|rescinding|revoke|revoking|retract|retracting|call|calling) (?:back |off )?(?:the|our|your|that|this) (?:[\w-]+ ){0,3}?offer\b|\b(?:can|could|will) (?:no longer|not) (?:honou?r|stand by|go through with|keep) (?:the|our|your|that|this) (?:[\w-]+ ){0,3}?offer\b/,
    unless:
      /\b(?:if|unless|until|may|might|reserves?|right to|you (?:have |want to |wish to )?(?:withdr\w+|declin\w+)|at your request|after (?:monday|tuesday|wednesday|thursday|friday)|% off)\b/,
  },
  {
    // “We don’t see a sufficient match”, “your background isn’t quite what we need”, “you’re not the right fit”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:qualifications?|background|experience|skills|credentials|profile|application|resume|strengths|they)(?: [\w'-]+){0,6}? (?:do|does|did) not (?:\w+ )?(?:meet|match|fit|align|line up|suit|correspond|reach)\b|\b(?:do|does|did) not (?:demonstrate|show|reflect|evidence|indicate)\b.{0,60}\b(?:required|requirements?|minimum|needed|enough)\b|\bwill (?:\w+ )?not be (?:invited|called for|interviewed|appointed)\b|\b(?:is|are|was|were|do|does|did|have|has)(?: (?:quite|really|unfortunately|simply))? not (?:(?!sure|certain|only|yet|know)[\w'-]+ ){0,12}?(?:match|fit|right person|right one|the one we (?:chose|picked|selected)|what we (?:need|want|are looking for|were looking for|had in mind)|who we (?:need|are looking for))\b|\b(?:you|yours|your (?:[\w-]+ ){0,3}${APPLICATION}) (?:were|was|are|is) not (?:the (?:one|selected|chosen|successful|preferred)|among (?:the|those|our|them)|one of (?:the|those|our|them|these)|on (?:the|our) (?:short ?list|list))\b`,
    unless: /\b(?:if|yet|until|unless|may|might|whether|worry|let us know|salary|reference|email|assessment|worried)\b/,
  },
  {
    // “It’s a no for now”, “you didn’t make the cut”, “it didn’t go your way”, “we’ll go on without you”.
    kind: 'rejected',
    strength: 'strong',
    pattern:
      /\b(?:it|this|that|answer|decision) (?:is|was|has to be|must be) (?:(?:a|an unfortunate|a firm) no\b(?! brainer)|no (?:for now|from us|from me|this time|at this))|\bnot (?:quite |\w+ )?(?:make|made|making) (?:the (?:cut|final|short ?list|list|grade|team)|it (?:this|to|into|on|past|through))\b|\bnot (?:going to )?(?:go|gone|going|work|worked|working) (?:your way|in your favou?r|out\b(?! the))|\b(?:close|strong) second\b|\brunner-?up\b|\byou came second\b|\byou will not be (?:joining|continuing|moving|going|starting|hired|among)\b|\bit will be (?:an?other|someone else)\b|\bnot (?:feel |be )?(?:able|ready|in a position) to offer you\b(?! (?:advice|feedback|an interview on))|\b(?:recommended|approved|selected) against hir|\b(?:says|said|is|was|be) no[.!]?$|\b(?:than|which) you (?:have|bring|offer|showed)\b(?=.{0,20}$)|\b(?:is|are) (?:not|no) (?:an? |any )?(?:places?|positions?|roles?|spots?|openings?|seats?|jobs?|vacanc\w+)\b(?: (?:available|left|here))? for you\b|\bnot (?:be able to )?offer (?:one|it|this|that|a place|a spot) to you\b|\b(?:got|found|have) some(?:one|body) else\b|\bat a no\b|\bwill not (?:be )?(?:hir|fill)(?:e|ing)\b(?! (?:you )?(?:until|without))|\bnot (?:be )?(?:extend|extending|making|make) (?:you )?(?:an?|any) (?:\w+ )?offer\b|\bout of the (?:process|running)\b|\bnot recommended for (?:hire|hiring|appointment)\b|\bdecided to (?:move on|look elsewhere|go elsewhere|keep looking|continue (?:our|the) search|keep searching)\b(?! (?:to|with) (?:the|an?|your))|\b(?:person|candidate|applicant|one) (?:they|we|that was|who was|whom we) (?:have )?(?:picked|chose|chosen|selected|hired)\b.{0,40}\b(?:starts?|accepted|has|is|was|will)|\b(?:search|go on|move on|moving on|continue|continuing|proceed|proceeding|carry on|carrying on|going ahead|going on)\b.{0,60}\bwithout you\b|\bpass(?:ing)? (?:this time|for now|at this time|on this occasion|on (?:you|your (?:application|candidacy|profile)))\b/,
    unless: /\b(?:if|yet|until|unless|or pass|may|might|can pass)\b/,
  },
  {
    // “Your application won’t advance”, “your application will not be taken any further”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:not|no longer|unable to|never|against)(?: (?!only\b|just\b)[\w']+){0,7}? (?:progress(?:ed|ing)?|advanc(?:e|ed|ing)|proceed(?:ed|ing)?|shortlist(?:ed|ing)?|(?:mov|tak|carr|push|bring|go)(?:e|es|ed|en|ing|y|ied|ying)? (?:(?:you|it|this|things|your [\w-]+|any|on|further) ){0,3}(?:forward|ahead|further|through|on\b(?! (?:to|with) (?:reply|respond)))|gone (?:forward|ahead|further)|pursue|pursued|pursuing)\b(?! (?:with (?:the )?interview on))`,
    unless: PENDING,
  },
];
