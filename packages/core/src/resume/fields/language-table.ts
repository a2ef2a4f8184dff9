import { cutLine, type Line } from '../layout/index.ts';
import type { Section } from '../sections/index.ts';

/** The label of the first row, in the languages of the form. */
const MOTHER_TONGUE_PATTERN =
  /^(?:mother tongue|native language|muttersprache|langue(?:\(?s\)?)? maternelle|lengua(?:\(?s\)?)? materna|l[ií]ngua(?:\(?s\)?)? materna|lingua madre|moedertaal|j[eę]zyk ojczysty|modersm[åa]l|limba matern[ăa])/iu;
/** Labels of the columns, and the notes below the table, in English, German, French, Spanish, Portuguese and Italian. */
const TABLE_WORDS_PATTERN =
  /^(?:(?:other|foreign) language|understanding|speaking|writing|listening|reading|spoken|levels?:|common european|self-assessment|weitere sprache|verstehen|sprechen|schreiben|h[öo]ren|lesen|autres? langue|comprendre|parler|[ée]crire|[ée]couter|lire|otros? idioma|comprensi[óo]n|habla|expresi[óo]n|outras? l[ií]ngua|compreender|falar|escrever|altre lingue|comprensione|parlato|produzione|ascolto|lettura)/iu;
/** A level of the common European framework. */
const LEVEL_PATTERN = /^[ABC][12](?:\/[ABC]?[12])?$/;
const LICENSE_PATTERN =
  /^(?:driving licen[cs]e|f[üu]hrerschein|permis de conduire|permiso de conduc|carta de condu|patente)/iu;

/**
 * Splits the table of languages of the Europass form from the skills around it: the languages with their levels, the certificates
 * below them and the driving license are sections of their own.
 */
export function splitLanguageTable(section: Section): Section[] {
  const start = section.lines.findIndex((line) => MOTHER_TONGUE_PATTERN.test(line.text));
  if (section.kind !== 'skills' || (start < 0 && !section.lines.some((line) => LICENSE_PATTERN.test(line.text))))
    return [section];
  const languages: Line[] = [];
  const certificates: Line[] = [];
  const labels: Line[] = [];
  const rest = section.lines.slice(0, Math.max(0, start));
  let isOpen = start >= 0;
  for (const line of section.lines.slice(Math.max(0, start))) {
    const [first, second] = line.cells;
    if (LICENSE_PATTERN.test(line.text)) certificates.push(line);
    else if (!isOpen) rest.push(line);
    else if (MOTHER_TONGUE_PATTERN.test(line.text)) {
      labels.push(cutLine(line, 0, first?.end));
      languages.push(cutLine(line, second?.start ?? line.text.length));
    } else if (first && second && LEVEL_PATTERN.test(line.text.slice(second.start, second.end))) languages.push(line);
    else if (TABLE_WORDS_PATTERN.test(line.text) || /\t/.test(line.text)) labels.push(line);
    else if (line.marker > 0 || line.text.includes(':')) {
      isOpen = false;
      rest.push(line);
    } else certificates.push(line);
  }
  const parts: Section[] = [
    { ...section, lines: rest },
    { kind: 'languages', labels, lines: languages.filter(({ text }) => text !== '') },
    { kind: 'certifications', lines: certificates },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
