import { remember } from './remember.ts';

/** Degrees, diplomas and certificates as written at the start of a phrase; alternatives are sorted by length, longest first. */
const LONG =
  `(?:executive |professional |joint |dual |double |integrated |honou?rs |one-year |advanced |national |higher |european |state |first |second )?(?:` +
  [
    "bachelor(?:[’']?s|en)?(?: degree)?(?: of (?:science|arts|engineering|technology|business administration|fine arts|commerce|education|laws?|architecture|nursing|music|social work|applied science|computer applications|design|medicine|pharmacy|philosophy|theology|accounting|public administration|applied arts|liberal arts|professional studies))?(?: and (?:science|arts|engineering|technology|commerce|surgery))?(?: in nursing(?= ?\\())?",
    "master(?:[’']?s)?(?: degree)?(?: of (?:science|arts|engineering|technology|business administration|fine arts|education|laws?|architecture|public health|public administration|public policy|social work|music|philosophy|computer applications|design|nursing|divinity|library science|accountancy|finance|management))?(?: and (?:science|arts|engineering))?",
    'doctor(?:ate|al)?(?: degree)?(?: of (?:philosophy|medicine|education|pharmacy|law|juridical science|nursing practice|physical therapy|dental surgery|veterinary medicine|business administration|engineering|science))?',
    "associate(?:[’']?s)?(?: degree)?(?: (?:of|in) (?:applied science|applied arts|science|arts|nursing))?(?: degree)?",
    'juris doctor',
    'postgraduate diploma',
    'postgraduate certificate',
    'graduate certificate',
    'graduate diploma',
    'post-?graduate(?: degree)?',
    'undergraduate(?: degree)?',
    'high school diploma',
    '(?:[\\p{L}]+ )?certificate of (?:general |higher |senior |junior )?(?:primary|secondary) education',
    'secondary school(?: diploma| certificate)?',
    'general education(?:al)? (?:development|diploma)',
    'ged',
    'diploma',
    'certificate',
    'certification',
    'minor',
    'major',
    'a[- ]levels?',
    'gcses?',
    'international baccalaureate',
    'ib diploma',
    'matriculation',
    'vocational (?:training|diploma|certificate)',
    'trade (?:certificate|diploma)',
    'apprenticeship',
    'journeyman(?: certificate)?',
    'residency',
    'fellowship',
    'postdoc(?:toral fellowship)?',
    'exchange (?:semester|program(?:me)?|student)',
    'study abroad',
    'coursework',
    'foundation (?:degree|year)',
    'higher national diploma',
    'hnd',
    'hnc',
    'btec',
    'nvq',
    'diplom(?:-?[\\p{L}]+)?(?:,? \\((?:fh|ba|uni)\\))?',
    'magister(?: artium)?',
    'staatsexamen',
    'abitur',
    'allgemeine hochschulreife',
    'fachhochschulreife',
    'mittlere reife',
    'realschulabschluss',
    'hauptschulabschluss',
    'ausbildung',
    'berufsausbildung',
    'lehre',
    'promotion',
    'habilitation',
    'licence(?: professionnelle)?',
    'licenciatura',
    'ma[iî]trise',
    'baccalaur[ée]at',
    'doctorat',
    "dipl[oô]me(?: d[’'e][\\p{L}\\u2019']+)?",
    'ing[ée]nieur',
    'dut',
    'bts',
    'cap',
    'bep',
    'deug',
    'dess',
    'dea',
    'mast[èe]re(?: sp[ée]cialis[ée])?',
    'prépa',
    'classe pr[ée]paratoire',
    'grado(?: en)?',
    'm[áa]ster(?: en)?',
    'm[áa]ster universitario',
    'maestr[íi]a',
    'doctorado',
    'diplomado',
    'bachillerato',
    'ingenier[íi]a',
    't[ée]cnico superior',
    'formaci[óo]n profesional',
    'especializaci[óo]n',
    'bacharelado',
    'mestrado',
    'doutorado',
    'gradua[çc][ãa]o',
    'p[óo]s-gradua[çc][ãa]o',
    'tecn[óo]logo',
    'ensino m[ée]dio',
    'especializa[çc][ãa]o',
    'licenciatura',
    'laurea(?: magistrale| triennale| specialistica)?',
    'dottorato(?: di ricerca)?',
    'diploma di [\\p{L}]+',
    'maturit[àa]',
    'licencjat',
    'in[żz]ynier',
    'studia (?:magisterskie|licencjackie|in[żz]ynierskie|podyplomowe)',
    'matura',
    'kandidat(?:examen)?',
    'magisterexamen',
    'civilingenj[öo]r',
    'lisans',
    'y[üu]ksek lisans',
    'doktora',
    '[öo]n lisans',
    'бакалавр',
    'магистр',
    'специалист',
    'кандидат наук',
    '学士',
    '硕士',
    '博士',
    '本科',
    '修士',
    '학사',
    '석사',
    '박사',
    'mbo',
    'hbo',
    'havo',
    'vwo',
  ].join('|') +
  ')';

