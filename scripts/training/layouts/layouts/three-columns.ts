/** Three columns, or newspaper columns through which the text flows. */
import { compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const THREE_COLUMNS: Family = {
  name: 'three-columns',
  layouts: [
    {
      id: 'three-wide-middle',
      margin: [0.4, 0.4, 0.4, 0.4],
      dates: ['shortTight', 'year', 'slashShort'],
      marks: ['disc', 'lines'],
      page: (
        s,
      ) => `<style>body{font:8.5pt/1.35 'Lato'}.g{display:grid;grid-template-columns:1.6in 1fr 1.6in;column-gap:.2in}h1{font-size:24pt}h2{font-size:10pt;color:#d35400;margin:9pt 0 3pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div class="g"><div>${s.contacts('<br>')}${compose(s, ['summary', 'languages', 'interests'], {}, sectionAs(s))}</div>
        <div>${compose(s, ['work', 'projects', 'volunteer', 'publications'], { work: s.work('<div class="entry"><b>{title}</b><br>{employer}[, {place}]<br>{dates}{text}</div>') }, sectionAs(s))}</div>
        <div>${compose(s, ['skills', 'school', 'certificates', 'awards', 'memberships', 'references'], { skills: writeSkills(s, 'bullets'), school: s.schools('<p><b>[{degree}]</b>[ {area}]<br>{institution}[<br>{end}]</p>') }, sectionAs(s), { mark: 'lines' })}</div></div>`,
    },
    {
      id: 'newspaper-flow',
      dates: ['short', 'longTo', 'year'],
      marks: ['=•', 'disc', 'paragraph'],
      margin: [0.5, 0.5, 0.5, 0.5],
      page: (
        s,
      ) => `<style>body{font:9pt/1.35 'Open Sans'}.g{columns:2;column-gap:.3in}h1{font-size:22pt;text-align:center}.c{text-align:center;border-bottom:2px solid #333;padding-bottom:4pt;margin-bottom:6pt}h2{font-size:11pt;background:#333;color:#fff;padding:1pt 5pt;margin:6pt 0 4pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' | ')}</div><div class="g">
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[<br>{place}]<br><i>{title}</i><br>{dates}{text}</div>'),
            school: s.schools('<div class="entry"><b>{institution}</b><br>[{degree}][, {area}][<br>{end}]</div>'),
            skills: writeSkills(s, 'bullets'),
          },
          sectionAs(s),
        )}</div>`,
    },
  ],
};
