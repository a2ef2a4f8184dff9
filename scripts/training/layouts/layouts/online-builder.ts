/** What résumé websites make: a soft color, thin rules, dates beside or under the title. */
import { compose, railAs, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const ONLINE_BUILDER: Family = {
  name: 'online-builder',
  layouts: [
    {
      id: 'builder-dates-left',
      dates: ['slash', 'short', 'slashCurrent', 'longTo'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Open Sans'}h1{font-size:24pt;color:#37474f;text-transform:uppercase}h2{font-size:12pt;color:#37474f;border-bottom:1px solid #b0bec5;margin:11pt 0 6pt}.h{display:grid;grid-template-columns:1.3in 1fr;margin-bottom:7pt}.i{font-style:italic}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="h"><div>{dates}</div><div><b>{title}</b><div class="i">{employer}[, {place}]</div>{text}</div></div>',
                '<div class="h"><div>{dates}[<br>{place}]</div><div><b>{employer}</b><div class="i">{title}</div>{text}</div></div>',
                '<div class="h"><div>{start} - {end}</div><div><b>{title}</b><div>{employer} | <span>[{place}]</span></div>{text}</div></div>',
              ]),
            ),
            school: s.schools(
              '<div class="h"><div>[{end}]</div><div>[<b>{degree}</b>][: {area}]<div class="i">{institution}[ - {place}]</div>[{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'builder-rail',
      dates: ['slashTo', 'slash', 'slashShortSpaced', 'shortTo'],
      marks: ['disc'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'TeX Gyre Bonum','Liberation Serif'}.rail{display:grid;grid-template-columns:1.5in 1fr;margin-top:11pt;border-top:1px solid #c8a951;padding-top:5pt}h1{font-size:22pt;text-align:center;color:#8a6d1b}.c{text-align:center}h2{font-size:11pt;color:#8a6d1b}.entry{margin-bottom:7pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' ◆ ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work('<div class="entry"><b>{title}</b>, {dates}<br><b>{employer}</b>[ – {place}]{text}</div>'),
            school: s.schools(
              '<div class="entry">[<b>{degree}</b>][: {area}][, {end}]<br><b>{institution}</b>[ - {place}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'columns'),
          },
          railAs(s),
        )}`,
    },
    {
      id: 'builder-date-below-bold',
      dates: ['short', 'shortDot', 'year', 'slash'],
      marks: ['disc', 'lines', '=–'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.45 'Lato'}h1{font-size:22pt;font-weight:900}h2{font-size:11pt;font-weight:900;margin:12pt 0 5pt;color:#2979ff}.entry{margin-bottom:8pt}.d{font-size:8.5pt;color:#78909c;text-transform:uppercase;letter-spacing:.5px}</style>
        <h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div>${s.contacts(', ', ['place', 'phone', 'email', 'link'])}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><b>{title} at {employer}</b>[, {place}]<div class="d">{dates}</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><b>[{degree}][ in {area}], {institution}</b>[, {place}][<div class="d">{dates}</div>][{notes}]</div>',
            ),
            skills: writeSkills(s, s.pick(['bars', 'columns'])),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'builder-bubble',
      dates: ['slash', 'slashHyphen', 'shortTight'],
      marks: ['=•', 'disc'],
      size: 'A4',
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.35 'Roboto'}h1{font-size:22pt;color:#008cff}h2{font-size:14pt;border-bottom:3px solid #000;margin:10pt 0 5pt}.t{font-size:11.5pt;color:#384347}.e{color:#008cff;font-weight:bold}.k{font-size:8.5pt;color:#666}.entry{margin-bottom:6pt;border-bottom:1px dashed #ccc;padding-bottom:4pt}.g{display:grid;grid-template-columns:60% 1fr;column-gap:.25in}.pill{border-bottom:1px solid #888;padding:0 4pt;margin-right:3pt;display:inline-block}</style>
        <h1>${s.head('{NAME}')}</h1><div class="e">${s.head('[{headline}]')}</div><div class="k">${s.contacts(' &nbsp; ')}</div><div class="g"><div>
        ${compose(s, ['work', 'school'], { work: s.work('<div class="entry"><div class="t">{title}</div><div class="e">{employer}</div><div class="k">{dates}[ &nbsp; {place}]</div>{text}</div>'), school: s.schools('<div class="entry"><div class="t">[{degree}][ in {area}]</div><div class="e">{institution}</div>[<div class="k">{dates}</div>]</div>') }, sectionAs(s, 'h2', upper))}</div><div>
        ${compose(s, ['summary', 'skills', 'certificates', 'projects', 'volunteer', 'languages', 'awards', 'memberships', 'publications', 'interests', 'references'], { skills: writeSkills(s, 'pills') }, sectionAs(s, 'h2', upper))}</div></div>`,
    },
  ],
};
