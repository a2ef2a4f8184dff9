import { findSkillByName } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';

/** A license or certificate named in a text; offsets are UTF-16 units, end exclusive. */
export interface CredentialMention {
  skill: SkillId;
  start: number;
  end: number;
}

/** Names that mean a credential only beside a word of licensing, or in another order than the vocabulary's. */
const NAMES: readonly (readonly [SkillId, RegExp])[] = [
  ['class-a-cdl', /\bclass A\b(?=[^.;]*\b(?:endorse\w*|CDL|MVR|driver\w*|commercial|licen[sc]e)\b)/gi],
  ['class-b-cdl', /\bclass B\b(?=[^.;]*\b(?:endorse\w*|CDL|MVR|driver\w*|commercial|licen[sc]e)\b)/gi],
  ['class-a-cdl', /(?<=\b(?:commercial|CDL)\b[^.;]{0,24})\bclass A\b/gi],
  ['class-b-cdl', /(?<=\b(?:commercial|CDL)\b[^.;]{0,24})\bclass B\b/gi],
  ['class-b-cdl', /(?<=\b(?:commercial licen[sc]e|CDL)\b,? )B (?=or (?:better|above|higher))/g],
  ['cosmetology-license', /\blicensed cosmetologist\b|\bcosmetolog(?:y|ist) (?:state )?(?:lic\b|licen[sc]e)/gi],
  ['real-estate-license', /\breal estate (?:sales ?(?:associates?|persons?|agents?)|agents?)(?: licen[sc]e)?\b/gi],
  [
    'real-estate-broker-license',
    /\breal estate brokers?(?: licen[sc]e)?\b|\b(?:managing|associate|designated|principal) broker(?:[’']?s)? licen[sc]e\b/gi,
  ],
  ['certified-nursing-assistant', /\bnurs(?:e|ing) (?:aide|assistant) registry\b/gi],
  ['commercial-pilot-license', /\bcommercial (?:pilot\b(?! shortage)|certificate\b)/gi],
  [
    'property-and-casualty-license',
    /\b(?:P ?& ?C|property(?:,| ?\/| ?&| and)? ?casualty)\b(?=[^.;]*\b(?:licen\w+|active|producer|resident)\b)|(?<=\blicen\w+[^.;]{0,40})\b(?:P ?& ?C|property(?:,| ?\/| ?&| and)? ?casualty)\b/gi,
  ],
  ['journeyman-electrician-license', /\bjourney(?:man|person|worker) electrician(?:[’']s)?(?: licen[sc]e)?\b/gi],
  [
    'journeyman-plumber-license',
    /\bjourney(?:man|person|worker|level)[ -]plumb(?:er|ing)\b|\bplumber\b[^.;\n]{0,12}\bjourney(?:man|person|worker|level)\b/gi,
  ],
  ['journeyman-electrician-license', /\belectrician\b[^.;\n]{0,12}\bjourney(?:man|person|worker|level)\b/gi],
  [
    'lifeguard-certification',
    /\bred cross lifeguard\w*\b|\blifeguard\b(?=[^.;]*\b(?:certif\w*|cert|valid|exp\w*|current|CPR|first aid)\b)/gi,
  ],
  ['professional-engineer-license', /\bprofessional engineer\b(?: \(PE\))?/gi],
  ['guard-card', /\bguard (?:registration|card)\b/gi],
  ['armed-guard-license', /\bcommissioned (?:security )?officer\b(?! in the)/gi],
  [
    'teaching-certificate',
    /\b(?:standard|professional|initial|continuing|clear|provisional|level (?:I{1,2}|1|2)) (?:\w+ ){0,4}(?:certificate|licen[sc]e|credential)\b(?=[^;\n]*\b(?:EC|K|PK|elementary|secondary|middle|grades?|core subjects|generalist|mathematics|english|science|social studies|multiple subject|single subject)\b)/gi,
  ],
  [
    'teaching-certificate',
    /\b(?:certification|certificate|licen[sc]e|licensure|endorsement)\b(?=(?:,| in| for) [^.;,]{0,40}\b(?:P?K|EC|[4-9])[-–](?:12|[3-9])\b)/gi,
  ],
  [
    'emergency-medical-dispatch-certification',
    /\bEMD (?:certified|certification)\b|\bemergency medical dispatcher\b(?=[^.;]*\b(?:IAED|certif\w+|recert\w*))/gi,
  ],
  ['epa-lead-rrp-certification', /\b(?:EPA )?(?:lead )?RRP\b(?=[^.;]{0,24}\b(?:renovator|certif\w+|card))/gi],
  ['barber-license', /\bboard of barber\w*(?=[^.;]{0,20}\blicen)/gi],
  ['state-inspection-license', /\bstate inspection (?:mechanic|license|certificate)\b/gi],
  ['teaching-certificate', /\b(?:single|multiple)[ -]subjects? (?:teaching )?credential\b/gi],
  ['teaching-certificate', /\bPEL\b(?= with|[^.;]{0,30}\bendorse)/g],
  [
    'life-and-health-license',
    /\blife(?:, accident,?)? (?:and|&) health\b(?=[^.;]*\b(?:licen\w+|active|producer|resident|agent)\b)/gi,
  ],
  ['property-and-casualty-license', /\b(?:2-20|20-44)\b(?=[^.;]*\b(?:licen\w+|agent|general lines|active)\b)/gi],
  ['journeyman-electrician-license', /\bjourney(?:man|person|worker) (?:inside )?wire(?:man|person)\b/gi],
  [
    'water-treatment-operator-license',
    /\b(?:surface |ground ?|drinking )?water (?:treatment |plant |system |distribution )?operator\b(?=[^.;]*\b(?:class|grade|licen\w+|certif\w+|level)\b)|(?<=\b(?:class|grade|level) \w{1,3} )\b(?:surface |ground ?|drinking )?water (?:treatment |plant )?operator\b/gi,
  ],
  ['peace-officer-certification', /\bPOST\b(?=[^.;]{0,30}\b(?:certif\w*|basic|patrol)\b)/g],
  ['certified-medical-assistant', /\bcertified(?= or registered medical assistant)/gi],
  ['certified-phlebotomy-technician', /\bCPT\b(?=,? \(?NHA)|\bPBT\b(?= \(?ASCP)/g],
  ['licensed-architect', /\bRA\b(?= (?:in [A-Z]|license|licensed|required))/g],
  ['certified-medical-assistant', /\bCMA\b(?= ?\(AAMA\))/g],
  ['commercial-pilot-license', /\bcommercial\b(?=,? (?:pilot,? )?(?:airplane|ASEL|AMEL|single|multi)[ -])/gi],
  [
    'real-estate-license',
    /\b(?:FREC|TREC|GREC|NCREC|OREC|LREC|KREC|NJREC|ADRE|CalDRE|CalBRE)\b(?=[- ]licen|[^.;]{0,40}\b(?:agent|sales|broker|associate|licen))/g,
  ],
  [
    'forklift-certification',
    /(?<=\bcertified\b[^.;]{0,60})\b(?:stand[- ]?up(?: reach)?|reach trucks?|counter ?balance\w*|order pickers?|sit[- ]?down|cherry picker|turret truck)\b/gi,
  ],
  [
    'epa-608-certification',
    /\b(?:section )?608\b(?=[^.;]{0,20}\b(?:universal|type|cert\w*|EPA|core)\b)|(?<=\b(?:universal|EPA)\b[^.;]{0,12})\b608\b/gi,
  ],
  ['journeyman-electrician-license', /(?<=\belectrician\b[^;\n]{0,60})\bJW\b|\bJW\b(?=[^;\n]{0,40}\belectric)/g],
  [
    'compact-nursing-license',
    /\b(?:compact|multi-?state)\b\)?(?: \((?:multi-?state|compact|e?NLC)\))? (?:RN |LPN |nurs\w+ )?(?:licen[sc]e|privileges?)\b/gi,
  ],
  [
    'dot-medical-card',
    /\b(?:DOT )?med(?:ical|\.)? (?:card|cert\w*)\b(?=[^.;]{0,24}(?:exp|valid|good|current|20\d\d|required|$))|\bDOT med\b/gi,
  ],
  [
    'hvac-license',
    /\b(?:journey\w+|master|tradesman) (?:HVAC|HVACR|HVAC\/R)\b|\bHVAC(?:\/?R)? (?:journey\w+|master|tradesman|mechanic licen[sc]e)\b/gi,
  ],
  [
    'teaching-certificate',
    /\b(?:GaPSC|GAPSC|Georgia PSC|PELSB|TSPC|OSPI|NCDPI|FLDOE|ALSDE|WDPI|MSDE|EPSB|SCDE|WVDE|NJDOE|NYSED)\b/g,
  ],
  ['respiratory-care-practitioner', /\bboard of resp(?:iratory|\.)? (?:care|therap\w+)\b/gi],
  [
    'cosmetology-license',
    /\boperator (?:lic\b|licen[sc]e)(?=[^.;]{0,20}#)|\bTDLR operator\b|\bboard of cosmetology\b/gi,
  ],
  ['certified-public-accountant', /\b(?:state )?board of accountancy\b|\baccountancy board\b/gi],
  ['alcohol-server-permit', /\bMAST\b(?=[^.;]{0,14}\bpermit\b)/g],
  [
    'child-development-associate',
    /\bCDA\b(?=[^.;]*\b(?:child|infant|toddler|preschool|early|ECE|council)\b)|(?<=\b(?:child|infants?|toddlers?|preschool|early childhood|ECE)\b[^.;]{0,40})\bCDA\b/gi,
  ],
  ['licensed-veterinary-technician', /\bRVT\b(?=[^.;]*\bvet)|(?<=\bvet[^.;]*)\bRVT\b/gi],
  [
    'pesticide-applicator-license',
    /\b(?:certified|licensed|(?:non-?)?commercial(?:\/non-?commercial)?) (?:pesticide )?applicator(?:[’']?s? licen[sc]e)?\b/gi,
  ],
  ['airframe-and-powerplant-license', /\bairframe(?:,? (?:(?:and|&|\/) ?)?| ?\/ ?)power ?plant\b(?! written)/gi],
  ['journeyman-electrician-license', /\bjourney[ -]?level\b[^.;\n]{0,6}\belectrician\b/gi],
];

/** The endorsements on a commercial license. */
const ENDORSEMENTS: readonly (readonly [SkillId, string])[] = [
  ['hazmat-endorsement', String.raw`\bhaz-?\s?mat\b|\bhazardous materials\b`],
  ['tanker-endorsement', String.raw`\btank(?:ers?)?\b(?!(?:[ -]yankee)?[ -](?:experience|driver|operator))`],
  ['doubles-triples-endorsement', String.raw`\bdoubles(?: ?(?:\/|and|&) ?triples)?\b`],
  ['passenger-endorsement', String.raw`\bpassenger\b`],
  ['school-bus-endorsement', String.raw`\bschool bus\b(?! (?:driver|route|compan))`],
  ['air-brake-endorsement', String.raw`\bair ?brakes?\b(?! restriction)`],
];
const ENDORSEMENT_HINT =
  /endorse|CDL|class [abc]\b|\b(?:hazmat|tanker|passenger) (?:expired|lapsed|exp|current|active)\b/i;
/** Work with the goods, and what is only preferred, ask for no endorsement. */
const ENDORSEMENT_WORK =
  /^\s*(?:freight|loads?|hauling|experience|exp\b|driver|operators?|deliver\w*|preferred|a plus)/i;

/** The endorsements that a text about commercial licenses names by their words. */
function findEndorsements(text: string): CredentialMention[] {
  if (!ENDORSEMENT_HINT.test(text)) return [];
  return [
    ...findEndorsementLetters(text),
    ...ENDORSEMENTS.flatMap(([skill, name]) =>
      [...text.matchAll(new RegExp(`(?:${name})`, 'gi'))]
        .filter(({ 0: words, index }) => !ENDORSEMENT_WORK.test(text.slice(index + words.length)))
        .map(({ 0: words, index }) => ({ skill, start: index, end: index + words.length })),
    ),
  ];
}

const LETTERS: Readonly<Record<string, readonly SkillId[]>> = {
  H: ['hazmat-endorsement'],
  N: ['tanker-endorsement'],
  P: ['passenger-endorsement'],
  S: ['school-bus-endorsement'],
  T: ['doubles-triples-endorsement'],
  X: ['hazmat-endorsement', 'tanker-endorsement'],
};
const LETTER_LIST = String.raw`[HNPSTX]\b(?:\s*(?:[/,&+]|,?\s(?:and|or)\s)\s*[HNPSTX]\b)*`;
/** "P & S endorsements", "Class A with N", "CDL B, P/S", "endorsements: H, T". */
const LETTERED = new RegExp(
  String.raw`\b(${LETTER_LIST})(?=\s*(?:\([a-z /-]+\)\s*)?[- ]?(?:[Ee]ndorse|already))|(?<=\b[Ee]ndorsements?\s*[:(]?\s*)(${LETTER_LIST})|(?<=\b(?:CDL|[Cc]lass)[ -]?[ABC]\b[^.;]{0,24}(?:with|w\/|[,(+/])\s*)(${LETTER_LIST})(?=\s*(?:[,;.)]|$))`,
  'g',
);

/** The endorsements that a text about commercial licenses gives by their letters. */
function findEndorsementLetters(text: string): CredentialMention[] {
  return [...text.matchAll(LETTERED)].flatMap(({ 0: list, index }) =>
    [...list.matchAll(/[HNPSTX]\b/g)].flatMap(({ 0: letter, index: at }) =>
      (LETTERS[letter] ?? []).map((skill) => ({ skill, start: index + at, end: index + at + 1 })),
    ),
  );
}

/** "Series 7, 63, and 66" */
const SERIES = /\bSeries \d{1,2}((?:(?:\s*[,/&]|,?\s+(?:and|or))+\s*\d{1,2}(?!\d))+)/g;

/** "FINRA: SIE, S7, S66" */
const SHORT_SERIES = /(?<![\w-])S-?(3|4|6|7|9|24|26|63|65|66|79)\b/g;

/** The numbers of a list of FINRA's examinations after its first one, which the vocabulary has. */
function findSeries(text: string): CredentialMention[] {
  const short = /\b(?:FINRA|SIE|[Ss]eries|S6[356]|securities)\b/.test(text) ? [...text.matchAll(SHORT_SERIES)] : [];
  const shortened = short.flatMap(({ 0: words, 1: number, index }) => {
    const skill = findSkillByName(`Series ${number}`);
    return skill ? [{ skill: skill.id, start: index, end: index + words.length }] : [];
  });
  const listed = [...text.matchAll(SERIES)].flatMap(({ 0: words, 1: rest = '', index }) =>
    [...rest.matchAll(/\d+/g)].flatMap(({ 0: number, index: at }) => {
      const skill = findSkillByName(`Series ${number}`);
      const start = index + words.length - rest.length + at;
      return skill ? [{ skill: skill.id, start, end: start + number.length }] : [];
    }),
  );
  return [...listed, ...shortened];
}

/** Every text that one of these patterns matches contains one of these words, so most texts need only one test. */
const HINT_PATTERN =
  /class|broker|commissioned|cosmetolog|real estate|registry|commercial|p ?&|property|journey|guard|lifeguard|professional eng|applicator|airframe|certificate|credential|licen|PEL|life|EMD|dispatcher|RRP|2-20|20-44|water|POST|CMA|certified or|CPT|PBT|\bRA\b|MAST|CDA|RVT|board|compact|multi|med|HVAC|PSC|PELSB|TSPC|OSPI|DPI|DOE|SDE|EPSB|NYSED|TDLR|operator|REC\b|DRE|BRE|certified|608|\bJW\b/i;

const SHORTENED_HINT_PATTERN = /\b(?:cert|lic)\b/iu;
const SHORTENED = /\b((?:[\p{L}\p{N}&+/-]+ ){1,4})(cert|lic)\b/giu;
const IN_FULL: Readonly<Record<string, string>> = { cert: 'certification', lic: 'license' };

/** Credentials in spellings that the vocabulary of skills doesn't have, among them those with "cert." or "lic." */
export function findCredentialNames(text: string): CredentialMention[] {
  const names = HINT_PATTERN.test(text) ? NAMES : [];
  const named = names.flatMap(([skill, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ skill, start: index, end: index + words.length })),
  );
  named.push(...findEndorsements(text), ...findSeries(text));
  if (!SHORTENED_HINT_PATTERN.test(text)) return named;
  const shortened = [...text.matchAll(SHORTENED)].flatMap(({ 1: before = '', 2: word = '', index, 0: all }) => {
    const words = before.trim().split(' ');
    for (let from = 0; from < words.length; from++) {
      const name = words.slice(from).join(' ');
      const skill = findSkillByName(`${name} ${IN_FULL[word.toLowerCase()] ?? ''}`);
      if (skill?.kind === 'license')
        return [{ skill: skill.id, start: index + before.lastIndexOf(name), end: index + all.length }];
    }
    return [];
  });
  return [...named, ...shortened];
}
