/** Plain text in a typewriter font, printed: columns are made with spaces. */
import { compose } from '../compose.ts';
import type { Family } from '../layout.ts';
import type { SectionWriter } from '../sections.ts';
import { writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

const ruled =
  (s: Sheet, rule: string): SectionWriter =>
  (section, body) => {
    const text = s.headingText(section).toUpperCase();
    const line = rule && `<div class="x">${rule.repeat(rule.length > 1 ? 1 : text.length)}</div>`;
    return `<section data-in="${section}"><h2>${s.heading(section, () => text)}</h2>${line}${body}</section>`;
  };

const CSS = `h1,h2{font-size:inherit;font-weight:normal}h2{margin-top:12pt}.entry{margin-bottom:8pt}ul.plain{padding-left:3ch}.x{white-space:pre}`;

export const TYPED_MONOSPACE: Family = {
  name: 'typed-monospace',
  layouts: [
    {
      id: 'typed-courier',
      mixesDates: true,
      dates: ['slashHyphen', 'longHyphen', 'slashShort'],
      marks: ['=-', '=*', 'paragraph'],
      page: (s) => `<style>body{font:10pt/1.3 'Nimbus Mono PS','Liberation Mono'}${CSS}</style>
        <h1>${s.head('{NAME}')}</h1>${s.contacts('<br>')}
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry">{employer}[, {place}]<br>{title}, {dates}{text}</div>',
                '<div class="entry">{dates}&nbsp;&nbsp;&nbsp;{TITLE}<br>{employer}[, {place}]{text}</div>',
                '<div class="entry">{TITLE}<br>{EMPLOYER}[, {place}]<br>{dates}{text}</div>',
              ]),
            ),
            school: s.schools('<div>{institution}[, {degree}][, {area}][, {end}]</div>'),
            skills: writeSkills(s, 'bullets'),
          },
          ruled(s, s.pick(['-', '=', '', '_'])),
        )}`,
    },
    {
      id: 'typed-right-dates',
      dates: ['year', 'slash', 'short'],
      marks: ['=-', '=o', 'lines'],
      page: (s) => `<style>body{font:9.5pt/1.3 'Liberation Mono'}${CSS}.c{text-align:center}</style>
        <h1 class="c">${s.head('{name}')}</h1><div class="c">${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['school', 'work', 'skills', 'rest', 'summary'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><span>{EMPLOYER}[, {place}]</span><span>{dates}</span></div>{title}{text}</div>',
              {
                job: '<div class="row"><span>{EMPLOYER}[, {place}]</span><span>{dates}</span></div>',
                role: '<div class="entry">{title} ({dates}){text}</div>',
              },
            ),
            school: s.schools(
              '<div class="row"><span>{institution}</span><span>[{end}]</span></div>[{degree}][, {area}][<br>{notes}]',
            ),
            skills: writeSkills(s, 'flat'),
          },
          ruled(s, '-'),
        )}`,
    },
    {
      id: 'typed-modern-mono',
      dates: ['iso', 'yearTight', 'dotted'],
      marks: ['=>', '=-', 'lines'],
      page: (
        s,
      ) => `<style>body{font:9pt/1.5 'DejaVu Sans Mono','Liberation Mono'}h1{font-size:16pt}h2{font-size:9pt;color:#0a7;margin-top:14pt}.entry{margin-bottom:8pt}.d{color:#888}ul{padding-left:2ch}</style>
        <h1>${s.head('{name}')}</h1><div class="d">${s.contacts(' :: ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'projects', 'skills', 'school', 'rest'],
          {
            work: s.work(
              '<div class="entry"><b>{title}</b> @ <b>{employer}</b> <span class="d">[{dates}]</span>[<br><span class="d">{place}</span>]{text}</div>',
            ),
            school: s.schools('<div>{institution} <span class="d">[{dates}]</span>[<br>{degree}][ / {area}]</div>'),
            skills: writeSkills(s, 'lines'),
          },
          (section, body) =>
            `<section data-in="${section}"><h2># ${s.heading(section, (text) => text.toLowerCase())}</h2>${body}</section>`,
        )}`,
    },
  ],
};
