/**
 * What plain words about work mean in standard wording. The words on the left must all stand in one part of a sentence; then an edit may use the words on the
 * right for them. The right side never says more than the left: no higher responsibility, no result, no tool, and no qualification.
 */
const ROWS = `
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
  try student > test, try class > test, give teacher > share distribute, pass teacher > share distribute`;

export interface Meaning {
  from: readonly string[];
  to: ReadonlySet<string>;
}

const byWord = new Map<string, Meaning[]>();
for (const row of ROWS.trim().split(/,\s*|\n\s*/)) {
  const [left = '', right = ''] = row.split(' > ');
  const from = left.trim().split(/\s+/);
  const [first = ''] = from;
  byWord.set(first, [...(byWord.get(first) ?? []), { from, to: new Set(right.trim().split(/\s+/)) }]);
}

/** Meanings whose first word is this one. */
export const meaningsFrom = (word: string): readonly Meaning[] => byWord.get(word) ?? [];
