/** Dense single pages, as engineers make them. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const COMPACT_TECHNICAL: Family = {
  name: 'compact-technical',
  layouts: [
    {
      id: 'compact-one-line',
      margin: [0.45, 0.5, 0.45, 0.5],
      dates: ['short', 'shortTight', 'slash', 'iso'],
      marks: ['=•', 'disc', '=-'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.25 'Inter','Liberation Sans'}h1{font-size:16pt}h2{font-size:10pt;border-bottom:1px solid #000;margin:6pt 0 3pt}.entry{margin-bottom:3pt}</style>
        <div class="row"><h1>${s.head('{name}')}</h1><div>${s.contacts(' | ', ['email', 'phone', 'link', 'link2', 'place'])}</div></div>
        ${compose(
          s,
          ['skills', 'work', 'projects', 'school', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><div class="row"><span><b>{title}</b> — {employer}[, {place}]</span><span>{dates}</span></div>{text}</div>',
                '<div class="entry"><div class="row"><span><b>{employer}</b> | {title}[ | {place}]</span><span>{dates}</span></div>{text}</div>',
                '<div class="entry"><b>{employer}</b>, {title}[, {place}] <span style="float:right">{dates}</span>{text}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="row"><span><b>{institution}</b>[ — {degree}][, {area}][ ({notes})]</span><span>[{end}]</span></div>',
              '; ',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'compact-readme',
      dates: ['iso', 'isoArrow', 'yearFirst'],
      marks: ['=-', '=*', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.5 'Liberation Sans'}h1{font-size:20pt;border-bottom:1px solid #ddd}h2{font-size:15pt;border-bottom:1px solid #ddd;margin:14pt 0 6pt}h3{font-size:11.5pt;margin-top:8pt}code{font:9pt 'Liberation Mono';background:#f3f3f3}</style>
        <h1>${s.head('{name}')}</h1><p><code>${s.contacts('</code> <code>')}</code></p>
        ${compose(
          s,
          ['summary', 'work', 'projects', 'skills', 'school', 'rest'],
          {
            work: s.work('<h3>{title}, {employer}</h3><p><i>{dates}[ · {place}]</i></p>{text}', {
              job: '<h3>{employer}</h3>',
              role: '<p><b>{title}</b> <i>{dates}</i></p>{text}',
            }),
            school: s.schools('<p><b>{institution}</b>: [{degree}][ {area}][, <i>{dates}</i>]</p>'),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'compact-dotted-leaders',
      dates: ['slash', 'year', 'dotted'],
      marks: ['=•', '=·'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.3 'CMU Bright','CMU Sans Serif','Liberation Sans'}h1{font-size:20pt}h2{font-size:12pt;margin:9pt 0 4pt}.l{display:flex}.l i{flex:1;border-bottom:1px dotted #555;margin:0 4pt 3pt}.entry{margin-bottom:4pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' // ')}</div>
        ${compose(
          s,
          ['work', 'school', 'projects', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="l"><b>{employer}</b><i></i><span>{dates}</span></div><div class="l"><span>{title}</span><i></i><span>[{place}]</span></div>{text}</div>',
            ),
            school: s.schools(
              '<div class="l"><span>[{degree}][ {area}], {institution}</span><i></i><span>[{end}]</span></div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
