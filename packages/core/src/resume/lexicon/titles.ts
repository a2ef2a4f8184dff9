import { foldWord } from '../dates/words.ts';
import { remember } from './remember.ts';

/**
 * Nouns at the end of job titles, folded: English ones in alphabetical order, then those of the main European languages. Words that mean something else as
 * often are in `AMBIGUOUS`.
 */
const HEAD_NOUNS = new Set(
  `abstractor accompanist accountant accounting actor actuary acupuncturist adjunct adjuster admin administrator adviser advisor advocate agent agronomist
  aide aircrewman airman ambassador analist analyst animator announcer applicator appraiser apprentice aprentice arborist architect architecte architekt
  architektin architetto archivist arranger artist assembler assessor assistant associate astronomer attendant attorney auctioneer auditor author aviator
  babysitter bagger bailiff baker banker barback barista bartender bather bauleiter bellhop bellman biller biologist blacksmith blender blogger boatswain
  bookkeeper bookseller bosun botanist braider brakeman bricklayer broadcaster broker builder bursar busser butcher buyer caddy cadet cameraman canvasser
  captain caregiver carer caretaker carhop carpenter cartoonist cashier cataloger cellarman cellist ceo cfo chair chairman chairperson chairwoman chancellor
  chaplain chef chemist chercheur chercheuse chiropractor choirmaster cio ciso cleaner clerk climber clinician cmo cna co-founder co-ordinator co-owner coach
  cobbler coder cofounder colonel colorist columnist commander communicator composer compositor compounder comptroller concierge conciliator conductor
  congressman conservationist conservator consul consultant contractor contributor controller coo cook coordinator copyeditor copyist copywriter coroner
  corporal corpsman correspondent cosmetologist councilman councilmember counsel counsellor counselor courier craftsman creator crew crewman crossing-guard
  croupier csr cto cultivator curator custodian dancer dasher dba dealer dean deckhand decorator delegate demonstrator dentist deputy designer desk detailer
  detective developer developers devops dietitian diplomat director dishwasher dispatcher dispenser distiller dj docent doctor doorman dosimetrist doula
  drafter draftsman draftsperson draughtsman dresser driller driver drummer drywaller dziennikarz ecologist economist editeur editor editora educator
  electrician em embalmer emt endodontist engineer engineers engraver ensign entertainer entrepreneur enumerator envoy erector escort esthetician estimator
  evaluator evangelist examiner executive expediter expeditor expert exterminator fabricator facilitator farmer farmhand farrier fellow fellowship finisher
  firefighter fireman fisherman fishmonger fitter flagger floorhand florist forecaster foreman forscher forscherin foster-parent founder freelancer fryer
  funder fundraiser gaffer gardener generalist geographer geologist geschaftsleiter giornalista glazier grader graduate greenskeeper greeter griller groomer
  groundskeeper groundsman guard guide guitarist gunner gunsmith hacker hairdresser hairstylist handler handyman harvester hauler hausmeister head headmaster
  headmistress helmsman helper herbalist herdsman historian horticulturist hospitalist host hostess hostler housekeeper houseman houseparent hr hygienist ic
  illustrator imam infantryman influencer inhaber inhaberin inspector installer instructor insulator intern internist internship interpreter interventionist
  interviewer inventor investigator jailer janitor jeweler jockey jornalista journalist journaliste journalistin journeyman judge keeper keyer keyholder
  laborer labourer lagerist landscaper lawyer lead leader lecturer legislator lender liaison librarian lieutenant lifeguard lineman linguist loader
  loadmaster lobbyist locksmith logistician longshoreman lpn luthier lvn lyricist machinist magician magistrate maid maintainer manager managers manicurist
  mariner marketer mason mate mathematician mechanic mediator medic member mentor merchandiser messenger microbiologist midshipman midwife milker milliner
  millwright miner missionary modeler moderator molder motorman mover muralist musician nanny naturalist naturopath navigator nco negotiator newscaster
  notary notetaker novelist np nurse nurseryman nutritionist officer operator optician orderly organiser organist organizer originator orthodontist orthotist
  owner packer painter paraeducator paralegal paramedic paraprofessional partner pastor pathologist patrolman pawnbroker pedicurist percussionist performer
  perfusionist periodista periodontist pesquisador pesquisadora pharmacist phlebotomist photographer physician physicist physiotherapist pianist picker pilot
  pipefitter pipelayer planner plasterer player playwright plumber pm podcaster policeman polier polisher poll-worker porter postdoc postgraduate postmaster
  practitioner prefect preparator preparer presenter preservationist president presser pressman principal printer processor proctor producer produktmanager
  professional professor programador programmer projectionist projektmanager promoter proofreader proprietor prosthetist prosthodontist provost psychiatrist
  psychologist publicist puller purchaser purser qa quartermaster ra rabbi radiographer rancher ranger realtor receptionist recruiter redacteur redaktor
  redattore redattrice referee refinisher registrar rep repairer repairman reporter representative researcher residency resident restorer retoucher reviewer
  ricercatore ricercatrice rifleman rigger rn roaster roofer roughneck roustabout runner sailor salesman salesperson saleswoman sandblaster scaffolder
  scheduler scholar scientist scienziato scooper sculptor sde sdet seaman seamstress secretary senator sergeant server serviceman setter shareholder sharer
  shipper shipwright shopper signalman singer sitter skipper solderer soldier sommelier sorter sourcer sous specialist splicer sprayer sre staff stagehand
  stagiaire statistician steamfitter stenographer steuerfachangestellte stevedore steward stewardess stitcher stockbroker stocker stockperson stonemason
  storekeeper strategist student stylist substitute superintendent supervisor surgeon surveyor swe sweeper switchboard-operator switchman ta tailor tankerman
  tattooist taxidermist teacher teammate teamster technician technologist telecommunicator telemarketer teller temp tester therapist ticket-taker tiler
  timekeeper tinner tl trader trainee trainer transcriber transcriptionist translator transporter treasurer trimmer trooper troubleshooter trucker trustee
  tuner tutor typist umpire undergraduate underwriter unloader upholsterer usher valet vendor ventriloquist vet veterinarian vintner violinist visualizer
  vocalist volunteer vorstand vp waiter waitress walker warden washer washperson watchman welder werkstattleiter wheelwright wireman wirer worker wrangler
  writer yardman yardmaster youtuber zoologist
  ingenieur ingenieurin entwickler entwicklerin softwareentwickler softwareentwicklerin berater beraterin leiter leiterin abteilungsleiter teamleiter projektleiter projektleiterin geschaftsfuhrer geschaftsfuhrerin assistent assistentin sachbearbeiter sachbearbeiterin kaufmann kauffrau verkaufer verkauferin lehrer lehrerin pfleger pflegerin krankenschwester krankenpfleger arzt arztin techniker technikerin mechaniker mechatroniker elektriker elektroniker fahrer fahrerin koch kochin praktikant praktikantin praktikum werkstudent werkstudentin auszubildende auszubildender ausbildung meister gestalter gestalterin redakteur redakteurin referent referentin mitarbeiter mitarbeiterin fachkraft hilfskraft wissenschaftler anwalt steuerberater buchhalter buchhalterin erzieher erzieherin kellner kellnerin schreiner maler
  ingenieure developpeur developpeuse charge chargee cheffe responsable directeur directrice gestionnaire conseiller conseillere assistante technicien technicienne infirmier infirmiere enseignant enseignante professeur professeure vendeur vendeuse comptable avocat avocate medecin cuisinier serveur serveuse chauffeur ouvrier employe employee apprenti apprentie alternant alternante redactrice graphiste analyste commercial commerciale consultante coordinateur coordinatrice secretaire stage electricien
  especialista especialistas specialista ingeniero ingeniera desarrollador desarrolladora programadora gerente jefe jefa directora encargado encargada asistente auxiliar tecnico tecnica enfermero enfermera profesor profesora maestro maestra vendedor vendedora contador contadora abogado abogada medico medica cocinero cocinera camarero camarera conductora becario becaria practicante pasante analista consultor consultora coordinador coordinadora disenador disenadora administrativo administrativa electricista arquitecto arquitecta investigador investigadora
  engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora assistente estagiario estagiaria enfermeiro enfermeira professora advogado advogada motorista
  ingegnere sviluppatore sviluppatrice responsabile direttore direttrice impiegato impiegata infermiere infermiera insegnante docente commesso commessa contabile avvocato cuoco cameriere cameriera autista tirocinante stagista apprendista consulente operaio progettista
  medewerker medewerkster ontwikkelaar leidinggevende verpleegkundige leraar lerares verkoper adviseur beheerder stagiair kok monteur magazijnmedewerker boekhouder
  inzynier programista programistka kierownik kierowniczka dyrektor specjalista specjalistka asystent asystentka pielegniarka pielegniarz nauczyciel nauczycielka sprzedawca ksiegowy ksiegowa kierowca kucharz kelner kelnerka stazysta stazystka praktykant magazynier projektant analityk elektryk
  ingenjor utvecklare larare sjukskoterska saljare konsult ingenior utvikler udvikler sygeplejerske laerer kehittaja insinoori muhendis muhendisi gelistirici ogretmen hemsire uzmani uzman muduru mudur stajyer
  инженер разработчик программист менеджер директор руководитель специалист аналитик бухгалтер учитель врач водитель стажер консультант`.split(
    /\s+/,
  ),
);

