/** Curricula vitae of scholars: long, serif, appointments first, publications numbered. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const ACADEMIC: Family = {
  name: 'academic',
  layouts: [
    {
      id: 'vita-hanging',
      dates: ['year', 'yearTight', 'yearOpen', 'season'],
      marks: ['lines', 'paragraph', '=•'],
      headings: { work: 'Appointments' },
      header: (p) => `${p.name} — Curriculum Vitae`,
      footer: () => '{page}',
      margin: [1, 1, 1, 1],
      page: (
        s,
      ) => `<style>body{font:11.5pt/1.3 'Linux Libertine O','Liberation Serif'}h1{text-align:center;font-size:16pt}.c{text-align:center}h2{font-size:12.5pt;margin:14pt 0 5pt}.e{padding-left:1in;text-indent:-1in;margin-bottom:4pt}.e>b:first-child{display:inline-block;width:1in;text-indent:0;font-weight:normal}.e p{text-indent:0}</style>
        <div class="c">${s.label('Curriculum Vitae')}</div><h1>${s.head('{name}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['school', 'work', 'publications', 'awards', 'rest', 'skills'],
          {
            work: s.work('<div class="e"><b>{dates}</b>{title}, {employer}[, {place}]{text}</div>'),
            school: s.schools(
              '<div class="e"><b>[{end}]</b>[{degree}, ][{area}, ]{institution}[, {place}][. {notes}]</div>',
              '. ',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
          { mark: s.pick(['lines', 'number']) },
        )}`,
    },
    {
      id: 'vita-capitals',
      dates: ['yearTight', 'long', 'short'],
      marks: ['=–', 'disc', 'lines'],
      footer: (p) => `${p.name} {page}/{pages}`,
      page: (
        s,
      ) => `<style>body{font:11pt/1.3 'TeX Gyre Pagella','Liberation Serif'}h1{font-size:18pt}h2{font-size:11pt;letter-spacing:1px;margin:12pt 0 4pt;border-top:1px solid #000;padding-top:3pt}.entry{margin-bottom:5pt}</style>
        <div class="row"><h1>${s.head('{name}[, {credentials}]')}</h1><div class="right">${s.contacts('<br>')}</div></div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'awards', 'publications', 'rest', 'skills'],
          {
            work: s.work(
              '<div class="entry"><div>{title} <span style="float:right">{dates}</span></div><div>{employer}[, {place}]</div>{text}</div>',
              {
                job: '<div><b>{employer}</b>[, {place}]</div>',
                role: '<div class="entry">{title} <span style="float:right">{dates}</span>{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="entry">[{degree}][ in {area}]<span style="float:right">[{dates}]</span><br>{institution}[, {place}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
          { mark: 'number' },
        )}`,
    },
    {
      id: 'vita-rail',
      dates: ['long', 'year', 'newsTo', 'longMerged'],
      marks: ['=•', 'paragraph'],
      size: 'A4',
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'EB Garamond','Liberation Serif'}h1{font-size:22pt;font-weight:normal}h2{font-size:10.5pt;font-weight:bold;font-variant:small-caps}section{display:grid;grid-template-columns:1.4in 1fr;margin-top:10pt}.entry{margin-bottom:5pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['school', 'work', 'rest', 'skills'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[, {place}]<br><i>{title}</i>, {dates}.{text}</div>'),
            school: s.schools(
              '<div class="entry"><b>{institution}</b>[, {place}]<br>[{degree}][, <i>{area}</i>][, {end}].[ {notes}.]</div>',
              '. ',
            ),
            skills: writeSkills(s, 'lines'),
          },
          (section, body) => `<section data-in="${section}"><h2>${s.heading(section)}</h2><div>${body}</div></section>`,
        )}`,
    },
  ],
};
