/**
 * Meanings of résumé verbs. A verb may be in several rows: "run" can mean operate, conduct, or manage, and two verbs mean the same only if one row contains
 * both. Verbs of several words are hyphenated.
 */

/** The verbs in a row mean the same and imply the same responsibility. */
const VERB_SYNONYMS = `
  pick-out select choose pick, get-ready prepare, ring-out ring-up, lay-out set-out, hand-over give, throw-out discard dispose-of toss, sweep brush,
  compare check-against, compare match, put place set, put-up hang, put-up erect install, put-up post, get-ready prepare, ask request, ask inquire,
  send transmit, find ascertain determine, try attempt endeavor seek, start commence, keep retain, talk-to interface-with speak-with chat-with, work work-on,
  put-away store file, bring take carry, convey transport take carry bring, perform effectuate undertake, toss throw, fold crease, chop dice cut slice,
  slice cut carve, fetch get retrieve, lug carry haul, haul tow, hook-up connect, scrub scour, rinse wash, mix blend combine stir, bundle tie,
  tie fasten secure, fasten secure attach, attach connect fix mount, mount hang install, wheel push move, push move, steer guide,
  comfort console calm soothe, seat show, trim clip, braid plait, phone call, look-up search find research, jot-down note write-down record,
  copy duplicate photocopy reproduce, duplicate replicate, ready prepare, outline summarize describe, summarize condense, examine look-at, observe see watch,
  gut clean, erase delete remove, swap trade exchange, trade exchange, phone ring, keep-watch guard, man staff operate, staff work, place position put lay,
  lay set place put, set-out lay-out put-out, lay-out arrange, take-apart disassemble dismantle, disassemble dismantle, refill replenish restock,
  top-up refill, top-off refill, build put-together, aid assist, notify alert, remind prompt, log track, teach show, show guide, show escort take,
  escort take walk, hand give pass, pass-on relay, prep prepare, setup set-up, finalize close, answer reply-to, pick harvest gather, gather assemble,
  harvest reap collect gather, shear clip, feed give-food, till plow, sow plant, weed hoe, spray apply, grease lubricate oil, lubricate oil, tighten fasten,
  strip remove, pour place, haul move, dump empty, empty clear clean-out, clear empty, tow pull, pull draw, draw take, sketch draft, type key-in,
  proofread review check, redline edit mark-up, notarize certify, shoot photograph, cut edit, post upload publish, upload post add, add insert include,
  insert add, attach add, patch fix, fix debug correct, debug fix, test try-out try, refactor restructure rewrite, rewrite redo, redo rework, rework revise,
  profile analyze, tune adjust optimize, scale expand, host serve, use utilize employ apply leverage work-with, make create produce,
  build develop create construct, build construct erect, write author compose pen, design create devise, create develop devise formulate,
  create set-up establish, answer respond-to reply-to field take, respond-to handle address, help assist support aid help-with assist-with support-with,
  teach instruct train, train teach coach instruct, coach mentor guide, fix repair, fix resolve solve, resolve settle, maintain service,
  maintain keep retain keep-up, clean tidy clean-up wash, clean wipe, check inspect examine review verify, inspect examine, review examine assess evaluate,
  evaluate assess appraise, analyze examine evaluate review assess, verify confirm check validate, check test, sort organize arrange,
  organize arrange coordinate, plan organize arrange, plan arrange schedule, schedule book, book reserve, greet welcome, collect gather compile,
  collect pick-up, collect take, compile assemble put-together, compile prepare, assemble put-together build, mail post, buy purchase procure,
  order purchase buy, source procure obtain, hire employ bring-on, talk-to speak-with communicate-with, talk-to speak-with, call phone telephone,
  contact reach-out-to, contact communicate-with, show demonstrate, show display exhibit, display arrange, give provide deliver offer supply furnish,
  give hand-out, give present, give administer, provide supply, get obtain receive gain acquire, earn receive get be-award be-give,
  receive be-award be-give be-present-with, win earn be-award, earn achieve attain, secure win, reduce cut lower decrease, reduce shorten shrink trim,
  lower bring-down, increase raise grow boost lift expand, increase expand enlarge, grow expand, speed-up accelerate expedite,
  improve enhance better strengthen, improve refine upgrade, upgrade update, update revise refresh, update maintain, edit revise, edit correct, correct fix,
  modify change alter adjust adapt, customize tailor adapt, start begin initiate commence, start launch found establish, launch introduce roll-out,
  introduce implement, implement put-in-place, implement set-up install, implement execute, roll-out deploy, deploy release ship, finish complete finalize,
  complete fill-out fill-in, complete do perform, perform do conduct carry-out complete execute, conduct hold run, conduct lead, hold host run, hold have,
  move transfer relocate, move shift, move transport haul carry, transport carry deliver haul convey, deliver transport, deliver drop-off bring, bring take,
  drive operate, operate run, lead head, oversee supervise, handle process, handle deal-with take-care-of, process deal-with, serve wait-on attend-to,
  serve assist help, care-for look-after take-care-of tend attend-to, prepare make, prepare make, prepare draft write, draft write, watch monitor,
  watch observe, monitor track, monitor watch-over keep-an-eye-on, track keep-track-of log, track record, record log document note enter, record write-down,
  document write-up, enter input key, enter record, file archive store, store keep, stock restock replenish, stock fill refill, load fill, pack package,
  pack box, wrap pack, unpack unload, count tally, calculate compute work-out figure, balance reconcile, close shut, close lock-up, translate interpret,
  present show, present deliver, explain describe, explain clarify, describe outline, suggest recommend propose, recommend advise, advise counsel guide,
  advise consult, persuade convince, encourage motivate inspire, negotiate bargain, research investigate look-into, install set-up put-in fit,
  configure set-up, set-up prepare arrange, set-up establish, establish found, establish build, ensure make-sure, follow adhere-to comply-with,
  follow observe, meet hit reach achieve attain, meet fulfill satisfy, exceed surpass beat go-beyond, outperform beat, join enter, attend go-to,
  participate-in take-part-in, contribute-to help-with, contribute-to participate-in,
  work-with collaborate-with partner-with cooperate-with team-up-with work-alongside, work-with coordinate-with liaise-with,
  liaise-with coordinate-with communicate-with, work-with use, help support, serve-as work-as act-as, distribute hand-out pass-out give-out,
  distribute deliver, share distribute, share communicate, assign allocate delegate, distribute allocate, inform notify tell alert, send dispatch ship, communicate-with interface-with, inform brief update,
  report notify, identify find spot detect discover, identify recognize, identify pinpoint, find locate, measure gauge, approve sign-off-on authorize,
  visit tour, select choose pick, pick select, merge combine consolidate, combine blend mix, replace swap substitute change, remove delete take-out,
  eliminate remove, prevent avoid, protect guard secure safeguard, promote advertise market, generate produce create, generate bring-in,
  publish post release, post share, ring-up process, ring-up scan, total add-up, trim cut prune, mow cut, water irrigate, remove clear, demolish tear-down,
  dig excavate, connect link, integrate connect, automate mechanize, streamline simplify, organize run, reorganize rearrange restructure,
  rebuild reconstruct, refurbish renovate restore, renovate remodel, assist help, escort accompany, guide escort, interview question, screen vet,
  screen check, enroll register, register enroll, check-in register, admit check-in, discharge release, bathe wash, feed nourish, lift raise, raise collect,
  fundraise raise, save conserve, bill invoice charge, invoice bill, pay settle, forecast predict project, estimate quote, budget plan, program code,
  debug troubleshoot, migrate move transfer, convert change turn, back-up save, query search, search look-for, graph chart plot, visualize chart,
  illustrate draw, draw sketch, film shoot, play perform, resolve fix, de-escalate calm defuse, calm soothe, listen-to hear, discuss talk-about,
  discuss review, cover fill-in-for stand-in-for, cover work, open unlock, operate handle, receive take, accept take receive, unload offload,
  separate sort divide, divide split, label tag mark, mark grade, grade score mark, test assess, substitute-for fill-in-for, keep hold,
  achieve reach attain accomplish, accomplish achieve, demonstrate present, represent stand-for, model show, schedule coordinate, schedule set set-up,
  set establish, coordinate organize, enforce uphold, uphold maintain, quote price, price tag, rotate cycle, take record, take get, triage prioritize,
  prioritize rank, interpret read, analyze interpret, transcribe type, type enter, scan digitize, draft draw-up, prepare set-up, tutor coach,
  graduate complete, earn complete, study learn, learn pick-up, take complete, present-to brief, report-to answer-to, work serve, staff man,
  pull retrieve get, fetch bring, fulfill complete fill, fill complete, fill fulfill, resolve close, close complete, finalize complete, log enter,
  chart document record, chart record, forward send, direct forward route transfer, route direct, refer direct send, transfer route, supply give,
  upsell suggest, suggest offer, monitor check, check watch, monitor observe, cultivate build develop, foster build encourage, build grow,
  grow increase develop, win gain, gain acquire, look-over review check go-over, go-over review explain, check-out ring-up, cut-down fell,
  write record note, run do, get collect gather, get buy pick-up fetch, disseminate distribute hand-out circulate spread, terminate end close stop,
  finish end close, converse-with speak-with talk-to chat-with, converse speak talk chat, determine identify work-out find, locate find track-down,
  detect spot notice, notice observe see spot, rectify correct fix remedy, amend change correct revise, alter hem, mend repair fix sew patch, sew stitch,
  iron press, launder wash, polish shine buff, sanitize disinfect, hose-down wash rinse, clear bus, garnish decorate, ice frost, grill barbecue, peel skin,
  portion divide measure, brew make, season flavor, taste sample, inspect check-over, survey poll canvass, canvass visit, question ask, quiz test,
  onboard orient, orient train, counsel advise, inform advise, warn caution alert, relay communicate convey, express state say, announce declare,
  publicize promote advertise, pitch present propose, suggest propose pitch, initiate begin, inaugurate open, form create establish, form shape mold,
  cast mold, carve cut shape, fabricate make build produce, manufacture make produce build, produce make, craft make create, craft write, map chart plot,
  survey map, measure take, register log record, record keep, trace follow track, pursue follow chase, follow-up-on follow-up-with, watch guard mind,
  babysit watch care-for mind, care-for tend look-after, walk exercise, raise grow rear, pick gather, rake gather, shovel clear remove, plow clear,
  bore drill, lay install, hang install, coat seal, sand smooth, ferry transport carry take, fly pilot, dispatch send assign, grant give award, lend loan, rent lease, sell vend, arrange set-up, hold host, stage put-on, put-on host hold, staff cover, field answer take,
  message contact, text message, visit call-on, meet see, dress bandage, turn reposition, lift carry move, encourage support, praise commend, rate evaluate,
  order arrange sort, classify categorize sort group, sift sort screen, filter screen, cull remove, take-away remove, take-off remove, take-down remove,
  shred destroy, shelve put-away stock, store put-away, stack pile, empty unload unpack, box package, label mark, price mark, scan read, certify confirm,
  authenticate verify, remit send pay, receive accept collect, key enter, add put, post enter record, journal record, estimate calculate, predict estimate,
  model simulate, look-up research, explore investigate, probe investigate, modify edit, reword rewrite, print run-off, issue give send, run execute,
  apply use, apply put-on, obey follow, conclude end finish, help-out help, pitch-in help, sit-in-on attend observe, look-on watch observe,
  witness see observe, obtain acquire buy, land win get, draw attract, bring-in attract, preserve keep, refinish restore, reorganize rearrange,
  allot assign allocate, dispense give hand-out, feature show, illustrate show, tell explain, define describe, specify define, chronicle record document,
  capture photograph record, draw create, animate create, prototype model, moderate facilitate, argue present, submit file turn-in hand-in send,
  sign-up register enroll, check-in greet, usher seat escort, tour show, frisk search, cite ticket, restrain hold, soothe settle calm, chop cut, split chop,
  stir mix, spread apply, spray treat, set-aside save, reserve save, pass-out distribute, wave direct, signal direct, flag mark, flag report, log report,
  stand-guard guard, keep-watch-over guard watch, hand-feed feed, bottle-feed feed, trim shave, shampoo wash, color dye, dye tint, style do, do perform make,
  do make prepare, fit adjust, fit try-on, fill-in cover substitute, sub substitute fill-in, ready set-up prepare, cash-out close, hook connect,
  plug connect, splice join, join attach, re-read review proofread, spell-check proofread, cite-check check, fact-check check verify,
  double-check check verify, cross-check check compare verify, recheck check, retype type, repaint paint, reseal seal, re-sort sort, recount count,
  resupply supply restock, take-stock count, inventory count, total sum add-up, sum add-up, average calculate, round-up gather, convert change turn,
  port move migrate convert, move migrate, switch move change, switch-over move, spin-up start set-up, host run, monitor keep-an-eye-on, back-up copy save,
  restore recover, script automate, scrape collect gather, parse read, visualize show, chart show, summarize sum-up, sum-up outline, condense shorten,
  shorten cut, lay-out design, shoot film, shoot take, interview speak-with talk-to, greet receive, check register, walk show, triage sort assess,
  take measure check, chart enter, chart log, give provide deliver, teach give, play run, coach train, officiate referee umpire, referee umpire,
  rehearse practice, practice rehearse drill, stand post, post station, haul deliver, make complete, bag pack, bag sack, wrap cover, cover protect,
  close-out close, open-up open, open-out open, put-out set-out, pour serve, mop clean, scour clean, clean clear, deep-clean clean, conduct run,
  secure obtain, operate use`;

