/**
 * Verbs that people start résumé lines with, across all fields of work, in their base form.
 *
 * A bare word is regular ("manage" → managed, managing, manages). A trailing `+` doubles the last consonant ("plan+" → planned). A slash adds an irregular past
 * form ("build/built"). A trailing `~` allows both the British and the American doubling of a final l ("label~").
 */
export const VERB_TABLE = `
accelerate accept accommodate accompany accomplish achieve acquire act activate adapt add address adhere adjust administer admit+ adopt advance
advertise advise advocate aid align allocate alter ambulate analyse analyze answer anticipate appear apply appoint appraise approach approve arbitrate
architect arrange arrest articulate ascertain assemble assess assign assist assure attach attain attend attract audit augment author authorise
authorize automate award babysit+/babysat bag+ bake balance bale bandage baptize barbecue bargain bartend bathe begin/began benchmark bend/bent
bid+/bid bill blast bleach blend block blog+ bolt book boost bottle braid break/broke brew brief bring/brought broaden broker budget buff build/built
bundle burn bus butcher buy/bought calculate calibrate call campaign cancel~ canvass cap+ capture care carry carve catalog catalogue catch/caught
cater caulk certify chair champion change channel~ chaperone charge chart chat+ check chip+ choose/chose chop+ clarify classify clean clear climb
clip+ close coach code collaborate collate collect combine comfort command commission commit+ communicate compact compare compile complete compose
compute conceive conceptualise conceptualize conclude condense conduct configure confirm connect conserve console consolidate construct consult
contact contain contract contribute control+ convert convey convince cook cool coordinate copy correct correspond counsel~ count couple cover craft
crate create crimp cultivate curate cure cut+/cut cycle dance data-mine deal/dealt debone debug+ decide decorate decrease dedicate define defrost
degrease delegate deliver demo demolish demonstrate deploy deposit derive describe design detail detect determine develop devise diagnose dial~ dice
differentiate dig+/dug digitise digitize direct discharge discipline discover disinfect dismantle dispatch dispense display distribute dive diversify
divert dock document double draft drain draw/drew dress drill drive/drove dry dump dust dye earn edit educate elevate elicit eliminate email embed+
embroider emcee employ empower enable encourage enforce engage engineer enhance enlarge enlist enrich enrol enroll ensure enter entertain equip+ erect
escalate escort establish estimate evacuate evaluate examine excavate exceed excel+ execute exercise exhibit expand expedite explain explore export
express extend extinguish extract fabricate facilitate familiarise familiarize farm fashion fax feed/fed fetch field fight/fought file fill fillet
film finalise finalize finance find/found finish fit+ fix fly/flew focus fold follow forecast/forecast forge form formalise formalize format+
formulate forward foster found frame frisk fry fulfil+ fulfill fumigate fund furnish gain garden garnish gather generate give/gave glue govern grade
graduate grant grate greet grill grind/ground groom grout grow/grew guard guide gut+ halve handle hang/hung harden harmonise harvest haul head heat
help hem+ hire hitch hoist hold/held hose host house hunt identify illustrate immunise immunize implement import improve improvise incorporate
increase incubate index inform initiate inject innovate inoculate input+/input insert inspect inspire install instil+ institute instruct insulate
insure integrate interface interpret intervene interview introduce invent inventory invest investigate invite invoice involve iron isolate issue join
judge jump-start keep/kept key-punch knead knit label~ landscape launch lay/laid lead/led learn lecture leverage liaise license lift light/lit listen
load lobby localise localize locate lock log+ lower lube lubricate machine maintain make/made man+ manage manufacture map+ march marinate market mash
massage master match maximise maximize measure mediate meet/met mentor merchandise merge migrate milk mill minimise minimize mix mobilise mobilize
model~ moderate modernise modernize modify monetise monetize monitor mop+ motivate mount move mow mulch multiply nail navigate negotiate network
nominate normalise normalize notify nurse nurture observe obtain offer officiate onboard open operate optimise optimize orchestrate order organise
organize orient originate outline outpace outperform outsell/outsold overcome/overcame overhaul oversee/oversaw own pack package paint palletize park
participate partner pass patch patrol+ pave pay/paid peel perform permit+ persuade pick pilot pin+ pioneer pitch place plan+ plant plaster plate plot+
plow plumb police polish portion portray position post pour practice practise pray preach precept prep+ prepare prescribe present preserve press
prevent price price-tag+ prime print prioritise prioritize probe process procure produce profile program+ programme project promote
proofread/proofread propose prosecute protect prototype prove provide provision prune publicise publicize publish pull pump purchase push put+/put
qualify quantify query question raise rake rank rappel~ rate reach read/read realign rebuild/rebuilt receive recite recognise recognize recommend
reconcile reconstruct record recover recruit rectify recycle redesign reduce refactor refer+ referee refine refinish refuel~ refurbish register
regulate rehabilitate rehearse reheat reinforce relate release relocate remediate remodel~ remove renew renovate reorganise reorganize repack repaint
repair replace replenish report reposition represent reproduce request reschedule rescue research reserve reshelve resolve respond restock restore
restrain restructure resupply resurface retain retool retrieve revamp review revise revitalise revitalize rewire rewrite/rewrote ride/rode rig+
ring/rang rinse rivet roast roof rotate route run+/ran safeguard sail salvage sample sand sanitise sanitize save scale scan+ schedule school score
scrape screen screw script scrub+ seal sear search season seat secure seed select sell/sold send/sent separate serve service set+/set settle sew
shadow shampoo shape sharpen shave shear shine ship+ shoot/shot shop+ shorten shovel~ show showcase shred+ shrink-wrap+ shut+/shut sign simplify
simulate sing/sang slash slice smoke smooth snake solder solicit solve soothe sort source speak/spoke spearhead specify speed/sped spin/spun splice
splint split+/split sponsor spot+ spray spread/spread stabilise stabilize stack staff stage standardise standardize staple start steam steer step+
sterilise sterilize stir+ stitch stock stop+ store straighten strap+ strategise strategize streamline strengthen strike/struck strip+ structure study
stuff style submit+ substitute succeed summarise summarize supervise supply support surpass survey sustain suture swab+ swap+ sweep/swept swim/swam
switch symbolise synthesise synthesize systematise systematize tabulate tag+ tailor take/took talk tally tap+ tape target tarp+ teach/taught tear/tore
tend test testify thread throw/threw tidy tie tighten tile till time toast top+ torque tow trace track trade train transcribe transfer+ transform
transition translate transplant transport trap+ travel~ treat triage trim+ triple troubleshoot/troubleshot trowel~ tune tutor type umpire unclog+
uncouple uncover undertake/undertook underwrite/underwrote unhitch unify unite unload unlock unpack upcycle update upgrade uphold/upheld upsell/upsold
use usher utilise utilize vacate vaccinate vacuum validate value verify visit visualise visualize voice volunteer wait walk warehouse warn wash watch
water wax weatherize weatherproof weatherstrip+ weave/wove weed weigh weld whisk win+/won wind/wound winterize wipe wire withdraw/withdrew witness
work wrap+ write/wrote yield
`;
