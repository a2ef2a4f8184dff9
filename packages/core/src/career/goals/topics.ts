/** What goals ask for besides skills and credentials. */
export const GOAL_TOPICS = [
  'immigration',
  'foreign',
  'remote',
  'nights',
  'part-time',
  'lead',
  'advance',
  'pay',
  'cost',
  'speed',
  'no-degree',
  'record',
  'age',
  'body',
  'gap',
  'travel',
  'outdoors',
  'desk',
  'business',
  'english',
  'bilingual',
  'benefits',
  'stability',
  'moving',
  'job-search',
  'meaning',
] as const;
export type GoalTopic = (typeof GOAL_TOPICS)[number];

export const TOPIC_WORDS: Record<GoalTopic, RegExp> = {
  immigration:
    /\b(?:visas?|h-?1b|green ?card|work permit|work authorization|immigration|daca|asylum|visa sponsor\w*|sponsorship)\b|\b(?:OPT|CPT|EAD|F-1|STEM OPT)\b/i,
  remote: /\b(?:remote(?:ly)?|(?:work(?:ing)?|job) (?:from|at) home|home[- ]office|wfh|hybrid|telework|telehealth)\b/i,
  nights:
    /\b(?:(?<!(?:every|each|home|per|a) )nights?|overnights?|graveyard|third shift|night ?shifts?|weekends?|evenings?|holidays|on[- ]call|swing shift|day ?shifts?|day hours|regular hours|normal hours|9[- ]to[- ]5|nine[- ]to[- ]five|monday (?:to|through) friday|school hours|predictable (?:hours|schedule)|better hours|work[- ]life balance|12[- ]hour shifts?)\b/i,
  'part-time':
    /\bpart[- ]time\b|\bfewer hours\b|\bflexib\w+\b|\bwhile (?:my )?(?:kids|children) (?:are|is)\b|\b\d\d hours a week\b/i,
  lead: /\b(?:lead(?:ing)?(?! (?:paint|generation|time))|leadership|(?<!(?:case|project|product|time|money|property|stress|anger|risk|waste|office|account) )(?:manage|managing|management)\b(?! (?:my|time|stress|money|projects?|databases?|accounts?|property))|managers?|supervis\w+|be(?:ing)? (?:a|the) boss)\b/i,
  advance: /\b(?:promot(?:ed|ion)|advancement|advance|move up|next level|career growth|grow in my (?:career|job))\b/i,
  pay: /\b(?:what|how much|does|do|will|would)\b(?! my (?:hospital|employer|job|company|boss|work|union)\b)[^.?!]{0,40}\b(?<!who )(?<!(?:my|the) (?:hospital|employer|company|job|boss) )(?:pay|pays|make|makes|earn)\b(?! (?:for|off|sure|it|sense|a difference))|\b(?:better|more|good|higher|less|lose the|lose my|the|raise my|raise) pay\b(?! (?:for|off))|\bpay (?:cut|raise|more|better|well|range|scale)\b|\b(?:salary|salaries|wages?|compensation|raise|more money)\b|\b(?:make|earn) more\b|\bpay(?:s|ing)? (?:at least|around|about|enough|\$)|\$ ?\d+(?:[\d,.]*k?)? ?(?:\/|an|per) ?(?:hour|hr|year)/i,
  cost: /\b(?:afford|tuition|student loans?|debt|cheap(?:ly|est|er)?|low[- ]cost|free (?:training|classes|courses?|school)|pay for (?:school|training|college|it)|who pays|will my \w+ pay|how much|costs?|scholarships?|financial aid|no money)\b/i,
  speed:
    /\b(?:fast(?:est|er)?|quick(?:ly|est)?|as soon as possible|asap|right away|how long|(?:in|within|under|less than|next) (?:the next )?(?:an?|one|two|three|four|five|six|nine|twelve|eighteen|\d+) ?(?:days?|weeks?|months?|years?)|by (?:next )?(?:spring|summer|fall|winter|year|january|june|september|20\d\d))\b/i,
  'no-degree':
    /\b(?:no|without(?: a)?|don[’']?t have(?: a)?|do not have(?: a)?|didn[’']?t finish|never (?:finished|went to)|not? (?:going )?back to|can[’']?t go back to|don[’']?t want(?: to go)?(?: back)?(?: to)?|dropped out of) (?:a |any |more |my |the )?(?:four[- ]year |college |bachelor[’']?s )?(?:degree|college|school)\b/i,
  foreign:
    /\b(?:foreign|overseas|abroad|back home|my (?:home )?country|another country|internationally[- ](?:trained|educated)|credential evaluation)\b|\b(?:trained|educated|licensed|degree|diploma|nurse|doctor|physician|engineer|teacher|dentist|pharmacist|lawyer|accountant|worked) (?:\w+ ){0,4}(?:in|from) (?:the )?(?:india|philippines|mexico|nigeria|china|brazil|ukraine|russia|venezuela|colombia|cuba|haiti|syria|iraq|iran|afghanistan|pakistan|egypt|kenya|ghana|ethiopia|vietnam|korea|poland|peru|ecuador|dominican republic|el salvador|guatemala|honduras|jamaica|uk|england|germany|france|spain|turkey|bangladesh|nepal|cameroon|congo)\b/i,
  record:
    /\b(?:felony|felon|misdemeanor|convict(?:ed|ion)|criminal record|(?:a|my) record\b(?! of)|background check|expunge\w*|on (?:parole|probation)|incarcerat\w+|prison|jail|dui|dwi)\b/i,
  age: /\b(?:too (?:old|late)|my age|at (?:age )?(?:4\d|5\d|6\d)|(?:i[’']?m|i am|turning|over|age) (?:4\d|5\d|6\d)|older worker|age discrimination|late in life)\b/i,
  body: /\b(?:(?:bad|sore|hurt|injured|fused) (?:back|knees?|shoulders?|hips?|wrists?)|back (?:pain|injury|problems?|surgery)|my (?:back|knees?|shoulders?|joints|body)\b|injur\w+|heavy lifting|lifting|physical(?:ly)?(?: demanding| labor| work)?|on my feet|standing all day|arthritis|wheelchair|chronic|disabilit\w+|hard on (?:my|the) body)\b/i,
  gap: /\b(?:(?:career|employment|résumé|resume|work) (?:gap|break)|gap (?:in|on) my|been (?:out|away|home|gone)|years? (?:off|out|away|at home)|return(?:ing)? to (?:the )?(?:work|workforce|nursing|teaching|field)|re-?ent(?:er|ry)|back (?:in|to|into) (?:the )?(?:work|workforce)|time (?:off|away) (?:for|to|with))\b/i,
  travel:
    /\b(?:travel(?:l?ing)?|on the road|over[- ]the[- ]road|away from home|home every night|home (?:daily|nightly)|commut\w+)\b/i,
  outdoors:
    /\b(?:outdoors?|(?:work(?:ing)?|being|be|job|stay(?:ing)?) outside|outside (?:work|jobs?)|in nature|fresh air)\b/i,
  desk: /\b(?:desk|office job|sit(?:ting)? (?:all day|down)|indoors|cubicle|in front of a (?:screen|computer))\b/i,
  business:
    /\b(?:(?:my|our|an?) own (?:\w+ )?(?:business|shop|company|practice|salon|studio|firm|truck|restaurant|store|bakery|clinic|agency|garage|farm)|self[- ]employ\w+|freelanc\w+|work for myself|be my own boss|start (?:a|my) (?:\w+ )?(?:business|company)|owner[- ]operator|independent contractor)\b/i,
  english:
    /\b(?:english (?:is|as) (?:my |a )?second|learn(?:ing)? english|(?:improve|better|limited|my) english|esl|english classes)\b/i,
  bilingual:
    /\b(?:bilingual|fluent in|speak(?:ing)? (?:spanish|mandarin|chinese|vietnamese|arabic|french|korean|russian|portuguese|tagalog|asl)|my (?:spanish|mandarin|vietnamese|arabic|french|korean|russian|portuguese|tagalog))\b/i,
  benefits:
    /\b(?:benefits|health (?:insurance|care coverage)|insurance coverage|pension|401\(?k\)?|retirement plan|paid leave)\b/i,
  stability:
    /\b(?:stab(?:le|ility)|job security|secure job|recession|lay ?offs?|automat(?:ed|ion)|(?:replaced|taken) by (?:ai|robots|machines)|ai (?:will|is|taking|replac\w+)|future[- ]proof|in demand)\b/i,
  moving: /\b(?:mov(?:e|ed|ing) to|relocat\w+|transfer my license|reciprocity|compact)\b/i,
  'job-search':
    /\b(?:interviews?|résumé|resume|cover letters?|linked ?in|(?:my |a )network\b|networking (?:events?|tips)|how to network|portfolio|references)\b/i,
  meaning:
    /\b(?:help(?:ing)? (?:people|others|kids|children|patients|families|animals|veterans|seniors)|make a difference|meaningful|give back|serve my community)\b/i,
};
