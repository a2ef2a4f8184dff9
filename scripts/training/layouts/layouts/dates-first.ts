/** Each role begins with its dates, on the line of the title or the employer. */
import { colon, compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const DATES_FIRST: Family = {
  name: 'dates-first',
  layouts: [
    {
      id: 'first-run-in',
      mixesDates: true,
      dates: ['yearHyphen', 'shortHyphen', 'slashHyphen', 'longTo', 'yearTight'],
      marks: ['disc', '=-', 'paragraph', '=•'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.35 ${s.pick(["'Liberation Sans'", "'Carlito'", "'Liberation Serif'"])}}h1{font-size:16pt}h2{font-size:11.5pt;margin:11pt 0 4pt}.entry{margin-bottom:7pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(s.pick(['<br>', ' | ', ', ']))}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><b>{dates}: {title}</b>, {employer}[, {place}]{text}</div>',
                '<div class="entry">{dates} | {employer} | {title}[ | {place}]{text}</div>',
                '<div class="entry"><b>{dates}</b> {employer}[ ({place})] – {title}{text}</div>',
                '<div class="entry">{dates}, {employer}[, {place}]. <i>{title}</i>.{text}</div>',
                '<div class="entry"><u>{dates}</u><br><b>{employer}</b>[ – {place}]<br>{title}{text}</div>',
                '<div class="entry">{dates}<br>{title}<br><b>{employer}</b>[<br>{place}]{text}</div>',
              ]),
            ),
            school: s.schools(
              s.pick([
                '<div>[{dates}: ][{degree}][, {area}], {institution}[, {place}]</div>',
                '<div>[{end} ]{institution}[, {degree}][ in {area}]</div>',
                '<div>[{dates}<br>]{institution}[, {place}][<br>{degree}][, {area}][<br>{notes}]</div>',
              ]),
            ),
            skills: writeSkills(s, s.pick(['lines', 'flat', 'bullets', 'columns'])),
          },
          sectionAs(s, 'h2', s.pick([upper, colon, undefined])),
        )}`,
    },
    {
      id: 'first-grid-tight',
      dates: ['slashShort', 'slash', 'apostropheTo', 'dashMonth', 'dotted'],
      marks: ['=-', 'lines', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.3 ${s.pick(["'Liberation Sans Narrow'", "'Open Sans'", "'TeX Gyre Pagella'"])}}.h{display:grid;grid-template-columns:1.25in 1fr;margin-bottom:6pt}h1{font-size:19pt}h2{font-size:12pt;border-bottom:2px solid #444;margin:10pt 0 5pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' • ')}</div>
        ${compose(
          s,
          ['work', 'school', 'skills', 'rest', 'summary'],
          {
            work: s.work(
              s.pick([
                '<div class="h"><div>{dates}</div><div><b>{employer}</b>, {title}[, {place}]{text}</div></div>',
                '<div class="h"><div>{dates}</div><div><b>{title}</b>[, {place}]<br>{employer}{text}</div></div>',
                '<div class="h"><div>{dates}</div><div><b>{title} | {employer}</b>{text}</div></div>',
                '<div class="h"><div>{dates}[<br><i>{place}</i>]</div><div>{employer}<br><i>{title}</i>{text}</div></div>',
              ]),
              s.pick([
                undefined,
                {
                  job: '<div class="h"><div><b>{dates}</b></div><div><b>{employer}</b>[, {place}]</div></div>',
                  role: '<div class="h"><div>{dates}</div><div>{title}{text}</div></div>',
                },
              ]),
            ),
            school: s.schools(
              '<div class="h"><div>[{dates}]</div><div><b>{institution}</b>[, {degree}][, {area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
          {
            certificate: '<div class="h"><div>[{date}]</div><div>{name}[, {by}]</div></div>',
            activity: '<div class="h"><div>[{dates}]</div><div>{name}[, {role}]{text}</div></div>',
          },
        )}`,
    },
  ],
};
