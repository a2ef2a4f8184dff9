/** Numbered or lettered parts, as in reports and old manuals. */
import { compose } from '../compose.ts';
import type { Section } from '../headings.ts';
import type { Family } from '../layout.ts';
import type { SectionWriter } from '../sections.ts';
import { writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

function numbered(s: Sheet, numbers: readonly string[]): SectionWriter {
  let count = 0;
  return (section: Section, body: string) =>
    `<section data-in="${section}"><h2>${s.heading(section, (text) => `${numbers[count++] ?? ''} ${text}`.trim())}</h2><div class="in">${body}</div></section>`;
}

const ROMAN = ['I.', 'II.', 'III.', 'IV.', 'V.', 'VI.', 'VII.', 'VIII.', 'IX.', 'X.', 'XI.', 'XII.', 'XIII.'];
const DECIMAL = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'];

export const OUTLINE: Family = {
  name: 'outline',
  layouts: [
    {
      id: 'outline-roman',
      dates: ['longTo', 'year', 'through', 'toDate'],
      marks: ['number', '=-', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.35 'Liberation Serif'}h1{font-size:15pt;text-align:center}.c{text-align:center}h2{font-size:11.5pt;margin:11pt 0 4pt}.in{padding-left:.3in}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work('<div class="entry">{dates}: {title}, <u>{employer}</u>[, {place}]{text}</div>'),
            school: s.schools('<div>[{dates}: ][{degree}][, {area}], <u>{institution}</u>[, {place}]</div>'),
            skills: writeSkills(s, 'flat'),
          },
          numbered(s, ROMAN),
        )}`,
    },
    {
      id: 'outline-decimal',
      dates: ['slash', 'short', 'iso'],
      marks: ['number', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:18pt}h2{font-size:12pt;margin:11pt 0 4pt;color:#333}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[ – {place}] – <b>{title}</b> – {dates}{text}</div>'),
            school: s.schools('<div>{institution}[ – {degree}][ – {area}][ – {end}]</div>'),
            skills: writeSkills(s, 'bullets'),
          },
          numbered(s, DECIMAL),
        )}`,
    },
  ],
};