/** The first verb of a row includes the meaning of the others, which claim less: an edit may replace left with right, never the reverse. */
const WEAKER_VERBS = `
  put-together > prepare assemble compile create build make, put-in > install enter, put-down > install lay record, put-up > install hang post erect,
  take-out > empty remove dispose-of, pull-up > remove, pull-out > remove retrieve, pull > retrieve remove collect, rip-out > remove, rip-up > remove, tear-out > remove, tear-up > remove,
  tear-off > remove, take-down > remove dismantle record, take-off > remove, get > obtain retrieve receive collect acquire gather, give > provide issue distribute administer,
  give-out > provide issue distribute, hand > provide distribute issue, hand-out > provide issue distribute, pass-out > provide distribute, show > demonstrate explain guide,
  explain > describe clarify, tell > inform notify instruct, call > notify contact, talk > communicate speak discuss, talk-to > communicate-with communicate speak-with,
  speak-with > communicate-with communicate, watch > monitor observe, look-after > maintain care-for tend, take-care-of > maintain care-for handle tend, muck > clean, muck-out > clean, blow > clear,
  bring > retrieve transport deliver, bring-in > retrieve collect, bring-out > deliver, bring-over > deliver, go-over > examine review explain discuss, go-through > review search examine,
  look-through > review search examine, come-up-with > design develop create devise, sign-up > enroll register, type-in > enter, type-up > type transcribe prepare, key-in > enter, punch-in > enter,
  write-up > document draft write, write-down > record document log note, put-away > store shelve stock, put > place install, devise > design develop create, figure-out > determine identify calculate,
  go > travel, go-with > accompany, ride-with > accompany, help > assist support, help-out > assist support help, pitch-in > assist help, fix-up > repair restore, get-rid-of > dispose-of remove discard,
  throw-out > dispose-of discard remove, throw-away > dispose-of discard remove, haul-away > remove transport, wait-on > serve assist, deal-with > handle address, keep > maintain retain, keep-up > maintain,
  set-up > arrange install configure prepare organize assemble, check > inspect verify test monitor examine, check-on > monitor visit, check-over > inspect examine, check-out > inspect process,
  count > tally inventory, cut > trim mow slice chop, wipe > clean, wipe-down > clean, scrub > clean, hose > rinse wash, hose-down > rinse wash clean, rinse > wash, sweep > clean, mop > clean,
  walk > escort accompany, push > transport move escort, wheel > transport escort move, run > operate conduct, work > operate staff cover, drive > operate transport, do > perform conduct complete handle,
  make > prepare create produce build, buy > purchase, send > distribute forward, send-out > distribute, mail-out > mail distribute, text > contact message, phone > contact call,
  drop-off > deliver, drop > deliver, pick-up > collect retrieve, load-up > load, hook-up > connect install, plug-in > connect, swap > replace exchange, change > replace update, switch > replace change,
  break-down > dismantle disassemble, take-apart > disassemble dismantle, clean-up > clean, clean-out > clean empty clear, straighten > organize tidy, straighten-up > organize tidy, tidy > clean organize,
  sort > organize, put-out > set-out place display, lay-out > arrange design set-out, close-up > close, close-down > close, open-up > open, lock-up > secure lock close, start-up > start, shut-down > close stop,
  reach-out > contact, follow-up > contact, chase > pursue follow, run-off > print copy, look-for > search seek identify, find > locate identify, spot > identify notice detect, catch > identify detect,
  figure > calculate determine, add-up > total calculate, go-to > attend visit, sit-with > accompany, feed > nourish, bathe > wash, dress > clothe, cook-up > cook prepare, fry > cook, boil > cook, bake > cook,
  fill-out > complete prepare, fill-in > complete cover substitute, turn-in > submit, hand-in > submit, sign-in > register, post > publish upload share, put-on > apply host,
  stay-with > accompany, move > relocate transport transfer, carry > transport deliver, lug > carry transport, tote > carry transport, lift > move, stack > organize, shovel > clear remove, plow > clear,
  sew-up > sew repair, patch-up > patch repair, sew > stitch make, knit > make, supply > provide, teach > instruct train, coach > train instruct, spray > treat apply, treat > care-for see help,
  supervise > work-with oversee monitor support guide help serve-in, oversee > work-with monitor support,
  run > work-with handle operate coordinate serve-on serve-in, head > work-with lead manage run oversee coordinate serve-on serve-in,
  direct > work-with lead manage oversee supervise coordinate serve-on serve-in guide instruct, coach > work-with help support guide,
  command > work-with serve-with lead serve-in serve-on help direct,
  lead > work-with supervise oversee manage coordinate run guide organize facilitate support help participate-in contribute-to assist work-on serve-on serve-in tutor teach,
  manage > oversee supervise run handle coordinate administer support help work-on monitor maintain assist serve-on serve-in,
  spearhead > lead start drive head run manage, chair > lead attend participate-in run serve-on serve-in, found > start create help,
  establish > create start build set-up, launch > start open release, architect > design build develop,
  design > create develop make plan draft work-on contribute-to, develop > create write make work-on contribute-to help,
  build > make create work-on assemble contribute-to help set-up, create > make work-on contribute-to, write > draft edit work-on contribute-to prepare type,
  author > write draft co-author, implement > use introduce set-up, engineer > build develop design, overhaul > revise update change improve rework,
  revamp > revise update change improve redesign, transform > change improve, streamline > improve simplify, optimize > improve adjust tune,
  eliminate > reduce remove cut, double > increase raise grow, triple > increase raise grow, halve > reduce cut lower decrease, boost > improve,
  maximize > increase improve, minimize > reduce limit lower, surpass > meet reach, exceed > meet reach hit achieve, win > receive get compete-for enter,
  train > help support teach work-with show assist guide, teach > help support assist tutor work-with, mentor > help support guide advise work-with assist,
  hire > recruit interview help, recruit > interview screen, negotiate > discuss help talk-about, sell > offer market promote show, close > handle,
  audit > check review examine, diagnose > identify check, solve > handle address work-on try troubleshoot, resolve > handle address work-on troubleshoot,
  repair > service work-on maintain, install > work-on fit place, coordinate > help support work-on organize, organize > help work-on coordinate serve-on,
  plan > help work-on, analyze > review look-at, research > review look-at study, present > share show, conduct > help support, perform > help do,
  prepare > help support, administer > give, operate > use work-with work, collaborate-with > help support, partner-with > work-with,
  participate-in > attend, own > manage run work-at, master > learn use know practice, guarantee > support, ensure > support help, treat > care-for see help,
  cook > help prepare make, serve > help, weld > join work-on, inspect > look-at, sanitize > clean, disinfect > clean, scrub > clean wash, polish > clean,
  deep-clean > clean, drive > move lead support help transport take bring, award > give, persuade > encourage,
  orchestrate > coordinate organize lead plan run manage, facilitate > help support, champion > support promote, pioneer > introduce start,
  initiate > start suggest, mobilize > organize, grow > help build plant, proofread > review check read, edit > review proofread, review > read,
  approve > review check, sign > review, be-award > receive, manufacture > assemble, captain > lead play-on, co-lead > help support lead-with,
  co-found > help start, publish > write submit, submit > write prepare, deliver > give, defend > represent, finish > work-on, complete > work-on,
  order > request, assess > check, secure > get receive gain acquire, fix > address troubleshoot, solder > join connect attach, bolt > fasten,
  rivet > fasten, screw > fasten, tape > attach record, glue > stick attach, paint > coat, film > record, code > write, program > write, script > write,
  bake > make, grill > cook, survey > measure, saw > cut, mill > machine cut, machine > cut, patrol > guard, sterilize > sanitize disinfect clean,
  dust > clean, vacuum > clean, nurse > care-for, restore > repair fix, settle > mediate, upsell > sell, sing > perform, act > perform, breed > raise,
  groom > brush trim, weigh > measure, haul > drive, shuttle > drive transport take, chauffeur > drive transport, walk > take, mail > send, 
  meet-with > talk-to speak-with, call > contact reach-out-to, donate > give contribute, saute > fry, courier > deliver, herd > move drive`;

