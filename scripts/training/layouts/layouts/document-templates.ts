/** Free templates of an online word processor: employer, place and title on one line, dates in small capitals under it. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const DOCUMENT_TEMPLATES: Family = {
  name: 'document-templates',
  layouts: [
    {
      id: 'document-coral',
      dates: ['capitals', 'longHyphen', 'shortHyphen'],
      marks: ['=●', 'lines', 'disc'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.4 'Open Sans'}h1{font:300 30pt 'Open Sans'}h2{font-size:11pt;color:#f2511b;margin:14pt 0 6pt}.d{color:#888;font-size:9pt}.entry{margin-bottom:8pt}</style>
        <div class="d right">${s.contacts('<br>')}</div><h1>${s.head('{name}')}</h1>
        ${compose(
          s,
          ['skills', 'work', 'school', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div><b>{employer}</b>[, {place}] - <i>{title}</i></div><div class="d">{dates}</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><div><b>{institution}</b>[, {place}][ - <i>{degree}</i>]</div>[<div class="d">{dates}</div>][{area}<br>][{notes}]</div>',
            ),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'document-mint',
      dates: ['capitals', 'short', 'ongoing'],
      marks: ['disc', 'lines', '=●'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.45 'Lato'}h1{font-size:28pt;color:#2b7a5d}h2{font-size:14pt;color:#2b7a5d;font-weight:normal;margin:14pt 0 4pt}.d{font-size:8.5pt;color:#999}.entry{margin-bottom:9pt}</style>
        <h1>${s.head('{name}')}</h1><div class="d">${s.contacts('  |  ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div><b>{employer}</b>[, {place}] / <b>{title}</b></div><div class="d">{dates}</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><div><b>{institution}</b>[, {place}][ / <b>{degree}</b>]</div>[<div class="d">{dates}</div>][{area}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'bullets'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'document-modern-writer',
      dates: ['longTo', 'long', 'capitalsTo'],
      marks: ['lines', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.5 'Roboto'}h1{font-size:32pt;font-weight:900;color:#0d904f}h2{font-size:11pt;color:#0d904f;margin:14pt 0 4pt}.n{font-weight:bold;font-size:12pt}.entry{margin-bottom:9pt}.g{display:grid;grid-template-columns:1.2in 1fr}</style>
        <div class="g"><div>${s.label('Hello, I’m')}</div><h1>${s.head('{name}')}</h1></div><div class="g"><div></div><div>${s.contacts('<br>')}</div></div>
        ${compose(
          s,
          ['skills', 'work', 'school', 'awards', 'rest', 'summary'],
          {
            work: s.work(
              '<div class="entry"><div class="n">{employer} / {title}</div><div>{dates}[, {place}]</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><div class="n">{institution}[ / {degree}]</div>[<div>{dates}[, {place}]</div>][{area}]</div>',
            ),
            skills: writeSkills(s, 'flat'),
          },
          (section, body) =>
            `<section class="g" data-in="${section}"><h2>${s.heading(section)}</h2><div style="padding-top:14pt">${body}</div></section>`,
        )}`,
    },
    {
      id: 'document-serif-bare',
      dates: ['long', 'season', 'shortTo'],
      marks: ['disc', '=-'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.5 'Junicode Two Beta','Liberation Serif'}h1{font-size:24pt;font-weight:normal}h2{font-size:14pt;font-weight:normal;font-style:italic;margin:14pt 0 4pt}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('; ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'rest', 'school', 'skills'],
          {
            work: s.work('<div class="entry">{title}<br>{employer}[<br>{place}]<br>{dates}{text}</div>'),
            school: s.schools(
              '<div class="entry">[{degree}][ in {area}<br>]{institution}[<br>{place}][<br>{end}]</div>',
            ),
            skills: writeSkills(s, 'stacked'),
          },
          sectionAs(s, 'h2', s.choices.chance(0.3) ? upper : undefined),
        )}`,
    },
  ],
};