/** Endings of words that only name people by their work: "sonographer", "ironworker", "dressmaker". */
const OCCUPATION_PATTERN =
  /^\p{L}{3,}(?:ologist|ographer|iatrist|iatrician|ometrist|therapist|[bcdfglmnprst]ician|keeper|maker|worker|woman|person)$/u;

/**
 * Nouns that are surnames, things or parts of company names too ("Potter Construction", "Helping Hand", "Data Layer"). They name a job only after one of these
 * words, which say of what or where, or, where marked with "=", also alone or after a word for a rank.
 */
const AMBIGUOUS = parseAmbiguousNouns(`
  barber: = hair military; blaster: = rock sand shot; bolter: roof; booker: = band model talent tour; brewer: = craft production;
  carrier: city hod letter mail newspaper rural; checker: = bag cart door dock fact freight gate grocery line load price retail store ticket;
  closer: escrow loan mortgage sales title; coater: = machine powder spray; collector: = bill blood data debt fare garbage recycling refuse sample specimen tax toll trash waste;
  companion: = care elder home live-in paid personal senior; constable: = police town; cutter: = brush cloth fabric gem glass grass hair lawn meat metal pattern stone tile torch tree wood;
  deacon: = permanent transitional; feeder: = cattle machine press; feller: = timber tree; filler: bag bottle box can ice mold order tank;
  forester: = consulting district state urban utility; grip: = best-boy dolly key; groom: = horse polo racehorse stable stallion;
  grower: = flower fruit greenhouse mushroom nursery plant produce rose section vegetable;
  hand: barn bench bindery deck derrick dock factory farm feed field floor garden gin hired kitchen lease mill oilfield pit production ranch rig shed shop stable stage station warehouse yard;
  holder: key; layer: block brick cable carpet floor flooring pipe stone tile track turf vinyl; lifter: = freight material; logger: = timber tree well;
  maker: bag basket bed boat box brick broom cabinet cake candle candy cheese chocolate cigar clock coffee costume dental denture die donut door dough dress film furniture gasket glove guitar harness hat instrument jewelry lens map market mattress model mold pasta pastry pattern pie pizza pottery puppet quilt rope rug saddle sail salad sandwich sausage shoe sign soap sushi taco tamale tent tile tool tortilla toy violin watch wig wine;
  marshal: air deputy fire federal range; mayor: = deputy vice; minister: = campus executive lay music ordained parish pastoral prime student teaching worship youth;
  mixer: batch batter cement chemical color concrete dough drink feed flour ink mortar mud music paint plaster re-recording rubber sand sound;
  monk: =; nun: =; parent: foster house resource; potter: = master production studio; prep: food kitchen meal salad; priest: = catholic episcopal orthodox parish;
  receiver: cargo dock freight goods grocery inventory material materials meat merchandise night overnight parts produce retail shipping stock store vendor warehouse;
  scaler: log timber; searcher: records title; selector: case freezer grocery night order produce warehouse; sheriff: = county deputy; shepherd: =;
  spotter: = lumber trailer truck yard; taker: census complaint inventory note order phone reservation survey ticket toll; tender: bar boiler bridge cattle fire furnace gate kettle lock machine mason press;
  trapper: = animal fur wildlife; weaver: = basket carpet cloth hand loom rug tapestry textile; wrapper: candy gift lumber meat pallet stretch`);

