/** Word’s newer templates: sans-serif, a color for headings, title and employer on one line with pipes. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const MODERN_WORD: Family = {
  name: 'modern-word',
  layouts: [
    {
      id: 'modern-pipes',
      dates: ['long', 'shortMerged', 'year', 'capitals'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.3 'Carlito';color:#404040}h1{font:300 32pt 'Carlito';color:#2a7b88;border-bottom:2px solid #2a7b88}h2{color:#2a7b88;font-size:14pt;margin:12pt 0 4pt}h3{font-size:11pt;text-transform:uppercase;margin-top:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'skills', 'work', 'rest'],
          {
            work: s.work(
              s.pick([
                '<h3>{title} | {employer} | {dates}</h3>{text}',
                '<h3>{title} | {employer}[ | {place}] | {dates}</h3>{text}',
                '<h3>{title}, {employer}</h3><div>{dates}[ | {place}]</div>{text}',
              ]),
            ),
            school: s.schools(
              '<h3>[{degree} | ][{end} | ]{institution}</h3><ul>[<li>Major: {area}</li>][<li>{notes}</li>]</ul>',
              '</li><li>',
            ),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'modern-date-above',
      dates: ['short', 'slash', 'longTo', 'newsTo'],
      marks: ['disc', 'paragraph', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Carlito'}h1{font:bold 26pt 'Carlito';text-transform:uppercase;text-align:right}.c{text-align:right;color:#666}h2{font-size:11pt;color:#c0504d;border-top:1px solid #c0504d;margin-top:12pt;padding-top:2pt}h3{font-size:11pt}.k{color:#777;font-size:9.5pt;margin-top:6pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.head('[{headline}]')}</div><div class="c">${s.contacts(' · ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="k">{dates}</div><h3>{title}, {employer}[, {place}]</h3>{text}</div>',
            ),
            school: s.schools(
              '<div class="k">[{dates}]</div><h3>[{degree}][, {area}][, {institution}]</h3>[<div>{notes}</div>]',
            ),
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'modern-shaded',
      dates: ['shortDot', 'slashTo', 'ongoing', 'yearTo'],
      marks: ['=▪', '=•', 'square'],
      footer: (p) => `${p.name} | Page {page} of {pages}`,
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.3 'Liberation Sans'}h1{font-size:20pt}h2{background:#dbe5f1;font-size:11pt;padding:2pt 4pt;margin:10pt 0 4pt;color:#17365d}.t{font-weight:bold;color:#17365d}</style>
        <h1>${s.head('{name}[, {credentials}]')}</h1><div>${s.contacts(' ♦ ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><span class="t">{employer}</span><span class="right">{dates}</span></div><div>{title}[, {place}]</div>{text}</div>',
              {
                job: '<div class="row"><span class="t">{employer}[ – {place}]</span><span class="right">{dates}</span></div>[<div><i>{about}</i></div>]',
                role: '<div class="entry"><div><b>{title}</b> ({dates})</div>{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="row"><span><span class="t">{institution}</span>[, {place}]</span>[<span class="right">{dates}</span>]</div><div>[{degree}][: {area}][. {notes}]</div>',
              '. ',
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
