/**
 * What plain words about work mean in standard wording. The words on the left must all stand in one part of a sentence; then an edit may use the words on the
 * right for them. The right side never says more than the left: no higher responsibility, no result, no tool, and no qualification.
 */
export const MEANING_ROWS = `
  ring-up > operate run register cash-register purchase sale transaction checkout customer process
  ring people > operate run register cash-register purchase sale transaction checkout customer process
  work register > operate run cash-register cashier process transaction sale
  run register > operate cash-register cashier process transaction sale
  take payment > process collect accept payment transaction
  make change > handle cash, take money > collect handle payment cash process
  cash-out > close balance register drawer, count drawer > balance reconcile cash register till
  count till > balance reconcile cash register drawer
  bag > grocery purchase item, bring cart > retrieve collect, push cart > retrieve collect
  charge of > lead manage supervise oversee head run handle direct maintain responsible
  responsible > handle, under me > lead supervise manage oversee team
  report me > lead supervise manage oversee, report-to me > lead supervise manage oversee
  my idea > propose suggest
  in contact > communicate contact, contact > communicate, in touch > communicate contact, in talks > discuss negotiate, talks > discuss
  got agreement > reach, come agreement > reach
  make appointment > schedule book, set appointment > schedule book arrange, make reservation > book schedule take, take appointment > schedule book
  make copy > copy photocopy duplicate, make call > call phone contact, make list > compile prepare list, make schedule > schedule prepare create
  make bed > clean room, make food > cook prepare, make meal > cook prepare, make sandwich > prepare, make drink > prepare, make coffee > brew prepare
  take picture > photograph, take photo > photograph, take video > film record, do photo > photograph, do picture > photograph
  take note > record document, take minutes > record document, take message > record relay, take order > process record, take call > answer handle field
  take temperature > measure record check, take pressure > measure record check, take vitals > measure record check monitor, take reading > record measure
  take measurement > measure, take inventory > count conduct, take test > complete, take blood > draw collect, draw blood > collect phlebotomy
  take data > collect record, get data > collect gather, get elevation > measure, get quote > obtain request, get bid > obtain request solicit
  get signature > obtain collect, get approval > obtain, get permit > obtain, get supply > obtain retrieve, get part > obtain retrieve source
  do hair > style cut, do nail > manicure, do dish > wash clean, do laundry > wash launder, do payroll > process prepare run, do tax > prepare file
  do inventory > count conduct take, do stats > analyze run calculate statistic, do statistic > analyze run calculate, do paperwork > complete prepare process
  do homework > complete, do report > prepare write, do release > write, do newsletter > write produce, do research > conduct, do survey > conduct
  do interview > conduct interview, do test > conduct run, do check > conduct inspect, do inspection > conduct, do round > conduct make, do tour > lead give
  do schedule > prepare create, do order > place process, do ordering > place order, do book for > bookkeeping keep, keep book for > bookkeeping maintain account
  do website > maintain create, do flyer > create make design, do poster > create make, do design > create design, do drawing > create draw
  do lesson > plan teach, lesson plan > plan lesson, do display > build arrange create, do setup > set-up, do cleanup > clean, do prep > prepare
  do math > calculate, do repair > repair fix, do rec > reconcile, do recs > reconcile, do reconciliation > reconcile, bank rec > reconcile account reconciliation
  do sale > sell, do translation > translate, do caption > caption, do data entry > enter data
  write rule > document violation, write-up people > document, write-up rule > document violation, break rule > violate violation
  write note > document record, write number > record log, write log > record document, write down > record document log
  keep log > maintain record, keep record > maintain, keep list > maintain, keep file > maintain organize, keep clean > maintain clean, keep stocked > stock maintain restock
  keep track > track monitor record, keep eye > monitor watch supervise, keep company > companionship
  walk hall > patrol, walk lot > patrol, walk ground > patrol, walk building > patrol, walk property > patrol, walk floor > patrol, walk perimeter > patrol, make round > patrol
  watch camera > monitor surveillance, watch monitor > monitor surveillance, watch gauge > monitor, watch door > monitor secure, watch kid > supervise care-for child
  watch child > supervise care-for, watch gate > guard monitor, watch machine > monitor operate
  shoplifter > shoplifting theft, steal > theft, thief > theft
  drive machine > operate, drive forklift > operate, drive tractor > operate, drive loader > operate, drive truck > operate, drive bus > operate transport
  drive van > operate transport, drive shuttle > operate transport, drive excavator > operate, drive lift > operate, drive crane > operate, drive mower > operate
  drive people > transport, drive kid > transport, drive patient > transport, drive resident > transport, drive senior > transport
  cut grass > mow lawn, cut lawn > mow, cut tree > fell trim prune, cut bush > trim prune shrub, cut hair > style trim barber, cut meat > butcher slice
  blow leaf > clear remove, rake leaf > clear remove, shovel snow > clear remove, plow snow > clear remove, pick trash > collect, pick garbage > collect
  pick-up trash > collect remove refuse waste, pick-up garbage > collect remove refuse waste, take-out trash > empty remove dispose waste, take trash > empty remove waste
  garbage > refuse waste trash, trash > refuse waste garbage, muck > clean, muck-out > clean
  put tile > install, put floor > install, put-in window > install, put-in door > install, put-down tile > install lay floor flooring, put-down carpet > install lay flooring
  put-down laminate > install lay flooring, put-down floor > install lay flooring, pull-up carpet > remove, pull-up floor > remove, put-up drywall > hang install, hang drywall > install
  put-up fence > install build, put-up sign > post install, put-up shelf > install hang, put-up display > install build, put-in plant > plant install
  spray bug > treat pest, spray roach > treat pest, spray > treat apply, set trap > place install, kill weed > treat spray, pull weed > weed remove
  tie-down load > secure, strap load > secure, tie load > secure
  show how > train teach instruct demonstrate, explain how > teach train instruct, tell how > explain instruct, show rope > train orient, show around > orient tour
  tell where > direct, told truck > direct assign, tell driver > direct, tell people where > direct, tell what > instruct explain
  give shot > administer injection, give pill > administer medication, give meds > administer medication, give medicine > administer medication, give bath > bathe
  give ride > transport, give tour > lead conduct, give class > teach, give lesson > teach, give talk > present, give estimate > estimate prepare provide
  help bath > bathe bathing, help dress > dress dressing, help people find > assist locate, help customer find > assist locate, get dress > dress dressing, take bath > bathe bathing
  feed people > assist feeding meal, help eat > assist feeding meal, change diaper > diapering, old people > elderly senior older-adult resident, older people > elderly senior older-adult
  old folk > elderly senior older-adult, old lady > elderly, old man > elderly, what they ate > intake, what ate > intake, ate > intake, eat drink > intake
  people class > student, kid class > student, kid school > student, kid read > student, people blood > patient, people doctor > patient, people nurse > patient, people clinic > patient
  people hospital > patient, people hotel > guest, people restaurant > guest customer, people store > customer shopper, people table > guest
  people loan > borrower, people seat > guest, people bar > guest customer patron, people gym > member, people apartment > tenant resident, people library > patron, people museum > visitor
  people grocery > customer shopper, people size > customer shopper, people order > customer guest, people counter > customer, people cashier > customer, people checkout > customer
  people shop > customer, people shoe > customer, people car > customer, people bank > customer, people salon > client, people ticket > customer guest, people menu > guest customer
  kid grade > student, kid teacher > student, kid lesson > student, kid tutor > student, kid homework > student, kid math > student, kid classroom > student, new people > new-hires new-hire
  new guy > new-hires new-hire, new folk > new-hires new-hire, new kid > new-hires new-hire, people class > student attendee
  late loan > past-due overdue, late bill > past-due overdue, owe > past-due overdue outstanding, late rent > past-due overdue
  call police > notify contact, call parent > notify contact, call customer > contact, call back > return, call people > contact
  buy stuff > purchase supply, order stuff > order supply, stock stuff > stock product merchandise item, put stuff > item stock
  inside outside > interior exterior, inside and out > interior exterior, in back > stock stockroom, from back > stock stockroom, parking > lot, lot cart > parking
  back of truck > working, night shift > overnight, graveyard > overnight night, by hand > manual manually, on my own > independently, by myself > independently alone
  at night > nightly overnight, in the morning > morning, every morning > daily morning, every night > nightly, every day > daily, all day > daily
  am pm > morning afternoon, customer complain > complaint, patient complain > complaint, mad customer > upset angry, upset customer > angry
  sign people > enroll register, sign-up people > enroll register recruit subscriber customer, sign-up kid > enroll register, sign-up > enroll register subscription
  sell door > door-to-door, go door > canvass door-to-door, ask people > survey canvass solicit, ask sign-up > sell solicit
  look number > research, look-up info > research, look-up > research find, go deed > examine review, read blueprint > interpret, read print > interpret follow, follow print > print blueprint
  computer question > support technical help-desk issue, computer problem > support technical troubleshoot, fix computer > troubleshoot repair technical support
  answer question > support assist respond inquiry information, phone question > support
  sew hem > hem garment, sew-up hem > hem garment, put-in zipper > install sew, sew zipper > install, sew clothes > garment, fix clothes > alter mend garment
  set table > prepare arrange, clear table > bus clean, wait table > serve guest customer, carry food > serve run, bring food > serve deliver, seat people > seat guest
  run food > deliver serve, wash dish > clean, temp food > temperature measure check record, cook line > prepare
  load truck > load, unload truck > unload receive, throw freight > stock unload, pull order > pick fulfill, pick order > pull fulfill, pack box > package
  put-away stock > shelve stock, put shelf > stock shelve, fill shelf > stock, clean room > housekeeping, dust mop > clean, clean toilet > restroom bathroom
  check people > guest customer register, check-in people > guest register, check guest > register, give-out key > issue distribute
  check id > verify identification, check receipt > verify, check ticket > verify scan, check bag > inspect screen, check head > screen examine, check damage > inspect examine
  check-in car > inspect receive, run plate > check, run warrant > check, answer 911 > emergency call, radio dispatch > dispatch
  stick patient > venipuncture, hook-up patient > connect, wire panel > wire, run wire > install cable, run cable > install wire, run conduit > install
  run pipe > install, run line > install, hang light > install, change oil > replace, change tire > replace, change brake > replace, change filter > replace, change part > replace
  try student > test, try class > test, give teacher > share distribute, pass teacher > share distribute,
  show to+ > train teach instruct demonstrate, show people to+ > instruct train teach, explain to+ > teach instruct train, tell to+ > instruct
  go with > accompany escort, go-with > accompany escort, ride with > accompany, go along > accompany, sit with > accompany companionship, go find > retrieve locate, go get > retrieve
  go out to > visit travel, go around > visit, go in get > retrieve, went get > retrieve
  gas in > fuel refuel, put gas > fuel refuel, fill tank > fuel refuel, put air > inflate, put oil > lubricate
  tell > report notify inform, tell about > report, let know > notify inform report, let-know > notify inform report, told > notify inform report
  deal-with people > assist serve help, deal-with customer > assist serve help, deal-with patient > assist, deal-with applicant > assist serve, deal-with complaint > resolve handle address
  deal-with guest > assist serve help, handle people > assist, talk-to people > speak communicate, talk-to customer > assist speak communicate, greet people > welcome
  bring chart > transport retrieve, fetch > retrieve, bring back > return retrieve, take back > return, bring out > deliver serve, carry out > perform conduct deliver
  look after > care-for maintain supervise, look-after kid > supervise care-for, look-after child > supervise care-for, look-after animal > care-for, look-after dog > care-for
  baby-sit > supervise care-for, babysit > supervise care-for, nanny > care-for supervise child, mind kid > supervise
  watch > monitor supervise observe, sit kid > supervise, keep safe > protect monitor supervise
  fix > repair correct resolve, fix up > repair restore, fix bill > correct, fix mistake > correct, fix error > correct, fix problem > resolve troubleshoot, fix issue > resolve troubleshoot
  clean > sanitize wash sweep mop, clean chimney > sweep, clean up > clean maintain, wipe > clean sanitize, scrub > clean, mop floor > clean maintain, sweep floor > clean maintain
  wash hair > shampoo, wash car > detail clean, wash dish > clean sanitize, wash clothes > launder, wash linen > launder
  run > lead operate conduct manage, run group > lead facilitate, run club > lead, run class > teach lead, run meeting > lead facilitate, run practice > lead, run program > coordinate manage
  run app > operate, run errand > errand, run machine > operate, run saw > operate, run press > operate, run line > operate, run oven > operate, run mixer > operate, run crane > operate, run loader > operate
  run stats > analyze, run number > calculate analyze, run report > generate produce create, run test > conduct perform test, run ekg > perform, run cable > install, run wire > install, run lab > manage
  work counter > serve, work door > staff, work booth > staff, work desk > staff, work grill > operate cook grill, work fryer > operate, work machine > operate, work front > staff, work phone > answer
  make sign > create, make poster > design create, make flyer > design create, make video > produce film create, make website > build create develop design, make app > build create develop
  make spreadsheet > build create develop, make chart > create chart, make graph > create graph, make map > create map, make plan > plan develop prepare, make drawing > draw draft create
  make dress > sew, make clothes > sew, make bread > bake, make cake > bake, make pizza > prepare, make salad > prepare, make coffee > brew, make part > machine produce fabricate, make change > handle cash
  make reservation > book, make deposit > deposit, make delivery > deliver, make payment > pay, make purchase > buy, make decision > decide, make sale > sell, make repair > repair, make round > round patrol
  make note > note record, make suggestion > suggest, make contact > contact, make sure > ensure verify, make people > customer, make a list > list compile
  do oil > change, do brake > repair replace, do tire > change, do roof > roofing install, do floor > install refinish, do tile > tile install, do drywall > hang install, do paint > paint, do painting > paint
  do concrete > pour finish, do framing > frame, do wiring > wire, do plumbing > install repair, do yard > maintain mow landscape, do lawn > mow maintain, do tree > trim prune, do landscaping > landscape
  do vitals > take record check measure, do bath > bathe give, do ekg > perform run, do x-ray > take perform, do lab > collect process run, do draw > draw collect, do blood > draw collect, do intake > conduct complete
  do chart > prepare complete chart, do note > write document, do discharge > complete, do med > administer, do wound > dress, do therapy > provide, do exercise > lead guide
  do photo > photograph take, do video > film produce edit, do layout > lay-out design, do art > create draw illustrate, do music > compose perform, do sound > mix record, do light > operate, do makeup > apply
  do billing > bill invoice process, do invoice > prepare process, do book > bookkeeping, do account > maintain reconcile, do budget > prepare track, do bank > reconcile deposit, do deposit > prepare make
  do scheduling > schedule, do hiring > hire, do training > train, do onboarding > onboard, do mail > sort process, do filing > file, do email > answer write, do phone > answer, do front > staff
  do call > answer make handle, do data > enter analyze, do code > write develop, do bug > fix, do ticket > resolve handle, do update > update, do backup > back-up, do install > install, do security > patrol guard
  do class > teach lead, do lesson > teach, do tutoring > tutor, do grading > grade, do story > read, do craft > lead, do game > lead, do activity > lead
  got better > improve, got ready > prepare, get ready > prepare, got put > put, get together > assemble compile gather, put in order > organize sort arrange, put order > organize sort
  put out > place display distribute, put on shelf > stock shelve, put stuff > stock, put on website > post upload publish, put online > post upload publish, put on social > post, put data > enter
  put in computer > enter, put system > enter, put number > enter record, put label > label, put tag > tag label, put together > assemble compile prepare build, put price > price, put sticker > label
  put in box > pack package box, put bag > bag pack, put truck > load, put up > install hang post, put down > lay install, put-away > store shelve stock, put bandage > bandage dress, put brace > fit
  take apart > disassemble dismantle, take down > remove dismantle record, take care > care-for maintain handle, take-in > accept receive, take in > accept receive, take people > escort transport accompany
  take kid > escort accompany transport, take patient > transport escort, take resident > escort transport accompany, take dog > walk, take guest > escort, take stuff > transport, take complaint > handle receive
  take ticket > collect scan, take bet > accept, take delivery > receive, take sample > collect, take reading > record, take class > attend complete, take over > assume, take-over > assume, take pulse > measure
  get people > recruit, get signed > enroll, get donation > solicit collect, get rid > remove dispose discard, get ordered > order, get data > collect, get permission > obtain, get info > obtain gather collect
  get feedback > collect gather, get price > obtain compare, get sample > collect, get stuff > retrieve obtain, get license > earn obtain, get certificate > earn obtain, get certified > earn, get degree > earn
  get award > earn receive, get promoted > promote, get picked > select choose, get along > collaborate, give feedback > critique review, give advice > advise, give direction > direct guide, give grade > grade
  give out > distribute issue hand-out provide, give away > donate distribute, give exam > administer proctor, give test > administer, give haircut > cut, give massage > massage, give presentation > present
  give training > train, give demo > demonstrate, give support > support, give care > care-for, give help > help assist, give oxygen > administer, give report > report brief, give meds > administer
  ask question > interview question, ask people > survey interview, ask donation > solicit fundraise, call bingo > lead, call people > contact phone, call out > announce, call in > order phone
  talk people > discuss, talk class > present, talk about > discuss, talk to+ > persuade, chat with > converse speak, answer email > respond reply, answer question > respond, write back > reply respond
  write email > correspond, write letter > correspond draft, write code > program develop code, write script > develop script, write article > publish, write story > report, write ad > copy, write lesson > plan develop
  type > enter key transcribe, type in > enter, type notes > transcribe, type recording > transcribe, type letter > prepare, type report > prepare
  keep book > maintain, keep clean > clean maintain sanitize, keep notes > document, keep calendar > manage maintain schedule, keep inventory > maintain track monitor, keep stock > maintain, keep score > score record
  keep safe > ensure safety, keep up > maintain, keep neat > organize maintain, keep straight > organize maintain, keep full > stock restock, keep budget > track maintain, keep garden > maintain, keep bees > beekeeping
  look for > search inspect identify seek, look-for > search inspect identify seek, look for mistake > proofread review check, look over > review inspect examine, look at > review inspect examine, look-over > review inspect examine grade
  look through > search review, look into > investigate research, look into complaint > investigate, check mistake > proofread, check for > inspect, check on > monitor visit, check work > review inspect, check in > register
  check people in > register greet, check out > process, check temperature > monitor record take, check number > verify, check stock > monitor inventory, check equipment > inspect test, check ID > verify, see if > verify determine identify
  see which > identify determine, see whether > determine verify, find out > determine identify learn research, find out why > investigate diagnose, figure out why > diagnose determine, find problem > diagnose identify
  pick > select choose, pick out > select, pick fruit > harvest, pick vegetable > harvest, pick apple > harvest, pick order > fulfill, pick up > collect retrieve, pick-up > collect retrieve, pick winner > judge select
  sell stuff > sell merchandise product item, sell thing > sell merchandise product item, sell clothes > apparel, sell sign-up > enroll, sell people > customer, sell door > canvass
  drop off > deliver, drive people > transport passenger, drive around > transport, drive stuff > deliver transport, drive freight > haul transport, drive load > haul transport, haul stuff > transport, carry stuff > transport
  move stuff > transport relocate, move box > transport, move furniture > relocate, move patient > transfer transport, lift patient > transfer, lift people > transfer, turn patient > reposition
  load stuff > freight cargo merchandise, load box > freight, unload stuff > freight merchandise, throw out > discard dispose, throw away > discard dispose, throw-out old > expired discard, old stuff > expired
  old food > expired, out of date > expired, past date > expired, bad food > spoiled expired, mad > upset angry, mad people > upset angry, mad customer > dissatisfied upset angry, unhappy > dissatisfied
  sick > ill, sick people > patient, sick animal > patient, hurt people > injured patient, little kid > young child, little one > young child, small kid > young child, big kid > older child, old one > older
  deaf kid > student, kid teacher > student, kid class > student, kid essay > student, kid school > student, kid test > student, kid bus > student passenger, kid field > student, kid read > student
  stuff > item material product merchandise supply equipment, thing > item, stuff store > merchandise, stuff back > return, money > cash fund payment, food > meal dish, drink > beverage, paperwork > document form
  store cop > security, guard > security officer, cop > police officer, boss > manager supervisor, foreman > supervisor, bigwig > executive, higher-up > management, upper > management, doc > doctor physician provider
  doc came > visit, before doc > visit, tech > technician, vet > veterinarian veterinary, vet clinic > veterinary, vet office > veterinary, vet hospital > veterinary, atty > attorney, rep > representative
  speech lady > speech-therapist therapist, lunch lady > cafeteria, mail guy > carrier, on call guy > technician, tree work > tree care, yard work > landscaping, paper route > newspaper delivery, phone work > call
  home house > residential, house > residential home, houses inside > interior, outside > exterior outdoor, inside > interior indoor, office building > commercial, store building > commercial retail
  car > vehicle automobile auto, truck > vehicle, plane > aircraft airplane, boat > vessel, big rig > tractor-trailer truck, semi > tractor-trailer truck, 18-wheeler > tractor-trailer truck, four-wheeler > atv
  two-man > two-person, man crew > person, night shift > overnight, nights > overnight night, graveyard > overnight, night at > overnight nightly, evenings > evening, day shift > daytime, weekend > saturday-and-sunday
  daily every > daily, each day > daily, once week > weekly, every two weeks > biweekly, two weeks > biweekly, other week > biweekly, twice year > semiannual twice-yearly, 4 times year > quarterly, once month > monthly
  own > independently, alone > independently, myself > independently, by heart > memorized, by hand > manually, step by step > step-by-step, ahead of time > beforehand early, on time > punctual timely
  every time > always, all the time > frequently, a lot > frequently many, lot contact > frequently, many contact > frequently, over and over > repeatedly, sometimes > occasionally, now and then > occasionally
  didn’t get > prevent, don't get > prevent, dont get > prevent, not get > prevent, so it not > prevent
  English only > monolingual, in a row > consecutive, row > consecutive, not available > unavailable, not clear > unclear, not there > absent unavailable, not able > unable, came wrong > faulty defective incorrect
  came late > delayed, came back > return, turn in > submit return, turned-in > submitted returned, turn-in > submit return, hand in > submit, sue people > defendant, getting sued > defendant
  on feet > stand, be on feet > stand, on my feet > stand, ice > freeze, warm up > heat, cool down > cool, cut up > cut chop, chop up > chop, mix up > mix, add up > total sum, wind up > coil wind
  over phone > telephone, on phone > telephone, by phone > telephone, in person > in-person, face to face > in-person, 1 on 1 > one-on-one, one on one > one-on-one, online > internet web`;
