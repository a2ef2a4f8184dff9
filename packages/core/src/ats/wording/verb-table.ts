/**
 * Verbs that people start résumé lines with, across all fields of work, in their base form.
 *
 * A bare word is regular ("manage" → managed, managing, manages). A trailing `+` doubles the last consonant ("plan+" → planned). A slash adds an irregular past
 * form ("build/built"). A trailing `~` allows both the British and the American doubling of a final l ("label~").
 */
export const VERB_TABLE = `
accelerate accept accommodate accompany accomplish achieve acquire act activate adapt add address adhere adjust administer admit+ adopt
advance advertise advise advocate aid align allocate alter analyse analyze answer anticipate appear apply appoint appraise approach approve
arbitrate architect arrange articulate ascertain assemble assess assign assist assure attach attain attend attract audit augment author
authorise authorize automate award bake balance bargain bathe begin/began benchmark bid+/bid bill blend block blog+ book boost brief
bring/brought broaden broker budget build/built bundle butcher buy/bought calculate calibrate call campaign capture care carry carve catalogue
catalog catch/caught cater certify chair champion change channel~ charge chart chat+ check choose/chose clarify classify clean clear clip+ close coach
code collaborate collate collect combine command commission commit+ communicate compare compile complete compose compute conceive
conceptualise conceptualize conclude condense conduct configure confirm connect conserve consolidate construct consult contact contain contract
contribute control+ convert convey convince cook cool coordinate copy correct correspond counsel~ count cover craft create cultivate curate
cure cut+/cut cycle data-mine deal/dealt debug+ decide decorate decrease dedicate define delegate deliver demolish demonstrate deploy derive describe design
detail detect determine develop devise diagnose differentiate digitise digitize dig+/dug direct discharge discover dismantle dispatch dispense
display distribute diversify divert document double draft draw/drew dress drill drive/drove earn edit educate elevate elicit eliminate embed+
employ empower enable encourage enforce engage engineer enhance enlarge enlist enrich enrol enroll ensure enter entertain equip+ erect escalate escort
establish estimate evacuate evaluate examine exceed excavate excel+ execute exercise exhibit expand expedite explain explore export express extend
extract fabricate facilitate familiarise familiarize farm fashion feed/fed field file fill film finalise finalize finance find/found finish fit+
fix fly/flew focus follow forecast/forecast forge form formalise formalize format+ formulate forward foster found frame fulfil+ fulfill fund furnish gain
garden gather generate give/gave govern grade graduate grant greet grill grind/ground groom grow/grew guard guide halve handle harden harmonise harvest
haul head heat help hire hold/held host house hunt identify illustrate immunise immunize implement import improve improvise increase incorporate incubate index inform
initiate innovate inoculate input+/input insert inspect inspire install instil+ institute instruct insulate insure integrate interface interpret intervene
interview introduce inventory invent invest investigate invite invoice involve iron isolate issue join judge keep/kept knit label~ landscape launch
lay/laid lead/led learn lecture leverage liaise license lift light/lit listen load lobby localise localize locate log+ lower lubricate machine maintain make/made
man+ manage manufacture map+ market master match maximise maximize measure mediate meet/met mentor merchandise merge migrate mill minimise minimize
mix mobilise mobilize model~ moderate modernise modernize modify monetise monetize monitor motivate mount move multiply navigate negotiate network nominate
normalise normalize notify nurse nurture observe obtain offer onboard open operate optimise optimize orchestrate order organise organize orient originate outline
outpace outperform outsell/outsold overcome/overcame overhaul oversee/oversaw own pack package paint park participate partner patch patrol+ pave pay/paid perform
permit+ persuade pilot pin+ pioneer pitch place plan+ plant plaster plate plot+ plumb police polish portray position post pour practise practice preach precept
prepare prep+ prescribe present preserve press prevent price print prioritise prioritize probe process procure produce profile program+ programme project promote proofread/proofread
propose prosecute protect prototype prove provide provision prune publicise publicize publish pull pump purchase push put+/put qualify quantify query question
raise rank rate reach read/read realign rebuild/rebuilt receive recite recognise recognize recommend reconcile reconstruct record recover recruit
rectify recycle redesign reduce refactor refer+ refine refinish refuel~ refurbish register regulate rehabilitate rehearse reinforce relate release
relocate remediate remodel~ remove renew renovate reorganise reorganize repair repaint replace replenish report represent reproduce request rescue research
reserve resolve respond restock restore restructure resupply resurface retain retool retrieve revamp review revise revitalise revitalize rewire rewrite/rewrote ride/rode
rotate roof route run+/ran safeguard salvage sample sand sanitise sanitize save scale scan+ schedule school score screen script seal search season
secure seed select sell/sold send/sent separate serve service set+/set settle sew shadow shape sharpen shear ship+ shoot/shot shop+ shorten showcase shut+/shut simplify simulate
slash smooth solder solicit solve sort source spearhead specify speed/sped split+/split sponsor spot+ spray spread/spread stabilise stabilize staff stage standardise standardize
start steer step+ sterilise sterilize stitch stock stop+ store straighten strategise strategize streamline strengthen strip+ structure study style submit+ substitute succeed summarise summarize
supervise supply support surpass survey suture sustain swab+ sweep/swept switch symbolise synthesise synthesize systematise systematize tabulate tag+ tailor take/took target teach/taught tend test
thread tighten tile till time top+ tow trace track trade train transcribe transfer+ transform transition translate transplant transport travel~ treat triage trim+ triple
troubleshoot/troubleshot tune tutor type uncover undertake/undertook underwrite/underwrote unify unite unload update upgrade uphold/upheld upsell/upsold use utilise utilize vacate vaccinate validate value verify
visit visualise visualize voice volunteer wait walk warehouse warn wash watch water weatherproof weave/wove weed weigh weld win+/won wind/wound wire withdraw/withdrew witness work wrap+ write/wrote yield
`;
