/** Two columns: contact and skills on a colored side on the left. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const NO_MARGIN = [0, 0, 0, 0] as const;

export const SIDEBAR_LEFT: Family = {
  name: 'sidebar-left',
  layouts: [
    {
      id: 'side-navy',
      margin: NO_MARGIN,
      dates: ['slash', 'short', 'slashShortSpaced', 'year'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.4 'Open Sans','Liberation Sans'}.g{display:grid;grid-template-columns:2.5in 1fr;min-height:11in}.l{background:#1d3557;color:#fff;padding:.5in .3in}.r{padding:.5in .4in}h1{font-size:22pt;line-height:1.1}.l h2{font-size:10pt;border-bottom:1px solid #fff;margin:16pt 0 5pt}.r h2{font-size:13pt;color:#1d3557;margin:12pt 0 5pt}.bar i{background:#48628a}</style>
        <div class="g"><div class="l"><h1>${s.head('{name}')}</h1><p>${s.head('[{headline}]')}</p>
        <h2>${s.label(s.pick(['CONTACT', 'Contact', 'Details']))}</h2>${s.contacts('<br>')}
        ${compose(s, ['skills', 'languages', 'certificates', 'interests'], { skills: writeSkills(s, s.pick(['bars', 'bullets'])) }, sectionAs(s, 'h2', upper), { certificate: '<p>{name}[<br>{date}]</p>', mark: 'lines' })}</div>
        <div class="r">${compose(
          s,
          ['summary', 'work', 'school', 'projects', 'volunteer', 'awards', 'publications', 'memberships', 'references'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><b>{title}</b>, {employer}[ – {place}]<br><small>{dates}</small>{text}</div>',
                '<div class="entry"><b>{title}</b><br>{employer}[ | {place}]<br>{dates}{text}</div>',
              ]),
            ),
            school: s.schools(
              '<div><b>[{degree}][, {area}]</b><br>{institution}[, {place}][<br><small>{dates}</small>][<br>{notes}]</div>',
            ),
          },
          sectionAs(s),
        )}</div></div>`,
    },
    {
      id: 'side-initials',
      margin: NO_MARGIN,
      dates: ['long', 'shortDot', 'yearTight', 'longSince'],
      marks: ['=•', 'lines', '=›'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.45 'Montserrat','Lato'}.top{background:#e9d8c4;padding:.4in;text-align:center}h1{letter-spacing:5px;font-weight:300;font-size:26pt;text-transform:uppercase}.g{display:grid;grid-template-columns:2.3in 1fr}.l{padding:.3in;border-right:1px solid #c9a77c}.r{padding:.3in}h2{font-size:10pt;letter-spacing:3px;margin:10pt 0 6pt;color:#8a5a2b}.d{color:#8a5a2b}</style>
        <div class="top"><h1>${s.head('{name}')}</h1>${s.head('[{headline}]')}</div>
        <div class="g"><div class="l">${s.contacts('<br>', ['phone', 'email', 'place', 'link'])}
        ${compose(s, ['school', 'skills', 'certificates', 'languages', 'awards'], { school: s.schools('<p>[<b>{degree}</b><br>][{area}<br>]{institution}[<br><span class="d">{end}</span>]</p>'), skills: writeSkills(s, 'bullets') }, sectionAs(s, 'h2', upper), { mark: 'lines' })}</div>
        <div class="r">${compose(
          s,
          ['summary', 'work', 'projects', 'volunteer', 'publications', 'memberships', 'interests', 'references'],
          {
            work: s.work(
              '<div class="entry"><b>{TITLE}</b><br>{employer}[, {place}] <span class="d">| {dates}</span>{text}</div>',
            ),
          },
          sectionAs(s, 'h2', upper),
        )}</div></div>`,
    },
    {
      id: 'side-gray-list',
      margin: [0.4, 0.4, 0.4, 0.4],
      dates: ['shortTo', 'bareSlash', 'slashCurrent', 'season'],
      marks: ['disc', 'square'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.35 'Liberation Sans'}.g{display:grid;grid-template-columns:30% 1fr;column-gap:.25in}.l{background:#f0f0f0;padding:.15in}h1{font-size:24pt;color:#444}h2{font-size:11pt;color:#b5651d;margin:10pt 0 4pt}.x{display:flex;justify-content:space-between}</style>
        <h1>${s.head('{name}')}</h1><div class="g"><div class="l">
        <h2>${s.label('Contact')}</h2><b>${s.label('Phone')}</b><br>${s.head('{phone}')}<br><b>${s.label('Email')}</b><br>${s.head('{email}')}<br>${s.head(`[<b>${s.label('Address')}</b><br>{place}]`)}
        ${compose(s, ['summary', 'skills', 'school', 'languages', 'interests'], { skills: writeSkills(s, 'bullets'), school: s.schools('<p><b>{institution}</b>[<br>{place}][<br>{degree}][, {area}][<br>{dates}]</p>') }, sectionAs(s))}</div>
        <div>${compose(s, ['work', 'certificates', 'projects', 'volunteer', 'awards', 'memberships', 'publications', 'references'], { work: s.work('<div class="entry"><div class="x"><b>{employer}</b><span>{dates}</span></div><div>{title}[ – {place}]</div>{text}</div>') }, sectionAs(s))}</div></div>`,
    },
  ],
};
