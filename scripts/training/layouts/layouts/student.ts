/** Students: school first, then projects, campus posts and part-time jobs. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const STUDENT: Family = {
  name: 'student',
  layouts: [
    {
      id: 'student-college',
      dates: ['longHyphen', 'shortMerged', 'seasonTo', 'season', 'shortDot'],
      marks: ['disc', '=•', '=-'],
      margin: [0.5, 0.6, 0.5, 0.6],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.25 'Liberation Serif'}h1{text-align:center;font-size:17pt}.c{text-align:center}h2{font-size:10.5pt;border-bottom:1px solid #000;margin:8pt 0 3pt}.entry{margin-bottom:5pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.contacts(' • ')}</div>
        ${compose(
          s,
          ['school', 'summary', 'projects', 'work', 'volunteer', 'skills', 'rest'],
          {
            school: s.schools(
              '<div class="entry"><div class="row"><b>{INSTITUTION}</b><span>[{place}]</span></div><div class="row"><span>[{degree}][ in {area}]</span><span>[{end}]</span></div>[<ul><li>{notes}</li></ul>]</div>',
              '</li><li>',
            ),
            work: s.work(
              '<div class="entry"><div class="row"><b>{EMPLOYER}</b><span>[{place}]</span></div><div class="row"><i>{title}[ ({note})]</i><span>{dates}</span></div>{text}</div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
          {
            activity:
              '<div class="entry"><div class="row"><b>{NAME}</b><span>[{place}]</span></div><div class="row"><i>[{role}]</i><span>[{dates}]</span></div>{text}</div>',
          },
        )}`,
    },
    {
      id: 'student-colorful',
      margin: [0.5, 0.6, 0.5, 0.6],
      dates: ['season', 'short', 'year', 'longTo'],
      marks: ['disc', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.4 'Comic Neue','Open Sans'}h1{font-size:28pt;color:#e4572e}h2{font-size:14pt;color:#17bebb;margin:9pt 0 3pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' ~ ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'skills', 'work', 'rest'],
          {
            school: s.schools(
              '<div class="entry"><b>{institution}</b>[ – {place}]<br>[{degree}][, {area}][ ({end})][<br>{notes}]</div>',
            ),
            work: s.work('<div class="entry"><b>{employer}</b> – {title}<br>{dates}[, {place}]{text}</div>'),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'student-date-right-stack',
      dates: ['short', 'apostrophe', 'long'],
      marks: ['=•', '=*'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.35 'Inter','Liberation Sans'}h1{font-size:20pt}h2{font-size:11pt;margin:10pt 0 4pt}.x{display:grid;grid-template-columns:1fr 1.6in;margin-bottom:5pt}.x>:last-child{text-align:right;color:#555}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['school', 'work', 'rest', 'skills'],
          {
            school: s.schools(
              '<div class="x"><div><b>[{degree}][, {area}]</b><br>{institution}[<br>{notes}]</div><div>[{dates}][<br>{place}]</div></div>',
              ' | ',
            ),
            work: s.work(
              '<div class="x"><div><b>{title}</b><br>{employer}{text}</div><div>{dates}[<br>{place}]</div></div>',
            ),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
