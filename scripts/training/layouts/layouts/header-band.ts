/** A colored band with the name across the top. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const HEADER_BAND: Family = {
  name: 'header-band',
  layouts: [
    {
      id: 'band-dark-icons',
      margin: [0, 0, 0, 0],
      dates: ['slash', 'short', 'long'],
      marks: ['disc', '=•', '=►'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Roboto'}.top{background:#263238;color:#fff;padding:.35in .5in}.m{padding:.2in .5in}h1{font-size:28pt}h2{font-size:13pt;color:#263238;border-bottom:2px solid #ff7043;margin:11pt 0 6pt}.d{color:#ff7043}</style>
        <div class="top"><h1>${s.head('{name}')}</h1>${s.head('[{headline}]')}<div>${s.head('☎ {phone} &nbsp; ✉ {email}[ &nbsp; ⌂ {place}]')}</div></div><div class="m">
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><div class="row"><b>{title}</b><span class="d">{dates}</span></div><div>{employer}[, {place}]</div>{text}</div>',
                '<div class="entry"><b>{employer}</b>[ – {place}]<div class="row"><i>{title}</i><span class="d">{dates}</span></div>{text}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="row"><span>[<b>{degree}</b>][, {area}]<br>{institution}[, {place}]</span><span class="d">[{dates}]</span></div>[<div>{notes}</div>]',
            ),
            skills: writeSkills(s, s.pick(['pills', 'columns', 'bars'])),
          },
          sectionAs(s),
        )}</div>`,
    },
    {
      id: 'band-two-tone',
      margin: [0, 0, 0, 0],
      dates: ['yearHyphen', 'slashHyphen', 'shortTo', 'yearSince'],
      marks: ['disc', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Carlito'}.top{background:#6d9886;color:#fff;padding:.3in .4in .2in}.sub{background:#f2e7d5;padding:.08in .4in}.g{display:grid;grid-template-columns:1fr 1fr;gap:.3in;padding:.1in .4in}h1{font-size:30pt}h2{font-size:13pt;color:#393e46;margin:9pt 0 4pt}</style>
        <div class="top"><h1>${s.head('{name}')}</h1>${s.head('[{headline}]')}</div><div class="sub">${s.contacts('  |  ')}</div><div class="g"><div>
        ${compose(s, ['summary', 'work'], { work: s.work('<div class="entry"><b>{title}</b><br>{employer}, {dates}[<br>{place}]{text}</div>') }, sectionAs(s))}</div><div>
        ${compose(s, ['school', 'skills', 'rest'], { school: s.schools('<div class="entry"><b>{institution}</b>[<br>{degree}][, {area}][<br>{dates}][<br>{notes}]</div>'), skills: writeSkills(s, 'columns') }, sectionAs(s))}</div></div>`,
    },
    {
      id: 'band-boxed-name',
      dates: ['long', 'newsTo', 'shortDot'],
      marks: ['=•', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'TeX Gyre Bonum','Liberation Serif'}.n{border:2px solid #7b1e3b;padding:8pt;text-align:center}h1{font-size:20pt;color:#7b1e3b;letter-spacing:3px}h2{font-size:12pt;color:#7b1e3b;margin:11pt 0 4pt;text-align:center;border-bottom:1px dotted #7b1e3b}.entry{margin-bottom:7pt}</style>
        <div class="n"><h1>${s.head('{NAME}')}</h1>${s.contacts(' * ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[; {place}]<br>{title}: {dates}{text}</div>', {
              job: '<div><b>{employer}</b>[; {place}]; {dates}</div>',
              role: '<div class="entry"><i>{title}: {dates}</i>{text}</div>',
            }),
            school: s.schools('<div>[{degree}][: {area}][; {end}]<br>{institution}[; {place}]</div>'),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
  ],
};
