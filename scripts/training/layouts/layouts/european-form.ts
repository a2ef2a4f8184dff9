/** The European CV form: labels on the left, values on the right. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const EUROPEAN_FORM: Family = {
  name: 'european-form',
  layouts: [
    {
      id: 'european-old',
      size: 'A4',
      dates: ['dotted', 'slash', 'year', 'fromTo'],
      marks: ['lines', 'paragraph', '=-'],
      footer: (p) => `Page {page} - Curriculum vitae of ${p.name}`,
      page: (s) => {
        const row = (label: string, field: string): string =>
          `[<tr><td>${s.label(label, 'work')}</td><td>${field}</td></tr>]`;
        const school = (label: string, field: string): string =>
          `[<tr><td>${s.label(label, 'school')}</td><td>${field}</td></tr>]`;
        return `<style>body{font:10pt/1.3 'Liberation Sans Narrow','Liberation Sans'}table{width:100%;margin-bottom:7pt}td:first-child{width:2in;text-align:right;padding-right:.2in;border-right:1px solid #000}td:last-child{padding-left:.2in}h1{font-size:13pt}h2{font-size:11pt;margin:10pt 0 4pt}</style>
        <div><b>${s.label('Curriculum Vitae')}</b></div><h2>${s.label('Personal information')}</h2><table><tr><td>${s.label('Name')}</td><td><b>${s.head('{name}')}</b></td></tr><tr><td>${s.label('Address')}</td><td>${s.contacts(', ', ['street', 'place'])}</td></tr><tr><td>${s.label('Telephone')}</td><td>${s.head('{phone}')}</td></tr><tr><td>${s.label('Email')}</td><td>${s.head('{email}')}</td></tr></table>
        ${compose(
          s,
          ['work', 'school', 'languages', 'skills', 'rest'],
          {
            work: s.work(
              `<table class="entry">${row('• Dates (from – to)', '{dates}')}${row('• Name and address of employer', '{employer}')}${row('• Place', '{place}')}${row('• Occupation or position held', '{title}')}${row('• Main activities and responsibilities', '{text}')}</table>`,
            ),
            school: s.schools(
              `<table class="entry">${school('• Dates (from – to)', '{dates}')}${school('• Name of organization', '{institution}')}${school('• Principal subjects', '{area}')}${school('• Title of qualification awarded', '{degree}')}</table>`,
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s, 'h2', upper),
        )}`;
      },
    },
    {
      id: 'european-new',
      size: 'A4',
      dates: ['dotted', 'dottedTight', 'slash', 'longTo'],
      marks: ['=-', 'disc', 'lines'],
      page: (
        s,
      ) => `<style>body{font:9.5pt/1.4 'Open Sans'}h1{color:#0e4194;font-size:16pt}.h{display:grid;grid-template-columns:1.7in 1fr;column-gap:.2in;margin-bottom:6pt}.h>:first-child{color:#0e4194}h2{color:#0e4194;font-size:10pt;font-weight:normal;border-bottom:1px solid #9dc3e6;margin:10pt 0 5pt}.t{color:#0e4194;font-size:11pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="h"><div>{dates}</div><div><div class="t">{title}</div>{employer}[, {place}]{text}</div></div>',
            ),
            school: s.schools(
              '<div class="h"><div>[{dates}]</div><div><div class="t">[{degree}][ {area}]</div>{institution}[, {place}][<br>{notes}]</div></div>',
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'european-online',
      size: 'A4',
      dates: ['slash', 'day', 'capitals'],
      marks: ['lines', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'Lato'}h1{font-size:22pt;color:#004494}h2{font-size:13pt;color:#004494;border-bottom:2px solid #ffd617;margin:12pt 0 6pt}.d{color:#666;font-size:9pt}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1>${s.head(`[<div><b>${s.label('Phone number:')}</b> {phone}</div>]<div><b>${s.label('Email address:')}</b> {email}</div>[<div><b>${s.label('Home:')}</b> {place}</div>]`)}
        ${compose(
          s,
          ['summary', 'work', 'school', 'rest', 'skills'],
          {
            work: s.work(
              '<div class="entry"><div class="d">[ {dates} ][ – {place}]</div><b>{TITLE}</b> – {EMPLOYER}{text}</div>',
            ),
            school: s.schools(
              '<div class="entry"><div class="d">[{dates}][ – {place}]</div><b>[{DEGREE}]</b> – {institution}[<br>{area}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'flat', ' / '),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
