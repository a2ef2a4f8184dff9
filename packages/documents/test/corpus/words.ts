import type { Language } from './person.ts';

/** Section headings as written in each language. */
export interface Words {
  contact: string;
  summary: string;
  work: string;
  education: string;
  skills: string;
  projects: string;
  certifications: string;
  languages: string;
  volunteer: string;
  awards: string;
  interests: string;
  present: string;
  at: string;
  months: readonly string[];
  shortMonths: readonly string[];
}

const EN_MONTHS = 'January February March April May June July August September October November December'.split(' ');

export const WORDS: Record<Language, Words> = {
  en: {
    contact: 'Contact',
    summary: 'Summary',
    work: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    languages: 'Languages',
    volunteer: 'Volunteer Experience',
    awards: 'Awards',
    interests: 'Interests',
    present: 'Present',
    at: 'at',
    months: EN_MONTHS,
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  de: {
    contact: 'Kontakt',
    summary: 'Profil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    languages: 'Sprachen',
    volunteer: 'Ehrenamt',
    awards: 'Auszeichnungen',
    interests: 'Interessen',
    present: 'heute',
    at: 'bei',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  },
  fr: {
    contact: 'Coordonnées',
    summary: 'Profil',
    work: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    languages: 'Langues',
    volunteer: 'Bénévolat',
    awards: 'Distinctions',
    interests: 'Centres d’intérêt',
    present: 'aujourd’hui',
    at: 'chez',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  },
  es: {
    contact: 'Contacto',
    summary: 'Perfil',
    work: 'Experiencia laboral',
    education: 'Formación académica',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    awards: 'Premios',
    interests: 'Intereses',
    present: 'actualidad',
    at: 'en',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    shortMonths: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  },
  it: {
    contact: 'Contatti',
    summary: 'Profilo',
    work: 'Esperienza professionale',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    projects: 'Progetti',
    certifications: 'Certificazioni',
    languages: 'Lingue',
    volunteer: 'Volontariato',
    awards: 'Premi',
    interests: 'Interessi',
    present: 'oggi',
    at: 'presso',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
  },
  nl: {
    contact: 'Contact',
    summary: 'Profiel',
    work: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    projects: 'Projecten',
    certifications: 'Certificaten',
    languages: 'Talen',
    volunteer: 'Vrijwilligerswerk',
    awards: 'Prijzen',
    interests: 'Interesses',
    present: 'heden',
    at: 'bij',
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    shortMonths: 'jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.'.split(' '),
  },
  pl: {
    contact: 'Kontakt',
    summary: 'Podsumowanie',
    work: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    projects: 'Projekty',
    certifications: 'Certyfikaty',
    languages: 'Języki',
    volunteer: 'Wolontariat',
    awards: 'Nagrody',
    interests: 'Zainteresowania',
    present: 'obecnie',
    at: 'w',
    months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
      ' ',
    ),
    shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' '),
  },
  pt: {
    contact: 'Contato',
    summary: 'Resumo',
    work: 'Experiência profissional',
    education: 'Formação acadêmica',
    skills: 'Habilidades',
    projects: 'Projetos',
    certifications: 'Certificações',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    awards: 'Prêmios',
    interests: 'Interesses',
    present: 'atual',
    at: 'na',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  },
};

/** How a layout writes dates. */
export type DateStyle = 'short' | 'long' | 'numeric' | 'iso' | 'year' | 'dotted' | 'apostrophe';

export function writeDate(date: string, style: DateStyle, language: Language): string {
  const [year = '', month = '01'] = date.split('-');
  const words = WORDS[language];
  const index = Number(month) - 1;
  switch (style) {
    case 'short':
      return `${words.shortMonths[index]} ${year}`;
    case 'long':
      return `${words.months[index]} ${year}`;
    case 'numeric':
      return `${month}/${year}`;
    case 'dotted':
      return `${month}.${year}`;
    case 'iso':
      return `${year}-${month}`;
    case 'year':
      return year;
    case 'apostrophe':
      return `${words.shortMonths[index]} ’${year.slice(2)}`;
  }
}

export function writePeriod(
  start: string,
  end: string | null,
  style: DateStyle,
  language: Language,
  dash = ' – ',
): string {
  const last = end === null ? WORDS[language].present : writeDate(end, style, language);
  return `${writeDate(start, style, language)}${dash}${last}`;
}
