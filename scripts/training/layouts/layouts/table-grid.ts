/** Jobs in the rows of a table. */
import { compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

const headOf = (s: Sheet, labels: readonly string[]): string =>
  `<tr>${labels.map((label) => `<th>${s.label(label, 'work')}</th>`).join('')}</tr>`;

export const TABLE_GRID: Family = {
  name: 'table-grid',
  layouts: [
    {
      id: 'grid-columns',
      dates: ['slash', 'year', 'slashShort', 'shortTo'],
      marks: ['lines', '=-', 'paragraph'],
      page: (s) => {
        const work = s.pick([
          {
            head: ['Dates', 'Employer', 'Position', 'Duties'],
            row: '<tr><td>{dates}</td><td>{employer}[<br>{place}]</td><td>{title}</td><td>{text}</td></tr>',
          },
          {
            head: ['Company', 'Title', 'Dates', 'Responsibilities'],
            row: '<tr><td>{employer}[, {place}]</td><td>{title}</td><td>{dates}</td><td>{text}</td></tr>',
          },
          {
            head: ['Position', 'Company', 'From', 'To'],
            row: '<tr><td>{title}</td><td>{employer}[, {place}]</td><td>{start}</td><td>{end}</td></tr>',
          },
        ]);
        return `<style>body{font:10pt/1.3 'Liberation Sans'}table{width:100%}td,th{border:1px solid #888;padding:3pt 5pt;text-align:left}th{background:#eee}h1{font-size:16pt}h2{font-size:12pt;margin:11pt 0 4pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: `<table>${headOf(s, work.head)}${s.work(work.row)}</table>`,
            school: `<table>${s.schools('<tr><td>{institution}[, {place}]</td><td>[{degree}]</td><td>[{area}]</td><td>[{end}]</td></tr>')}</table>`,
            skills: writeSkills(s, 'columns'),
          },
          sectionAs(s),
        )}`;
      },
    },
    {
      id: 'grid-shaded-left',
      dates: ['long', 'short', 'year'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.3 'Carlito'}table{width:100%}table.o>tbody>tr>td{border:1px solid #bbb;padding:4pt 6pt}table.o>tbody>tr>td:first-child{width:1.4in;background:#f3f3f3;font-weight:bold}h1{font-size:20pt}</style>
        <h1>${s.head('{name}')}</h1><table class="o"><tr><td>${s.label('Contact')}</td><td>${s.contacts('<br>')}</td></tr>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('<div class="entry"><b>{employer}</b>[ ({place})]<br>{title}, {dates}{text}</div>'),
            school: s.schools('<div>{institution}[, {degree}][, {area}][, {dates}]</div>'),
            skills: writeSkills(s, 'lines'),
          },
          (section, body) => `<tr data-in="${section}"><td>${s.heading(section)}</td><td>${body}</td></tr>`,
        )}</table>`,
    },
    {
      id: 'grid-two-cells',
      dates: ['shortHyphen', 'longHyphen', 'slashHyphen'],
      marks: ['disc', '=o'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.25 'Caladea','Liberation Serif'}table{width:100%}h1{font-size:18pt;text-align:center}.c{text-align:center}h2{font-size:12pt;border:1px solid #000;text-align:center;margin:9pt 0 4pt}.r{text-align:right;width:35%}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'rest', 'skills'],
          {
            work: s.work(
              '<table class="entry"><tr><td><b>{title}</b></td><td class="r">{dates}</td></tr><tr><td>{employer}</td><td class="r">[{place}]</td></tr><tr><td colspan="2">[{text}]</td></tr></table>',
            ),
            school: s.schools(
              '<table><tr><td><b>{institution}</b></td><td class="r">[{dates}]</td></tr><tr><td>[{degree}][, {area}]</td><td class="r">[{place}]</td></tr></table>[<div>{notes}</div>]',
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
