/** A vertical line with dots for each role. */
import { compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TIMELINE: Family = {
  name: 'timeline',
  layouts: [
    {
      id: 'timeline-dots',
      dates: ['short', 'year', 'longTo', 'slash'],
      marks: ['disc', 'lines', '=•'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Lato'}h1{font:900 28pt 'Lato';color:#5b3a8c}h2{color:#5b3a8c;font-size:13pt;margin:12pt 0 6pt}.t{border-left:2px solid #5b3a8c;padding:0 0 8pt 14pt;margin-left:6pt;position:relative}.t:before{content:'';position:absolute;left:-6px;top:4pt;width:10px;height:10px;border-radius:5px;background:#5b3a8c}.d{color:#5b3a8c;font-weight:bold}</style>
        <h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div>${s.contacts(' &nbsp; ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="t entry"><div class="d">{dates}</div><b>{title}</b><div>{employer}[ • {place}]</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="t"><div class="d">[{dates}]</div><b>[{degree}][ – {area}]</b><div>{institution}[ • {place}]</div>[{notes}]</div>',
            ),
            skills: writeSkills(s, 'pills'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'timeline-split',
      dates: ['yearTight', 'shortTight', 'apostrophe', 'slashShort'],
      marks: ['lines', '=-', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.35 'Inter','Liberation Sans'}h1{font-size:24pt}h2{font-size:12pt;text-align:center;background:#222;color:#fff;margin:12pt 0 6pt}.t{display:grid;grid-template-columns:1.6in 1fr}.t>:first-child{text-align:right;padding-right:12pt;border-right:2px solid #222;padding-bottom:8pt}.t>:last-child{padding-left:12pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work(
              '<div class="t"><div><b>{dates}</b><br>{employer}[<br><i>{place}</i>]</div><div><b>{title}</b>{text}</div></div>',
            ),
            school: s.schools(
              '<div class="t"><div>[<b>{dates}</b><br>]{institution}</div><div><b>[{degree}]</b>[<br>{area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'flat', ' · '),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'timeline-years-big',
      dates: ['year', 'yearOpen'],
      marks: ['lines', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Open Sans'}h1{font-size:26pt;font-weight:300}h2{font-size:14pt;font-weight:300;color:#c2185b;margin:14pt 0 6pt}.t{display:grid;grid-template-columns:1.4in 1fr;margin-bottom:8pt}.y{font-size:14pt;color:#c2185b;line-height:1.1}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['work', 'school', 'rest', 'skills', 'summary'],
          {
            work: s.work(
              '<div class="t"><div class="y">{dates}</div><div><b>{employer}</b>[ <small>{place}</small>]<br>{title}{text}</div></div>',
              {
                job: '<div class="t"><div class="y">{dates}</div><div><b>{employer}</b>[ <small>{place}</small>]</div></div>',
                role: '<div class="t"><div class="right" style="padding-right:12pt">{dates}</div><div>{title}{text}</div></div>',
              },
            ),
            school: s.schools(
              '<div class="t"><div class="y">[{dates}]</div><div><b>{institution}</b><br>[{degree}][ in {area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
