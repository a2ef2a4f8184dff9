/** Skills in groups first, and jobs as a bare list after. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

/** What was done at all jobs, under one heading. */
function writeAchievements(s: Sheet, className = ''): string {
  const texts = s.roles.map((entry) => s.role('[{text}]', entry)).filter(Boolean);
  return `<div class="${className}">${texts.join('')}</div>`;
}

const achievements = (s: Sheet): string =>
  s.label(
    s.pick([
      'Selected Accomplishments',
      'Accomplishments',
      'What I Have Done',
      'Relevant Achievements',
      'Areas of Experience',
    ]),
  );

export const FUNCTIONAL: Family = {
  name: 'functional',
  layouts: [
    {
      id: 'functional-list',
      dates: ['year', 'yearHyphen', 'yearTo', 'slashHyphen'],
      marks: ['disc', '=•'],
      headings: { work: 'Employment History' },
      page: (
        s,
      ) => `<style>body{font:11pt/1.3 'Liberation Serif'}h1{text-align:center;font-size:17pt}.c{text-align:center}h2{font-size:12pt;border-bottom:1px solid #000;margin:10pt 0 4pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' • ')}</div>
        ${compose(s, ['summary', 'skills'], { skills: writeSkills(s, 'lines') }, sectionAs(s))}
        <h2>${achievements(s)}</h2>${writeAchievements(s)}
        ${compose(
          s,
          ['work', 'school', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="row"><span>{title}, {employer}[, {place}]</span><span>{dates}</span></div>',
                '<div class="row"><span><b>{employer}</b>[ – {place}]</span><span>{title}</span><span>{dates}</span></div>',
                '<div>{dates} &nbsp; {employer}, {title}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="row"><span>[{degree}][, {area}], {institution}</span><span>[{end}]</span></div>',
            ),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'functional-table',
      dates: ['yearTight', 'slash', 'short'],
      marks: ['square', '=▪', '=➢'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Carlito'}h1{font-size:20pt;color:#1f4e79}h2{font-size:12pt;color:#fff;background:#1f4e79;padding:1pt 6pt;margin:10pt 0 5pt}table{width:100%}td{width:33%}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(s, ['summary', 'skills'], { skills: writeSkills(s, 'columns') }, sectionAs(s, 'h2', upper))}
        <h2>${achievements(s)}</h2>${writeAchievements(s)}
        ${compose(
          s,
          ['work', 'school', 'rest'],
          {
            work: `<table>${s.work(s.pick(['<tr><td>{title}</td><td>{employer}[, {place}]</td><td>{dates}</td></tr>', '<tr><td>{employer}</td><td>{title}</td><td>{dates}</td></tr>', '<tr><td>{dates}</td><td>{title}</td><td>{employer}[, {place}]</td></tr>']))}</table>`,
            school: s.schools('<div>{institution}[, {place}][ – {degree}][, {area}][ ({end})]</div>'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'functional-combined',
      dates: ['short', 'long', 'shortTo'],
      marks: ['=✓', '=✔', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Open Sans'}h1{font-size:18pt;text-align:right}.c{text-align:right}h2{font-size:11pt;text-transform:uppercase;border-bottom:2px solid #999;margin:10pt 0 4pt}h4{margin-top:4pt}.two{columns:2}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            skills: `<div class="two">${writeSkills(s, 'bullets')}</div>`,
            work: s.work('<div class="entry">{title} • <b>{employer}</b>[ • {place}] • {dates}{text}</div>', {
              job: '<div><b>{employer}</b>[ • {place}]</div>',
              role: '<div>{title} ({dates})</div>{text}',
            }),
            school: s.schools('<div>[{degree}][ • {area}] • <b>{institution}</b>[ • {end}]</div>'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
