/** Headings on a rail to the left of the text, much white space. */
import { compose, railAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const RAIL = '.rail{display:grid;grid-template-columns:1.5in 1fr;column-gap:.25in;margin-top:12pt}';

export const SWISS_RAIL: Family = {
  name: 'swiss-rail',
  layouts: [
    {
      id: 'rail-swiss',
      dates: ['capitals', 'longTo', 'shortHyphen', 'year'],
      marks: ['disc', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.45 'Inter','Liberation Sans'}${RAIL}h1{font-size:30pt;letter-spacing:-1px}h2{font-size:10pt;border-top:3px solid #000;padding-top:4pt}.rail>div{border-top:1px solid #ccc;padding-top:4pt}.entry{margin-bottom:9pt}.d{color:#777;font-size:8.5pt}</style>
        <h1>${s.head('{name}')}</h1><div class="rail"><div></div><div>${s.contacts('<br>')}</div></div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work(
              '<div class="entry"><b>{employer}</b>[, {place}] — <i>{title}</i><div class="d">{dates}</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><b>{institution}</b>[, {place}][ — <i>{degree}</i>][<div class="d">{dates}</div>][<div>{area}</div>][<div>{notes}</div>]</div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          railAs(s, s.choices.chance(0.5) ? upper : undefined),
        )}`,
    },
    {
      id: 'rail-right-heads',
      dates: ['long', 'slash', 'seasonTo', 'shortComma'],
      marks: ['=•', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'TeX Gyre Adventor','Liberation Sans'}.rail{display:grid;grid-template-columns:1.3in 1fr;column-gap:.2in;margin-top:10pt}h2{font-size:10pt;text-align:right;color:#888;font-weight:normal;text-transform:lowercase}h1{font-size:22pt;text-transform:lowercase;padding-left:1.5in}.entry{margin-bottom:7pt}.c{padding-left:1.5in}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(', ')}</div>
        ${compose(
          s,
          ['work', 'school', 'skills', 'rest', 'summary'],
          {
            work: s.work(
              '<div class="entry"><div>{dates}</div><div><b>{employer}</b>[, {place}]</div><div>{title}</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry">[{dates}<br>]<b>{institution}</b>[, {place}]<br>[{degree}][ / {area}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'flat'),
          },
          railAs(s),
        )}`,
    },
    {
      id: 'rail-dates-under-head',
      dates: ['yearTight', 'short', 'slashShort'],
      marks: ['lines', '=–', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Liberation Sans'}.rail{border-top:1px solid #000;padding:6pt 0;display:grid;grid-template-columns:1.2in 1fr}h2{font-size:9pt;text-transform:uppercase}h1{font-size:16pt;font-weight:normal}.e{display:grid;grid-template-columns:1fr 1fr auto;column-gap:8pt;font-weight:bold}</style>
        <div class="row"><h1>${s.head('{name}')}</h1><div class="right">${s.contacts('<br>')}</div></div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="e"><span>{employer}[, {place}]</span><span>{title}</span><span class="right">{dates}</span></div>{text}',
            ),
            school: s.schools(
              '<div class="e"><span>{institution}</span><span>[{degree}][, {area}]</span><span class="right">[{end}]</span></div>[<div>{notes}</div>]',
            ),
            skills: writeSkills(s, 'flat'),
          },
          railAs(s),
        )}`,
    },
  ],
};
