import { foldWord } from '../dates/words.ts';
import { remember } from './remember.ts';

/** Nouns at the end of job titles, folded. English first, then the main European languages. */
const HEAD_NOUNS = new Set(
  `accountant accounting actor adjunct administrator advisor adviser advocate agent aide ambassador analyst animator apprentice architect archivist artist assembler assessor assistant associate attendant attorney auditor author baker banker barback barista bartender biologist bookkeeper broker builder busser buyer caregiver carer caretaker carpenter cashier ceo cfo chair chairman chairperson chairwoman chaplain chef chemist cio ciso clerk cleaner clinician cmo co-founder co-owner coach columnist commander concierge conductor consultant contractor controller cook coo coordinator co-ordinator copywriter counsel counselor counsellor courier creator crew cto curator custodian dancer dealer dean delegate dentist deputy designer detective developer developers devops dietitian director dispatcher docent doctor doorman draughtsman drafter driver economist editor educator electrician engineer engineers entrepreneur escort estimator examiner executive expert fabricator facilitator farmer fellow fellowship firefighter fitter foreman founder freelancer gardener generalist geologist graduate grader greeter groomer guard guide handler head helper hostess host housekeeper hygienist illustrator inspector installer instructor intern internship interpreter inventor investigator janitor journalist judge keeper laborer labourer landscaper lead leader lecturer liaison librarian lieutenant lifeguard linguist loader logistician machinist maid manager managers marketer mason mate mathematician mechanic medic mediator member mentor merchandiser messenger microbiologist midwife miner moderator mover musician nanny negotiator notary nurse nutritionist officer operator optician organizer organiser owner packer painter paralegal paramedic partner pastor pathologist performer pharmacist phlebotomist photographer physician physicist physiotherapist picker pilot planner player plumber policeman porter postdoc preparer presenter president presser principal printer processor producer professor programmer proofreader proprietor psychiatrist psychologist publicist purchaser radiographer ranger realtor receptionist recruiter rep reporter representative researcher resident residency restorer reviewer rigger roofer runner sailor salesman salesperson saleswoman scheduler scholar scientist seamstress secretary sergeant server setter sharer shareholder shipper singer sommelier sous specialist staff statistician stenographer steward stewardess stocker storekeeper strategist student stylist superintendent supervisor surgeon surveyor sweeper tailor teacher technician technologist telemarketer teller temp tester therapist trader trainee trainer translator treasurer trustee tutor tuner typist underwriter usher valet vendor vet veterinarian volunteer vp waiter waitress warden watchman welder worker writer
  carhop babysitter sitter holder keyholder desk dishwasher bagger butcher cutter detailer washer shopper dasher unloader sorter caddy walker roofer painter bookseller groundskeeper dispatcher washperson fryer griller prep expediter cosmetologist hairdresser braider esthetician crossing-guard paraeducator substitute newscaster copyist notetaker timekeeper yardman farmhand deckhand stockperson fundraiser canvasser enumerator poll-worker cofounder sde swe sre qa pm aprentice trainee postgraduate undergraduate ta ra teammate tl em ic sdet dba hr paraprofessional evangelist hacker youtuber influencer blogger podcaster stagiaire maintainer contributor emt analist redacteur editora editor editeur reporter giornalista journaliste journalistin periodista jornalista redattore redattrice architetto architekt architektin architecte scienziato ricercatore ricercatrice chercheur chercheuse forscher forscherin pesquisador pesquisadora dziennikarz redaktor programador geschaftsleiter inhaber inhaberin projektmanager produktmanager vorstand werkstattleiter hausmeister lagerist bauleiter polier steuerfachangestellte
  professional repairer tender hand grower selector trimmer hauler captain rn lpn lvn cna np maker adjuster checker finisher wirer solderer puller filler collector scooper
  farmworker milker herdsman harvester cultivator mixer psychotherapist lawyer modeler appraiser practitioner climber groundsman draftsman draftsperson copyeditor splicer
  wireman admin communicator journeyman sprayer transporter correspondent receiver decorator bather caseworker closer compositor videographer interviewer visualizer innkeeper
  applicator polisher trooper companion originator taker entertainer accompanist announcer layer sonographer interventionist barber coder lender blaster handyman handyperson
  exterminator ecologist pressman dresser fishmonger telecommunicator refinisher repairman coater tankerman logger driller millwright houseman colorist ironworker lineman
  lineworker compounder blender feller sourcer broadcaster bolter soldier airman infantryman rifleman gunner corpsman seaman sailor mariner cadet corporal colonel ensign scaler
  conservationist funder keyer booker mixologist nco expeditor promoter dj jockey arranger wrapper brakeman aesthetician biller registrar minister abstractor erector glazier
  spotter hostler switchman signalman dietician actuary searcher demonstrator audiologist dosimetrist naturalist csr counterperson feeder homemaker cabinetmaker toolmaker
  dressmaker watchmaker locksmith blacksmith chiropractor optometrist podiatrist orthodontist naturopath acupuncturist sociologist anthropologist historian geographer
  meteorologist astronomer ecologist toxicologist epidemiologist pharmacologist zoologist botanist paleontologist cartographer choreographer composer ventriloquist magician
  cinematographer lyricist potter weaver upholsterer taxidermist gemologist jeweler florist milliner cobbler farrier tiler plasterer bricklayer stonemason steelworker
  steamfitter pipefitter boilermaker tinner insulator sandblaster scaffolder longshoreman stevedore switchboard-operator brewer distiller winemaker beekeeper shepherd rancher
  wrangler trapper fisherman forester arborist groom jockey lifter stagehand gaffer grip projectionist ticket-taker croupier bellhop bellman bellperson doorperson valet
  houseparent foster-parent parent headmaster headmistress provost registrar chancellor prefect sheriff marshal bailiff constable magistrate mayor councilman councilwoman
  councilmember senator congressman congresswoman legislator lobbyist diplomat consul envoy missionary priest rabbi imam nun monk deacon
  ingenieur ingenieurin entwickler entwicklerin softwareentwickler softwareentwicklerin berater beraterin leiter leiterin abteilungsleiter teamleiter projektleiter projektleiterin geschaftsfuhrer geschaftsfuhrerin assistent assistentin sachbearbeiter sachbearbeiterin kaufmann kauffrau verkaufer verkauferin lehrer lehrerin pfleger pflegerin krankenschwester krankenpfleger arzt arztin techniker technikerin mechaniker mechatroniker elektriker elektroniker fahrer fahrerin koch kochin praktikant praktikantin praktikum werkstudent werkstudentin auszubildende auszubildender ausbildung meister gestalter gestalterin redakteur redakteurin referent referentin mitarbeiter mitarbeiterin fachkraft hilfskraft wissenschaftler anwalt steuerberater buchhalter buchhalterin erzieher erzieherin kellner kellnerin schreiner maler
  ingenieure developpeur developpeuse charge chargee chef cheffe responsable directeur directrice gestionnaire conseiller conseillere assistante technicien technicienne infirmier infirmiere enseignant enseignante professeur professeure vendeur vendeuse comptable avocat avocate medecin cuisinier serveur serveuse chauffeur ouvrier employe employee apprenti apprentie alternant alternante redacteur redactrice graphiste analyste commercial commerciale consultante coordinateur coordinatrice secretaire stage electricien
  especialista especialistas specialista ingeniero ingeniera desarrollador desarrolladora programador programadora gerente jefe jefa directora director responsable encargado encargada asistente auxiliar tecnico tecnica enfermero enfermera profesor profesora maestro maestra vendedor vendedora contador contadora abogado abogada medico medica cocinero cocinera camarero camarera conductor conductora becario becaria practicante pasante analista consultor consultora coordinador coordinadora disenador disenadora administrativo administrativa electricista arquitecto arquitecta investigador investigadora
  engenheiro engenheira desenvolvedor desenvolvedora gerente diretor diretora coordenador coordenadora assistente estagiario estagiaria enfermeiro enfermeira professor professora vendedor advogado advogada motorista designer tecnico
  ingegnere sviluppatore sviluppatrice responsabile direttore direttrice impiegato impiegata assistente infermiere infermiera insegnante docente commesso commessa contabile avvocato medico cuoco cameriere cameriera autista tirocinante stagista apprendista consulente tecnico operaio progettista
  medewerker medewerkster ontwikkelaar leidinggevende directeur verpleegkundige docent leraar lerares verkoper adviseur beheerder stagiair chauffeur kok monteur magazijnmedewerker boekhouder
  inzynier programista programistka kierownik kierowniczka dyrektor specjalista specjalistka asystent asystentka pielegniarka pielegniarz nauczyciel nauczycielka sprzedawca ksiegowy ksiegowa kierowca kucharz kelner kelnerka stazysta stazystka praktykant magazynier projektant analityk elektryk
  ingenjor utvecklare chef larare sjukskoterska saljare konsult ingenior utvikler udvikler sygeplejerske laerer kehittaja insinoori muhendis muhendisi gelistirici ogretmen hemsire uzmani uzman muduru mudur stajyer
  инженер разработчик программист менеджер директор руководитель специалист аналитик бухгалтер учитель врач водитель стажер консультант`.split(
    /\s+/,
  ),
);

