/** Messages that have the words of applications and are about something else, by what their sentences say. */
interface UnrelatedRule {
  /** What it is, for the tests. */
  about: string;
  pattern: RegExp;
  /** Whether one sentence decides. Otherwise it only counts if the message doesn't mention an application of the reader. */
  decides: boolean;
  /** Set if it decides although the message mentions an application or an interview of the reader. */
  always?: true;
}

export const UNRELATED_RULES: readonly UnrelatedRule[] = [
  {
    about: 'alerts with jobs',
    decides: true,
    pattern:
      /\b\d+\+? (?:new )?(?:jobs?|roles|openings|matches|positions) (?:for you|that match|match|found|near|in|posted)\b|\b(?:new|recommended|similar|latest|top) (?:jobs|roles|openings) (?:for you|that match|matching|near|based on|in your)\b|\bjobs? (?:you may|you might|we think you) (?:like|love|be interested)\b|\bjob alert\b|\byour (?:daily|weekly) (?:job|digest)\b/,
  },
  {
    about: 'surveys',
    decides: true,
    pattern:
      /\b(?:take|complete|fill out|answer|share your|participate in)\b.{0,60}\b(?:short|brief|quick|candidate|minute|anonymous|satisfaction|experience)\b.{0,30}\b(?:survey|feedback)\b|\bhow (?:was|did) (?:your|the) (?:interview|application|candidate|hiring|recruiting)\b|\bfeedback (?:on|about) your (?:interview|application|candidate|hiring)\b|\bcandidate experience survey\b/,
  },
  {
    about: 'advice, courses, and events',
    decides: true,
    pattern:
      /\b(?:ace|nail|crush|prepare for|prep for|rock) (?:your|any|the|every) (?:next )?(?:job )?interview\b(?! with| on| at| for the)|\bmock interview|\binterview (?:tips|coaching|prep(?:aration)? (?:course|guide|class))\b|\b(?:webinar|hackathon|contest|leaderboard|prizes|see how you rank|podcast|ebook|premium plan|free trial|upgrade (?:now|today|to)|coupon|promo code|limited[- ]time|special offer)\b|\b\d+ ?% off\b/,
  },
  {
    about: 'newsletters and announcements',
    decides: true,
    always: true,
    pattern:
      /\b(?:(?:in )?this (?:week|month)'s (?:issue|edition|newsletter|episode)|in this issue|read the (?:full )?(?:issue|story|article)|also inside|our (?:readers|subscribers)|(?:writing|pleased|proud|excited|happy) to (?:announce|tell (?:employees|staff|everyone|customers|our (?:customers|members)))|interview prep session|(?:complete|update) your profile to|better matches|you (?:viewed|saved|bookmarked) (?:the|this|an?) |(?:career|job search|interview|resume|résumé) (?:tips|advice)|what to do (?:about it|when|if)\b|tip of the (?:week|day)|\b(?:tips from|prep call|our coaches|best places? to work)\b|\bsee who\b|get noticed by|be one of the first to apply|what recruiters (?:want|look)|viewed by \d+ recruiters|your profile was viewed)\b/,
  },
  {
    about: 'interviews that the reader holds',
    decides: true,
    always: true,
    pattern:
      /\bapplied (?:to|for) your (?:job|posting|listing)|\byour job (?:posting|post|ad|listing)\b|\breview (?:the )?(?:candidates|applicants)\b|\badded to [^.\n]{1,60} interview panel\b|\b(?:interview|interviewer) kit\b|\b(?:your|the|a) (?:interview )?scorecard\b|\bcandidate [a-z]+ [a-z]+'s (?:resume|résumé|profile|cv)\b|\byou (?:are|will be) interviewing [a-z]+ [a-z]+ (?:on|at|for)\b|\bsend (?:us |me )?your feedback (?:on|about|before|after|within)\b|\b(?:be on|join|sit on|serve on) (?:the|our|an?) (?:[\w-]+ )?panel to interview\b/,
  },
  {
    about: 'applications for something else',
    decides: true,
    always: true,
    pattern:
      /\b(?:your|the) (?:\w+ ){0,2}(?:loan|mortgage|credit card|tenancy|rental|apartment|lease|scholarship|visa|insurance|membership|university|college|masters?(?:'s)?|msc|grant|permit|passport) (?:\w+ )?(?:application|offer)\b|\bapplication (?:to volunteer|for (?:citizenship|asylum|benefits|naturali[sz]ation|membership|a permit))\b|\bloyalty (?:club|card|program)|\badmissions? (?:interview|test|tutor|team|day)\b|\b(?:interview|place|offer) (?:for|on) (?:the |our )?(?:bsc|msc|ba|ma|mba|phd|pgce|llm|undergraduate|bachelor|master)\b|\b(?:consulate|embassy|visa officer|admissions committee)\b|\bplace on the (?:\w+ ){0,3}(?:programme|program|course)\b/,
  },
  {
    about: 'what friends write',
    decides: true,
    always: true,
    pattern:
      /\b(?:look what (?:they|i|just)|they (?:sent|told|emailed) me|i am (?:so )?(?:happy|excited|nervous|freaking)\b.{0,10}$|omg|xoxo|love you|owe you|i (?:just )?heard (?:from \w+ )?(?:that )?you|so proud of you|see (?:below|what they said))\b/m,
  },
  {
    about: 'automatic replies',
    decides: true,
    pattern:
      /^(?:out of (?:the )?office|ooo)\b|\b(?:i am|i will be|currently|am) (?:currently )?(?:out of (?:the )?office|on (?:annual |maternity |parental |paternity |sick )?leave|away from (?:the office|my desk)|on vacation)\b|\blimited access to (?:my )?e-?mail\b/m,
  },
  {
    about: 'withdrawals by the reader',
    decides: true,
    always: true,
    pattern:
      /\bas you (?:asked|requested|wished)\b|\byou (?:have |had )?asked us to (?:withdraw|cancel|remove|close|take|stop)\b|\byou (?:have |had )?(?:chosen|asked|decided|requested|opted|elected) to (?:withdraw|be withdrawn|cancel|remove)\b|\byou (?:have |had )?(?:withdrawn|withdrew|canceled|cancelled|removed) (?:your|from)\b|\bcongratulations on (?:the|your) (?:new|other) (?:job|role|position)\b|\bapplication withdrawal\b|\brequest to withdraw\b|\b(?:your )?withdrawal (?:confirmation|has been|request|from|of your|is)\b|\b(?:withdrawn|removed|taken)\b.{0,60}\b(?:at your request|as (?:you )?(?:requested|asked)|per your request)\b|\b(?:sorry|thank you|thanks) (?:that you|to hear|for (?:letting|telling) (?:us|me)(?: know)?)\b.{0,80}\b(?:withdr\w+|pull\w* out|taken (?:an?other|a|the)|(?:accepted|gone with|going with|chosen|taken|found|decided on) (?:an?other|a different|something|someone|somewhere|a (?:new )?(?:job|role|position|offer))|no longer (?:interested|wish)|not (?:be )?(?:continu|go|mov|proceed)\w*)\b/,
  },
  {
    about: 'references and referrals of others',
    decides: true,
    pattern:
      /\b(?:(?:asked|asks|requested|like) (?:that )?you (?:to )?(?:give|provide|complete|leave|share) (?:[\w-]+ ){0,3}(?:feedback|reference|recommendation)|[a-z]+ (?:is|was) a candidate for|feedback (?:for|on) [a-z]+ [a-z]+$|you worked (?:together|with)|hire (?:him|her|them) again|as a (?:professional )?reference|(?:gave|given|provided|put) (?:us |me )?(?:your name|you)(?: down)? as|(?:is|are) being considered for (?:a|the|an) [^.\n]{0,60}\b(?:gave|named|listed|provided)|(?:his|her|their) (?:application|referee)|reference (?:questionnaire|form|check) (?:for|about|on))\b|\b(?:listed|named|gave|given|provided|identified) (?:you|your name) as (?:a|their|his|her|one of) (?:\w+ )?references?\b|\b(?:reference|recommendation) (?:request|for) (?:for )?[a-z]+ [a-z]+\b|\b(?:refer a friend|referral bonus|your referral(?! application)|you referred|person you referred|employee referral)\b|\byou (?:are|will be|have been added as|were added as) (?:the |an? )?interview(?:er|ing candidate)\b|\binterview with candidate\b|\bcandidate (?:packet|scorecard|feedback form)\b|\bsubmit your (?:scorecard|feedback (?:for|on))\b|\binterview debrief\b|\b(?:be on|join|sit on|serve on) (?:the|our|an?) (?:[\w-]+ )?panel to interview\b|\bto interview (?!you\b|for\b|with\b|in\b|at\b|on\b|candidates\b|applicants\b)[a-z]+ (?:on|at|for)\b|\bscorecard\b|\bcandidate [a-z]+ [a-z]+'s (?:resume|résumé|profile|cv)\b|\bsend (?:us |me )?your feedback\b|\byou (?:are|will be) interviewing [a-z]+ [a-z]+ (?:on|at|for)\b|\b(?:listed|named) you as a reference\b|\bput you down\b.{0,40}\?|\bbe my reference\b/,
  },
  {
    about: 'automatic replies that may confirm an application',
    decides: false,
    pattern: /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response))\b/m,
  },
  {
    about: 'accounts and codes',
    decides: false,
    pattern:
      /\b(?:reset your password|password (?:reset|has been changed)|verification code|security code|one-time (?:code|passcode|password)|sign-in attempt|two-factor|your account (?:has been|was) created|activate your account)\b/,
  },
  {
    about: 'approaches by recruiters',
    decides: false,
    pattern:
      /\b(?:came across|found|saw|noticed|reviewed|stumbled upon|looking at|viewed) your (?:\w+ )?(?:profile|resume|résumé|background|linkedin|experience|github|portfolio)\b|\b(?:open to|exploring|considering|looking for|interested in) (?:new|other|a new|hearing about|learning about|exploring) (?:\w+ )?(?:opportunit|role|position|challenge)|\bwould you be interested in (?:applying|this|an?|hearing|learning)\b|\b(?:i am|we are) (?:recruiting|hiring|sourcing) for\b|\binvit\w* you to apply\b|\bencourage you to apply\b(?! (?:for|to) (?:other|future))|\bapply now\b|\bwant to apply\?|\blooking for (?:a second|another) (?:one|\w+)\b|\bwe have not met\b|\bbumping this\b|\bmy (?:last|previous|earlier) (?:two |few |three )?(?:notes?|messages?|e-?mails?)\b|\bwould you consider (?:a (?:move|change|new)|moving|leaving|joining)\b|\bno need for an? (?:application|resume|résumé|cv)\b|\byour name (?:came up|was mentioned)\b|\bcaught (?:my|our) (?:eye|attention)\b.{0,60}\b(?:linkedin|github|profile|online)\b|\b(?:not|if you are) (?:actively |currently )?looking\b|\bhard no\b|\byou have not applied\b|\bopen to (?:an?|hearing|talking|chatting|learning|exploring) (?:\w+ ){0,2}(?:conversation|chat|call|more|about|move|change|opportunit\w+)\b|\bconfidential (?:search|conversation|chat|opportunity)\b|\breaching out (?:because|about an?|to see if you)\b|\b(?:found|saw|noticed|profile) (?:\w+ ){0,2}on linkedin\b|\bmy client\b|\b(?:am|been) retained (?:by|to)\b|\b(?:mentioned|suggested|gave me) your name\b|\bi am an? (?:[\w-]+ )?(?:recruiter|headhunter|talent partner|sourcer)\b|\b(?:i|we) have an opening (?:for|at)\b|\b(?:my|our|a) client\b.{0,60}\b(?:looking for|needs|hiring|seeks|seeking)\b|\byou would be an? (?:great|good|strong|perfect|excellent|ideal|rockstar|natural)\b|\bworking with an? [\w -]{2,60}\b(?:that|who) (?:needs|is looking|is hiring)\b|\bi (?:run|lead|am running|am leading|am conducting) an? (?:[\w-]+ )?search\b|\byour (?:track record|experience|background|profile|work) (?:stood|stands|jumped) out\b|\bconfidential (?:call|talk|discussion|role|position|intro\w*)\b/,
  },
  {
    about: 'events and talent communities',
    decides: false,
    pattern:
      /\b(?:hiring event|career fair|job fair)\b|\b(?:join(?:ing|ed)?|welcome to|part of|member of|subscribed to) (?:our|the|[\w'’]+(?: [\w'’]+)?) (?:talent (?:community|network|pool)|careers? community|job alerts?)\b|\bviewed your (?:profile|application|resume|résumé)\b|\bprofile (?:was|has been) viewed\b/,
  },
];

