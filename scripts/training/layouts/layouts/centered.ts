/** Everything in the center of the page. */
import { compose, sectionAs, spaced, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const CENTERED: Family = {
  name: 'centered',
  layouts: [
    {
      id: 'centered-all',
      dates: ['long', 'year', 'shortMerged', 'longTo'],
      marks: ['lines', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.4 'EB Garamond','Liberation Serif';text-align:center}h1{font-size:26pt;font-weight:normal}h2{font-size:13pt;font-style:italic;margin:14pt 0 5pt}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' · ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[ ~ {place}]<br><i>{title}</i><br>{dates}{text}</div>'),
            school: s.schools('<div class="entry"><b>{institution}</b>[<br>{degree}][ in {area}][<br>{end}]</div>'),
            skills: writeSkills(s, 'flat', ' · '),
          },
          sectionAs(s),
          { mark: 'lines' },
        )}`,
    },
    {
      id: 'centered-spaced',
      dates: ['capitals', 'year', 'short'],
      marks: ['=•', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.45 'Lato'}h1{font-size:22pt;font-weight:300;text-align:center}.c{text-align:center}h2{font-size:10pt;text-align:center;margin:14pt 0 6pt;font-weight:bold;color:#555}.entry{margin-bottom:8pt}.x{text-align:center}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.contacts('  |  ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'skills', 'school', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="x"><b>{TITLE}</b> | {employer}[ | {place}]</div><div class="x"><i>{dates}</i></div>{text}</div>',
              {
                job: '<div class="x"><b>{EMPLOYER}</b>[ | {place}]</div>',
                role: '<div class="entry"><div class="x">{title} | <i>{dates}</i></div>{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="x">[<b>{DEGREE}</b>][ | {area}]<br>{institution}[ | {end}][<br>{notes}]</div>',
            ),
            skills: `<div class="x">${writeSkills(s, 'flat', ' | ')}</div>`,
          },
          sectionAs(s, 'h2', spaced),
        )}`,
    },
    {
      id: 'centered-heads-ruled',
      dates: ['short', 'shortDot', 'apostropheTo'],
      marks: ['disc', '=–'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'TeX Gyre Termes','Liberation Serif'}h1{font-size:20pt;text-align:center;font-variant:small-caps}.c{text-align:center}h2{display:flex;align-items:center;gap:8pt;font-size:11pt;margin:11pt 0 5pt}h2:before,h2:after{content:'';flex:1;border-top:1px solid #000}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' ⋄ ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><span><b>{title}</b>, <i>{employer}</i></span><span>{dates}</span></div>[<div>{place}</div>]{text}</div>',
            ),
            school: s.schools(
              '<div class="row"><span>[<b>{degree}</b>][ in {area}], <i>{institution}</i></span><span>[{end}]</span></div>[<div>{notes}</div>]',
            ),
            skills: writeSkills(s, 'lines', '; '),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
  ],
};