/**
 * Nouns at the end of the alternate titles of O*NET that only name people by their work, which excludes words that are surnames
 * ("sawyer"), things ("monitor") or the name of an office ("sheriff") as well.
 */
const OCCUPATIONS = new Set(
  `actuary adjuster agronomist aircrewman airman announcer appraiser arborist auctioneer aviator bailiff bellhop biller blacksmith boatswain bosun brakeman brewer bricklayer bursar cadet cameraman captain cartoonist cataloger cellarman cellist choirmaster coder colorist comptroller conciliator conservationist conservator constable coroner corporal correspondent craftsman crewman croupier demonstrator dispenser distiller doula draftsman draftsperson driller drummer drywaller embalmer endodontist engraver erector evaluator exterminator farrier fireman fisherman flagger floorhand forecaster gardener glazier greenskeeper groom groundsman grower guitarist gunsmith hairstylist handyman headmaster helmsman herbalist historian horticulturist hospitalist imam infantryman insulator internist jailer jeweler jockey journeyman lawyer lineman lobbyist locksmith longshoreman loadmaster luthier lyricist magistrate manicurist mariner midshipman milliner millwright minister missionary molder motorman muralist naturalist navigator novelist nurseryman orderly organist orthodontist orthotist patrolman pawnbroker pedicurist percussionist perfusionist periodontist pianist pipefitter pipelayer plasterer playwright polisher postmaster practitioner preparator preservationist pressman proctor projectionist prosthetist prosthodontist provost purser quartermaster rabbi rancher referee registrar repairer repairman retoucher roaster roughneck roustabout scaffolder sculptor seaman serviceman shipwright skipper solderer splicer stagehand steamfitter stevedore stitcher stockbroker stonemason switchman tattooist taxidermist teamster tiler transcriber transcriptionist trooper troubleshooter trucker umpire upholsterer vintner violinist vocalist welder wheelwright wireman wrangler yardmaster`.split(
    ' ',
  ),
);