/** Applications for something that isn’t a job. */
export const OTHER_APPLICATION =
  /\b(?:(?:credit|debit|rewards?|store) card|loan|mortgage|refinanc\w*|line of credit|apartment|tenancy|rental application|tenant|landlord|admissions? (?:office|decision|committee)|admitted to|enrollment|degree program|undergraduate|graduate school|scholarship|financial aid|fafsa|insurance (?:policy|claim|quote)|policyholder|passport application|visa (?:application|petition|interview)|(?:parking|building|planning) permit|unemployment (?:benefits?|claim|insurance)|benefits? claim|medicaid|snap benefits|patent|grant (?:application|proposal)|adoption|foster|membership application|beta program|app store|merchant account|(?:bank|checking) account|credit (?:history|report|score)|manuscript|paper submission|auction|offer on (?:the|your) (?:house|home|property|listing|item)|your offer (?:of|for) \$|purchase offer|counteroffer|escrow|realtor|your (?:order|shipment|refund|reservation)|appointment with dr)\b/;

/** What people apply for beside jobs, named as what the application is for. */
export const APPLIED_FOR_OTHER =
  /\b(?:appl(?:ication|ications|y|ying|ied)|submission|proposal|renewal|request) (?:for|to) (?:the |a |an |our |your |this )?(?:[\w'-]+ ){0,5}?(?:scholarships?|grants?|awards?|(?:credit |debit )?cards?|licensure|licenses?|certification|loans?|lines? of credit|apartments?|units?|leases?|memberships?|benefits|insurance|coverage|permits?|visas?|citizenship|passports?|admission|accelerator|batch|degree|master's|warranty|service|adoption|adopt|volunteer|fence|street closure)\b|\b(?:scholarship|grant|rental|loan|credit|card|membership|volunteer|adoption|permit|passport|visa|licens(?:e|ure|ing)|admissions?|benefits|volunteering) (?:application|applicant|committee|program)\b/;

/** Words that say that a message is about a job. */
export const JOB_CONTEXT =
  /\b(?:position|role|job|hiring|recruit(?:er|ing|ment)|talent|career|careers|candidate|candidacy|employment|employer|resume|résumé|internship|vacancy|interview|hr|human resources|people team|onboarding|start date|salary|compensation|requisition)\b/;

/** Occupations, as titles of jobs have them: with a capital, and mostly after another word with one. */
export const OCCUPATION =
  /\b(?:[A-Z][\w&/-]+|Sr\.?|Jr\.?|[A-Z]{2,}) (?:\w+ )?(?:[A-Z][a-z]*(?:er|or|ist|ant|ian|ee|yst|eer|keeper|man|woman|person|smith|wright)|Chef|Cook|Nurse|Clerk|Lead|Agent|Partner|Associate|Rep|Hand|Host|Aide|Tech|Intern|Fellow|Head|Warden|Guard|Pilot|Driver|Staff|Crew|Officer|Coach|Guide|Student|Apprentice|Trainee|Specialist|Executive|Secretary|President|Dean|Principal|Counsel|Attorney|Paralegal|Librarian|Architect|Scribe|Page|Porter)s?\b/;

/** An occupation alone, as a title or a subject has it. */
export const SINGLE_OCCUPATION =
  /\b(?:Accountant|Actuary|Analyst|Architect|Archivist|Assistant|Attorney|Baker|Barback|Barista|Bartender|Bookkeeper|Busser|Butcher|Buyer|Caretaker|Carpenter|Cashier|Chaplain|Chef|Cleaner|Clerk|Coach|Controller|Cook|Counselor|Curator|Custodian|Deckhand|Designer|Developer|Dietitian|Director|Dishwasher|Dispatcher|Docent|Driver|Editor|Electrician|Engineer|Estimator|Executive|Farmhand|Firefighter|Florist|Foreman|Gardener|Groomer|Guard|Hairdresser|Handyman|Host|Hostess|Housekeeper|Hygienist|Illustrator|Inspector|Instructor|Intern|Janitor|Lecturer|Librarian|Lifeguard|Machinist|Maintenance|Manager|Mason|Mechanic|Merchandiser|Nanny|Nurse|Officer|Operator|Optician|Painter|Paralegal|Paramedic|Pharmacist|Phlebotomist|Photographer|Pilot|Planner|Plumber|Porter|Postdoc|Producer|Programmer|Receptionist|Recruiter|Registrar|Reporter|Researcher|Roofer|Scientist|Secretary|Server|Stocker|Stylist|Supervisor|Surveyor|Teacher|Technician|Teller|Therapist|Tutor|Valet|Veterinarian|Waiter|Waitress|Warden|Welder|Writer|CNA|RN|LPN|CTO|CFO|COO|PM|SWE)\b/;

/** Words of other business. A message with one and without any word about a job isn’t about an application. */
export const OTHER_BUSINESS =
  /\b(?:claim|policy|orders?|invoice|payment|subscription|your account|support ticket|clients?|slides|vendors?|suppliers?|proposal|lease|rent|appointment|prescription|patient|deliver(?:y|ies)|flight|booking|warranty|donation|tickets?|membership|tuition|homework|teacher conference|son's|daughter's|quote|estimate|tender|performance review|badge|gym|dinner|birthday|wedding|drinks|timesheet|jury|bidders?|roof|investors?|funding round|release|deploy\w*|sprint)\b/;

/** Sentences that the reader wrote themselves, as an applicant. */
export const OWN_WORDS =
  /\bi (?:am|would like|want|wish|have decided|must|need|regret)(?: \w+){0,3} (?:to )?(?:writing to (?:apply|express|follow)|apply(?:ing)? (?:for|to) (?:the|your)|withdraw(?:ing)? my|accept(?:ing)? (?:the|your|this) offer|decline (?:the|your|this) offer)\b|\bi (?:accept|decline|applied|hereby accept) (?:the|your|for|to)\b|\b(?:please find|attached is|i have attached|attached please find) my (?:resume|résumé|cv|cover letter|application)\b|\bi (?:have )?attached my (?:resume|cv)\b|\bmy (?:resume|cv) is attached\b|\bare you hiring\b|\bwould love to (?:interview|work) (?:with|for) (?:you|your)\b|\bmy (?:application|candidacy|interview) (?:for|with|to|at)\b|\bthank you for (?:the|your) (?:kind |generous )?offer\b/;
