/** Each value on a line of its own, in any order. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const LINES = [
  ['{employer}', '[{place}]', '{title}', '{dates}'],
  ['{title}', '{employer}', '[{place}]', '{dates}'],
  ['{title}', '{dates}', '{employer}', '[{place}]'],
  ['{employer}', '{dates}', '{title}'],
  ['{dates}', '{employer}', '[{place}]', '{title}'],
  ['{employer}', '{title}', '[{place}]', '{dates}'],
  ['[{place}]', '{employer}', '{title}', '{dates}'],
  ['{title}', '[{place}]', '{employer}', '{dates}'],
  ['{dates}', '{title}', '{employer}'],
];

const toLines = (fields: readonly string[], bold: number): string =>
  fields.map((field, at) => `<div>${at === bold ? `<b>${field}</b>` : field}</div>`).join('');

export const OWN_LINES: Family = {
  name: 'own-lines',
  layouts: [
    {
      id: 'own-bold',
      dates: ['long', 'short', 'slashHyphen', 'yearHyphen', 'longTo', 'capitals'],
      marks: ['disc', '=•', '=-', 'lines', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 ${s.pick(["'Liberation Sans'", "'Carlito'", "'Roboto'", "'Caladea'"])}}h1{font-size:17pt}h2{font-size:12pt;margin:11pt 0 4pt}.entry{margin-bottom:9pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(`<div class="entry">${toLines(s.pick(LINES), s.pick([0, 0, 1]))}{text}</div>`),
            school: s.schools(
              `<div class="entry">${s.pick(['<b>{institution}</b>[<br>{place}][<br>{degree}][<br>{area}][<br>{dates}]', '[{degree}<br>][{area}<br>]{institution}[<br>{end}]', '[{end}<br>]{institution}[<br>{degree}][ in {area}]'])}</div>`,
            ),
            skills: writeSkills(s, s.pick(['bullets', 'flat', 'lines'])),
          },
          sectionAs(s, 'h2', s.pick([upper, undefined])),
        )}`,
    },
    {
      id: 'own-plain-centered-head',
      mixesDates: true,
      dates: ['slash', 'longHyphen', 'yearTo', 'shortDot', 'bareSlash'],
      marks: ['=-', 'lines', '=*', 'disc'],
      page: (
        s,
      ) => `<style>body{font:12pt/1.3 ${s.pick(["'Liberation Serif'", "'Liberation Sans'"])}}h1{font-size:14pt;text-align:center}.c{text-align:center}h2{font-size:12pt;margin:12pt 0 4pt;text-align:${s.pick(['left', 'center'])};text-decoration:${s.pick(['underline', 'none'])}}.entry{margin-bottom:10pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['school', 'work', 'rest', 'skills', 'summary'],
          {
            work: s.work(`<div class="entry">${toLines(s.pick(LINES), -1)}{text}</div>`),
            school: s.schools('<div class="entry">{institution}[<br>{place}][<br>{degree}][, {area}][<br>{end}]</div>'),
            skills: writeSkills(s, 'bullets'),
          },
          sectionAs(s, 'h2', s.pick([upper, undefined])),
        )}`,
    },
    {
      id: 'own-indented',
      dates: ['short', 'year', 'parentheses', 'ongoing'],
      marks: ['disc', '=○', '=–'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 ${s.pick(["'Open Sans'", "'Lato'", "'EB Garamond'"])}}h1{font-size:22pt}h2{font-size:12pt;color:${s.pick(['#8e24aa', '#00695c', '#b71c1c', '#000'])};margin:11pt 0 4pt}.i{padding-left:.3in}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' · ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><b>{employer}</b>[<div>{place}</div>]<div class="i"><div>{title}</div><div>{dates}</div>{text}</div></div>',
              {
                job: '<b>{employer}</b>[<div>{place}</div>]',
                role: '<div class="i entry"><div>{title}</div><div>{dates}</div>{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="entry"><b>{institution}</b><div class="i">[{degree}][<br>{area}][<br>{dates}]</div></div>',
            ),
            skills: writeSkills(s, 'stacked'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