interface Ambiguous {
  after: ReadonlySet<string>;
  alone: boolean;
}

function parseAmbiguousNouns(table: string): ReadonlyMap<string, Ambiguous> {
  return new Map(
    table.split(';').map((row) => {
      const [noun = '', words = ''] = row.split(':').map((part) => part.trim());
      const after = new Set(words.split(/\s+/).map((word) => foldWord(word)));
      return [noun, { after, alone: after.has('=') }];
    }),
  );
}

const RANKS = new Set(
  'apprentice assistant associate chief deputy freelance head junior journeyman lead licensed master principal senior student trainee volunteer certified'.split(
    ' ',
  ),
);

function isPlainTrade(words: readonly string[], i: number): boolean {
  const word = words[i] ?? '';
  const hyphen = word.lastIndexOf('-');
  const noun = AMBIGUOUS.get(word.slice(hyphen + 1));
  if (!noun) return false;
  const before = hyphen >= 0 ? word.slice(0, hyphen) : words[i - 1];
  return before === undefined ? noun.alone : noun.after.has(before) || (noun.alone && RANKS.has(before));
}

/** Words for a rank, or words in many titles: evidence for a title, but not its last word. */
const QUALIFIERS = new Set(
  `senior sr junior jr chief principal vice assistant associate interim acting deputy executive global regional national general freelance independent visiting adjunct certified registered licensed staff lead full-time part-time trainee self-employed fullstack full-stack frontend front-end backend back-end werkstudent leitender`.split(
    /\s+/,
  ),
);