/** Endings of words that only name people by their work: "sonographer", "ironworker", "dressmaker". */
const OCCUPATION_PATTERN =
  /^\p{L}{3,}(?:ologist|ographer|iatrist|iatrician|ometrist|therapist|[bcdfglmnprst]ician|keeper|maker|worker|woman|person)$/u;

/** Trades of hands and carriers: "Ranch Hand", "Mail Carrier"; other hands and carriers are companies. */
const MANUAL_WORK_PREFIXES = new Set('deck derrick farm field floor hired ranch stable stage yard'.split(' '));
const CARRIERS = new Set('city hod letter mail newspaper rural'.split(' '));

function isPlainTrade(words: readonly string[], i: number): boolean {
  const before = words[i - 1] ?? '';
  return (words[i] === 'hand' && MANUAL_WORK_PREFIXES.has(before)) || (words[i] === 'carrier' && CARRIERS.has(before));
}

/** Words for a rank or that many titles contain; they are evidence for a title but don't end it. */
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
      if (isHeadNoun(word) || (word === 'tech' && isTechnician(words, i)) || isPlainTrade(words, i)) {
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
  return words.length > 1 && words.length <= 4 && !words.includes('of') && isHeadNoun(words[words.length - 1] ?? '');
}

/** A title ends before one of these: "Engineer, Platform", "Manager (Night Shift)". */
const PARTS_PATTERN = /[,(/|–—:;]/;
const ROMAN_PATTERN = /^(?:i{1,3}|iv|v|vi|l\d|[a-c])$/;
const AFTER_HEAD_PATTERN = /^(?:of|for|in|at|and|to|de|der|des|fur|pour|per|para|di|voor|internship|intern)$/;

/** Fields in which a technician is called a tech: "Pharmacy Tech", "Tech II"; elsewhere the word names a company. */
const TECH_FIELDS = new Set(
  'appliance auto automotive avionics behavioral biomed cable care cell clinical computer deli dental desktop diesel ed equipment er field fiber hardware hvac industrial it instrument irrigation lab laboratory line lube mail maintenance mechanical med medical mental nail network or ortho patient pharmacy phone pool production psych qa quality radiology repair security service shop sound sterile support surgical systems test tire tower vet veterinary water x-ray xray'.split(
    ' ',
  ),
);

function isTechnician(words: readonly string[], i: number): boolean {
  return ROMAN_PATTERN.test(words[i + 1] ?? '') || TECH_FIELDS.has(words[i - 1] ?? '');
}

const PLURAL_FACTOR = 0.9;

function isPlural(word: string): boolean {
  return word.length > 4 && word.endsWith('s') && !HEAD_NOUNS.has(word) && HEAD_NOUNS.has(word.slice(0, -1));
}

function isHeadNoun(word: string): boolean {
  if (HEAD_NOUNS.has(word) || OCCUPATIONS.has(word) || (word.length > 7 && OCCUPATION_PATTERN.test(word))) return true;
  if (word.includes('-')) return word.split('-').some((part) => HEAD_NOUNS.has(part));
  if (isPlural(word)) return true;
  // German compounds: "Projektmanager", "Vertriebsleiterin"
  return word.length > 9 && COMPOUND_PATTERN.test(word);
}
const COMPOUND_PATTERN =
  /(?:manager|managerin|leiter|leiterin|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|assistent|assistentin|techniker|technikerin|kaufmann|kauffrau|pfleger|pflegerin|mechaniker|lehrer|lehrerin|fuhrer|arbeiter|arbeiterin|fachkraft|medewerker|ontwikkelaar|konsult|chef|utvecklare)$/;
