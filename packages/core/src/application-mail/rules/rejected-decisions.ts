import { APPLICATION, JOB, type MailRule, SOMEBODY, words } from './rule.ts';

/** The employer chose someone else, or says no in other words than “not moving forward”. */
export const DECISION_RULES: readonly MailRule[] = [
  {
    // “We have picked another baker”, “the directors have appointed somebody they used to work with”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:selected|select|chose|chosen|hired|hiring|hire|appointed|appointing|appoint|picked|pick|(?:go|going|gone|went|proceed(?:ed|ing)?|continu(?:e|ed|ing)|mov(?:e|ed|ing)|progress(?:ed|ing)?|push(?:ed|ing)? on|press(?:ed|ing)? on)(?: [\w-]+){0,8}? with|tak(?:e|en|ing) on|took on|offered (?:it|(?:the|this|that|our) (?:[\w-]+ ){0,6}?${JOB}) to|giv(?:en|ing) (?:it|the (?:[\w-]+ ){0,6}?${JOB}) to|gave (?:it|the (?:[\w-]+ ){0,6}?${JOB}) to|recruited|opted for|settled on|brought on|bring on|employed|promoted|decided (?:on|for|in favor of)|in favou?r of|filled (?:it|(?:the|this|that|our) (?:[\w-]+ ){0,6}?${JOB}) (?:with|by)|engaged|signed|preference for|preferred|pursue|pursuing|prefer)(?: to)? ${SOMEBODY}`,
    unless:
      /\b(?:yet|if|why|how|between you|deciding|(?:employers|companies|recruiters|managers|they) (?:who|often|usually|hire|pick|choose|want)|venue|place|hotel|tool|recruiter|interviewer|contact|checks?|steps?|vendor|bidder|supplier|firm|agency|contractor|proposal|quote|another (?:role|position|team|round|job|interview|conversation|call|date|time|day|opening|offer|company|location|opportunity|department|step|stage|option|slot|week|month|set|way|look|member|colleague|person (?:from|on|at)|interviewer)|you and|swapped you|as well as you|along with|alongside|you as|who (?:matches|match|meets|meet|fits|fit|has|have) (?:our|the|these))\b/,
    allows: ['general'],
  },
  {
    // “The spot is going to Jorge”, “the vacancy was offered to, and accepted by, the candidate who …”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b${JOB}(?: [\w()#:/&+-]+){0,8}? (?:is going|has gone|went|goes|will go|was offered|has been offered|was given|has been given|was awarded|has been awarded|has been accepted|was accepted|has been taken|was filled|has been filled) (?:now )?(?:internally|by|to)\b(?! (?:you\b|post|live|advert|be\b|start|plan|review|close))`,
    unless: /\b(?:not|yet|if|you)\b/,
    allows: ['general'],
  },
  {
    // “We’re going to pass for now”, “we must decline your application”, “go in a different direction”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:(?:going|have|has|had|decided|choosing|must|chosen|opted|forced|elected|need|are|will|be) (?:to )?(?:respectfully |regretfully )?(?:pass(?:ing)?(?: (?:on (?:your|you|this)|for now|at this time|this time|here))|declin(?:e|ed|ing) (?:your|to (?:move|proceed|continue|progress|take|pursue))|turn(?:ing|ed)? (?:you|your \w+) down|say(?:ing)? no\b|part(?:ing)? ways|(?:go|going|gone|head|heading|move|moving|went) (?:in |down )?(?:an?|the) (?:different|other|another) (?:direction|way|route|path))|(?:in|going|gone|go) an?(?:other| different) direction)`,
    unless: /\b(?:yet|if you|offer from|you (?:have|would like))\b/,
  },
  {
    // “We can’t progress your application”, “we will not be inviting you”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:can|could|will|shall|do|did|are|have|am|would)(?: \w+)? (?:not|no longer)(?: be)?(?: able to| in a position to)?(?: be)? (?:offer|offering|take|taking|bring|bringing|give|giving|invite|inviting|accept|accepting|progress|progressing|continue|continuing|recommend|recommending|include|including|place|placing|hire|hiring|advance|advancing|proceed|proceeding|shortlist|shortlisting|pursue|pursuing|consider|considering|select|selected|selecting|employ|appoint|appointing|moving|move|carry|carrying|put|putting)(?: \w+)? (?:you\b(?! (?:for|to) (?:other|more))|your (?:\w+ ){0,2}${APPLICATION}|with (?:you\b|your (?:\w+ ){0,2}${APPLICATION})|further\b|forward\b|things)`,
    unless:
      /\b(?:yet|until|unless|without|before|not only|more than|complete|advice|feedback|guarantee|details|an answer|a (?:date|time|timeline|decision)|phone|calls|if you|incomplete|late|recruiters|scams?|fraud\w*|fees?|payments?|money|never|swapped)\b/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:not going to|will not|not be|decided not to|unable to|can not|not able to|not) (?:be )?(?:mak(?:e|ing)|extend(?:ing)?) (?:you )?(?:an?|any) offer\b|\b(?:made|making) (?:a|our|the) hire\b.{0,80}\b(?:not you|is not you|someone|another|other)\b|\b(?:that|this) (?:person|hire|one|candidate) (?:is|was) not you\b|\bnot (?:reach|meet|pass|achieve|attain) the (?:\w+ ){0,3}(?:standard|threshold|mark|score|cut-?off|level)\b|\bapplications? (?:to it |for it )?(?:\w+ )?including yours (?:have|has|are|were) (?:been )?(?:closed|cancell?ed|rejected|declined)\b|\b(?:closing|closed|ended|ending) (?:your (?:\w+ ){0,2}${APPLICATION}|the (?:recruitment|hiring|selection) process and with it)|\bno longer (?:seeing|interviewing|meeting) (?:people|candidates|anyone|applicants)\b|\byour (?:[\w-]+ ){0,3}${APPLICATION}(?: (?:for|to|with|at) [^.;]{1,100}?)? (?:has|have) (?:now )?(?:been )?(?:closed|ended|come to an end)\b|\bnot (?:been )?successful (?:on this occasion|this time|at this time|in)\b`,
    unless:
      /\b(?:yet|until|unless|at your request|as you (?:asked|requested)|you (?:have )?(?:withdr|ask)|duplicate|if)\b/,
  },
  {
    // “You haven’t made it through to the next stage”, “you have been unsuccessful”, “we don’t feel there’s a match”.
    kind: 'rejected',
    strength: 'strong',
    pattern: words`\b(?:have|has|did|do) not (?:been able to )?(?:make|made|get|got|progress|progressed|advance|advanced) (?:it )?(?:through|past|to the (?:next|interview|final|second|short))\b|\b(?:you|${APPLICATION}) (?:have been|has been|were|was) unsuccessful\b|\b(?:do|did) not (?:feel|believe|think|see) (?:that )?(?:there is|there was|this is|it is|you are|we are) (?:\w+ )?(?:an? |the )?(?:\w+ )?(?:match|fit)\b|\b(?:it is|is) a no from (?:us|me|our)\b`,
    unless: /\b(?:yet|until|unless|if)\b/,
  },
];