/** Endings of job titles in ideographs. */
const IDEOGRAPH_TITLE_PATTERN =
  /(?:工程师|工程師|经理|經理|总监|總監|主管|专员|助理|顾问|分析师|设计师|实习生|エンジニア|マネージャー|デザイナー|担当|課長|部長|教師|看護師|개발자|엔지니어|매니저|디자이너|인턴|팀장)$/u;

const SPLIT_PATTERN = /[^\p{L}\p{M}-]+/u;
/** A part of an organization ("Office of the Registrar"), unless a title ends it ("Office Manager"). */
const NOT_A_TITLE_PATTERN =
  /^(?:department|dept|division|school|college|university|faculty|institute|office|ministry|bank|museum)\b/i;

/** How much a text reads like a job title; 0 if not at all. */
export const titleScore = remember(scoreTitle);

function scoreTitle(text: string): number {
  if (text.length > 120) return 0;
  if (IDEOGRAPH_TITLE_PATTERN.test(text)) return 3;
  if (NOT_A_TITLE_PATTERN.test(text) && !isShortTitle(text)) return 0;
  const parts = foldWord(text).split(PARTS_PATTERN);
  let score = 0;
  let qualifiers = 0;
  let count = 0;
  for (const part of parts) {
    const words = part.split(SPLIT_PATTERN).filter((word) => word !== '');
    count += words.length;
    words.forEach((word, i) => {
      if (endsTitle(words, i)) {
        const ends =
          i === words.length - 1 ||
          ROMAN_PATTERN.test(words[i + 1] ?? '') ||
          AFTER_HEAD_PATTERN.test(words[i + 1] ?? '');
        // "Tri-County Contractors": several people are a company rather than a title.
        score = Math.max(score, isPlural(word) ? PLURAL_FACTOR : ends ? 3 : i === 0 ? 0.9 : 1.8);
      } else if (QUALIFIERS.has(word)) qualifiers++;
    });
  }
  if (count > 14) return 0;
  if (score === 0) return qualifiers > 0 ? 0.8 : 0;
  return score + Math.min(1, qualifiers);
}
/** Two to four words, the last of which is the noun of a title: "School Bus Driver". */
function isShortTitle(text: string): boolean {
  const words = foldWord(text)
    .split(SPLIT_PATTERN)
    .filter((word) => word !== '');
  return words.length > 1 && words.length <= 4 && !words.includes('of') && endsTitle(words, words.length - 1);
}

