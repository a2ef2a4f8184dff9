/** Pages made for applicant tracking systems: one column, no decoration. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const PLAIN_ATS: Family = {
  name: 'plain-ats',
  layouts: [
    {
      id: 'ats-arial',
      dates: ['slashHyphen', 'slash', 'shortHyphen', 'long'],
      marks: ['disc', '=-', '=*'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.3 'Liberation Sans'}h1{font-size:16pt}h2{font-size:12pt;margin:12pt 0 4pt}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}[, {credentials}]')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            skills: writeSkills(s, 'flat'),
            work: s.work(
              s.pick([
                '<div class="entry"><b>{title}</b><br>{employer}[ | {place}] | {dates}{text}</div>',
                '<div class="entry"><b>{title}</b><br>{employer}[, {place}]<br>{dates}{text}</div>',
                '<div class="entry"><b>{employer}</b>[, {place}]<br>{title}<br>{dates}{text}</div>',
                '<div class="entry">{employer}[ - {place}]<br><b>{title}</b> ({dates}){text}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="entry">[<b>{degree}</b>][ in {area}]<br>{institution}[, {place}][<br>{end}][<br>{notes}]</div>',
            ),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'ats-dash-lines',
      mixesDates: true,
      dates: ['shortHyphen', 'longTo', 'slashShortSpaced', 'yearHyphen'],
      marks: ['=-', '=•', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Carlito'}h1{font-size:15pt}h2{font-size:11pt;margin:10pt 0 3pt}.entry{margin-bottom:7pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'rest', 'skills'],
          {
            skills: writeSkills(s, 'lines'),
            work: s.work(
              s.pick([
                '<div class="entry">{employer} - {title} - {dates}{text}</div>',
                '<div class="entry">{title} - {employer}[ - {place}]<br>{dates}{text}</div>',
                '<div class="entry">{dates}<br>{title}, {employer}[, {place}]{text}</div>',
              ]),
            ),
            school: s.schools('<div>{institution}[ - {degree}][, {area}][ - {end}]</div>'),
          },
          sectionAs(s, 'h2'),
        )}`,
    },
    {
      id: 'ats-ruled',
      dates: ['long', 'short', 'ongoing', 'toDate'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.35 'Roboto','Liberation Sans'}h1{font-size:18pt;text-align:center}.c{text-align:center}h2{font-size:11pt;border-bottom:1px solid #000;border-top:1px solid #000;text-align:center;margin:10pt 0 5pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.head('[{headline}]')}</div><div class="c">${s.contacts(' | ', ['place', 'phone', 'email', 'link'])}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            skills: writeSkills(s, 'flat', ' | '),
            work: s.work(
              '<div class="entry"><div class="row"><b>{EMPLOYER}</b><span>[{place}]</span></div><div class="row"><b>{title}</b><span class="right">{dates}</span></div>[<i>{about}</i>]{text}</div>',
              {
                job: '<div class="row"><b>{EMPLOYER}</b><span>[{place}]</span></div>[<i>{about}</i>]',
                role: '<div class="entry"><div class="row"><b>{title}</b><span class="right">{dates}</span></div>{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="row"><span>[<b>{degree}</b>, ][{area}, ]{institution}[, {place}]</span><span>[{end}]</span></div>[<div>{notes}</div>]',
            ),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
  ],
};
