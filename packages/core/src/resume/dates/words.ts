/**
 * The words of the date grammar in the supported languages, folded with `foldWord` (lowercase, no diacritics). Months count
 * from 1.
 */

const COMBINING_PATTERN = /[\u0300-\u036f]+/g;
/** Letters without a Unicode decomposition. */
const STROKED_PATTERN = /[łøđðþßæœıħŧ]/g;
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};

/** Lowercase and without diacritics: "März" → "marz". Plain ASCII words take a fast path. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 127) {
      return lower
        .normalize('NFD')
        .replace(COMBINING_PATTERN, '')
        .replace(STROKED_PATTERN, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
        .normalize('NFC');
    }
  }
  return lower;
}

const MONTH_NAMES: readonly (readonly string[])[] = [
  // English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Scandinavian, Finnish, Czech, Turkish, Russian
  'jan january januar janner janvier janv enero ene janeiro gennaio gen januari stycznia styczen sty ianuarie tammikuu ledna leden ocak январь января янв',
  'feb febr february februar fevrier fevr fev febrero fevereiro febbraio febb februari lutego luty lut februarie helmikuu unora unor subat февраль февраля фев',
  'mar march marz maerz mrz mars marzo marco maart mrt marca marzec martie maaliskuu brezna brezen mart март марта мар',
  'apr april avril avr abril abr aprile kwietnia kwiecien kwi aprilie huhtikuu dubna duben nisan апрель апреля апр',
  'may mai mayo maio maggio mag mei maja maj toukokuu kvetna kveten mayis май мая',
  'jun june juni juin junio junho giugno giu czerwca czerwiec cze iunie kesakuu cervna cerven haziran haz июнь июня июн',
  'jul july juli juillet juil julio julho luglio lug lipca lipiec lip iulie heinakuu cervence cervenec temmuz tem июль июля июл',
  'aug august aout agosto ago augustus sierpnia sierpien sie augusti elokuu srpna srpen agustos agu август августа авг',
  'sep sept september septembre septiembre setiembre setembro set settembre sett wrzesnia wrzesien wrz septembrie syyskuu zari eylul eyl сентябрь сентября сен сент',
  'oct october okt oktober octobre octubre outubro out ottobre ott pazdziernika pazdziernik paz octombrie lokakuu rijna rijen ekim октябрь октября окт',
  'nov november novembre noviembre novembro listopada listopad lis noiembrie marraskuu kasim ноябрь ноября ноя',
  'dec december dez dezember decembre diciembre dic dezembro dicembre grudnia grudzien gru decembrie joulukuu prosince prosinec aralik ara des desember декабрь декабря дек',
].map((line) => line.split(' '));

export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.map((name): [string, number] => [foldWord(name), index + 1])),
);

export const SEASONS: ReadonlySet<string> = new Set(
  (
    'spring summer fall autumn winter fruhling fruhjahr sommer herbst printemps ete automne hiver ' +
    'primavera verano otono invierno verao outono inverno estate autunno lente zomer herfst wiosna lato jesien zima'
  ).split(' '),
);

/** "early 2020", "Anfang 2020": the year is known, the month is not. */
export const VAGUE: ReadonlySet<string> = new Set(
  'early mid late beginning end circa approx anfang mitte ende debut fin principios finales mediados inicio meados inizio meta'.split(
    ' ',
  ),
);

/** Words that join the start and end of a period. */
export const TO: ReadonlySet<string> = new Set(
  'to until till til through thru bis a au al ate tot do az до по and und'.split(' '),
);

/** Words before the start of a period without an end. */
export const SINCE: ReadonlySet<string> = new Set('since seit depuis desde dal sinds od fra siden sedan с'.split(' '));

/** Words before the end of a period without a start. */
export const UNTIL: ReadonlySet<string> = new Set('until till bis jusqu hasta ate fino tot do до'.split(' '));

/** "Present" and synonyms; multiple words are joined by one space. */
export const PRESENT_PHRASES: ReadonlySet<string> = new Set(
  [
    ...'present presently current currently now today ongoing continuing actual actualmente actualidad actualite presente vigente hoy'.split(
      ' ',
    ),
    ...'heute jetzt aktuell laufend gegenwartig derzeit dato actuel actuellement aujourd attuale attualmente oggi atual atualmente hoje'.split(
      ' ',
    ),
    ...'heden nu obecnie teraz nadal obecnej soucasnost dosud nyt nykyinen naverende navaerende nuvarande idag gunumuz halen devam bugun'.split(
      ' ',
    ),
    ...'сейчас настоящее 至今 现在 現在 目前 今 현재'.split(' '),
    'to date',
    'till date',
    'till now',
    'to present',
    'to the present',
    'the present',
    'until now',
    'up to now',
    'en cours',
    'ce jour',
    'la fecha',
    'la actualidad',
    'el presente',
    'o momento',
    'o presente',
    'a data',
    'in corso',
    'i dag',
    'по настоящее время',
    'настоящее время',
    'по сей день',
    'наст время',
    'aujourd hui',
    'н в',
  ].map(foldWord),
);

/** Words that mark the day or the month in Chinese, Japanese and Korean dates. */
export const YEAR_SIGNS: ReadonlySet<string> = new Set(['年', '년']);
export const MONTH_SIGNS: ReadonlySet<string> = new Set(['月', '월']);

/** Function words that can be between month and year ("enero de 2020"). */
export const OF: ReadonlySet<string> = new Set(['of', 'de', 'del', 'di', 'd', 'do']);

export const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'er', 'º', 'ª', 'e']);
