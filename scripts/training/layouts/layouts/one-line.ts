/** All values of a role on one line, in many orders, between many signs. */
import { compose, sectionAs, spaced, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const ORDERS = [
  ['{employer}', '{title}', '{dates}'],
  ['{title}', '{employer}', '{dates}'],
  ['{title}', '{employer}', '{place}', '{dates}'],
  ['{employer}', '{place}', '{title}', '{dates}'],
  ['[{place}, ]{employer}', '{title}', '{dates}'],
  ['{title}', '{dates}', '{employer}', '{place}'],
  ['{employer}', '{dates}', '{title}'],
];

const joinAll = (fields: readonly string[], join: string): string =>
  fields.map((field, at) => (at === 0 ? field : field === '{place}' ? `[${join}{place}]` : `${join}${field}`)).join('');

export const ONE_LINE: Family = {
  name: 'one-line',
  layouts: [
    {
      id: 'line-signs',
      dates: ['short', 'slash', 'year', 'longTo', 'shortTight', 'slashHyphen'],
      marks: ['disc', '=•', '=-', 'paragraph'],
      page: (s) => {
        const line = joinAll(
          s.pick(ORDERS),
          s.pick([', ', ' | ', ' – ', ' - ', ' • ', ' / ', ' · ', ' — ', '; ', ' :: ', ' ~ ']),
        );
        return `<style>body{font:10.5pt/1.3 ${s.pick(["'Carlito'", "'Liberation Serif'", "'Inter'", "'CMU Serif'"])}}h1{font-size:18pt}h2{font-size:12pt;margin:10pt 0 4pt;border-bottom:${s.pick(['1px solid #000', '0', '2px solid #4472c4'])}}.entry{margin-bottom:6pt}.k{font-weight:${s.pick(['bold', 'normal'])};font-style:${s.pick(['normal', 'normal', 'italic'])}}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(s.pick([' | ', ' • ', ', ']))}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work(`<div class="entry"><div class="k">${line}</div>{text}</div>`),
            school: s.schools(
              s.pick([
                '<div>{institution}[ | {degree}][ | {area}][ | {end}]</div>',
                '<div>[{degree}][, {area}], {institution}[, {place}][, {end}]</div>',
                '<div>{institution}[ – {degree}][ – {end}]</div>',
              ]),
            ),
            skills: writeSkills(s, s.pick(['lines', 'flat', 'columns'])),
          },
          sectionAs(s, 'h2', s.pick([upper, undefined, spaced])),
        )}`;
      },
    },
    {
      id: 'line-parentheses',
      mixesDates: true,
      dates: ['short', 'year', 'slash', 'long'],
      marks: ['disc', '=•', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 ${s.pick(["'Liberation Sans'", "'TeX Gyre Bonum'", "'Open Sans'"])}}h1{font-size:20pt;text-align:${s.pick(['left', 'center', 'right'])}}h2{font-size:12pt;margin:11pt 0 4pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' / ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><b>{employer}</b> ({title}, {dates}){text}</div>',
                '<div class="entry"><b>{title}</b> ({employer}[, {place}], {dates}){text}</div>',
                '<div class="entry"><b>{title}</b> ({dates}) – {employer}[ ({place})]{text}</div>',
                '<div class="entry">{employer}[ ({place})] <b>{title}</b> ({dates}){text}</div>',
                '<div class="entry"><b>{title} with {employer}</b> ({dates}){text}</div>',
              ]),
            ),
            school: s.schools('<div><b>{institution}</b>[ ({degree}][, {area}][, {end}]).</div>'),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'line-three-ends',
      dates: ['short', 'slashShort', 'yearTight', 'shortTo'],
      marks: ['disc', '=–', '=•'],
      page: (s) => {
        const order = s.pick([
          '<b>{employer}</b>|<i>{title}</i>|{dates}',
          '<b>{title}</b>|{employer}|{dates}',
          '{dates}|<b>{title}</b>|{employer}',
          '{dates}|<b>{employer}</b>|<i>{title}</i>',
          '<b>{employer}</b>|{dates}|<b>{title}</b>',
        ]);
        const [left = '', middle = '', right = ''] = order.split('|');
        return `<style>body{font:10.5pt/1.3 ${s.pick(["'Liberation Serif'", "'Carlito'", "'Lato'"])}}h1{font-size:18pt;text-align:center}.c{text-align:center}h2{font-size:11pt;border-bottom:1px solid #000;margin:10pt 0 4pt}.x{display:grid;grid-template-columns:1fr auto 1fr;column-gap:10pt}.x>:last-child{text-align:right}.x>:nth-child(2){text-align:center}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work(
              `<div class="entry"><div class="x"><span>${left}</span><span>${middle}</span><span>${right}</span></div>{text}</div>`,
            ),
            school: s.schools(
              '<div class="x"><span><b>{institution}</b></span><span>[{degree}][, {area}]</span><span>[{end}]</span></div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
        )}`;
      },
    },
  ],
};
