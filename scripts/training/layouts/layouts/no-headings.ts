/** Pages whose sections have no heading, or one that begins the line. */
import { compose } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const NO_HEADINGS: Family = {
  name: 'no-headings',
  layouts: [
    {
      id: 'headings-none',
      dates: ['short', 'long', 'year'],
      marks: ['disc', 'paragraph', '=•'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.35 'Carlito'}h1{font-size:16pt}section{margin-top:12pt}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div>${s.contacts(' • ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'certificates', 'languages'],
          {
            work: s.work('<div class="entry"><b>{title}</b>, {employer}[, {place}] ({dates}){text}</div>'),
            school: s.schools('<div>[{degree}][ in {area}], {institution}[, {end}]</div>'),
            skills: writeSkills(s, 'flat'),
          },
          (section, body) => `<section data-in="${section}">${body}</section>`,
        )}`,
    },
    {
      id: 'headings-inline',
      dates: ['longHyphen', 'slashHyphen', 'yearTo'],
      marks: ['=-', 'lines', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:11pt/1.3 'Liberation Serif'}h1{font-size:14pt}section{margin-top:8pt;padding-left:1.3in;text-indent:-1.3in}section *{text-indent:0}section>b{display:inline-block;width:1.3in}.entry{margin-bottom:6pt}.f{display:inline}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' / ')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work('<div class="entry">{employer}[, {place}]<br>{title}, {dates}{text}</div>'),
            school: s.schools('<div>{institution}[, {place}][, {degree}][, {area}][, {end}]</div>'),
            skills: writeSkills(s, 'flat'),
          },
          (section, body) =>
            `<section data-in="${section}"><b>${s.heading(section, (text) => `${text.toUpperCase()}:`)}</b>${body}</section>`,
        )}`,
    },
    {
      id: 'headings-vertical-rule',
      dates: ['shortHyphen', 'slash', 'capitals'],
      marks: ['disc', '=•'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.35 'Roboto'}h1{font-size:20pt}section{margin-top:9pt;border-left:3px solid #00897b;padding-left:9pt}small{color:#00897b;font-weight:bold}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' | ')}</div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work(
              '<div class="entry"><div class="row"><span>{title} / <b>{employer}</b></span><span>{dates}</span></div>[<div>{place}</div>]{text}</div>',
            ),
            school: s.schools(
              '<div class="row"><span><b>{institution}</b>[ / {degree}][ / {area}]</span><span>[{end}]</span></div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          (section, body) =>
            `<section data-in="${section}"><small>${s.heading(section, (text) => text.toLowerCase())}</small>${body}</section>`,
        )}`,
    },
  ],
};
