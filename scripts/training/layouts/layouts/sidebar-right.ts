/** Two columns with the narrow one on the right. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const SIDEBAR_RIGHT: Family = {
  name: 'sidebar-right',
  layouts: [
    {
      id: 'right-serif-report',
      dates: ['capitals', 'long', 'capitalsTo', 'year'],
      marks: ['lines', 'paragraph', '=•'],
      margin: [0.6, 0.6, 0.6, 0.6],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.5 'Liberation Serif'}h1{font:bold 30pt 'Liberation Serif'}.g{display:grid;grid-template-columns:1fr 2in;column-gap:.4in}h2{font:bold 8.5pt 'Liberation Sans';color:#1155cc;margin:14pt 0 5pt}h3{font-size:11.5pt}.d{font:8pt 'Liberation Sans';color:#666}</style>
        <div class="g"><div><h1>${s.head('{name}')}</h1><p>${s.head('[{headline}]')}</p></div><div class="d">${s.head('[{place}<br>]<b>{phone}</b><br><b>{email}</b>[<br>{link}]')}</div>
        <div>${compose(
          s,
          ['summary', 'work', 'school', 'projects', 'volunteer', 'publications', 'references'],
          {
            work: s.work(
              '<div class="entry"><h3>{employer}[, <span style="font-weight:normal">{place}</span>] — <i style="font-weight:normal">{title}</i></h3><div class="d">{dates}</div>{text}</div>',
            ),
            school: s.schools(
              '<h3>{institution}[, <span style="font-weight:normal">{place}</span>][ — <i style="font-weight:normal">{degree}</i>]</h3><div class="d">[{dates}]</div>[<p>{area}</p>][<p>{notes}</p>]',
            ),
          },
          sectionAs(s, 'h2', upper),
        )}</div>
        <div>${compose(s, ['skills', 'certificates', 'awards', 'languages', 'memberships', 'interests'], { skills: writeSkills(s, 'bullets') }, sectionAs(s, 'h2', upper), { mark: 'lines' })}</div></div>`,
    },
    {
      id: 'right-tint',
      margin: [0, 0, 0, 0],
      dates: ['short', 'slash', 'shortOpen', 'yearSince'],
      marks: ['=•', 'disc', '=▸'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.4 'Roboto'}.g{display:grid;grid-template-columns:1fr 2.4in;min-height:11in}.m{padding:.45in .35in}.r{padding:.45in .25in;background:#e8f3ee}h1{font-size:26pt;color:#14532d}h2{font-size:11.5pt;color:#14532d;border-left:4px solid #14532d;padding-left:5pt;margin:12pt 0 6pt}.k{color:#666}.pill{display:inline-block;border:1px solid #14532d;border-radius:8pt;padding:0 5pt;margin:1pt}</style>
        <div class="g"><div class="m"><h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div>
        ${compose(
          s,
          ['work', 'projects', 'school', 'volunteer', 'publications'],
          {
            work: s.work(
              '<div class="entry"><b>{title}</b> <span class="k">@ {employer}</span><div class="k row"><span>{dates}</span><span>[{place}]</span></div>{text}</div>',
              {
                job: '<div><b>{employer}</b>[ <span class="k">· {place}</span>]</div>',
                role: '<div class="entry" style="padding-left:12pt"><i>{title}</i> <span class="k">{dates}</span>{text}</div>',
              },
            ),
            school: s.schools(
              '<div><b>[{degree}][ · {area}]</b><div class="k">{institution}[ · {dates}]</div>[{notes}]</div>',
              ' · ',
            ),
          },
          sectionAs(s),
        )}</div>
        <div class="r">${s.contacts('<br>')}${compose(s, ['summary', 'skills', 'certificates', 'languages', 'awards', 'memberships', 'interests', 'references'], { skills: writeSkills(s, 'pills') }, sectionAs(s), { mark: 'lines' })}</div></div>`,
    },
    {
      id: 'right-dates-rule',
      dates: ['longSince', 'shortTight', 'seasonTo', 'yearTo'],
      marks: ['=–', 'lines'],
      size: 'A4',
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Cantarell','Open Sans'}.g{display:grid;grid-template-columns:68% 1fr;column-gap:.3in}.r{border-left:1px solid #bbb;padding-left:.2in}h1{font-weight:300;font-size:30pt}h2{font-size:10pt;font-weight:bold;margin:12pt 0 5pt;text-transform:uppercase}.x{display:grid;grid-template-columns:1fr 1.2in}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' / ')}</div><div class="g"><div>
        ${compose(s, ['work', 'volunteer', 'projects', 'publications'], { work: s.work('<div class="x"><div><b>{title}</b><br>{employer}[, {place}]{text}</div><div class="right">{dates}</div></div>') }, sectionAs(s))}</div>
        <div class="r">${compose(s, ['summary', 'school', 'skills', 'rest'], { school: s.schools('<p>{institution}<br>[<b>{degree}</b>][, {area}][<br>{end}]</p>'), skills: writeSkills(s, 'stacked', '<br>'), work: '', projects: '', volunteer: '', publications: '' }, (section, body) => (['projects', 'volunteer', 'publications'].includes(section) ? '' : sectionAs(s)(section, body)))}</div></div>`,
    },
  ],
};