const SHORT = [
  'ph\\.? ?d\\.?',
  'd\\.?phil\\.?',
  'ed\\.?d\\.?',
  'pharm\\.?d\\.?',
  'm\\.?d\\.?',
  'j\\.?d\\.?',
  'd\\.?d\\.?s\\.?',
  'd\\.?v\\.?m\\.?',
  'd\\.?n\\.?p\\.?',
  'd\\.?p\\.?t\\.?',
  'dr\\.? ?-?ing\\.?',
  'dr\\.? rer\\.? nat\\.?',
  'll\\.? ?[bm]\\.?',
  'b\\.?s\\.?n\\.?',
  'm\\.?s\\.?n\\.?',
  'a\\.?d\\.?n\\.?',
  'b\\.?b\\.?a\\.?',
  'm\\.?b\\.?a\\.?',
  'b\\.?f\\.?a\\.?',
  'm\\.?f\\.?a\\.?',
  'b\\.?s\\.?e\\.?(?:e|cs)?\\.?',
  'm\\.?s\\.?e\\.?(?:e|cs)?\\.?',
  'b\\.?s\\.?c\\.?s\\.?',
  'm\\.?s\\.?c\\.?s\\.?',
  'b\\.?s\\.?w\\.?',
  'm\\.?s\\.?w\\.?',
  'm\\.?p\\.?h\\.?',
  'm\\.?p\\.?a\\.?',
  'm\\.?p\\.?p\\.?',
  'm\\.?h\\.?a\\.?',
  'a\\.?a\\.?s\\.?',
  'm\\.?c\\.?a\\.?',
  'b\\.?c\\.?a\\.?',
  'm\\.?res\\.?',
  'm\\.?phil\\.?',
  'b\\.? ?sc\\.?(?: ?\\(?(?:hons|honou?rs)\\.?\\)?)?',
  'm\\.? ?sc\\.?(?: ?\\(?(?:hons|honou?rs)\\.?\\)?)?',
  'b\\.? ?eng\\.?(?: ?\\(?hons\\)?)?',
  'm\\.? ?eng\\.?',
  'b\\.? ?tech\\.?',
  'm\\.? ?tech\\.?',
  'b\\.? ?com\\.?',
  'm\\.? ?com\\.?',
  'b\\.? ?ed\\.?',
  'm\\.? ?ed\\.?',
  'b\\.? ?arch\\.?',
  'm\\.? ?arch\\.?',
  'b\\.? ?pharm\\.?',
  'b\\.? ?mus\\.?',
  'm\\.? ?mus\\.?',
  'm\\.? ?div\\.?',
  'b\\.? ?a\\.?(?: ?\\(?hons\\)?)?',
  'b\\.? ?s\\.?',
  'b\\.? ?e\\.?',
  'm\\.? ?a\\.?',
  'm\\.? ?s\\.?',
  'm\\.? ?e\\.?',
  'a\\.? ?a\\.?',
  'a\\.? ?s\\.?',
  'sc\\.? ?[bm]\\.?',
  's\\.?[bm]\\.?',
  'a\\.?b\\.?',
  'dipl\\.?(?: ?-? ?(?:ing|kfm|inf|psych|wirt\\.?-?ing|betriebsw|p[äa]d|phys|math|chem)\\.?)?(?: ?\\((?:fh|ba|uni|th|tu)\\))?',
  'hbsc',
  'mim',
  'emba',
  'gmba',
  'cpge',
].join('|');

const LONG_DEGREE_PATTERN = new RegExp(`^(?:${LONG})(?![\\p{L}])`, 'iu');
/** Abbreviations count only in their usual spelling: not every "as" or "ma" in a sentence. */
const SHORT_DEGREE_PATTERN = new RegExp(`^(?:${SHORT})(?![\\p{L}\\p{N}])`, 'iu');
const DEGREE_TAIL_PATTERN = /^\s*(?:\((?:[^()]{1,40})\)|degree\b)/iu;