/** Verbs that express involvement in the action of the following verb: a share, an attempt, a duty, a plan, or learning. */
const VERB_STANDINGS = `
  share: help help-with assist assist-with support support-with aid contribute-to participate-in take-part-in involve collaborate-on work-on
  attempt: try attempt seek strive aim endeavor work
  duty: task assign tell instruct entrust charge
  asked: ask require expect allow permit need apply offer refuse decline volunteer
  plan: plan intend hope propose want prepare expect agree
  learn: learn study shadow observe
  begin: begin start
  continue: continue keep`;

/** Verbs that add nothing to the noun that follows: "performed maintenance on" means "maintained". */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'perform effectuate do conduct carry-out provide give make complete execute deliver offer run hold handle undertake take take-care-of render'.split(
    ' ',
  ),
);

export type Standing = 'share' | 'attempt' | 'duty' | 'asked' | 'plan' | 'learn' | 'begin' | 'continue';

const parseRows = (table: string): string[] =>
  table
    .trim()
    .split(/\n\s*|,\s*/)
    .map((row) => row.trim())
    .filter((row) => row !== '');

const sameRows = new Map<string, Set<number>>();
parseRows(VERB_SYNONYMS).forEach((row, at) => {
  for (const verb of row.split(/\s+/)) sameRows.set(verb, (sameRows.get(verb) ?? new Set()).add(at));
});

