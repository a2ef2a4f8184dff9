/** Word documents in a serif font with the name in the center and dates at a right tab. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const CLASSIC_WORD: Family = {
  name: 'classic-word',
  layouts: [
    {
      id: 'classic-centered',
      dates: ['long', 'short', 'news', 'year'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.25 'Liberation Serif'}h1{text-align:center;font-size:16pt}.c{text-align:center}h2{font-size:12pt;border-bottom:1px solid #000;margin:10pt 0 4pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}[, {credentials}]')}</h1><p class="c">${s.contacts(s.pick([' • ', ' | ', ', ']))}</p>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><b>{employer}</b>[<span>{place}</span>]</div><div class="row"><i>{title}</i><span class="right">{dates}</span></div>{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><div class="row"><b>{institution}</b>[<span>{place}</span>]</div><div class="row"><i>[{degree}][ in {area}]</i>[<span class="right">{dates}</span>]</div>[<div>{notes}</div>]</div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'classic-title-first',
      dates: ['longHyphen', 'shortHyphen', 'slashHyphen'],
      marks: ['disc', '=-'],
      page: (
        s,
      ) => `<style>body{font:12pt/1.2 'Liberation Serif'}h1{font-size:14pt;text-align:center;text-transform:uppercase}.c{text-align:center}h2{font-size:12pt;text-decoration:underline;margin:9pt 0 3pt}.entry{margin-bottom:8pt}ul{padding-left:.4in}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><b>{title}</b><b>{dates}</b></div><div>{employer}[, {place}]</div>{text}</div>',
            ),
            school: s.schools(
              '<div class="row"><span>[<b>{degree}</b>][, {area}]</span><b>[{end}]</b></div><div>{institution}[, {place}]</div>[<div>{notes}</div>]',
              ', ',
            ),
            skills: writeSkills(s, 'bullets'),
          },
          sectionAs(s, 'h2'),
        )}`,
    },
    {
      id: 'classic-comma-line',
      dates: ['longToPresent', 'yearTight', 'season'],
      marks: ['lines', 'disc', 'paragraph'],
      margin: [1, 1, 1, 1],
      page: (
        s,
      ) => `<style>body{font:11.5pt/1.25 'Liberation Serif'}h1{font-size:13pt;text-align:center}.c{text-align:center}h2{font-size:11.5pt;margin:12pt 0 4pt;text-align:center}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.contacts('<br>', ['street', 'place'])}<br>${s.contacts(' / ', ['phone', 'email'])}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'rest', 'skills'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[, {place}], <i>{title}</i>, {dates}{text}</div>'),
            school: s.schools(
              '<div class="entry">{institution}[, {place}][, {degree}][, {area}][, {dates}][ ({notes})]</div>',
              '; ',
            ),
            skills: writeSkills(s, 'flat', '; '),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'classic-hanging-dates',
      dates: ['yearHyphen', 'slashShort', 'shortDotHyphen', 'capitals'],
      marks: ['=·', 'disc', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.25 'Caladea','Liberation Serif'}h1{font-size:18pt;font-variant:small-caps}h2{font-size:11pt;letter-spacing:1px;margin:10pt 0 4pt}.d{display:grid;grid-template-columns:1.5in 1fr;margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('  |  ')}</div><hr>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="d"><div>{dates}</div><div><div><b>{employer}</b>[, {place}]</div><div><i>{title}</i>[ ({note})]</div>{text}</div></div>',
              {
                job: '<div class="d"><div></div><div><b>{employer}</b>[, {place}]</div></div>',
                role: '<div class="d"><div>{dates}</div><div><i>{title}</i>{text}</div></div>',
              },
            ),
            school: s.schools(
              '<div class="d"><div>[{dates}]</div><div><b>{institution}</b>[, {place}]<br>[{degree}][, {area}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
  ],
};