/** A title ends before one of these: "Engineer, Platform", "Manager (Night Shift)". */
const PARTS_PATTERN = /[,(/|–—:;]/;
const ROMAN_PATTERN = /^(?:i{1,3}|iv|v|vi|l\d|[a-c])$/;
const AFTER_HEAD_PATTERN = /^(?:of|for|in|at|and|to|de|der|des|fur|pour|per|para|di|voor|internship|intern|co-?op)$/;

/** Fields in which a technician is called a tech: "Pharmacy Tech", "Tech II"; elsewhere the word names a company. */
const TECH_FIELDS = new Set(
  'appliance auto automotive avionics behavioral biomed cable care cell clinical computer deli dental desktop diesel ed equipment er field fiber hardware hvac industrial it instrument irrigation lab laboratory line lube mail maintenance mechanical med medical mental nail network or ortho patient pharmacy phone pool production psych qa quality radiology repair security service shop sound sterile support surgical systems test tire tower vet veterinary water x-ray xray'.split(
    ' ',
  ),
);

function isTechnician(words: readonly string[], i: number): boolean {
  return ROMAN_PATTERN.test(words[i + 1] ?? '') || TECH_FIELDS.has(words[i - 1] ?? '');
}

/** "Software Engineering Co-op": a student's job in one of these fields; elsewhere, the word names a company ("Food Co-op"). */
function isCoop(words: readonly string[], i: number): boolean {
  return /^co-?op$/.test(words[i] ?? '') && COOP_FIELDS.has(words[i - 1] ?? '');
}
const COOP_FIELDS = new Set(
  'accounting analytics automation business chemical civil computing construction data design developer development electrical engineer engineering finance firmware hardware it manufacturing marketing mechanical process product quality research robotics science security software student systems technology test testing'.split(
    ' ',
  ),
);

const PLURAL_FACTOR = 0.9;

function isPlural(word: string): boolean {
  return word.length > 4 && word.endsWith('s') && !HEAD_NOUNS.has(word) && HEAD_NOUNS.has(word.slice(0, -1));
}

/** Whether a word, with the one before it, names somebody by their work. */
function endsTitle(words: readonly string[], i: number): boolean {
  const word = words[i] ?? '';
  return isHeadNoun(word) || (word === 'tech' && isTechnician(words, i)) || isCoop(words, i) || isPlainTrade(words, i);
}

function isHeadNoun(word: string): boolean {
  if (HEAD_NOUNS.has(word) || (word.length > 7 && OCCUPATION_PATTERN.test(word))) return true;
  if (word.includes('-')) return word.split('-').some((part) => HEAD_NOUNS.has(part));
  if (isPlural(word)) return true;
  // German compounds: "Projektmanager", "Vertriebsleiterin"
  return word.length > 9 && COMPOUND_PATTERN.test(word);
}
const COMPOUND_PATTERN =
  /(?:manager|managerin|leiter|leiterin|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|assistent|assistentin|techniker|technikerin|kaufmann|kauffrau|pfleger|pflegerin|mechaniker|lehrer|lehrerin|fuhrer|arbeiter|arbeiterin|fachkraft|medewerker|ontwikkelaar|konsult|chef|utvecklare)$/;