const weaker = new Map<string, Set<string>>();
for (const row of parseRows(WEAKER_VERBS)) {
  const [from = '', to = ''] = row.split(' > ');
  const known = weaker.get(from) ?? new Set();
  for (const verb of to.split(/\s+/)) known.add(verb);
  weaker.set(from, known);
}

const standings = new Map<string, Standing>();
for (const row of parseRows(VERB_STANDINGS)) {
  const [kind = '', verbs = ''] = row.split(': ');
  for (const verb of verbs.split(' ')) if (!standings.has(verb)) standings.set(verb, kind as Standing);
}

/** Verbs that only express involvement, whatever was done; and verbs that say even less than that. */
const CONTRIBUTION_VERBS = new Set(
  'work-on help-with assist-with support-with contribute-to participate-in'.split(' '),
);
const PASSIVE_ROLE_VERBS = new Set(
  'observe attend study learn shadow watch see receive get be-award read visit join witness hear know want need like have be'.split(
    ' ',
  ),
);

/** Whether the second verb means the same as the first, or claims less. */
export function mayBecome(from: string, to: string): boolean {
  if (from === to) return true;
  if (CONTRIBUTION_VERBS.has(to) && from !== '' && !PASSIVE_ROLE_VERBS.has(from)) return true;
  if (to === `co-${from}`) return true;
  const [rows, others] = [sameRows.get(from), sameRows.get(to)];
  if (rows && others && [...rows].some((row) => others.has(row))) return true;
  return weaker.get(from)?.has(to) ?? false;
}

/** How a verb limits the one that follows; undefined for a verb that names an action itself. */
export const standingOf = (verb: string): Standing | undefined => standings.get(verb);

/** Every verb in the tables, in its base form. */
export function tabledVerbs(): string[] {
  const weak = [...weaker].flatMap(([verb, others]) => [verb, ...others]);
  const all = [...sameRows.keys(), ...weak, ...standings.keys(), ...LIGHT_VERBS];
  return [...new Set([...all, ...all.map((verb) => verb.split('-')[0] ?? verb)])];
}
