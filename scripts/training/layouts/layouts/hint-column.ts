/** Typeset CVs with dates in a narrow column on the left, beside a colored bar. */
import { compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const GRID =
  '.h{display:grid;grid-template-columns:1.15in 1fr;column-gap:.15in;margin-bottom:3pt}.h>:first-child{text-align:right}';

export const HINT_COLUMN: Family = {
  name: 'hint-column',
  layouts: [
    {
      id: 'hint-bar',
      size: 'A4',
      dates: ['year', 'yearOpen', 'slash', 'dotted', 'short'],
      marks: ['=•', '=◦', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.25 'CMU Sans Serif','Liberation Sans'}${GRID}h1{font:28pt 'CMU Sans Serif','Liberation Sans';color:#555}.i{color:#888;font-style:italic}h2{font-weight:normal;font-size:15pt;color:#3873b3;margin:9pt 0 4pt}h2:before{content:'';display:inline-block;width:1.15in;height:5pt;background:#3873b3;margin-right:.15in}</style>
        <div class="row"><h1>${s.head('{name}')}</h1><div class="i right">${s.contacts('<br>')}</div></div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            school: s.schools(
              '<div class="h"><div>[{dates}]</div><div>[<b>{degree}</b>][ <b>{area}</b>], <i>{institution}</i>[, {place}][, <i>{notes}</i>].</div></div>',
              ', ',
            ),
            work: s.work(
              '<div class="h"><div>{dates}</div><div><b>{title}</b>, <i>{employer}</i>[, {place}].{text}</div></div>',
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s),
          {
            certificate: '<div class="h"><div>[{date}]</div><div>{name}[, <i>{by}</i>]</div></div>',
            activity: '<div class="h"><div>[{dates}]</div><div><b>{name}</b>[, {role}]{text}</div></div>',
          },
        )}`,
    },
    {
      id: 'hint-stacked-dates',
      size: 'A4',
      dates: ['short', 'long', 'slash'],
      marks: ['=–', '=•'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.3 'TeX Gyre Heros','Liberation Sans'}${GRID}h1{font-size:22pt;text-align:center}.c{text-align:center;font-size:9pt}h2{font-size:12pt;border-bottom:1px solid #000;margin:10pt 0 5pt}.h>:first-child{text-align:left;color:#444}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' — ')}</div>
        ${compose(
          s,
          ['work', 'school', 'skills', 'rest', 'summary'],
          {
            work: s.work(
              '<div class="h"><div>{start} –<br>{end}</div><div><b>{employer}</b>[, {place}]<br>{title}{text}</div></div>',
            ),
            school: s.schools(
              '<div class="h"><div>[{dates}]</div><div><b>{institution}</b>[, {place}][<br>{degree}][, {area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'hint-employer-left',
      dates: ['short', 'year', 'shortTo', 'apostrophe'],
      marks: ['disc', '=-', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.35 'Lato'}.h{display:grid;grid-template-columns:2in 1fr;column-gap:.25in;margin-bottom:8pt}h1{font:900 24pt 'Lato'}h2{font-size:10pt;letter-spacing:2px;text-transform:uppercase;color:#888;margin:12pt 0 6pt}.s{color:#666}</style>
        <h1>${s.head('{name}')}</h1><div class="s">${s.head('[{headline}]')}</div><div>${s.contacts('  ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="h"><div><b>{employer}</b>[<br>{place}]<br><span class="s">{dates}</span></div><div><b>{title}</b>{text}</div></div>',
            ),
            school: s.schools(
              '<div class="h"><div><b>{institution}</b>[<br>{place}][<br><span class="s">{end}</span>]</div><div>[{degree}][, {area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
