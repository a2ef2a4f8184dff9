/** Résumés for federal jobs and application forms: a label before each value. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

const labelOf = (s: Sheet, text: string): string => `<b>${s.label(text, 'work')}</b>`;

export const FEDERAL: Family = {
  name: 'federal',
  layouts: [
    {
      id: 'federal-lines',
      dates: ['slashHyphen', 'day', 'dayTo', 'longTo'],
      marks: ['paragraph', 'disc', '=-'],
      footer: (p) => `${p.name}, page {page}`,
      page: (s) => {
        const l = (text: string): string => labelOf(s, text);
        return `<style>body{font:11pt/1.3 'Liberation Serif'}h1{font-size:14pt}h2{font-size:12pt;margin:12pt 0 5pt;text-decoration:underline}.entry{margin-bottom:12pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.label('Home address: ')}${s.contacts('<br>', ['street', 'place'])}</div><div>${s.label('Telephone:')} ${s.head('{phone}')}</div><div>${s.label('Email:')} ${s.head('{email}')}</div><div>${s.label('Citizenship: United States')}</div><div>${s.label(s.pick(['Veterans’ preference: None', 'Highest grade held: N/A', 'Security clearance: None']))}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'rest', 'skills'],
          {
            work: s.work(
              s.pick([
                `<div class="entry">${l('Employer:')} {employer}[<br>${l('Location:')} {place}]<br>${l('Job title:')} {title}<br>${l('Dates employed:')} {dates}<br>${l('Hours per week:')} ${s.label('40', 'work')}<br>[${l('Duties and accomplishments:')}{text}]</div>`,
                `<div class="entry">${l('Job Title:')} {title}<br>${l('Employer:')} {employer}[, {place}]<br>${l('From:')} {start} ${l('To:')} {end}<br>${s.label('Salary: on request', 'work')}<br>[${l('Duties:')} {text}]</div>`,
              ]),
            ),
            school: s.schools(
              `<div class="entry">${l('School:')} {institution}[, {place}][<br>${l('Degree:')} {degree}][<br>${l('Major:')} {area}][<br>${l('Completed:')} {end}][<br>{notes}]</div>`,
            ),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s, 'h2', upper),
        )}`;
      },
    },
    {
      id: 'federal-block',
      dates: ['slash', 'slashTo', 'bareSlash'],
      marks: ['disc', 'paragraph', '=•'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.3 'Liberation Sans'}h1{font-size:15pt;text-align:center}.c{text-align:center}h2{font-size:11pt;background:#d9d9d9;padding:1pt 4pt;margin:10pt 0 5pt}.entry{margin-bottom:9pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              `<div class="entry"><div class="row"><b>{EMPLOYER}</b><b>{dates}</b></div>[<div>{place}</div>]<div><b>{title}</b>, ${s.label(s.pick(['GS-0301-09', 'Series 2005, Grade 07', 'WG-10', 'Full time, 40 hours per week']), 'work')}</div><div>${s.label('Supervisor: may be contacted', 'work')}</div>{text}</div>`,
            ),
            school: s.schools(
              '<div class="entry"><div class="row"><b>{institution}</b><b>[{end}]</b></div>[{place}<br>][{degree}][, {area}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'form-grid',
      dates: ['slash', 'day', 'slashShort', 'longHyphen'],
      marks: ['lines', 'paragraph'],
      page: (s) => {
        const l = (text: string): string => `<small>${s.label(text, 'work')}</small><br>`;
        return `<style>body{font:10pt/1.3 'Liberation Sans'}table{width:100%;border:1px solid #000;margin-bottom:8pt}td{border:1px solid #000;padding:2pt 4pt}small{color:#444;font-size:7.5pt}h1{font-size:14pt}h2{font-size:11pt;background:#000;color:#fff;padding:1pt 4pt;margin:8pt 0 3pt}</style>
        <table><tr><td>${l('Name')}<b>${s.head('{name}')}</b></td><td>${l('Phone')}${s.head('{phone}')}</td></tr><tr><td>${l('Address')}${s.contacts(', ', ['street', 'place'])}</td><td>${l('Email')}${s.head('{email}')}</td></tr></table>
        ${compose(
          s,
          ['work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              `<table class="entry"><tr><td>${l(s.pick(['Employer', 'Company name', 'Name of employer']))}{employer}</td><td>${l(s.pick(['Position', 'Job title', 'Title']))}{title}</td></tr><tr><td>${l('City, state')}[{place}]</td><td>${l('From')}{start} ${l('To')}{end}</td></tr><tr><td colspan="2">${l('Duties')}[{text}]</td></tr></table>`,
            ),
            school: `<table>${s.schools(`<tr><td>${l('School')}{institution}</td><td>${l('Degree')}[{degree}]</td><td>${l('Major')}[{area}]</td><td>${l('Year')}[{end}]</td></tr>`)}</table>`,
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s, 'h2', upper),
        )}`;
      },
    },
  ],
};