/** Length of the degree at the start of a text; 0 if there is none. */
export const degreeLength = remember(measureDegree);

function measureDegree(text: string): number {
  const long = LONG_DEGREE_PATTERN.exec(text);
  let length = long?.[0].length ?? 0;
  if (length === 0) {
    const short = SHORT_DEGREE_PATTERN.exec(text);
    if (!short || !isWrittenAsDegree(short[0], text)) return 0;
    length = short[0].length;
  }
  const tail = DEGREE_TAIL_PATTERN.exec(text.slice(length));
  return tail ? length + tail[0].length : length;
}

/** "BS", "B.S.", "BSc", "Ph.D." but not "As", "ma" or "me". */
function isWrittenAsDegree(form: string, text: string): boolean {
  const letters = form.replace(/[^A-Za-z]/g, '');
  if (letters.length >= 3 && /^[A-Z]/.test(letters)) return true;
  const upper = letters === letters.toUpperCase();
  return upper && (form.includes('.') || text.length === form.length || /^[\s,:(–-]/.test(text.slice(form.length)));
}

const CONNECTOR_PATTERN =
  /^[\s,:–—-]*(?:(?:in|of|en|em|für|fur|im|der|des|de|d['’]|degree in|degree|major in|majoring in|with a major in|with major in|option|w|di)\b['’]?\s*)?[\s,:–—-]*/iu;

/** Degree and field of study of "Bachelor of Science in Computer Engineering". */
export function splitDegree(text: string): { degree: number; area: number } | undefined {
  const length = degreeLength(text);
  if (length === 0) return undefined;
  const rest = text.slice(length);
  if (/^\s+(?:zum|zur|als)\s/i.test(rest)) return { degree: text.length, area: text.length };
  const connector = CONNECTOR_PATTERN.exec(rest)?.[0].length ?? 0;
  return { degree: length, area: length + connector };
}

const INSTITUTION_PATTERN =
  /universi|universytet|uniwersytet|üniversite|\bcollege\b|\binstitut|\bacadem|akadem|\b(?:high)?school\b|schule\b|gymnasium|polytech|politec|politéc|\bécole\b|\becole\b|\blycée\b|\blyceum\b|\blyzeum\b|\bliceu\b|\bescuela\b|\bescola\b|\bcolegio\b|\bfaculdade\b|\bfacult(?:y|ad|é|à)\b|\bliceo\b|\bliceum\b|szkoła|politechnika|högskol|skole\b|\bcampus\b|\bconservator|\bseminary\b|\bbootcamp\b|coursera|\budemy\b|\bedx\b|\bopen ?university\b|университет|институт|академия|школа|колледж|大学|学院|学校|高校|대학|학교|\bU(?:C|T|NC|CLA|SC)\b|\bMIT\b|\bETH\b|\bEPFL\b|\bKIT\b|\bIIT\b|\bTU\b|\bFH\b|\bISD\b|\bHigh\b/iu;

/** How much a text reads like the name of a school. */
export const institutionScore = remember(scoreInstitution);

function scoreInstitution(text: string): number {
  return INSTITUTION_PATTERN.test(text) ? 3 : 0;
}

const GRADE_PATTERN =
  /(?:(?<![\d.,])(\d{1,2}[.,]\d{1,3}(?:\s?\/\s?\d{1,2}(?:[.,]\d{1,2})?)?) ?c?\.?g\.?p\.?a\b\.?|(?:c\.?\s?g\.?p\.?a\.?|g\.?p\.?a\.?|grade(?: point average)?|final grade|overall grade|note|abschlussnote|notendurchschnitt|moyenne|promedio|média|media|voto|średnia|notenschnitt|score|percentage)\s*[:=]?\s*(?:of\s)?(\d{1,3}(?:[.,]\d{1,3})?\s*%?(?:\s*(?:\/|out of|von|sur)\s*\d{1,3}(?:[.,]\d{1,2})?)?))/iu;

/** A numeric grade with its label: "GPA: 3.97/4.00", "(9.1 CGPA)". */
export function findGrade(text: string): { from: number; to: number; value: string } | undefined {
  const match = GRADE_PATTERN.exec(text);
  if (!match) return undefined;
  const value = (match[1] ?? match[2] ?? '').trim();
  const from = match.index;
  return { from, to: from + match[0].trimEnd().length, value };
}
