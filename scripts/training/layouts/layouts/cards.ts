/** Boxes with borders or shadows around sections or roles. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const CARDS: Family = {
  name: 'cards',
  layouts: [
    {
      id: 'cards-roles',
      dates: ['short', 'parentheses', 'slashTo', 'profile'],
      marks: ['disc', '=✓'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Inter'}.card{border:1px solid #ccc;border-radius:6pt;padding:7pt 9pt;margin-bottom:7pt;break-inside:avoid}h1{font-size:22pt}h2{font-size:12pt;margin:10pt 0 5pt;color:#0b7285}.pill{background:#e3fafc;border-radius:4pt;padding:1pt 5pt;display:inline-block;margin:1pt}</style>
        <div class="card"><h1>${s.head('{name}')}</h1>${s.head('[<div>{headline}</div>]')}<div>${s.contacts(' · ')}</div></div>
        ${compose(
          s,
          ['summary', 'work', 'skills', 'school', 'rest'],
          {
            work: s.work(
              '<div class="card"><div class="row"><b>{title}</b><span>{dates}</span></div><div class="row"><span>{employer}</span><span>[{place}]</span></div>{text}</div>',
              {
                job: '<div class="card"><b>{employer}</b>[ · {place}] · {dates}</div>',
                role: '<div class="card" style="margin-left:14pt"><b>{title}</b><br>{dates}{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="card"><b>{institution}</b>[<br>{degree}][ · {area}][<br>{dates}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'pills'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'cards-boxed-heads',
      dates: ['longHyphen', 'slashHyphen', 'year'],
      marks: ['disc', '=■', 'number'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.3 'Carlito'}section{border:1px solid #000;margin-top:8pt}h2{font-size:11pt;border-bottom:1px solid #000;background:#eee;padding:2pt 6pt}.b{padding:4pt 8pt}h1{text-align:center;font-size:18pt;border:2px solid #000;padding:4pt}.c{text-align:center;margin-top:3pt}.entry{margin-bottom:5pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><span><b>{employer}</b>[, {place}]</span><span>{dates}</span></div><u>{title}</u>{text}</div>',
            ),
            school: s.schools(
              '<div class="row"><span><b>{institution}</b>[, {place}]</span><span>[{end}]</span></div><div>[{degree}][, {area}][ ({notes})]</div>',
              '; ',
            ),
            skills: writeSkills(s, 'columns'),
          },
          (section, body) =>
            `<section data-in="${section}"><h2>${s.heading(section, upper)}</h2><div class="b">${body}</div></section>`,
        )}`,
    },
    {
      id: 'cards-grid',
      margin: [0.4, 0.4, 0.4, 0.4],
      dates: ['year', 'shortTight', 'parenthesesYear'],
      marks: ['lines', '=•'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.35 'Lato'}.g{display:grid;grid-template-columns:1fr 1fr;gap:9pt}section{background:#faf5ef;padding:8pt 10pt;border-radius:4pt}section[data-in=work]{grid-column:1/3}h1{font-size:26pt;color:#a63d2f}h2{font-size:12pt;color:#a63d2f}.w{display:grid;grid-template-columns:1fr 1fr;gap:8pt}</style>
        <h1>${s.head('{name}')}</h1><p>${s.contacts(' — ')}</p><div class="g">
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: `<div class="w">${s.work('<div class="entry"><b>{title}</b> {dates}<br>{employer}[, {place}]{text}</div>')}</div>`,
            school: s.schools('<div><b>[{degree}]</b>[ {area}]<br>{institution}[ {dates}][<br>{notes}]</div>'),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s),
        )}</div>`,
    },
  ],
};
