import { foldWord } from '../dates/words.ts';
import { remember } from '../lexicon/remember.ts';

export const SECTION_KINDS = [
  'contact',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'certifications',
  'languages',
  'awards',
  'publications',
  'links',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

const NON_WORD_PATTERN = /[^\p{L}\p{N}]+/gu;
const PLAIN_WORDS_PATTERN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** The meaning of a text as a section heading. */
export interface HeadingMeaning {
  kind: SectionKind;
  /** `exact`: a common heading. `qualified`: one with additional words ("Customer Service Experience"), or possibly not a heading. */
  match: 'exact' | 'qualified';
}

/** Headings as written, folded; languages in the order English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, others. */
const HEADINGS: Record<SectionKind, string> = {
  contact: `name|full name|contact|contact info|contact information|contact details|contacts|personal|personal details|personal information|personal info|personal data|personal profile data|details|get in touch|reach me|how to reach me
    |kontakt|kontaktdaten|personliche daten|persoenliche daten|personalien|zur person|angaben zur person|coordonnees|informations personnelles|etat civil|contacto|datos personales|informacion personal|datos de contacto|contato|dados pessoais|informacoes pessoais|contatti|dati personali|informazioni personali|gegevens|persoonlijke gegevens|persoonsgegevens|contactgegevens|dane osobowe|dane kontaktowe|kontakty|personuppgifter|personlige oplysninger|iletisim|kisisel bilgiler|личные данные|контакты|контактная информация|联系方式|个人信息|連絡先|개인정보`,
  summary: `summary|professional summary|career summary|executive summary|summary of qualifications|qualifications summary|summary statement|profile|professional profile|career profile|personal profile|profile summary|personal statement|about|about me|who i am|objective|career objective|professional objective|job objective|career goal|career goals|introduction|overview|career overview|professional overview|bio|biography|statement|personal summary|highlights|career highlights|qualifications|key qualifications|highlights of qualifications|core qualifications|value proposition|my life philosophy|hello
    |profil|kurzprofil|berufliches profil|personliches profil|uber mich|ueber mich|zusammenfassung|ziel|berufsziel|a propos|a propos de moi|profil professionnel|resume professionnel|objectif|objectif professionnel|accroche|perfil|perfil profesional|sobre mi|resumen|resumen profesional|objetivo|objetivo profesional|extracto|perfil profissional|sobre mim|resumo|resumo profissional|objetivo profissional|profilo|profilo professionale|chi sono|sommario|obiettivo|profiel|over mij|samenvatting|persoonlijk profiel|profil zawodowy|podsumowanie|podsumowanie zawodowe|o mnie|cel zawodowy|om mig|om mej|profiili|o mne|ozet|hakkimda|kariyer hedefi|о себе|обо мне|цель|专业摘要|个人简介|自我评价|自己紹介|職務要約|자기소개`,
  work: `career path|career journey|career timeline|professional journey|work timeline|my work|my experience|my career|my work history|employment background|employment and experience|work record|places i ve worked|places i have worked|where i have worked|where i ve worked|what i ve done|what i have done|jobs held|jobs i have held|history|jobs|job history|work ive done|where ive worked|where i worked|past jobs|my jobs|job experience|experience|work experience|professional experience|work history|employment|employment history|employment experience|job history|job experience|career history|career|work|professional background|work background|professional history|relevant experience|relevant work experience|related experience|industry experience|experience highlights|selected experience|additional experience|other experience|earlier experience|previous experience|prior experience|teaching experience|research experience|clinical experience|military experience|military service|military|internship|internships|internship experience|internships and experience|positions|positions held|appointments|academic appointments|professional appointments|practical experience|career experience|career summary and experience|work and experience|professional positions|recent experience|experience and employment|freelance|freelance experience|freelance work|consulting experience|engagements|assignments|career progression|research|research positions|teaching|practicum|clinical rotations|rotations|residency|fellowships and positions|work experiences|professional experiences|experiences|employment record|employment details|employment summary
    |berufserfahrung|berufliche erfahrung|berufspraxis|beruflicher werdegang|werdegang|berufliche stationen|praxiserfahrung|praktische erfahrung|praktika|arbeitserfahrung|erfahrung|erfahrungen|tatigkeiten|berufliche tatigkeit|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|activites professionnelles|activite professionnelle|emplois et stages|parcours|stages|emplois|experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|practicas|experiencia profissional|historico profissional|atuacao profissional|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|tirocini|werkervaring|ervaring|professionele ervaring|loopbaan|stages en werkervaring|doswiadczenie|doswiadczenie zawodowe|przebieg kariery|praktyki|staze|arbetslivserfarenhet|erfarenhet|arbetserfarenhet|erhvervserfaring|erfaring|arbejdserfaring|arbeidserfaring|tyokokemus|pracovni zkusenosti|praxe|zkusenosti|is deneyimi|deneyim|is tecrubesi|опыт|опыт работы|трудовой опыт|工作经历|工作经验|职业经历|実務経験|職歴|職務経歴|경력|경력사항|직장경력`,
  education: `where i studied|where i learned|where i went to school|schools attended|school history|academic preparation|academic training|my education|my studies|learning|classes|school|schooling|schools|education|educational background|academic background|academic history|academic qualifications|educational qualifications|educational history|academic credentials|education and training|training and education|education and qualifications|education and certifications|education and credentials|education and honors|academics|academic profile|academic record|studies|degrees|schooling|qualifications and education|formal education|university|academic education|education background|education history
    |ausbildung|bildung|bildungsweg|bildungsgang|studium|schulbildung|schulische ausbildung|akademische ausbildung|aus und weiterbildung|ausbildung und studium|hochschulbildung|akademischer werdegang|formation|formations|formation academique|etudes|diplomes|diplomes et formations|parcours academique|parcours scolaire|cursus|scolarite|educacion|formacion|formacion academica|estudios|educacao|formacao|formacao academica|escolaridade|istruzione|formazione|istruzione e formazione|titoli di studio|studi|formazione scolastica|opleiding|opleidingen|studie|studies en opleidingen|wyksztalcenie|edukacja|utbildning|utbildningar|uddannelse|utdanning|koulutus|vzdelani|studium a vzdelani|egitim|egitim bilgileri|ogrenim|образование|学历|教育|教育背景|教育经历|学歴|학력|학력사항`,
  skills: `what i bring|what i can do|what i know|what i m good at|good at|things i can do|things i m good at|my toolbox|my tools|toolkit|tool kit|strong points|skills|top skills|technical|personal skills and competences|personal skills and competencies|personal skills|digital skills|digital competence|technical skills|key skills|core skills|professional skills|skills summary|skill set|skillset|skill highlights|skills and abilities|skills and expertise|skills and competencies|skills and tools|skills and technologies|skills and interests|skills and software|core competencies|competencies|key competencies|areas of expertise|expertise|areas of knowledge|specialties|specializations|technologies|technical proficiencies|technical proficiency|technical expertise|technical competencies|technical summary|technical knowledge|technical strengths|technical stack|tech stack|tech skills|technologies and tools|tools and technologies|tools|programming|programming skills|programming languages|computer skills|software skills|software|it skills|digital skills|hard skills|soft skills|strengths|key strengths|proficiencies|capabilities|core capabilities|abilities|relevant skills|additional skills|other skills|transferable skills|clinical skills|nursing skills|office skills|trade skills|summary of skills|skills overview|skills profile|special skills|personal skills|my skills|areas of strength|areas of proficiency|languages and technologies|programming languages and tools|equipment|machinery|toolbox|interpersonal skills|management skills|design skills|knowledge|knowledge and skills|programs|programs and software
    |kenntnisse|fahigkeiten|faehigkeiten|kompetenzen|kernkompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|fahigkeiten und kenntnisse|kenntnisse und fahigkeiten|qualifikationen|technische kenntnisse|besondere kenntnisse|software kenntnisse|starken|competences|competences techniques|competences cles|competences professionnelles|competences informatiques|informatique|savoir faire|aptitudes|outils|logiciels|habilidades|competencias|aptitudes y habilidades|conocimientos|habilidades tecnicas|destrezas|informatica|conocimientos tecnicos|competencias tecnicas|conhecimentos|habilidades e competencias|aptidoes|competenze|competenze tecniche|capacita e competenze|competenze informatiche|conoscenze|capacita|abilita|vaardigheden|competenties|kennis|kennis en vaardigheden|computervaardigheden|umiejetnosci|kompetencje|kompetencje techniczne|umiejetnosci techniczne|kompetenser|fardigheter|kompetencer|kvalifikationer|kompetanse|ferdigheter|principales aptitudes|aptitudes principales|competences principales|top kenntnisse|principais competencias|competenze principali|belangrijkste vaardigheden|taidot|osaaminen|dovednosti|schopnosti|znalosti|beceriler|yetenekler|yetkinlikler|bilgisayar bilgisi|навыки|ключевые навыки|профессиональные навыки|умения|技能|专业技能|スキル|기술|보유기술`,
  projects: `projects|personal projects|side projects|selected projects|key projects|academic projects|university projects|school projects|class projects|course projects|relevant projects|notable projects|project experience|project highlights|projects and research|research projects|open source|open source projects|open source contributions|portfolio|project portfolio|technical projects|independent projects|capstone|capstone project|major projects|recent projects|design projects|projects and activities|side work|creative work|exhibitions|hackathons|software projects|engineering projects|product launches
    |projekte|ausgewahlte projekte|eigene projekte|projekterfahrung|projets|projets personnels|realisations|projets academiques|proyectos|proyectos personales|projetos|projetos pessoais|progetti|projecten|projekty|projekt|projekter|prosjekter|projektit|projeler|проекты|项目|项目经历|项目经验|プロジェクト|프로젝트`,
  volunteer: `volunteer|volunteering|volunteer experience|volunteer work|volunteer activities|volunteerism|volunteer service|voluntary work|voluntary experience|volunteer and community service|community service|community involvement|community engagement|community|community outreach|social engagement|leadership|leadership experience|leadership and activities|leadership and involvement|leadership roles|leadership positions|leadership and service|activities|activities and leadership|extracurricular|extracurriculars|extracurricular activities|extra curricular activities|co curricular activities|campus involvement|campus activities|student activities|involvement|involvements|involvement experience|student involvement|service|organizations|student organizations|clubs|clubs and organizations|professional activities|other activities|civic engagement|charity work|pro bono|mentoring|mentorship|committees|additional activities|boards|board memberships|positions of responsibility|philanthropy
    |ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement|gesellschaftliches engagement|soziales engagement|benevolat|activites benevoles|vie associative|engagements associatifs|voluntariado|trabajo voluntario|actividades|actividades extracurriculares|trabalho voluntario|atividades|volontariato|attivita di volontariato|vrijwilligerswerk|wolontariat|dzialalnosc spoleczna|ideellt arbete|frivilligt arbejde|frivilligt arbete|frivillig|frivillig arbeid|vapaaehtoistyo|dobrovolnictvi|gonulluluk|gonullu calismalar|волонтерство|волонтерский опыт|志愿者经历|志愿活动|ボランティア|봉사활동`,
  certifications: `certifications|certification|certificates|certificate|license|licence|permits|cards|tickets|tickets and cards|cards and tickets|licenses and cards|registration|registrations|registrations and licenses|licenses and registrations|licenses|licences|licensure|licenses and certifications|licences and certifications|certifications and licenses|certifications and licences|licensure and certifications|certifications and training|training and certifications|training|trainings|professional certifications|professional training|professional development|professional licenses|credentials|professional credentials|accreditations|courses|courses and certifications|certificates and courses|continuing education|licenses and certificates|workshops|seminars|courses and training|online courses|certifications and awards|technical certifications|certifications and skills|licensing|bar admissions|bar admission|admissions|board certifications
    |zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lizenzen|kurse|schulungen|lizenzen und zertifikate|zusatzqualifikationen|fuhrerschein|certificats|formations complementaires|habilitations|permis|certificaciones|certificados|cursos|cursos y certificaciones|formacion complementaria|licencias|certificacoes|cursos e certificacoes|certificazioni|certificati|corsi|corsi e certificazioni|patenti|certificaten|certificeringen|cursussen|cursussen en trainingen|certyfikaty|kursy|szkolenia|kursy i szkolenia|uprawnienia|certifikat|certifieringar|kurser|certifikater|kurser og sertifikater|sertifikaatit|kurssit|certifikaty|certifikace|sertifikalar|kurslar|сертификаты|курсы|повышение квалификации|证书|资格证书|培训经历|資格|免許・資格|자격증`,
  languages: `languages|language|language skills|language proficiency|foreign languages|spoken languages|linguistic skills|languages spoken|language competencies
    |sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|langues|langues etrangeres|langues parlees|competences linguistiques|idiomas|lenguas|linguas|lingue|lingue straniere|conoscenze linguistiche|competenze linguistiche|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|sprak|sprakkunskaper|sprog|sprogkundskaber|kielitaito|kielet|jazyky|jazykove znalosti|diller|yabanci dil|yabanci diller|dil bilgisi|языки|иностранные языки|знание языков|语言|语言能力|語学|語学力|언어|외국어`,
  awards: `awards|award|honors|honours|awards and honors|honors and awards|awards and honours|honours and awards|awards and achievements|achievements|achievements and awards|awards and recognition|recognition|recognitions|accomplishments|key achievements|key accomplishments|selected achievements|scholarships|scholarships and awards|awards and scholarships|fellowships|fellowships and awards|grants|grants and awards|prizes|distinctions|academic achievements|academic honors|honors and scholarships|most proud of|professional achievements|notable achievements|honors and activities|honors and distinctions|selected honors|competitions|awards and certifications|international awards|domestic awards
    |auszeichnungen|preise|ehrungen|stipendien|erfolge|stipendien und auszeichnungen|prix|distinctions|recompenses|bourses|premios|reconocimientos|logros|becas|premios y reconocimientos|premios e reconhecimentos|conquistas|bolsas|premi|riconoscimenti|borse di studio|prijzen|onderscheidingen|prestaties|nagrody|osiagniecia|wyroznienia|nagrody i wyroznienia|stypendia|utmarkelser|priser|stipendier|palkinnot|oceneni|odmeny|oduller|basarilar|награды|достижения|获奖|获奖经历|荣誉|奖项|受賞歴|受賞|수상|수상경력`,
  publications: `publications|publication|selected publications|papers|research papers|articles|books|journal articles|conference papers|conference proceedings|conference presentations|presentations|talks|invited talks|speaking|speaking engagements|public speaking|lectures|posters|publications and presentations|publications and patents|patents|patents and publications|writing|writings|conferences|press|media|working papers|book chapters
    |veroffentlichungen|publikationen|vortrage|patente|publications et communications|brevets|publicaciones|ponencias|patentes|publicacoes|artigos|palestras|pubblicazioni|brevetti|publicaties|octrooien|publikacje|patenty|publikationer|publikasjoner|julkaisut|publikace|yayinlar|makaleler|публикации|патенты|发表论文|论文|専門著書|論文|논문`,
  links: `links|profiles|social|social media|social links|social profiles|online|online profiles|online presence|web|websites|web presence|find me online|find me on|social networks|accounts
    |soziale netzwerke|online profile|profile im netz|liens|reseaux|reseaux sociaux|enlaces|redes sociales|perfiles|redes sociais|link|profili|profili online|links en profielen|profielen|linki|profile|ссылки|链接`,
  other: `interests|coursework|relevant coursework|relevant courses|selected coursework|key courses|graduate coursework|hobbies|interests and hobbies|hobbies and interests|personal interests|other interests|passions|references|reference|referees|referee|additional|additional information|additional info|additional details|other|other information|miscellaneous|memberships|membership|professional memberships|professional affiliations|affiliations|associations|professional associations|memberships and affiliations|availability|work authorization|visa status|citizenship|nationality|clearance|security clearance|personal qualities|travel|motto|favorite quote|quote|a day of my life|testimonials|declaration|notes|gallery|agenda
    |interessen|hobbys|hobbies und interessen|hobbys und interessen|freizeit|referenzen|sonstiges|mitgliedschaften|verschiedenes|loisirs|centres d interet|centres d interets|interets|references professionnelles|divers|intereses|aficiones|referencias|otros|otros datos|informacion adicional|interesses|hobbies e interesses|outros|informacoes adicionais|interessi|hobby|referenze|altro|altre informazioni|interesses en hobby s|hobby s|interesses|referenties|overig|overige|nevenactiviteiten|zainteresowania|hobby i zainteresowania|referencje|inne|intressen|fritidsintressen|referenser|ovrigt|interesser|fritidsinteresser|referencer|referanser|harrastukset|suosittelijat|zajmy|konicky|reference a zajmy|ilgi alanlari|hobiler|referanslar|интересы|хобби|увлечения|рекомендации|дополнительная информация|兴趣爱好|爱好|其他|趣味|その他|취미|기타`,
};

const EXACT: ReadonlyMap<string, SectionKind> = getExactHeadings();

function getExactHeadings(): Map<string, SectionKind> {
  const map = new Map<string, SectionKind>();
  // The first kind in this order wins if two languages share a word.
  for (const kind of SECTION_KINDS) {
    for (const phrase of HEADINGS[kind].split('|')) {
      const folded = foldHeading(phrase);
      if (folded !== '' && !map.has(folded)) map.set(folded, kind);
    }
  }
  return map;
}

/** Longer headings without their spaces. */
const SPACED: ReadonlyMap<string, SectionKind> = new Map(
  [...EXACT].flatMap(([phrase, kind]) => (phrase.length > 5 ? [[phrase.replaceAll(' ', ''), kind] as const] : [])),
);

/** Words that can be section headings, but are just as often content: a skill group, a skill, a job. */
const WEAK_HEADING_WORDS: ReadonlySet<string> = new Set(
  'history learning classes tools school schools schooling jobs software programming technologies equipment machinery programs knowledge research teaching writing press media web online details statement highlights strengths leadership training work career university degrees studies links service community engagement mentoring mentorship organizations clubs committees boards books articles papers posters talks lectures grants prizes other notes travel link freelance consulting residency rotations practicum workshops seminars license licence permits cards tickets registration registrations licensing admissions language database databases management design resources profil bio hello social accounts websites competitions expertise capabilities abilities technical'.split(
    ' ',
  ),
);

/** Last words that make a heading together with the words before them ("Customer Service Experience"). */
const HEAD_NOUNS: ReadonlyMap<string, SectionKind> = new Map([
  ...createNounEntries(
    'work',
    'experience experiences employment internships erfahrung erfahrungen berufserfahrung experiencia werkervaring esperienza esperienze',
  ),
  ...createNounEntries('education', 'education studies ausbildung formation formacion formacao opleiding'),
  ...createNounEntries(
    'skills',
    'skills skill competencies expertise proficiencies technologies tools software kenntnisse kompetenzen competences habilidades competencias vaardigheden umiejetnosci strengths',
  ),
  ...createNounEntries('projects', 'projects projekte projets proyectos projetos progetti projecten projekty'),
  ...createNounEntries('volunteer', 'volunteering leadership involvement activities extracurriculars'),
  ...createNounEntries(
    'certifications',
    'certifications certificates licenses licences courses training trainings zertifikate certificaciones certificacoes',
  ),
  ...createNounEntries('languages', 'languages sprachen langues idiomas'),
  ...createNounEntries('awards', 'awards honors honours achievements accomplishments scholarships distinctions prizes'),
  ...createNounEntries('publications', 'publications patents presentations papers talks publikationen'),
  ...createNounEntries('summary', 'summary profile objective'),
  ...createNounEntries('other', 'coursework interests hobbies references memberships affiliations information'),
]);

/** Words before a head noun that change its meaning: "Volunteer Experience" isn't employment. */
const HEADING_MODIFIERS: ReadonlyMap<string, SectionKind> = new Map([
  ...createNounEntries(
    'volunteer',
    'volunteer volunteering voluntary leadership involvement community extracurricular campus',
  ),
  ...createNounEntries('projects', 'project projects'),
  ...createNounEntries('languages', 'language'),
]);

/** Kinds that volunteering changes: "Leadership Experience" describes it, "Leadership Skills" doesn't. */
const MODIFIABLE_SECTIONS: ReadonlySet<SectionKind> = new Set(['work', 'projects', 'volunteer', 'awards', 'other']);

function createNounEntries(kind: SectionKind, words: string): [string, SectionKind][] {
  return words.split(' ').map((word) => [word, kind]);
}

const MAX_LENGTH = 60;
const MAX_WORDS = 6;

/** The words of a heading without a line drawn in characters, a number, a count or a period: "EDUCATION ------", "=== Skills ===", "2. Projects", "Projects (2)", "PROFILE." */
export function bareHeading(text: string): string {
  return MAY_HAVE_MORE_PATTERN.test(text) ? text.replace(DRAWN_OR_COUNTED_PATTERN, '') : text;
}
const MAY_HAVE_MORE_PATTERN = /[-=_~#*–—═─.)]{2}|[).]$|^\d/;
const DRAWN_OR_COUNTED_PATTERN =
  /^[-=_*~#–—═─.]{2,}\s+|^\d{1,2}(?:\.\d)?[.)]?\s+(?=\p{Lu})|\s+[-=_*~#–—═─.]{2,}$|_{3,}$|\s?\(\d{1,3}\)$|(?<=^[\p{Lu}\s&]{4,40})\.$/gu;

/** The meaning of the text as a heading, based only on its words; undefined if they aren't a heading. */
export const headingMeaning = remember(readHeading);

function readHeading(written: string): HeadingMeaning | undefined {
  const text = bareHeading(written);
  if (text.length > MAX_LENGTH || text.length < 2) return undefined;
  if (SENTENCE_ENDS.includes(text.trimEnd().slice(-1)) || NO_HEADING_PATTERN.test(text)) return undefined;
  const folded = foldHeading(text);
  if (folded === '') return undefined;
  const exact = EXACT.get(folded);
  if (exact) return { kind: exact, match: WEAK_HEADING_WORDS.has(folded) ? 'qualified' : 'exact' };
  // "W O R K  E X P ERIENCE": separate letters, some with wider gaps.
  if (folded.includes(' ') && text === text.toUpperCase()) {
    const spaced = SPACED.get(folded.replaceAll(' ', ''));
    if (spaced) return { kind: spaced, match: 'exact' };
  }
  return findQualified(folded, text);
}

/** The end of a sentence, or its middle, or digits: "engagement." isn't a heading, though "Engagement" is one. */
const NO_HEADING_PATTERN = /^\p{Ll}|[\d@]/u;
const SENTENCE_ENDS = '.;,!?';

export function isHeadingText(text: string): boolean {
  return headingMeaning(text)?.match === 'exact';
}

function findQualified(folded: string, text: string): HeadingMeaning | undefined {
  const words = folded.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  // "Programs, Skills, Software", "Skills & Certifications": the first known part decides.
  const listed = findListedHeadings(text);
  if (listed) return { kind: listed, match: 'exact' };
  // "Skills & Programming": a skills heading whatever the other part is.
  if (/^(?:technical |key |core )?skills and [a-z]+$/.test(folded)) return { kind: 'skills', match: 'exact' };
  const last = HEAD_NOUNS.get(words[words.length - 1] ?? '');
  if (!last) return undefined;
  for (const word of words) {
    const turned = HEADING_MODIFIERS.get(word);
    if (turned && (turned !== 'volunteer' || MODIFIABLE_SECTIONS.has(last)))
      return { kind: turned, match: 'qualified' };
  }
  return { kind: last, match: 'qualified' };
}

/** The kind of a heading whose parts between commas, slashes and "and" are all headings: "Programs, Skills, Software". */
function findListedHeadings(text: string): SectionKind | undefined {
  return listedKinds(text)[0];
}

/** The meanings of the parts of a heading such as "Skills, Languages & Interests"; empty if any part isn't a heading. */
export function listedKinds(text: string): SectionKind[] {
  const parts = text.split(LISTING_PATTERN);
  if (parts.length < 2) return [];
  const kinds: SectionKind[] = [];
  for (const part of parts) {
    const folded = foldHeading(part);
    const kind = EXACT.get(folded) ?? HEAD_NOUNS.get(folded);
    if (!kind) return [];
    kinds.push(kind);
  }
  return kinds;
}
const LISTING_PATTERN = /[,/|&+•·]|\s(?:and|und|et|y|e|en|i|och|og|ja|ve|и)\s/iu;

/** Folds a heading: case, diacritics, "&", and all punctuation in or around it. */
export function foldHeading(text: string): string {
  if (PLAIN_WORDS_PATTERN.test(text)) return text.toLowerCase();
  return foldWord(text.replace(/&/g, ' and ')).replace(NON_WORD_PATTERN, ' ').trim();
}
