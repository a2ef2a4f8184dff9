/** Templates from drawing programs: big letters, photos as circles, wide spacing, lines of icons. */
import { compose, sectionAs, spaced, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const DESIGNER: Family = {
  name: 'designer',
  layouts: [
    {
      id: 'designer-photo',
      margin: [0, 0, 0, 0],
      dates: ['yearHyphen', 'yearTight', 'short', 'yearOpen'],
      marks: ['disc', 'lines', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.5 'Lato'}.g{display:grid;grid-template-columns:2.5in 1fr;min-height:11in}.l{background:#f3ece7;padding:.4in .3in}.ph{width:1.3in;height:1.3in;border-radius:50%;background:#c9b3a2;margin:0 auto .2in}.r{padding:.5in .4in}h1{font-size:26pt;font-weight:900;line-height:1.05}h2{font-size:11pt;margin:14pt 0 6pt}.sub{letter-spacing:2px;font-size:9pt}</style>
        <div class="g"><div class="l"><div class="ph"></div><h2>${s.label(s.pick(['CONTACT', 'C O N T A C T', 'Contact me']))}</h2>${s.contacts('<br>')}
        ${compose(s, ['school', 'skills', 'languages', 'interests', 'certificates'], { school: s.schools('<p>[<b>{degree}</b>][ {area}]<br>{institution}[<br>{dates}]</p>'), skills: writeSkills(s, 'bullets') }, sectionAs(s, 'h2', upper), { mark: 'lines' })}</div>
        <div class="r"><h1>${s.head('{NAME}')}</h1><div class="sub">${s.head('[{HEADLINE}]')}</div>
        ${compose(s, ['summary', 'work', 'projects', 'volunteer', 'awards', 'publications', 'memberships', 'references'], { work: s.work(s.pick(['<div class="entry"><b>{title}</b><br>{employer} | {dates}{text}</div>', '<div class="entry"><b>{employer}</b><br>{title} | {dates}{text}</div>', '<div class="entry"><div class="row"><b>{employer}</b><span>{dates}</span></div><i>{title}</i>{text}</div>'])) }, sectionAs(s, 'h2', upper))}</div></div>`,
    },
    {
      id: 'designer-huge-name',
      dates: ['yearTight', 'capitals', 'dotted'],
      marks: ['lines', '=—'],
      margin: [0.5, 0.5, 0.5, 0.5],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.45 'Inter','Liberation Sans'}h1{font-size:48pt;font-weight:900;line-height:.95;letter-spacing:-2px}h2{font-size:8pt;margin:16pt 0 6pt}.e{display:grid;grid-template-columns:1in 1.7in 1fr;column-gap:.15in;margin-bottom:7pt;border-top:1px solid #000;padding-top:3pt}</style>
        <h1>${s.head('{name}')}</h1><p>${s.contacts(' &nbsp;&nbsp; ')}</p>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="e"><div>{dates}</div><div><b>{employer}</b>[<br>{place}]</div><div>{title}{text}</div></div>',
            ),
            school: s.schools(
              '<div class="e"><div>[{end}]</div><div><b>{institution}</b></div><div>[{degree}][, {area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'flat', ' / '),
          },
          sectionAs(s, 'h2', spaced),
        )}`,
    },
    {
      id: 'designer-infographic',
      margin: [0.3, 0.3, 0.3, 0.3],
      dates: ['year', 'yearHyphen', 'shortTight'],
      marks: ['lines', '=★', '=●'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.35 'Montserrat','Open Sans'}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:.15in}section{background:#fff8e1;padding:8pt;border-radius:8pt}section[data-in=work]{grid-column:1/4;background:#e0f2f1}h1{font-size:28pt;color:#00695c}h2{font-size:12pt;color:#ef6c00;margin-bottom:5pt}.w{display:flex;flex-wrap:wrap;gap:8pt}.w .entry{flex:1 1 30%;border-top:5px solid #00695c;padding-top:4pt}</style>
        <h1>${s.head('{name}')}</h1><p>${s.head('[{headline}]')} <br>${s.contacts(' ✱ ')}</p><div class="g">
        ${compose(
          s,
          ['work', 'summary', 'skills', 'school', 'rest'],
          {
            work: `<div class="w">${s.work('<div class="entry"><b>{dates}</b><br>{title}<br><i>{employer}</i>{text}</div>')}</div>`,
            school: s.schools('<div><b>[{end}]</b> [{degree}][ {area}]<br>{institution}</div>'),
            skills: writeSkills(s, 'bars'),
          },
          sectionAs(s),
          { mark: 'lines' },
        )}</div>`,
    },
    {
      id: 'designer-script-name',
      dates: ['long', 'year', 'shortMerged'],
      marks: ['lines', '=•', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.45 'EB Garamond','Liberation Serif'}h1{font:38pt 'Z003','EB Garamond';text-align:center;color:#555}.c{text-align:center;letter-spacing:1px}h2{font-size:11pt;text-align:center;background:#f8e1e7;padding:3pt;margin:12pt 0 6pt}.g{display:grid;grid-template-columns:1fr 1fr;column-gap:.3in}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' · ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('<div class="entry"><i>{title}</i>, <b>{employer}</b>[ in {place}], {dates}{text}</div>'),
            school: `<div class="g">${s.schools('<div><b>{institution}</b><br>[{degree}][, {area}][<br>{end}]</div>')}</div>`,
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
  ],
};
