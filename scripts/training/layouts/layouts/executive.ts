/** Long résumés of managers: a line on each employer, achievements apart from duties. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const EXECUTIVE: Family = {
  name: 'executive',
  layouts: [
    {
      id: 'executive-serif',
      dates: ['year', 'yearTight', 'long', 'yearTo'],
      marks: ['=•', 'disc', '=▪'],
      footer: (p) => `${p.name} | ${p.phone} | Page {page}`,
      margin: [0.9, 1, 0.9, 1],
      page: (
        s,
      ) => `<style>body{font:11pt/1.35 'Caladea','Liberation Serif'}h1{text-align:center;font-size:22pt;letter-spacing:2px}.c{text-align:center;border-bottom:3px double #000;padding-bottom:4pt}h2{text-align:center;font-size:12pt;margin:12pt 0 6pt;letter-spacing:1px}.entry{margin-bottom:8pt}.a{font-style:italic}</style>
        <h1>${s.head('{NAME}[, {CREDENTIALS}]')}</h1><div class="c">${s.contacts(' ▪ ')}</div><h2>${s.head('[{HEADLINE}]')}</h2>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            skills: writeSkills(s, 'columns'),
            work: s.work(
              '<div class="entry"><div class="row"><span><b>{EMPLOYER}</b>[, {place}]</span><b>{dates}</b></div>[<div class="a">{about}</div>]<div><b>{title}</b></div>{text}</div>',
              {
                job: '<div class="row"><span><b>{EMPLOYER}</b>[, {place}]</span><b>{dates}</b></div>[<div class="a">{about}</div>]',
                role: '<div class="entry"><b>{title}</b> ({dates}){text}</div>',
              },
            ),
            school: s.schools('<div>[<b>{degree}</b>][, {area}], {institution}[, {place}][, {end}]</div>'),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'executive-sans',
      dates: ['short', 'longHyphen', 'slash'],
      marks: ['=•', '=✓', 'disc'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.4 'TeX Gyre Heros','Liberation Sans'}h1{font-size:24pt;color:#003057}h2{font-size:12pt;color:#fff;background:#003057;padding:2pt 8pt;margin:12pt 0 5pt}.t{color:#003057;font-size:11.5pt;font-weight:bold}.entry{margin-bottom:8pt}</style>
        <div class="row"><div><h1>${s.head('{name}')}</h1>${s.head('[{headline}]')}</div><div class="right">${s.contacts('<br>')}</div></div>
        ${compose(
          s,
          ['summary', 'work', 'skills', 'school', 'rest'],
          {
            skills: writeSkills(s, 'flat', ' • '),
            work: s.work(
              '<div class="entry"><div class="t">{title}</div><div class="row"><span>{employer}[ | {place}]</span><span>{dates}</span></div>[<div><i>{about}</i></div>]{text}</div>',
              {
                job: '<div class="t">{employer}[ | {place}]</div>[<div><i>{about}</i></div>]',
                role: '<div class="entry"><div class="row"><b>{title}</b><span>{dates}</span></div>{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="row"><span><b>{institution}</b>[ | {degree}][, {area}]</span><span>[{end}]</span></div>',
            ),
          },
          sectionAs(s, 'h2', upper),
        )}`,
    },
    {
      id: 'executive-promotions',
      dates: ['parenthesesYear', 'parentheses', 'parenthesesLong'],
      marks: ['disc', '=•', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:18pt}h2{font-size:11pt;border-bottom:1px solid #999;margin:11pt 0 5pt;color:#444}.entry{margin:0 0 6pt 14pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            skills: writeSkills(s, 'lines'),
            work: s.work('', {
              always: true,
              job: '<div><b>{employer}</b>[, {place}] {dates}</div>[<div><i>{about}</i></div>]',
              role: '<div class="entry"><b>{title}</b> {dates}{text}</div>',
            }),
            school: s.schools('<div>[{degree}][ in {area}], <b>{institution}</b>[ {dates}]</div>'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
